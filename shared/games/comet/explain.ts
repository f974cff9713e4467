import type { Decision, PickFault } from '../../engine/decision.ts';
import { abilityOf, isAnimal, printedCard } from './cards.ts';
import { isSign, parsePick } from './picks.ts';
import type { CometTable } from './table.ts';

/** 16: why picks are refused, closer than that they are not on offer, or too few or too many. */
export function explain(table: CometTable, decision: Decision, picks: readonly string[], fault: PickFault): string | null {
  const stray = picks.find((pick) => !decision.options.some(({ id }) => id === pick));
  if (stray !== undefined) return explainPick(table, decision, stray, picks);
  if (fault === 'too_few') return SHORT[decision.about.key] ?? null;
  return fault === 'too_many' && LIMITED.includes(decision.about.key) ? 'too_many_targets' : null;
}

/** What is lacking where nothing is picked. */
const SHORT: Record<string, string> = { 'comet.discard': 'refresh_empty', 'comet.gold': 'gold_required' };

/** 11: questions of effects that say how much they reach. */
const LIMITED = ['comet.gold', 'comet.ready', 'comet.token'];

function explainPick(table: CometTable, decision: Decision, pick: string, picks: readonly string[]): string | null {
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
      return explainUse(table, decision, what);
    case 'token':
      return table.board.index.has(at) ? 'bad_token_hex' : 'unknown_hex';
    case 'ready':
      return 'cannot_ready';
    case 'gold':
      return explainGold(table, decision, picks);
    case 'take':
      return explainTake(table, decision.seat, what, at);
    case 'copy':
      return table.facts.last ? 'cannot_reach' : 'not_in_window';
    case 'word':
      return 'wrong_phase';
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
  return table.occupiedHexes()[hex] ? 'hex_occupied' : 'cannot_reach';
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

/** M3: what helps a Move waits for its first card. */
function explainUse(table: CometTable, { seat, about }: Decision, id: string): string | null {
  const { slots, hand } = table.seat(seat);
  if (about.key === 'comet.turn' && table.usable(seat, 'move').some((one) => one.id === id)) return 'no_card_played';
  const source = table.sources(seat).find((one) => one.id === id);
  if (source?.used) return 'ability_used';
  if (source) return abilityOf(source.kind)?.tap ? 'ability_wrong_moment' : 'no_ability_to_use';
  const card = hand.find((one) => one.id === id);
  if (card && !isAnimal(card.kind)) return 'ability_wrong_moment';
  return card || slots.some((one) => one?.id === id) ? 'ability_not_rescued' : 'unknown_card';
}

/** HR-11: in a Refresh no gold card comes to a hand that is full after what it throws away. */
function explainGold(table: CometTable, { seat, about }: Decision, picks: readonly string[]): string {
  if (about.key === 'comet.gold') return 'gold_not_in_row';
  const thrown = picks.filter((pick) => parsePick(pick).verb === 'discard').length;
  const isFull = table.seat(seat).hand.length - thrown >= table.handLimit(seat);
  return about.key === 'comet.discard' && isFull ? 'gold_over_limit' : 'wrong_phase';
}

/** B5: a card that was discarded to move, still on its pile, and a pile that this thylacine reaches. */
function explainTake(table: CometTable, seat: number, source: string, id: string): string | null {
  const { last, discards } = table.facts;
  const card = last?.cards.find((one) => one.id === id);
  if (!card) return 'not_in_window';
  const { deck } = printedCard(card.kind);
  if (!discards[deck].some((one) => one.id === id)) return 'reaction_target_gone';
  const hunter = table.sources(seat).find((one) => one.id === source);
  if (hunter?.used) return 'ability_used';
  const reaches = hunter && abilityOf(hunter.kind)?.effects.some(({ code }) => code === 'retrieve_discard');
  return reaches ? 'reaction_wrong_pile' : 'ability_wrong_moment';
}
