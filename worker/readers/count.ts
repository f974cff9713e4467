import type { Decision } from '../../shared/engine/decision.ts';
import type { Tally } from '../../shared/protocol.ts';

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

/** As the options are listed. */
function inOrder(decision: Decision, a: readonly string[], b: readonly string[]): number {
  const [one, other] = [placesOf(decision, a), placesOf(decision, b)];
  const at = one.findIndex((place, nth) => place !== other[nth]);
  return at === -1 ? one.length - other.length : one[at]! - (other[at] ?? -1);
}

/** The most votes first; where they are level, what comes first among the options. */
export const ranked = (decision: Decision, tallies: readonly Tally[]): Tally[] =>
  tallies.toSorted((a, b) => b.votes - a.votes || inOrder(decision, a.picks, b.picks));
