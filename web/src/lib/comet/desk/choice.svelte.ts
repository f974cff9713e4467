import { faultOf, type Decision } from '$shared/engine/decision.ts';
import type { Sign, Token } from '$shared/games/comet/cards.ts';
import { isSign, parsePick, stepId } from '$shared/games/comet/picks.ts';
import type { Way } from '$shared/games/comet/map/reach.ts';
import type { CometView } from '$shared/games/comet/view.ts';
import { aboutOf, cardOffer, hexOffers, slotsOf, type Chosen, type HexOffer, type Mode, type Question } from './offers.ts';

/** Decisions answered by a heap of cards. */
const HEAPS = ['discard', 'gold', 'ready'];

/** What a seat is about to answer: an action, a companion, cards, a hex. Changes nothing until it is sent. */
export class Choice implements Chosen {
  mode = $state<Mode>('move');
  slot = $state<number | null>(null);
  token = $state<Token | null>(null);
  cards = $state<string[]>([]);
  hex = $state<string | null>(null);
  /** The symbol to pay the next step with, where several would do. */
  paid = $state<Sign | null>(null);
  /** Picked as it stands: the use of an ability, a word, a thing from a list. */
  one = $state<string | null>(null);
  readonly #givenNow: () => readonly string[] | null;
  #question = $state.raw<Question | null>(null);
  #about = $state('');

  readonly offers: ReadonlyMap<string, HexOffer> = $derived(hexOffers(this.#question, this));
  readonly slots: readonly number[] = $derived(this.#question ? slotsOf(this.#question, this) : []);

  /** `given` looks up the answer that is on its way. */
  constructor(given: () => readonly string[] | null = () => null) {
    this.#givenNow = given;
  }

  /** The answer on its way: until it has arrived, or is refused, nothing else is chosen. */
  get given(): readonly string[] | null {
    return this.#givenNow();
  }

  /** A new question, or the same one over a changed table. */
  ask(view: CometView, seat: number | null, decision: Decision | null): void {
    const isSame = decision !== null && decision.id === this.#question?.decision.id;
    this.#question = decision && seat !== null ? { view, seat, decision } : null;
    if (isSame) return;
    const about = decision ? aboutOf(decision) : '';
    this.#unpick();
    if (this.#question && about === 'turn' && this.#about !== 'turn') this.mode = firstMode(this.#question);
    this.#about = about;
    this.#aim();
  }

  get question(): Question | null {
    return this.#question;
  }

  get about(): string {
    return this.#about;
  }

  /** The companion chosen last stays so while it can do something; else the first that can. */
  #aim(): void {
    const { slots, mode } = this;
    const kept = this.slot !== null && slots.includes(this.slot) ? this.slot : (slots[0] ?? null);
    this.slot = [kept, ...slots].find((slot) => hexOffers(this.#question, { mode, slot, token: null, cards: [] }).size > 0) ?? kept;
    const [first] = this.#about === 'token' ? this.#question!.decision.options : [];
    this.token = first ? (parsePick(first.id).what as Token) : null;
  }

  drop(): void {
    if (!this.given) this.#unpick();
  }

  #unpick(): void {
    this.cards = [];
    this.hex = null;
    this.paid = null;
    this.one = null;
  }

  setMode(mode: Mode): void {
    if (this.given) return;
    this.mode = mode;
    this.drop();
    this.#aim();
  }

  tapSlot(slot: number): void {
    if (this.given || !this.slots.includes(slot)) return;
    this.slot = slot;
    this.hex = null;
  }

  tapHex(hex: string): void {
    if (this.given || !this.offers.has(hex)) return;
    this.hex = this.hex === hex ? null : hex;
    this.paid = null;
    this.one = null;
  }

  tapCard(id: string): void {
    const pick = this.offerOf(id);
    if (this.given || !pick || !this.#question) return;
    const { verb } = parsePick(pick);
    const { max } = this.#question.decision;
    if (verb === 'use') this.tapOne(pick);
    else if (this.cards.includes(id)) this.cards = this.cards.filter((card) => card !== id);
    else if (verb === 'play' || (this.isHeap && max > 1)) this.cards = [...this.cards, id].slice(0, max > 1 ? max : undefined);
    else this.cards = [id];
    if (verb !== 'use') this.one = null;
    if (this.hex && !this.offers.has(this.hex)) this.hex = null;
  }

  tapOne(pick: string): void {
    if (this.given) return;
    const isSame = this.one === pick;
    this.drop();
    this.one = isSame ? null : pick;
  }

  offerOf(card: string): string | null {
    return this.#question && cardOffer(this.#question, this, card);
  }

  /** What is done with a card of the hand now. */
  get verb(): string {
    if (this.isHeap) return this.#about;
    const isComing = this.#about === 'appear' || (this.#about === 'turn' && this.mode === 'appear');
    return isComing ? 'appear' : 'play';
  }

  /** Cards of the hand are among what can be chosen, so those that can't are dimmed. */
  get isAboutHand(): boolean {
    return (
      this.#about === 'discard' || (this.#about === 'turn' && this.mode !== 'rest') || this.#about === 'move' || this.#about === 'appear'
    );
  }

  get isHeap(): boolean {
    return HEAPS.includes(this.#about);
  }

  /** The cards that the answer plays, shows, takes or throws away. */
  get lifted(): readonly string[] {
    if (this.one) return [parsePick(this.one).what];
    const way = this.hex ? this.offers.get(this.hex)?.way : null;
    return way ? way.cards : this.cards;
  }

  /** Symbols that would each pay the one step to the chosen hex; none if there is nothing to choose. */
  get payments(): Sign[] {
    const way = this.hex ? this.offers.get(this.hex)?.way : null;
    if (!way || way.stops.length !== 1 || way.cards.length) return [];
    const picks = this.#question!.decision.options.map(({ id }) => parsePick(id));
    const signs = picks.flatMap(({ verb, what, at, by }) =>
      verb === 'go' && what === String(this.slot) && at === this.hex && isSign(by) ? [by] : [],
    );
    return signs.length > 1 ? signs : [];
  }

  /** The way to the chosen hex, paid as chosen. */
  get way(): Way | null {
    const way = this.hex ? (this.offers.get(this.hex)?.way ?? null) : null;
    return way && this.paid ? { ...way, symbols: [this.paid] } : way;
  }

  /** The answers as they stand, to be given one after the other; null if nothing is chosen. */
  get answers(): string[][] | null {
    if (!this.#question) return null;
    const { decision } = this.#question;
    if (this.isHeap) {
      const picks = this.cards.flatMap((card) => this.offerOf(card) ?? []);
      return faultOf(decision, picks) ? null : [picks];
    }
    if (this.one) return [[this.one]];
    if (this.hex && this.paid) return [[stepId(this.slot!, this.hex, this.paid)]];
    if (this.hex) return this.offers.get(this.hex)?.picks.map((pick) => [pick]) ?? null;
    const [card] = this.cards;
    const pick = card && this.offerOf(card);
    return pick ? [[pick]] : null;
  }

  /** Words on offer: done, pass, withdraw and their like. */
  get words(): string[] {
    return this.#question?.decision.options.flatMap(({ id }) => (id.startsWith('word:') ? [id] : [])) ?? [];
  }
}

/** A turn opens on what can be done: a Move if a companion is out, else an Appear, else a rest. */
function firstMode({ decision }: Question): Mode {
  const offers = (verb: string) => decision.options.some(({ id }) => id.startsWith(`${verb}:`));
  if (offers('play')) return 'move';
  return offers('appear') ? 'appear' : 'rest';
}
