import { faultOf, type Decision, type PickFault } from '$shared/engine/decision.ts';
import type { Foreseen } from '$shared/engine/rules.ts';
import { parsePlacing, placingId } from '$shared/games/centauri/picks.ts';

/** One card now, all of the round at once, or some to be laid when their turn comes. */
export type Mode = 'place' | 'plan' | 'advance';

/** What a seat is about to answer: a card, a planet, and in a plan the placings so far. Changes nothing until it is sent. */
export class Choice {
  card = $state<string | null>(null);
  planet = $state<number | null>(null);
  picks = $state<string[]>([]);
  mode = $state<Mode | null>(null);
  readonly #givenNow: () => readonly string[] | null;
  #decision: Decision | null = null;
  #foreseen: Foreseen | null = null;
  #store = '';

  /** `given` looks up the answer that is on its way. */
  constructor(given: () => readonly string[] | null = () => null) {
    this.#givenNow = given;
  }

  /** The answer on its way: until it has arrived, or is refused, nothing else is chosen. */
  get given(): readonly string[] | null {
    return this.#givenNow();
  }

  /** A new question, or the same one drawn again; what was chosen stays as far as it is still on offer. */
  ask(room: string, decision: Decision | null, foreseen: Foreseen | null, lodged: readonly string[]): void {
    const mode: Mode | null = decision ? (decision.ordered ? 'plan' : 'place') : foreseen ? 'advance' : null;
    const isSame = mode === this.mode && decision?.id === this.#decision?.id;
    this.mode = mode;
    this.#decision = decision;
    this.#foreseen = foreseen;
    if (isSame && mode !== 'advance') return;
    this.#store = mode === 'plan' ? `parley.plan.${room}.${decision!.id}` : '';
    const picks = mode === 'advance' ? (isSame ? this.picks : [...lodged]) : recall(this.#store);
    this.picks = picks.filter((pick) => this.#offers(pick));
    if (!isSame && mode !== 'place') this.#unpick();
    if (this.card && !this.#offers(this.card)) this.#unpick();
  }

  #offers(what: string): boolean {
    const options = this.#decision?.options ?? this.#foreseen?.options ?? [];
    return options.some(({ id, group }) => id === what || group === what);
  }

  #unpick(): void {
    this.card = null;
    this.planet = null;
  }

  isOffered(card: string): boolean {
    return this.mode !== null && !this.given && this.#offers(card);
  }

  get most(): number {
    return this.#decision?.max ?? this.#foreseen?.max ?? 0;
  }

  /** Where a card stands in the plan, from 1; 0 if it is not in it. */
  orderOf(card: string): number {
    return this.mode === 'place' ? 0 : this.picks.findIndex((pick) => parsePlacing(pick).card === card) + 1;
  }

  get isFull(): boolean {
    return this.picks.length >= this.most;
  }

  tapCard(card: string): void {
    if (!this.isOffered(card)) return;
    this.card = this.card === card ? null : card;
    this.#settle();
  }

  tapPlanet(planet: number): void {
    if (this.mode === null || this.given) return;
    this.planet = this.planet === planet ? null : planet;
    this.#settle();
  }

  /** In a plan a card and a planet make a placing; a card planned before changes its planet and keeps its place. */
  #settle(): void {
    if (this.mode === 'place' || this.card === null || this.planet === null) return;
    const pick = placingId({ card: this.card, planet: this.planet });
    const at = this.orderOf(this.card) - 1;
    if (at >= 0) this.picks[at] = pick;
    else if (!this.isFull) this.picks.push(pick);
    this.#unpick();
    this.#keep();
  }

  remove(at: number): void {
    if (this.given) return;
    this.picks.splice(at, 1);
    this.#keep();
  }

  move(at: number, by: -1 | 1): void {
    if (this.given) return;
    const [pick] = this.picks.splice(at, 1);
    this.picks.splice(at + by, 0, pick!);
    this.#keep();
  }

  clear(): void {
    this.picks = [];
    this.#unpick();
    this.#keep();
  }

  drop(): void {
    if (!this.given) this.#unpick();
  }

  /** The answer as it stands. */
  get answer(): string[] {
    if (this.mode !== 'place') return [...this.picks];
    return this.card === null || this.planet === null ? [] : [placingId({ card: this.card, planet: this.planet })];
  }

  get fault(): PickFault | null {
    return this.#decision ? faultOf(this.#decision, this.answer) : null;
  }

  #keep(): void {
    if (this.#store) sessionStorage.setItem(this.#store, JSON.stringify(this.picks));
  }
}

function recall(key: string): string[] {
  if (!key || typeof sessionStorage === 'undefined') return [];
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '[]') as string[];
  } catch {
    return [];
  }
}
