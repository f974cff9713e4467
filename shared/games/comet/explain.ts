import type { Decision } from '../../engine/decision.ts';
import { abilityOf, isAnimal } from './cards.ts';
import { isSign, parsePick } from './picks.ts';
import type { CometTable } from './table.ts';

/** 16: why a pick is refused, closer than that it is not on offer. */
export function explain(table: CometTable, decision: Decision, pick: string): string | null {
  const { verb, what, at, by } = parsePick(pick);
  switch (verb) {
    case 'go':
      return explainStep(table, decision.seat, what, at, by);
    case 'nest':
      return explainNest(table, decision.seat, what, at);
    case 'appear':
    case 'play':
      return explainCard(table, decision.seat, what);
    case 'use':
      return explainUse(table, decision.seat, what);
    case 'token':
      return table.board.index.has(at) ? 'bad_token_hex' : 'unknown_hex';
    case 'ready':
      return 'cannot_ready';
    case 'gold':
      return decision.about.key === 'comet.turn' ? 'wrong_phase' : 'gold_not_in_row';
    case 'take':
      return table.facts.last?.cards.some(({ id }) => id === at) ? 'reaction_target_gone' : 'not_in_window';
    case 'copy':
      return table.facts.last ? 'cannot_reach' : 'not_in_window';
    default:
      return null;
  }
}

function explainStep(table: CometTable, seat: number, slot: string, at: string, by: string): string {
  const { board } = table;
  if (!table.seat(seat).companions[Number(slot)]) return 'no_such_companion';
  const hex = board.index.get(at);
  if (hex === undefined) return 'unknown_hex';
  const { action } = table.facts;
  if (by && (!isSign(by) || action?.kind === 'appear' || !action?.pool.includes(by))) return 'no_such_symbol';
  return table.occupied()[hex] ? 'hex_occupied' : 'cannot_reach';
}

function explainNest(table: CometTable, seat: number, slot: string, at: string): string {
  if (!table.board.index.has(at)) return 'unknown_hex';
  return table.seat(seat).slots[Number(slot)] ? 'slot_taken' : 'wrong_nest';
}

function explainCard(table: CometTable, seat: number, id: string): string | null {
  const card = table.seat(seat).hand.find((one) => one.id === id);
  if (!card) return 'card_not_in_hand';
  return isAnimal(card.kind) ? 'wrong_phase' : 'not_an_animal';
}

function explainUse(table: CometTable, seat: number, id: string): string | null {
  const { slots, hand } = table.seat(seat);
  const source = table.sources(seat).find((one) => one.id === id);
  if (source?.used) return 'ability_used';
  if (source) return abilityOf(source.kind)?.tap ? 'ability_wrong_moment' : 'no_ability_to_use';
  const card = hand.find((one) => one.id === id);
  if (card && !isAnimal(card.kind)) return 'ability_wrong_moment';
  return card || slots.some((one) => one?.id === id) ? 'ability_not_rescued' : 'unknown_card';
}
