import { hexAt } from '../map/board.ts';
import { goId, parsePick } from '../picks.ts';
import { goTo } from '../map/stepping.ts';
import type { CometTable } from '../table.ts';
import { withinOneStep } from '../map/walking.ts';
import type { Ability } from './ability.ts';

function* ways(table: CometTable, seat: number): Generator<string> {
  const { board } = table;
  const occupied = table.occupiedHexes();
  const guarded = table.guardedTerrains(seat);
  for (const [slot, at] of table.seat(seat).companions.entries()) {
    if (!at) continue;
    for (const hex of withinOneStep(board, occupied, hexAt(board, at), table.openTo(seat, slot, guarded))) {
      if (board.hexes[hex]!.kind !== 'terrain') yield goId(slot, board.hexes[hex]!.id);
    }
  }
}

/** Brachiosaurus: up to n times one companion goes to a free nest or into the cave, next to it or by free passage, without a symbol. */
export const nestOrCave: Ability<'nest_or_cave'> = {
  idle: (table, { seat }) => (ways(table, seat).next().done ? 'cannot_reach' : null),
  *step(table, { seat, effect }) {
    const options = [...ways(table, seat)].map((id) => ({ id }));
    if (!options.length) return;
    const isFirst = !('again' in effect);
    if (!isFirst) options.push({ id: 'word:stop' });
    const about = { key: 'comet.climb', of: { left: effect.n } };
    const fallback = [isFirst ? options[0]!.id : 'word:stop'];
    const [pick] = yield* table.ask({ name: 'climb', seat, about, options, min: 1, max: 1, fallback, ...table.clock });
    if (pick === 'word:stop') return;
    const { what, at } = parsePick(pick!);
    goTo(table, seat, Number(what), at, null);
    if (effect.n > 1) table.next('ability.nest_or_cave', { seat, effect: { ...effect, n: effect.n - 1, again: true } });
  },
};
