import type { Asking } from '../../../engine/table.ts';
import type { Code, EffectOf } from '../cards.ts';
import type { AppearAction, MoveAction } from '../facts.ts';
import type { CometTable } from '../table.ts';

export interface Using<C extends Code> {
  seat: number;
  effect: EffectOf<C>;
}

/** What one effect code does when it is used in an action. */
export interface Ability<C extends Code> {
  /** Why it would do nothing now, or null. A card that would do nothing at all is not offered. */
  idle(table: CometTable, using: Using<C>): string | null;
  // eslint-disable-next-line @typescript-eslint/no-invalid-void-type -- as in a step: a plain function or a generator
  step(table: CometTable, using: Using<C>): void | Asking;
}

export function moveOf(table: CometTable): MoveAction {
  const { action } = table.facts;
  if (!action || action.kind === 'appear') throw new Error('no move is under way');
  return action;
}

export function appearOf(table: CometTable): AppearAction {
  const { action } = table.facts;
  if (action?.kind !== 'appear') throw new Error('no animal is appearing');
  return action;
}
