import { isUndoable } from '../../shared/engine/history/history.ts';
import type { AnyRules } from '../../shared/engine/rules.ts';
import type { Save } from '../../shared/engine/save.ts';

/** May an answer that led from one save to the other be taken back? */
export const hasWayBack = (rules: AnyRules, before: Save, after: Save): boolean =>
  isUndoable(rules, rules.table(before), rules.table(after));
