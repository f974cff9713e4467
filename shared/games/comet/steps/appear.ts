import type { Option, Question } from '../../../engine/decision.ts';
import { appearOf } from '../abilities/ability.ts';
import { idleness, useCard } from '../abilities/abilities.ts';
import { abilityOf, animal, isAnimal } from '../cards.ts';
import { nestId, parsePick } from '../picks.ts';
import { pull, type CometTable } from '../table.ts';
import { nestsFor } from '../map/walking.ts';
import { withdraw } from './withdraw.ts';

/** A3, A7: how much nearer the next animal of a seat appears: lasting reductions, what was used for it, and what its second egg says. */
export function nearness(table: CometTable, seat: number): number {
  const lasting = table.lastingEffects(seat, 'reduce_distance').reduce((sum, { n }) => sum + n, 0);
  const { action } = table.facts;
  if (action?.kind !== 'appear') return lasting;
  return lasting + action.nearer + (action.placed > 0 ? (action.seconds[0] ?? 0) : 0);
}

export function nestsOf(table: CometTable, seat: number, kind: string): readonly number[] {
  const mayShare = table.lastingEffects(seat, 'occupied_nests').length > 0;
  return nestsFor(table.board, table.occupiedHexes(), animal(kind).nest - nearness(table, seat), mayShare);
}

/** An Appear begins: a card is shown as the animal to come. */
export function beginAppear(table: CometTable, seat: number, card: string): void {
  const before = table.before(seat);
  table.facts.action = { kind: 'appear', seat, card: null, placed: 0, nearer: 0, seconds: [], taken: [], spent: [], before };
  show(table, seat, card);
}

function show(table: CometTable, seat: number, card: string): void {
  const { id, kind } = table.open(seat, card);
  appearOf(table).card = id;
  table.tell('showed', { seat, id, kind });
  table.next('appear');
}

/** Where the shown animal can go: a free slot with a nest. */
function nestOptions(table: CometTable): Option[] {
  const { seat, card } = appearOf(table);
  const shown = table.seat(seat).hand.find(({ id }) => id === card);
  if (!shown) return [];
  const nests = nestsOf(table, seat, shown.kind);
  return table.freeSlots(seat).flatMap((slot) => nests.map((hex) => ({ id: nestId(slot, table.board.hexes[hex]!.id) })));
}

/** The cards that may be shown now: any for a further animal, and instead of the shown one a gold card just taken. */
function showOptions(table: CometTable): Option[] {
  const { seat, card, placed, seconds, taken } = appearOf(table);
  if (placed > 0 && !seconds.length) return [];
  const { hand } = table.seat(seat);
  const among = card ? hand.filter(({ id }) => id !== card && taken.includes(id)) : hand;
  return among.filter(({ kind }) => isAnimal(kind) && nestsOf(table, seat, kind).length > 0).map(({ id }) => ({ id: `appear:${id}` }));
}

function question(table: CometTable): Question {
  const { seat, placed } = appearOf(table);
  const nests = nestOptions(table);
  const options = [...nests, ...(table.freeSlots(seat).length ? showOptions(table) : [])];
  const blocked: { id: string; why: string }[] = [];
  for (const { id, kind } of table.usable(seat, 'appear')) {
    const why = idleness(table, seat, kind);
    if (why) blocked.push({ id: `use:${id}`, why });
    else options.push({ id: `use:${id}` });
  }
  for (const { id, kind, used } of table.sources(seat)) {
    if (used && abilityOf(kind)!.when !== 'between') blocked.push({ id: `use:${id}`, why: 'ability_used' });
  }
  if (placed > 0) options.push({ id: 'word:done' });
  else {
    blocked.push({ id: 'word:done', why: 'nothing_appeared' });
    if (!nests.length) options.push({ id: 'word:withdraw' });
  }
  const fallback = [placed > 0 ? 'word:done' : nests.length ? nests[0]!.id : 'word:withdraw'];
  return {
    name: 'appear',
    seat,
    about: { key: 'comet.appear', of: { placed } },
    options,
    blocked,
    min: 1,
    max: 1,
    fallback,
    ...table.clock,
  };
}

/**
 * A2 to A10: the shown card goes into a free slot and that slot's companion on a nest, with abilities before it. Each second egg used in this action
 * lets one more animal come. Then the seat says it is done.
 */
export function* appear(table: CometTable) {
  const [pick] = yield* table.ask(question(table));
  const { seat } = appearOf(table);
  const { verb, what, at } = parsePick(pick!);
  if (verb === 'nest') {
    place(table, seat, Number(what), at);
    table.next('appear');
  } else if (verb === 'appear') show(table, seat, what);
  else if (verb === 'use') {
    useCard(table, seat, what);
    table.next('appear');
  } else if (what === 'withdraw') withdraw(table);
  else {
    table.facts.action = null;
    table.next('endTurn');
  }
}

function place(table: CometTable, seat: number, slot: number, hex: string): void {
  const action = appearOf(table);
  const facts = table.seat(seat);
  const { id, kind } = pull(facts.hand, action.card!);
  facts.slots[slot] = { id, kind };
  facts.companions[slot] = hex;
  if (action.placed > 0) action.seconds.shift();
  action.placed++;
  action.card = null;
  action.nearer = 0;
  action.before = null;
  table.tell('appeared', { seat, slot, id, kind, hex });
}
