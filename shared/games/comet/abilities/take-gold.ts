import { parsePick } from '../picks.ts';
import type { Ability } from './ability.ts';

/** Cave squirrel, wallaby, argentavis: take a face-up gold card into hand, never the top of the deck. An empty row gives nothing. */
export const takeGold: Ability<'take_gold'> = {
  idle: (table) => (table.facts.row.length ? null : 'gold_row_empty'),
  *step(table, { seat, effect }) {
    const options = table.facts.row.map(({ id }) => ({ id: `gold:${id}` }));
    const n = Math.min(effect.n, options.length);
    if (!n) return;
    const about = { key: 'comet.gold' };
    const fallback = options.slice(0, n).map(({ id }) => id);
    const picks = yield* table.ask({ name: 'gold', seat, about, options, min: n, max: n, fallback, ...table.clock });
    for (const pick of picks) {
      const { id, kind } = table.takeGold(seat, parsePick(pick).what);
      if (table.facts.action?.kind === 'appear') table.facts.action.taken.push(id);
      table.tell('took_gold', { seat, id, kind });
    }
  },
};
