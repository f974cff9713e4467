import { faultOf, type Decision, type PickFault } from '$shared/engine/decision.ts';

/** Questions that begin with the usual answer, to be changed. */
const prefilled = ['cosmic.home', 'cosmic.reward', 'cosmic.shed'];

/** What a seat is about to answer. Changes nothing until it is sent. */
export class Choice {
  counts = $state<Record<string, number>>({});
  /** A card or power that can be played in several ways, while one is being chosen. */
  base = $state<string | null>(null);
  readonly #givenNow: () => readonly string[] | null;
  #decision = $state.raw<Decision | null>(null);

  /** `given` looks up the answer that is on its way. */
  constructor(given: () => readonly string[] | null = () => null) {
    this.#givenNow = given;
  }

  /** The answer on its way: until it has arrived, or is refused, nothing else is chosen. */
  get given(): readonly string[] | null {
    return this.#givenNow();
  }

  get decision(): Decision | null {
    return this.#decision;
  }

  /** A new question, or the same one drawn again; what was chosen stays as long as it is the same. */
  ask(decision: Decision | null): void {
    const isSame = decision?.id === this.#decision?.id;
    this.#decision = decision;
    if (isSame) return;
    this.base = null;
    this.counts = {};
    if (decision && prefilled.includes(decision.about.key))
      for (const pick of decision.fallback) this.counts[pick] = this.countOf(pick) + 1;
  }

  optionOf(id: string) {
    return this.#decision?.options.find((option) => option.id === id);
  }

  isOffered(id: string): boolean {
    return this.optionOf(id) !== undefined;
  }

  countOf(id: string): number {
    return this.counts[id] ?? 0;
  }

  /** The picks in the order of the options. */
  get picks(): string[] {
    return (this.#decision?.options ?? []).flatMap(({ id }) => Array<string>(this.countOf(id)).fill(id));
  }

  get fault(): PickFault | 'no_decision' | null {
    return this.#decision ? faultOf(this.#decision, this.picks) : 'no_decision';
  }

  mayAdd(id: string): boolean {
    const option = this.optionOf(id);
    return !!option && !this.given && this.picks.length < this.#decision!.max && this.countOf(id) < (option.times ?? 1);
  }

  add(id: string): void {
    if (this.mayAdd(id)) this.counts[id] = this.countOf(id) + 1;
  }

  less(id: string): void {
    if (this.countOf(id) > 0 && !this.given) this.counts[id] = this.countOf(id) - 1;
  }

  /** Presses an option: one of one replaces the other, one of several is put in or out, ships are added one by one. */
  tap(id: string): void {
    const option = this.optionOf(id);
    if (!option || this.given) return;
    if (this.#decision!.max === 1) this.counts = this.countOf(id) ? {} : { [id]: 1 };
    else if ((option.times ?? 1) > 1) this.add(id);
    else if (this.countOf(id)) this.less(id);
    else {
      const rival = option.group && this.#decision!.groups?.find((group) => group.id === option.group)?.max === 1;
      if (rival) for (const other of this.#decision!.options) if (other.group === option.group) this.counts[other.id] = 0;
      this.add(id);
    }
  }

  drop(): void {
    if (this.given) return;
    this.base = null;
    this.counts = {};
  }
}
