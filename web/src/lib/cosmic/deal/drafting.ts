import { typeOf, type Card } from '$shared/games/cosmic/cards/cards.ts';
import { termsOf } from '$shared/games/cosmic/deal/offer.ts';
import type { Terms } from '$shared/games/cosmic/deal/terms.ts';
import { otherSide, type Side } from '$shared/games/cosmic/facts.ts';
import type { ClauseView, OfferView } from '$shared/games/cosmic/view.ts';
import type { Draft } from './draft.svelte.ts';
import type { Parley } from './parley.svelte.ts';
import type { Shown } from './slips.ts';

/** How an offer is put together. It comes with the papers of a deal. */

type Verb = 'get' | 'grant';
export const limits = ['least', 'most'] as const;
type Limit = (typeof limits)[number];

const nothing: Terms = { gives: { offense: [], defense: [] }, colony: { offense: null, defense: null }, releases: [] };
const numberOf = (option: string): number => Number(option.split(':')[1]);

/** What lies between the two now. */
export function shownOf({ draft, side, theirs, mine, isEditing }: Parley): Shown {
  const terms = (): Terms => termsOf(draft.choice.picks, side ?? 'offense') ?? nothing;
  return isEditing ? terms() : (theirs ?? mine ?? terms());
}

/** Takes something out; a colony takes its numbers of ships with it. */
export function takeOut(draft: Draft, option: string): void {
  draft.drop(option);
  const [verb = ''] = option.split(':');
  if (verb === 'get' || verb === 'grant') for (const limit of limits) setLimit(draft, verb, limit, null);
}

const limitOptions = ({ choice }: Draft, verb: Verb, limit: Limit): string[] =>
  (choice.decision?.options ?? []).flatMap(({ id }) => (id.startsWith(`${verb}-${limit}:`) ? [id] : []));

/** The numbers of ships that may be asked for at least or at most, and the one that is; null if any number will do. */
export function limitsOf(draft: Draft, verb: Verb, limit: Limit): { numbers: number[]; number: number | null } {
  const options = limitOptions(draft, verb, limit);
  const chosen = options.find((id) => draft.choice.countOf(id) > 0);
  return { numbers: options.map(numberOf), number: chosen === undefined ? null : numberOf(chosen) };
}

/** Asks for so many ships at least or at most; what would contradict it follows. */
export function setLimit(draft: Draft, verb: Verb, limit: Limit, number: number | null): void {
  for (const id of limitOptions(draft, verb, limit)) draft.choice.counts[id] = Number(numberOf(id) === number);
  const other = limit === 'least' ? 'most' : 'least';
  const beside = limitsOf(draft, verb, other).number;
  if (number === null || beside === null) return;
  if (limit === 'least' ? beside < number : beside > number) setLimit(draft, verb, other, number);
}

/** Begins with what lies on the table, as far as it can be put the other way round. */
export function beginFrom(draft: Draft, offer: OfferView, side: Side, hand: readonly Card[]): void {
  draft.choice.drop();
  draft.isOpen = true;
  const { colony, settlers, gives } = offer;
  for (const [verb, settler] of [['get', side] as const, ['grant', otherSide(side)] as const]) {
    if (colony[settler]) draft.choice.add(`${verb}:${colony[settler]}`);
    for (const limit of limits) setLimit(draft, verb, limit, settlers?.[settler]?.[limit] ?? null);
  }
  for (const clause of gives?.[side] ?? []) give(draft, clause, hand);
  for (const { kind, count, what } of gives?.[otherSide(side)] ?? []) {
    const named = kind === 'cards' || kind === 'shown' ? 'take:any' : `take:${kind}${what ? `:${what}` : ''}`;
    for (let i = 0; i < count; i++) draft.choice.add(named);
  }
}

function give({ choice }: Draft, { kind, count, what }: ClauseView, hand: readonly Card[]): void {
  for (let i = 0; i < count; i++) {
    const fitting = hand.find(({ id, face }) => {
      const isFree = choice.countOf(`give:cards:${id}`) === 0;
      return isFree && (kind === 'face' ? face === what : kind === 'type' || kind === 'random-of-type' ? typeOf(face) === what : false);
    });
    choice.add(fitting ? `give:cards:${fitting.id}` : `give:${kind === 'any' ? 'random' : kind}`);
  }
}
