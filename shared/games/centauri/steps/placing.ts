import type { Option, Question } from '../../../engine/decision.ts';
import { below, shuffle } from '../../../engine/random.ts';
import type { Foreseen } from '../../../engine/rules.ts';
import { placingId } from '../picks.ts';
import type { CentauriTable, HandCard } from '../table.ts';

/** The two ways to ask for placings: one card a turn, or all of the round at once. */

function placings(table: CentauriTable, cards: readonly HandCard[]): Option[] {
  return cards.flatMap(({ id }) => table.seats.map((planet) => ({ id: placingId({ card: id, planet }), group: id })));
}

const isColony = ({ kind }: HandCard): boolean => kind === 'colony';

/** One card on any planet. With one placing left and the colony still in hand, it must be the colony. */
export function onePlacing(table: CentauriTable, seat: number): Question {
  const { hand } = table.seat(seat);
  const colony = hand.filter(isColony);
  const isForced = table.placingsLeft(seat) === 1 && colony.length > 0;
  const options = placings(table, isForced ? colony : hand);
  const blocked = isForced
    ? placings(
        table,
        hand.filter((card) => !isColony(card)),
      )
    : [];
  return {
    name: 'place',
    seat,
    about: { key: 'centauri.place', of: { round: table.facts.round, lap: table.lap, laps: table.laps } },
    options,
    min: 1,
    max: 1,
    // H6: a missed turn is a random legal placing
    fallback: [options[below(table.fate(seat), options.length)]!.id],
    clock: 'turn',
    blocked: blocked.map(({ id }) => ({ id, why: 'colony_required' })),
  };
}

/** All placings of the round in the order in which they will be laid; the colony must be among them. */
export function wholePlan(table: CentauriTable, seat: number): Question {
  const { hand } = table.seat(seat);
  const fate = table.fate(seat);
  const others = shuffle(
    fate,
    hand.filter((card) => !isColony(card)),
  ).slice(0, table.laps - 1);
  const plan = shuffle(fate, [...hand.filter(isColony), ...others]);
  return {
    name: `plan:${seat}`,
    seat,
    about: { key: 'centauri.plan', of: { round: table.facts.round, laps: table.laps } },
    options: placings(table, hand),
    groups: hand.map((card) => ({ id: card.id, min: isColony(card) ? 1 : 0, max: 1 })),
    min: table.laps,
    max: table.laps,
    ordered: true,
    fallback: plan.map(({ id }) => placingId({ card: id, planet: below(fate, table.save.seats) })),
    clock: 'turn',
  };
}

/**
 * What a seat may lodge in advance where cards are laid one by one: the rest of its placings of this round. All of them include the colony, or the last would
 * be asked for after all and show everyone what was planned.
 */
export function comingPlacings(table: CentauriTable, seat: number): Foreseen | null {
  if (table.isSealed || table.facts.over || table.facts.round === 0) return null;
  const { hand } = table.seat(seat);
  const left = table.placingsLeft(seat);
  if (left === 0) return null;
  return {
    about: { key: 'centauri.place' },
    options: placings(table, hand),
    groups: hand.map((card) => ({ id: card.id, min: isColony(card) ? 1 : 0, max: 1 })),
    max: left,
    lacking: 'colony_required',
  };
}
