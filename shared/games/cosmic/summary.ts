import type { SummaryColumn, SummaryRow } from '../summary.ts';
import { valueOf } from './cards.ts';
import { sides, type Phase, type Side } from './facts.ts';
import { forcesOf, HUMANITY, humansOn, mainOf, soFar, type Force } from './forces.ts';
import type { CosmicView } from './view.ts';
import { alienSaying, faceSaying, shipsSaying } from './words.ts';

/** While ships stand against ships. */
const meeting: readonly Phase[] = ['alliance', 'planning', 'reveal'];

/** Both sides of the encounter, with what they have brought so far. */
export function summary(board: CosmicView): SummaryColumn[] {
  const { encounter } = board;
  if (!encounter?.planet || encounter.defense === null || encounter.outcome || !meeting.includes(encounter.phase)) return [];
  return sides.map((side) => {
    const seat = mainOf(encounter, side)!;
    const [human] = humansOn(board, side);
    return {
      title: { key: `cosmic.summary.${side}` },
      seat,
      rows: rowsOf(board, side),
      ...sumOf(board, side),
      ...(human !== undefined && { note: { key: 'cosmic.standing.human', of: { seat: { seat: human } } } }),
    };
  });
}

function rowsOf(board: CosmicView, side: Side): SummaryRow[] {
  const { selected, table, plus } = board.encounter!;
  const card = selected[side];
  return [
    ...(card?.up && card.face ? [{ who: { say: { key: 'cosmic.standing.card' } }, value: { say: faceSaying(card.face) } }] : []),
    ...forcesOf(board, side).map(shipsRow),
    ...table.filter((one) => one.side === side).map(({ seat, face }) => ({ who: { seat }, value: `+${valueOf(face)}` })),
    ...plus.filter((one) => one.side === side).map(({ by, amount }) => ({ who: { say: alienSaying(by) }, value: `+${amount}` })),
    ...humansOn(board, side).map(() => ({ who: { say: alienSaying('human') }, value: `+${HUMANITY}` })),
  ];
}

const shipsRow = ({ seat, ships, each }: Force): SummaryRow => ({
  who: { seat },
  value: { say: each === 1 ? shipsSaying(ships) : { key: 'cosmic.summary.each', of: { count: ships, each } } },
});

/** Once the cards are up their sum counts, if it counts at all. */
function sumOf(board: CosmicView, side: Side): { sum?: SummaryRow } {
  const { revealed, totals } = board.encounter!;
  const value = totals ? totals[sides.indexOf(side)]! : revealed ? null : soFar(board, side);
  return value === null ? {} : { sum: { who: { say: { key: 'cosmic.standing.sofar' } }, value } };
}
