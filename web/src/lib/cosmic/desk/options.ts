import type { Decision, Option } from '$shared/engine/decision.ts';
import { isPressed } from '$shared/games/cosmic/words/words.ts';

export { isPressed };

/** How the options of a decision are put on the screen. */

export const kindOf = (option: string): string => option.split(/[:@]/, 1)[0]!;

/** A card or a power without the way in which it is used. */
export const baseOf = (option: string): string => option.split('@', 1)[0]!;

/** Picked with a number each: ships from colonies, rewards, ships to be freed. */
export const isCounted = ({ max, options }: Decision): boolean =>
  max > 1 && options.some(({ id, times = 1 }) => times > 1 || kindOf(id) === 'planet' || kindOf(id) === 'reward');

/** Seats that are put in or out one by one. */
export const isSeats = (decision: Decision): boolean =>
  !isCounted(decision) && !isPressed(decision) && decision.options.every(({ id }) => kindOf(id) === 'seat');

const placed = ['planet', 'card', 'seat', 'word'];
/** What has no place of its own on the board, and so is chosen in the bar: a ship with a name, ships at work. */
export const isLoose = (option: string): boolean => !placed.includes(kindOf(option));

/** Asks for no choosing: it stands beside the primary button, or is it. */
export const isWord = (option: string): boolean => kindOf(option) === 'word';

const leading = ['word:pass', 'word:again', 'word:here'];
export const isLeading = (option: string): boolean => leading.includes(option);

/** Is there anything to be chosen in the bar itself? */
export const hasChoices = (decision: Decision): boolean =>
  isPressed(decision)
    ? decision.options.some(({ id }) => !isWord(id))
    : isSeats(decision) || (!isCounted(decision) && decision.options.some(({ id }) => isLoose(id)));

/** What is played first, passing last. */
export function inOrder(options: readonly Option[]): Option[] {
  const rank = (id: string): number => (id === 'word:pass' ? 2 : kindOf(id) === 'word' ? 1 : 0);
  return [...options].sort((a, b) => rank(a.id) - rank(b.id));
}

/** Technologies are worked on at a desk of their own. */
export const isWork = (decision: Decision | null): decision is Decision => decision?.about.key === 'cosmic.research';
