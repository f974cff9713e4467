/** Where a placing goes: a card of the hand and a planet. */
export interface Placing {
  card: string;
  planet: number;
}

export const placingId = ({ card, planet }: Placing): string => `${card}@${planet}`;

export function parsePlacing(pick: string): Placing {
  const [card = '', planet = ''] = pick.split('@');
  return { card, planet: /^\d$/.test(planet) ? Number(planet) : NaN };
}
