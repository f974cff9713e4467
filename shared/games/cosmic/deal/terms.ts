import { isAttack, typeOf, valueOf, type Card, type Face } from '../cards/cards.ts';
import type { PlanetId, Ships, Side } from '../facts.ts';

/** What one side promises to give. Named cards, the highest and the lowest are taken of the whole hand; the rest of what is left. */
export const clauseKinds = ['cards', 'shown', 'highest', 'lowest', 'face', 'type', 'random-of-type', 'any', 'random', 'hand'] as const;
export interface Clause {
  kind: (typeof clauseKinds)[number];
  count: number;
  /** The card ids of `cards` and `shown`, the face, the type. */
  what: string;
}

export interface Terms {
  gives: Record<Side, Clause[]>;
  /** The planet on which this side gets a colony. */
  colony: Record<Side, PlanetId | null>;
  /** With how many ships this side settles there, where that was agreed on. */
  settlers?: Partial<Record<Side, Settlers>>;
  /** Ships freed from the warp, by owner. */
  releases: { owner: number; ships: number }[];
}

/** So many ships at least and at most; what is not said is not limited. */
export interface Settlers {
  least?: number;
  most?: number;
}

export interface Offer {
  number: number;
  terms: Terms;
  /** Faces of the cards shown, for the eyes of the two. */
  shown: Face[];
}

/** What a side has settled for itself, so that the deal needs no further question. Nobody else sees it. */
export interface Plan {
  cards: string[];
  ships: Ships;
}

export interface Bargain {
  mode: 'live' | 'rendezvous' | 'slow';
  offers: Record<Side, Offer | null>;
  /** Offers made so far. */
  made: number;
  refused: Side[];
  /** Who has refused and leaves it at that, though an offer stands. */
  resting: Side[];
  /** Who has nothing more to offer. */
  silent: Side[];
  struck: Terms | null;
  plan: Record<Side, Plan>;
  /** What each has said before the two meet, and how many signs of life it has given. */
  met: Record<Side, 'here' | 'slow' | null>;
  signs: Record<Side, number>;
}

export const newBargain = (mode: Bargain['mode']): Bargain => ({
  mode,
  offers: { offense: null, defense: null },
  made: 0,
  refused: [],
  resting: [],
  silent: [],
  struck: null,
  plan: { offense: { cards: [], ships: {} }, defense: { cards: [], ships: {} } },
  met: { offense: null, defense: null },
  signs: { offense: 0, defense: 0 },
});

const byKind = ({ kind, what }: Clause): string => `${clauseKinds.indexOf(kind)} ${what}`;

/** J-24: terms are equal if they are so after sorting. A named card can only be given by its holder, so such terms never match. */
export function isSame(one: Terms, other: Terms): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Equal clauses merged, all in one order; a whole hand swallows the rest. */
export function clauses(list: readonly Clause[]): Clause[] {
  const hand = list.find(({ kind }) => kind === 'hand');
  if (hand) return [hand];
  const merged = new Map<string, Clause>();
  for (const clause of list) {
    const known = merged.get(byKind(clause));
    if (known) known.count += clause.count;
    else merged.set(byKind(clause), { ...clause });
  }
  return [...merged.values()].sort((a, b) => clauseKinds.indexOf(a.kind) - clauseKinds.indexOf(b.kind) || (a.what < b.what ? -1 : 1));
}

/** The attacks of a hand, lowest first; equal ones by id, so that the choice is settled. */
function attacks(hand: readonly Card[]): Card[] {
  return hand.filter(({ face }) => isAttack(face)).sort((a, b) => valueOf(a.face) - valueOf(b.face) || (a.id < b.id ? -1 : 1));
}

/** The ids fixed by named cards and by highest and lowest, or null if the hand can't give so many. */
export function fixedCards(hand: readonly Card[], list: readonly Clause[]): string[] | null {
  const ids = new Set<string>();
  for (const { kind, count, what } of list) {
    if (kind === 'hand') for (const { id } of hand) ids.add(id);
    if (kind === 'cards' || kind === 'shown') {
      if (!hand.some(({ id }) => id === what)) return null;
      ids.add(what);
    }
    if (kind !== 'highest' && kind !== 'lowest') continue;
    const sorted = attacks(hand);
    if (sorted.length < count) return null;
    for (const { id } of kind === 'lowest' ? sorted.slice(0, count) : sorted.slice(-count)) ids.add(id);
  }
  return [...ids];
}

/** Fixed when the deal is struck: by its face, by the giver's choice, or by chance. */
export const isOpen = ({ kind }: Clause): boolean => kind === 'face' || kind === 'type' || kind === 'random-of-type' || kind === 'any';
export const fits = ({ kind, what }: Clause, face: Face): boolean =>
  kind === 'face' ? face === what : kind === 'type' || kind === 'random-of-type' ? typeOf(face) === what : true;

/** Can this hand keep these promises? Each card serves one clause. */
export function canGive(hand: readonly Card[], list: readonly Clause[]): boolean {
  const fixed = fixedCards(hand, list);
  if (!fixed) return false;
  const rest = hand.filter(({ id }) => !fixed.includes(id)).map(({ face }) => face);
  for (const clause of list) {
    if (!isOpen(clause) && clause.kind !== 'random') continue;
    for (let i = 0; i < clause.count; i++) {
      const at = rest.findIndex((face) => fits(clause, face));
      if (at < 0) return false;
      rest.splice(at, 1);
    }
  }
  return true;
}
