import type { Question } from '../../../engine/decision.ts';
import { idleness, useCard } from '../abilities/abilities.ts';
import { moveOf } from '../abilities/ability.ts';
import { abilityOf, animal, isAnimal, isAnyTerrain, SLOTS, type Sign, type Terrain } from '../cards.ts';
import { parsePick } from '../picks.ts';
import { goTo, stepOptions } from '../map/stepping.ts';
import type { CometTable } from '../table.ts';
import { withdraw } from './withdraw.ts';

/** A Move begins with the first card. One card without the any-terrain symbol may be played in it, and any number with it. */
export function beginMove(table: CometTable, seat: number, card: string): void {
  table.facts.action = {
    kind: 'move',
    seat,
    pool: [],
    plain: 1,
    played: [],
    spent: [],
    guided: Array.from({ length: SLOTS }, (): Terrain[] => []),
    steps: 0,
    before: table.before(seat),
  };
  play(table, seat, card);
}

/** M1: the card goes to the discards of its colour, its symbols into the pool. */
function play(table: CometTable, seat: number, id: string): void {
  const action = moveOf(table);
  const card = table.discard(seat, id);
  action.played.push({ ...card });
  action.pool.push(...animal(card.kind).symbols);
  if (!isAnyTerrain(card.kind)) action.plain--;
  table.tell('played', { seat, ...card });
  table.next('move');
}

function question(table: CometTable): Question {
  const action = moveOf(table);
  const { seat, plain, steps } = action;
  const options = stepOptions(table, action);
  const canStep = options.length > 0;
  const blocked: { id: string; why: string }[] = [];
  for (const { id, kind } of table.seat(seat).hand) {
    if (!isAnimal(kind)) continue;
    if (plain > 0 || isAnyTerrain(kind)) options.push({ id: `play:${id}` });
    else blocked.push({ id: `play:${id}`, why: 'card_limit' });
  }
  for (const { id, kind } of table.usable(seat, 'move')) {
    const why = idleness(table, seat, kind);
    if (why) blocked.push({ id: `use:${id}`, why });
    else options.push({ id: `use:${id}` });
  }
  for (const { id, kind, used } of table.sources(seat)) {
    if (used && abilityOf(kind)!.when !== 'between') blocked.push({ id: `use:${id}`, why: 'ability_used' });
  }
  if (steps > 0) options.push({ id: 'word:done' });
  else {
    blocked.push({ id: 'word:done', why: 'nothing_moved' });
    if (!canStep) options.push({ id: 'word:withdraw' });
  }
  const fallback = [steps > 0 ? 'word:done' : canStep ? options[0]!.id : 'word:withdraw'];
  const about = { key: 'comet.move', of: { symbols: action.pool.length } };
  return { name: 'move', seat, about, options, blocked, min: 1, max: 1, fallback, ...table.clock };
}

/**
 * M2 to M13: steps, further cards and abilities in any order, one at a time, until the seat says it is done. At least one step must be made; where
 * none can be, the Move is withdrawn.
 */
export function* move(table: CometTable) {
  const [pick] = yield* table.ask(question(table));
  const action = moveOf(table);
  const { seat } = action;
  const { verb, what, at, by } = parsePick(pick!);
  if (verb === 'go') {
    goTo(table, seat, Number(what), at, by as Sign);
    table.next('move');
  } else if (verb === 'play') play(table, seat, what);
  else if (verb === 'use') {
    useCard(table, seat, what);
    table.next('move');
  } else if (what === 'withdraw') withdraw(table);
  else {
    table.facts.last = { seat, cards: action.played };
    table.facts.action = null;
    table.tell('moved', { seat, steps: action.steps });
    table.next('endTurn');
  }
}
