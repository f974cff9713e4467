import type { SummaryColumn, SummaryRow } from '../../summary.ts';
import { sides, type Phase, type Side } from '../facts.ts';
import { mainOf } from '../totals/forces.ts';
import { soFar, type SumLine } from '../totals/lines.ts';
import type { CosmicView } from '../view.ts';
import { faceSaying, ownerSaying, shipsSaying } from './words.ts';

/** While ships stand against ships. */
const meeting: readonly Phase[] = ['alliance', 'planning', 'reveal'];

/** Both sides of the encounter, with what they have brought so far. */
export function summary(board: CosmicView): SummaryColumn[] {
  const { encounter } = board;
  if (!encounter?.planet || encounter.defense === null || encounter.outcome || !meeting.includes(encounter.phase)) return [];
  return sides.map((side) => {
    const seat = mainOf(encounter, side)!;
    return {
      title: { key: `cosmic.summary.${side}` },
      seat,
      rows: rowsOf(board, side),
      ...sumOf(board, side),
    };
  });
}

function rowsOf(board: CosmicView, side: Side): SummaryRow[] {
  const { selected, lines } = board.encounter!;
  const card = selected[side];
  const [shown = []] = [lines?.[sides.indexOf(side)]];
  return [
    ...(card?.up && card.face ? [{ who: { say: { key: 'cosmic.standing.card' } }, value: { say: faceSaying(card.face) } }] : []),
    ...shown.filter(({ kind }) => kind !== 'card').map(rowOf),
  ];
}

function rowOf({ kind, seat, ships = 0, each = 1, value, factors = [], by = '' }: SumLine): SummaryRow {
  if (kind === 'power') return { who: { say: ownerSaying(by) }, value: value < 0 ? String(value) : `+${value}` };
  if (kind === 'product') return { who: { seat: seat! }, value: factors.join(' × ') };
  if (kind === 'reinforcement') return { who: { seat: seat! }, value: `+${value}` };
  return {
    who: { seat: seat! },
    value: { say: each === 1 ? shipsSaying(ships) : { key: 'cosmic.summary.each', of: { count: ships, each } } },
  };
}

/** Once the cards are up their sum counts, if it counts at all. */
function sumOf(board: CosmicView, side: Side): { sum?: SummaryRow } {
  const { revealed, totals } = board.encounter!;
  const value = totals ? totals[sides.indexOf(side)]! : revealed ? null : soFar(board.encounter!, side);
  return value === null ? {} : { sum: { who: { say: { key: 'cosmic.standing.sofar' } }, value } };
}
