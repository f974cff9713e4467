import { parsePick } from '$shared/games/comet/picks.ts';
import type { Seen } from '$lib/embed/options/marks.ts';

/** Ways lead to a hex; what is done with a card is seen in the hand. */
export function seenAt(option: string): Seen {
  const { verb, what, at } = parsePick(option);
  if (verb === 'go' || verb === 'nest' || verb === 'token') return { place: at };
  return verb === 'word' ? {} : { card: what };
}
