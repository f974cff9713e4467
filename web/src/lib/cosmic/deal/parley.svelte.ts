import type { Decision } from '$shared/engine/decision.ts';
import { otherSide, sides, type Side } from '$shared/games/cosmic/facts.ts';
import type { BargainView, CosmicView, OfferView } from '$shared/games/cosmic/view.ts';
import type { Saying } from '$shared/text/say.ts';
import { Draft } from './draft.svelte.ts';
import { mainOf } from '../encounter.ts';

/** A deal being talked about, as one of the two sees it. */
export class Parley {
  readonly draft = new Draft();
  #board = $state.raw<CosmicView | null>(null);
  answering = $state.raw<Decision | null>(null);
  offering = $state.raw<Decision | null>(null);
  /** The side of the viewer, if it is a main player. */
  side = $state<Side | null>(null);

  ask(board: CosmicView, you: number | null, decisions: readonly Decision[]): void {
    this.#board = board;
    this.answering = decisions.find(({ about }) => about.key === 'cosmic.answer') ?? null;
    this.offering = decisions.find(({ about }) => about.key === 'cosmic.offer') ?? null;
    const { encounter } = board;
    this.side = (encounter && you !== null && sides.find((side) => mainOf(encounter, side) === you)) || null;
    this.draft.ask(this.offering);
  }

  get #bargain(): BargainView | null {
    return this.#board?.encounter?.bargain ?? null;
  }

  /** Both questions of a deal are the viewer's to answer. */
  get isYours(): boolean {
    return this.answering !== null;
  }

  get theirs(): OfferView | null {
    return (this.side && this.#bargain?.offers[otherSide(this.side)]) ?? null;
  }

  get mine(): OfferView | null {
    return (this.side && this.#bargain?.offers[this.side]) ?? null;
  }

  get isEditing(): boolean {
    return this.isYours && (this.draft.isOpen || (!this.theirs && !this.mine));
  }

  get title(): Saying {
    if (this.isEditing) return { key: 'cosmic.deal.draft' };
    if (this.theirs) return { key: 'cosmic.deal.theirs', of: { seat: { seat: mainOf(this.#board!.encounter!, otherSide(this.side!))! } } };
    return { key: 'cosmic.deal.mine' };
  }

  get help(): Saying {
    return { key: this.isEditing ? 'cosmic.deal.draft.help' : this.theirs ? 'cosmic.deal.theirs.help' : 'cosmic.deal.mine.help' };
  }

  /** Why the offer on the table can't be accepted. */
  get blocked(): string | null {
    return this.answering?.blocked?.[0]?.why ?? null;
  }

  get accept(): string | null {
    return this.answering?.options.find(({ id }) => id.startsWith('accept:'))?.id ?? null;
  }

  offers(word: string): boolean {
    return this.answering?.options.some(({ id }) => id === word) ?? false;
  }
}
