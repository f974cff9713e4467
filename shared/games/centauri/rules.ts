import { Refusal } from '../../engine/refusal.ts';
import type { Result, Rules } from '../../engine/rules.ts';
import { parsePlacing } from './picks.ts';
import { comingPlacings } from './steps/placing.ts';
import { capturedValue, findWinners } from './scoring.ts';
import { unsound } from './soundness.ts';
import { steps } from './steps/steps.ts';
import { CentauriTable, type Facts } from './table.ts';
import { knowledge, view, type CentauriView } from './view.ts';

function result(table: CentauriTable): Result | null {
  if (!table.facts.over) return null;
  const points = table.facts.seats.map((seat) => seat.points);
  const captured = table.facts.seats.map((seat) => capturedValue(seat.captured, table.variant));
  const isAhead = (one: number, other: number) =>
    points[one]! > points[other]! || (points[one] === points[other] && captured[one]! > captured[other]!);
  const standings = table.seats
    .map((seat) => ({ seat, place: 1 + table.seats.filter((other) => isAhead(other, seat)).length, points: points[seat]! }))
    .sort((a, b) => a.place - b.place || a.seat - b.seat);
  const { winners, decided } = findWinners(points, captured);
  return { winners, decided, standings };
}

/** Alpha Centauri: eight rounds of cards laid face down on each other's planets, for two to four. */
export const centauri: Rules<Facts, CentauriView, CentauriTable> = {
  game: 'centauri',
  version: 1,
  seats: { min: 2, max: 4 },
  options: [
    { id: 'planning', choices: ['open', 'sealed'], default: 'open', postal: 'sealed' },
    { id: 'variant', choices: ['standard', 'alternative'], default: 'standard' },
    { id: 'start_seat', choices: ['random', '0', '1', '2', '3'], default: 'random' },
  ],
  checkOptions(options, seats) {
    if (options['start_seat'] !== 'random' && Number(options['start_seat']) >= seats) throw new Refusal('bad_start_seat');
  },
  table: (save) => new CentauriTable(save),
  facts: (seats) => ({
    start: 0,
    round: 0,
    piles: Array.from({ length: seats }, () => []),
    laid: 0,
    seats: Array.from({ length: seats }, () => ({
      hand: [],
      decks: { terraforming: [], event: [] },
      points: 0,
      captured: [],
      drawn: 0,
    })),
    past: [],
    over: false,
  }),
  first: 'deal',
  steps,
  view,
  knowledge,
  result,
  unsound,
  explain(table, { seat }, picks) {
    const placings = picks.map(parsePlacing);
    if (placings.some(({ card }) => !table.seat(seat).hand.some(({ id }) => id === card))) return 'card_not_in_hand';
    return placings.some(({ planet }) => !(planet < table.save.seats)) ? 'bad_target' : null;
  },
  foresee: comingPlacings,
  migrations: [],
};
