import { parsePlacing } from '$shared/games/centauri/picks.ts';
import type { Seen } from '$lib/embed/options/marks.ts';

/** A card of the hand, and the planet it goes to, which bears its name. */
export function seenAt(option: string): Seen {
  const { card, planet } = parsePlacing(option);
  return { card, part: String(planet) };
}
