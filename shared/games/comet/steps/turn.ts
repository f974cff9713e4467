import type { Option, Question } from '../../../engine/decision.ts';
import { abilityOf, animal, isAnimal, isAnyTerrain } from '../cards.ts';
import { bitsOfAll, EVERY_TERRAIN } from '../map/board.ts';
import { parsePick } from '../picks.ts';
import { stopsAhead } from '../map/stepping.ts';
import type { CometTable } from '../table.ts';
import { nestsFor } from '../map/walking.ts';
import { beginAppear, nearness } from './appear.ts';
import { beginMove } from './move.ts';

interface Answers {
  options: Option[];
  blocked: { id: string; why: string }[];
}

/** Effects that may open a way no one sees yet; with one of them at hand a card is offered, and the action can be withdrawn. */
const OPENS_WAYS = ['extra_cards', 'steps', 'nest_or_cave', 'free_terrain', 'take_gold', 'place_tokens', 'ready_cards'];
const OPENS_NESTS = ['take_gold', 'ready_cards'];

/** A1: an animal, a free slot, and a nest that it can go to with all that could bring it nearer. */
function appearances(table: CometTable, seat: number, { options, blocked }: Answers): void {
  const hasSlot = table.freeSlots(seat).length > 0;
  const occupied = table.occupiedHexes();
  let nearer = nearness(table, seat);
  for (const { kind } of table.usable(seat, 'appear')) {
    for (const effect of abilityOf(kind)!.effects) {
      if (effect.code === 'reduce_distance') nearer += effect.n;
      else if (OPENS_NESTS.includes(effect.code)) nearer += table.board.highest;
    }
  }
  const mayShare = table.lastingEffects(seat, 'occupied_nests').length > 0;
  for (const { id, kind } of table.seat(seat).hand) {
    const option = { id: `appear:${id}` };
    if (!isAnimal(kind)) blocked.push({ ...option, why: 'not_an_animal' });
    else if (!hasSlot) blocked.push({ ...option, why: 'no_free_slot' });
    else if (!nestsFor(table.board, occupied, animal(kind).nest - nearer, mayShare).length)
      blocked.push({ ...option, why: 'no_free_nest' });
    else options.push(option);
  }
}

/** M1, M5: an animal card whose symbols, or something used after it, can make a step. */
function departures(table: CometTable, seat: number, { options, blocked }: Answers): void {
  const { hand, companions } = table.seat(seat);
  const isOut = companions.some((at) => at);
  const ahead = isOut ? stopsAhead(table, seat, table.guardedTerrains(seat)) : 0;
  let bits = hand.filter(({ kind }) => isAnimal(kind) && isAnyTerrain(kind)).length ? EVERY_TERRAIN : 0;
  let isOpen = false;
  for (const { kind } of isOut ? table.usable(seat, 'move') : []) {
    for (const effect of abilityOf(kind)!.effects) {
      if (effect.code === 'add_symbols') bits |= bitsOfAll(effect.symbols);
      isOpen ||= OPENS_WAYS.includes(effect.code);
    }
  }
  for (const { id, kind } of hand) {
    const option = { id: `play:${id}` };
    if (!isAnimal(kind)) blocked.push({ ...option, why: 'not_an_animal' });
    else if (!isOut) blocked.push({ ...option, why: 'no_companion' });
    else if (!isOpen && !(ahead & (bits | bitsOfAll(animal(kind).symbols)))) blocked.push({ ...option, why: 'nothing_moved' });
    else options.push(option);
  }
}

function question(table: CometTable, seat: number): Question {
  const answers: Answers = { options: [], blocked: [] };
  appearances(table, seat, answers);
  departures(table, seat, answers);
  const { comet } = table.facts;
  const [last, closed] = comet ? ['word:pass', 'word:refresh'] : ['word:refresh', 'word:pass'];
  answers.options.push({ id: last });
  answers.blocked.push({ id: closed, why: comet ? 'refresh_closed' : 'pass_closed' });
  return { name: 'turn', seat, about: { key: 'comet.turn' }, ...answers, min: 1, max: 1, fallback: [last], ...table.clock };
}

/** 7: exactly one of Appear, Move and Refresh; after the comet, a pass instead of a Refresh. Without an animal in hand a seat has passed. */
export function* turn(table: CometTable) {
  const seat = table.facts.active;
  if (table.facts.comet && !table.hasAnimal(seat)) {
    pass(table, seat, true);
    return;
  }
  const [pick] = yield* table.ask(question(table, seat));
  const { verb, what } = parsePick(pick!);
  if (verb === 'appear') beginAppear(table, seat, what);
  else if (verb === 'play') beginMove(table, seat, what);
  else if (what === 'refresh') table.next('refresh', { seat });
  else pass(table, seat, false);
}

/** E1: passing is final. */
function pass(table: CometTable, seat: number, isForced: boolean): void {
  table.seat(seat).passed = true;
  table.tell('passed', { seat, forced: isForced });
  table.next('endTurn');
}
