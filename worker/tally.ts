import type { Decision } from '../shared/engine/decision.ts';
import type { Tally } from '../shared/protocol.ts';

/** How votes are counted: a ballot is a whole answer, and counts with those that say the same. */

const placesOf = ({ options }: Decision, picks: readonly string[]): number[] =>
  picks.map((pick) => options.findIndex(({ id }) => id === pick));

/** The same answer is always the same ballot, in whatever order it was put together, unless the order is part of it. */
export function canonical(decision: Decision, picks: readonly string[]): string[] {
  if (decision.ordered) return [...picks];
  return placesOf(decision, picks)
    .sort((a, b) => a - b)
    .map((place) => decision.options[place]!.id);
}

/** The most votes first; where they are level, the lot decides. */
export function rank(tallies: readonly Tally[], lot: () => number): Tally[] {
  const drawn = tallies.map((tally) => ({ tally, lot: lot() }));
  return drawn.sort((a, b) => b.tally.votes - a.tally.votes || a.lot - b.lot).map(({ tally }) => tally);
}
