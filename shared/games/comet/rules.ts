import { Refusal } from '../../engine/refusal.ts';
import type { Result, Rules } from '../../engine/rules.ts';
import { sides } from './map/board.ts';
import { explain } from './explain.ts';
import { noFacts, type Facts } from './facts.ts';
import { isAhead, scoreOf } from './scoring.ts';
import { unsound } from './soundness.ts';
import { steps } from './steps/steps.ts';
import { CometTable } from './table.ts';
import { knowledge, view, type CometView } from './view.ts';

function result(table: CometTable): Result | null {
  if (!table.facts.over) return null;
  const scores = table.facts.seats.map(({ leader, rescued }) =>
    scoreOf(
      leader.kind,
      rescued.map(({ kind }) => kind),
    ),
  );
  const standings = table.seats
    .map((seat) => ({
      seat,
      place: 1 + scores.filter((other) => isAhead(other, scores[seat]!)).length,
      points: scores[seat]!.total,
    }))
    .sort((a, b) => a.place - b.place || a.seat - b.seat);
  const winners = standings.filter(({ place }) => place === 1).map(({ seat }) => seat);
  const level = standings.filter(({ points }) => points === standings[0]!.points).length;
  const decided = winners.length > 1 ? 'shared' : level > 1 ? 'rescued' : 'points';
  return { winners, decided, standings };
}

/** Comet: animals brought from their nests into the cave before the comet strikes, for two to four. */
export const comet: Rules<Facts, CometView, CometTable> = {
  game: 'comet',
  version: 1,
  seats: { min: 2, max: 4 },
  options: [
    { id: 'side', choices: sides, default: 'A' },
    { id: 'start_seat', choices: ['random', '0', '1', '2', '3'], default: 'random' },
  ],
  checkOptions(options, seats) {
    if (options['start_seat'] !== 'random' && Number(options['start_seat']) >= seats) throw new Refusal('bad_start_seat');
  },
  table: (save) => new CometTable(save),
  facts: noFacts,
  first: 'deal',
  steps,
  view,
  knowledge,
  result,
  unsound,
  explain,
  // E1: passing is final
  retired: (table, seat) => (table.seat(seat).passed ? 'already_passed' : null),
  migrations: [],
};
