import type { Step } from '../../../engine/rules.ts';
import { abilityOf, type Code } from '../cards.ts';
import type { CometTable } from '../table.ts';
import type { Ability, Using } from './ability.ts';
import { addSymbols } from './add-symbols.ts';
import { extraCards } from './extra-cards.ts';
import { freeTerrain } from './free-terrain.ts';
import { nestOrCave } from './nest-or-cave.ts';
import { placeTokens } from './place-tokens.ts';
import { readyCards } from './ready-cards.ts';
import { reduceDistance } from './reduce-distance.ts';
import { secondAppear } from './second-appear.ts';
import { steps } from './steps.ts';
import { takeGold } from './take-gold.ts';

/**
 * Every effect that is used within an action. Lasting effects are asked for where they matter (`lastingEffects` on the table), those between
 * turns are in `retrieve-discard` and `copy-move`, and those that only score in `scoring`.
 */
export const abilities = {
  add_symbols: addSymbols,
  extra_cards: extraCards,
  steps,
  nest_or_cave: nestOrCave,
  free_terrain: freeTerrain,
  take_gold: takeGold,
  place_tokens: placeTokens,
  ready_cards: readyCards,
  reduce_distance: reduceDistance,
  second_appear: secondAppear,
} satisfies { [C in Code]?: Ability<C> };

const idle = abilities as unknown as Partial<Record<string, { idle(table: CometTable, using: Using<Code>): string | null }>>;

/** Why a card would do nothing now, or null: one effect that works is enough. */
export function idleness(table: CometTable, seat: number, kind: string): string | null {
  let reason: string | null = 'nothing_to_do';
  for (const effect of abilityOf(kind)?.effects ?? []) {
    reason = idle[effect.code]!.idle(table, { seat, effect });
    if (!reason) return null;
  }
  return reason;
}

/** Turns the card, or lays the advantage card down, and carries out its effects in their order. */
export function useCard(table: CometTable, seat: number, id: string): void {
  const { kind } = table.spend(seat, id);
  table.tell('used', { seat, id, kind });
  for (const effect of abilityOf(kind)!.effects) table.next(`ability.${effect.code}`, { seat, effect: { ...effect } });
}

export const abilitySteps: Record<string, Step<CometTable>> = Object.fromEntries(
  Object.entries(abilities).map(([code, ability]) => [`ability.${code}`, ability.step as Step<CometTable>]),
);
