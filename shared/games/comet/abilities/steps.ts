import { hexAt } from '../map/board.ts';
import { goId, parsePick } from '../picks.ts';
import { goTo } from '../map/stepping.ts';
import type { CometTable } from '../table.ts';
import { withinSteps } from '../map/walking.ts';
import type { Ability } from './ability.ts';

function* runs(table: CometTable, seat: number, n: number): Generator<string> {
  const { board } = table;
  const occupied = table.occupiedHexes();
  for (const [slot, at] of table.seat(seat).companions.entries()) {
    if (at) for (const hex of withinSteps(board, occupied, hexAt(board, at), n)) yield goId(slot, board.hexes[hex]!.id);
  }
}

/**
 * Golden mole, pteranodon, titanoboa, tunnel: one companion takes up to n steps in a row, each to a neighbouring hex of any kind, the cave
 * ending it. Occupied hexes cost a step like any other and are no place to stop. Nothing is done in between, so the place where the
 * companion stops says it all.
 */
export const steps: Ability<'steps'> = {
  idle: (table, { seat, effect }) => (runs(table, seat, effect.n).next().done ? 'cannot_reach' : null),
  *step(table, { seat, effect }) {
    const options = [...runs(table, seat, effect.n)].map((id) => ({ id }));
    if (!options.length) return;
    const about = { key: 'comet.run', of: { steps: effect.n } };
    const [pick] = yield* table.ask({ name: 'run', seat, about, options, min: 1, max: 1, fallback: [options[0]!.id], ...table.clock });
    const { what, at } = parsePick(pick!);
    goTo(table, seat, Number(what), at, null);
  },
};
