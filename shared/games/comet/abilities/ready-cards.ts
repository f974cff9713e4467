import { animal } from '../cards.ts';
import { parsePick } from '../picks.ts';
import type { CometTable } from '../table.ts';
import type { Ability } from './ability.ts';

/** Used animals that a glyptodon reaches: none of its own kind, and no leader. */
const sleepers = (table: CometTable, seat: number) =>
  table.seat(seat).rescued.filter(({ kind, used }) => used && animal(kind).species !== 'glyptodon');

/** Glyptodon: make ready up to n other used animals. Second wind: the leader and all animals. */
export const readyCards: Ability<'ready_cards'> = {
  idle(table, { seat, effect }) {
    const isAny = effect.n === 'all' ? table.isAnyUsed(seat) : sleepers(table, seat).length > 0;
    return isAny ? null : 'nothing_used';
  },
  *step(table, { seat, effect }) {
    if (effect.n === 'all') {
      table.readyAll(seat);
      table.tell('readied_all', { seat });
      return;
    }
    const options = sleepers(table, seat).map(({ id }) => ({ id: `ready:${id}` }));
    if (!options.length) return;
    const about = { key: 'comet.ready', of: { most: effect.n } };
    const max = Math.min(effect.n, options.length);
    const fallback = options.slice(0, max).map(({ id }) => id);
    const picks = yield* table.ask({ name: 'ready', seat, about, options, min: 1, max, fallback, ...table.clock });
    const ids = picks.map((pick) => parsePick(pick).what);
    const readied = table.seat(seat).rescued.filter(({ id }) => ids.includes(id));
    for (const source of readied) source.used = false;
    table.tell('readied', { seat, kinds: readied.map(({ kind }) => kind) });
  },
};
