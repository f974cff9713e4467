/** A destiny card: a seat's colour, a wild, or a special that names a seat by what lies on the table. */
export const specials = ['most-cards', 'most-colonies', 'fewest-in-warp'] as const;
export type Special = (typeof specials)[number];
export type Destiny = `seat:${number}` | 'wild' | `special:${Special}`;

/** Three of each colour played, two wilds, three specials: 14, 17 or 20 cards. */
export function destinyDeck(seats: number): Destiny[] {
  const colours = Array.from({ length: seats }, (_, seat) => Array<Destiny>(3).fill(`seat:${seat}`)).flat();
  return [...colours, 'wild', 'wild', ...specials.map((special): Destiny => `special:${special}`)];
}

export const seatOf = (card: Destiny): number | null => (card.startsWith('seat:') ? Number(card.slice(5)) : null);
