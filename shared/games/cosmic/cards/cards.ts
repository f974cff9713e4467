/** The cosmic deck: every card by its face, such as `attack:20` or `artifact:plague`. Nothing else depends on the counts. */

export const cardTypes = ['attack', 'negotiate', 'morph', 'reinforcement', 'artifact', 'flare'] as const;
export type CardType = (typeof cardTypes)[number];
export type Face = string;

/** A card in a hand. Its id is new with every change of hands, so it betrays nothing of where it was. */
export interface Card {
  id: string;
  face: Face;
}

const attacks = [
  [0, 1],
  [1, 1],
  [4, 4],
  [5, 1],
  [6, 7],
  [7, 1],
  [8, 7],
  [9, 1],
  [10, 4],
  [11, 1],
  [12, 2],
  [13, 1],
  [14, 2],
  [15, 1],
  [20, 2],
  [23, 1],
  [30, 1],
  [40, 1],
] as const;

/** How many of each face there are without flares: 55 encounter cards, 6 reinforcements, 11 artifacts. */
export const counts: Readonly<Record<Face, number>> = {
  ...Object.fromEntries(attacks.map(([value, count]) => [`attack:${value}`, count])),
  negotiate: 15,
  morph: 1,
  'reinforcement:2': 2,
  'reinforcement:3': 3,
  'reinforcement:5': 1,
  'artifact:card-zap': 2,
  'artifact:cosmic-zap': 2,
  'artifact:mobius-tubes': 2,
  'artifact:emotion-control': 1,
  'artifact:force-field': 1,
  'artifact:ionic-gas': 1,
  'artifact:plague': 1,
  'artifact:quash': 1,
};

/** Of a flare there is one, if it is in the deck at all. */
export const copiesOf = (face: Face): number => counts[face] ?? 1;

export const faces: readonly Face[] = Object.keys(counts);
export const fullDeck = (): Face[] => faces.flatMap((face) => Array<Face>(counts[face]!).fill(face));
export const HAND = 8;
/** How many are shuffled in where flares are played. */
export const FLARES = 10;

export const typeOf = (face: Face): CardType => {
  const colon = face.indexOf(':');
  return (colon < 0 ? face : face.slice(0, colon)) as CardType;
};
/** The number on an attack or a reinforcement; 0 for the rest. */
export const valueOf = (face: Face): number =>
  face.startsWith('attack') || face.startsWith('rein') ? Number(face.slice(face.indexOf(':') + 1)) : 0;
export const isAttack = (face: Face): boolean => face.startsWith('attack');
export const isEncounterCard = (face: Face): boolean => isAttack(face) || face === 'negotiate' || face === 'morph';
export const holdsEncounterCard = (hand: readonly Card[]): boolean => hand.some(({ face }) => isEncounterCard(face));

/** Hands lie sorted, so that a place in one says nothing. */
export function sortHand(hand: Card[]): void {
  hand.sort((a, b) => rank(a.face) - rank(b.face) || (a.face < b.face ? -1 : a.face > b.face ? 1 : 0));
}
const ranks = new Map<Face, number>();
function rank(face: Face): number {
  let known = ranks.get(face);
  if (known === undefined) ranks.set(face, (known = cardTypes.indexOf(typeOf(face)) * 100 + valueOf(face)));
  return known;
}
