import type { AnyRules } from '../engine/rules.ts';
import { centauri } from './centauri/rules.ts';
import { comet } from './comet/rules.ts';
import { cosmic } from './cosmic/rules.ts';

/** Every game that can be played. */
export const shelf: Record<string, AnyRules> = { centauri, comet, cosmic };

export function rulesOf(game: string): AnyRules {
  const rules = Object.hasOwn(shelf, game) ? shelf[game] : undefined;
  if (!rules) throw new Error(`no game ${game}`);
  return rules;
}
