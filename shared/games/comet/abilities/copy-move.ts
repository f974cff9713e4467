import type { Question } from '../../../engine/decision.ts';
import { bitsOfAll } from '../map/board.ts';
import { animal, SLOTS, type EffectOf, type Sign, type Terrain } from '../cards.ts';
import { parsePick } from '../picks.ts';
import { goTo, stepOptions, stopsAhead } from '../map/stepping.ts';
import type { CometTable } from '../table.ts';
import { moveOf } from './ability.ts';

const copiedSigns = (table: CometTable, what: string): Sign[] =>
  table.facts.last!.cards.filter(({ id }) => what === 'all' || id === what).flatMap(({ kind }) => animal(kind).symbols);

/**
 * Mauritius parrot, B6: move your own companions with the symbols of one card that the last player moved with, the gold parrot with those
 * of all of them, even of one that a thylacine has taken since. At least one step must be made.
 */
export function copyOptions(table: CometTable, seat: number, source: string, { cards }: EffectOf<'copy_move'>): string[] {
  const ahead = stopsAhead(table, seat, 0);
  const among = cards === 'all' ? ['all'] : table.facts.last!.cards.map(({ id }) => id);
  return among.filter((what) => ahead & bitsOfAll(copiedSigns(table, what))).map((what) => `copy:${source}@${what}`);
}

export function copyMove(table: CometTable, seat: number, source: string, what: string): void {
  table.facts.action = {
    kind: 'parrot',
    seat,
    pool: copiedSigns(table, what),
    plain: 0,
    played: [],
    spent: [],
    guided: Array.from({ length: SLOTS }, (): Terrain[] => []),
    steps: 0,
    before: null,
  };
  const { kind } = table.spend(seat, source);
  table.tell('copied', { seat, by: kind, pool: table.facts.action.pool.slice() });
  table.next('parrot');
}

function question(table: CometTable): Question {
  const action = moveOf(table);
  const { seat, steps, pool } = action;
  const options = stepOptions(table, action);
  if (steps > 0) options.push({ id: 'word:done' });
  const fallback = [steps > 0 ? 'word:done' : options[0]!.id];
  return {
    name: 'parrot',
    seat,
    about: { key: 'comet.parrot', of: { symbols: pool.length } },
    options,
    min: 1,
    max: 1,
    fallback,
    ...table.response(seat),
  };
}

/** It is no Move action: only steps, no cards, no abilities, no guides. It ends by itself when no step is left. */
export function* parrot(table: CometTable) {
  const action = moveOf(table);
  if (action.steps > 0 && !stepOptions(table, action).length) {
    table.facts.action = null;
    return;
  }
  const [pick] = yield* table.ask(question(table));
  const { verb, what, at, by } = parsePick(pick!);
  if (verb === 'go') {
    goTo(table, action.seat, Number(what), at, by as Sign);
    table.next('parrot');
  } else table.facts.action = null;
}
