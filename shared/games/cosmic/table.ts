import type { Json } from '../../engine/json.ts';
import type { Between } from './abilities/ability.ts';
import { isEvent, isMoment, stagesOf, type Moment } from './abilities/moments.ts';
import { Holdings } from './table/holdings.ts';

export { originsOf, shipsIn, shipsOf } from './table/fleets.ts';
export { ASIDE } from './table/holdings.ts';
export { partKey, powerKey, type Bending } from './table/powers.ts';

/** The table of the game: what lies on it and how it moves in `table/`, here what comes next. */
export class CosmicTable extends Holdings {
  window(at: Moment, more: { [key: string]: Json } = {}): void {
    if (!(isEvent(at) || this.#isSettled() ? this.mayHook(at) : (this.box?.hooks.has(at) ?? true))) return;
    const parts = stagesOf(at);
    if (!parts.length || 'stage' in more) this.next('window', { at, ...more });
    else for (const stage of parts) if (this.box?.hooks.get(at)?.stages.has(stage) ?? true) this.next('window', { at, stage, ...more });
  }

  /** Will no sheet come into play before a window opens that is planned now? */
  #isSettled(): boolean {
    if (!this.box || !this.facts.encounter || this.hasFlares || this.is('rotating_powers')) return false;
    return !this.facts.seats.some(({ hidden }) => hidden) && !this.isAtTable(this.box.draws);
  }

  /** What stands before each phase at this table. */
  get between(): readonly Between[] {
    return this.box?.between.filter(({ when }) => when(this)) ?? [];
  }

  /** Steps and windows in their order: `then('aim', 'launch.aimed', 'send')`. */
  then(...steps: (string | [string, Json])[]): void {
    for (const step of steps) {
      if (typeof step !== 'string') this.next(...step);
      else if (isMoment(step)) this.window(step);
      else this.next(step);
    }
  }

  /** A step that follows once nothing more hooks on the end of the encounter. */
  atEnd(step: string, args: Json): void {
    (this.encounter.due ??= []).push({ step, args });
  }

  /** Drops what was still to come above the frame of `step`; without one, everything. The present step goes on. */
  dropTo(step: string | null): void {
    const { agenda } = this.save;
    const keep = step === null ? 0 : agenda.findLastIndex((frame) => frame.step === step) + 1;
    const dropped = agenda.splice(keep, agenda.length - 1 - keep);
    for (const frame of dropped) if (frame.step === 'occasion.over') this.facts.occasions.pop();
    this.queue.length = 0;
  }
}
