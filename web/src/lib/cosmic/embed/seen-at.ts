import type { Seen } from '$lib/embed/options/marks.ts';

/** Planets and players have a place on the board; a card is seen in the hand. */
export function seenAt(option: string): Seen {
  const [what = ''] = option.split('@');
  const [kind, id] = what.split(':');
  if (kind === 'planet' || kind === 'seat') return { place: what };
  return kind === 'card' && id !== undefined ? { card: id } : {};
}
