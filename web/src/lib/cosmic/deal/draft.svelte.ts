import type { Decision } from '$shared/engine/decision.ts';
import { Choice } from '../desk/choice.svelte.ts';

/** An offer being put together: picks of what may be put into it. Every page keeps one; what only a deal needs is in `drafting.ts`. */
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

  /** One more of it, or if it is there already, none: cards and colonies are there once. */
  toggle(option: string): void {
    this.choice.tap(option);
  }

  drop(option: string): void {
    this.choice.counts[option] = 0;
  }

  clear(): void {
    this.choice.drop();
    this.isOpen = false;
  }
}
