import type { Decision } from '$shared/engine/decision.ts';
import type { Card } from '$shared/games/cosmic/cards/cards.ts';
import { typeOf } from '$shared/games/cosmic/cards/cards.ts';
import { otherSide, type Side } from '$shared/games/cosmic/facts.ts';
import { termsOf } from '$shared/games/cosmic/deal/offer.ts';
import type { Terms } from '$shared/games/cosmic/deal/terms.ts';
import type { ClauseView, OfferView } from '$shared/games/cosmic/view.ts';
import { Choice } from '../desk/choice.svelte.ts';

const nothing: Terms = { gives: { offense: [], defense: [] }, colony: { offense: null, defense: null }, releases: [] };

export const limits = ['least', 'most'] as const;
type Limit = (typeof limits)[number];
const numberOf = (option: string): number => Number(option.split(':')[1]);

/** An offer being put together: picks of what may be put into it. */
export class Draft {
  readonly choice = new Choice();
  /** Open, though another offer stands on the table. */
  isOpen = $state(false);

  ask(offering: Decision | null): void {
    const before = this.choice.counts;
    const isNew = offering !== null && offering.id !== this.choice.decision?.id;
    this.choice.ask(offering);
    if (!offering) this.isOpen = false;
    // the question is put again after every word of the other side; what was put together stays
    if (isNew) for (const { id, times = 1 } of offering.options) if (before[id]) this.choice.counts[id] = Math.min(before[id], times);
  }

  terms(side: Side): Terms {
    return termsOf(this.choice.picks, side) ?? nothing;
  }

  /** One more of it, or if it is there already, none: cards and colonies are there once. */
  toggle(option: string): void {
    this.choice.tap(option);
  }

  drop(option: string): void {
    this.choice.counts[option] = 0;
    const [verb = ''] = option.split(':');
    if (verb === 'get' || verb === 'grant') for (const limit of limits) this.limit(verb, limit, null);
  }

  /** The numbers of ships that may be asked for at least or at most, and the one that is; null if any number will do. */
  limits(verb: 'get' | 'grant', limit: Limit): { numbers: number[]; number: number | null } {
    const options = this.#limits(verb, limit);
    const chosen = options.find((id) => this.choice.countOf(id) > 0);
    return { numbers: options.map(numberOf), number: chosen === undefined ? null : numberOf(chosen) };
  }

  /** Asks for so many ships at least or at most; what would contradict it follows. */
  limit(verb: 'get' | 'grant', limit: Limit, number: number | null): void {
    for (const id of this.#limits(verb, limit)) this.choice.counts[id] = Number(numberOf(id) === number);
    const other = limit === 'least' ? 'most' : 'least';
    const beside = this.limits(verb, other).number;
    if (number === null || beside === null) return;
    if (limit === 'least' ? beside < number : beside > number) this.limit(verb, other, number);
  }

  #limits(verb: 'get' | 'grant', limit: Limit): string[] {
    return (this.choice.decision?.options ?? []).flatMap(({ id }) => (id.startsWith(`${verb}-${limit}:`) ? [id] : []));
  }

  clear(): void {
    this.choice.drop();
    this.isOpen = false;
  }

  /** Begins with what the other side has offered, as far as it can be put the other way round. */
  from(offer: OfferView, side: Side, hand: readonly Card[]): void {
    this.choice.drop();
    this.isOpen = true;
    const { colony, settlers, gives } = offer;
    for (const [verb, settler] of [['get', side] as const, ['grant', otherSide(side)] as const]) {
      if (colony[settler]) this.choice.add(`${verb}:${colony[settler]}`);
      for (const limit of limits) this.limit(verb, limit, settlers?.[settler]?.[limit] ?? null);
    }
    for (const clause of gives?.[side] ?? []) this.#give(clause, hand);
    for (const { kind, count, what } of gives?.[otherSide(side)] ?? []) {
      const named = kind === 'cards' || kind === 'shown' ? 'take:any' : `take:${kind}${what ? `:${what}` : ''}`;
      for (let i = 0; i < count; i++) this.choice.add(named);
    }
  }

  #give({ kind, count, what }: ClauseView, hand: readonly Card[]): void {
    for (let i = 0; i < count; i++) {
      const fitting = hand.find(({ id, face }) => {
        const isFree = this.choice.countOf(`give:cards:${id}`) === 0;
        return isFree && (kind === 'face' ? face === what : kind === 'type' || kind === 'random-of-type' ? typeOf(face) === what : false);
      });
      this.choice.add(fitting ? `give:cards:${fitting.id}` : `give:${kind === 'any' ? 'random' : kind}`);
    }
  }
}
