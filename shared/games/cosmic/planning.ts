import type { Question } from '../../engine/decision.ts';
import type { Step } from '../../engine/rules.ts';
import { isEncounterCard } from './cards.ts';
import { usualCard } from './defaults.ts';
import { sides, type Side } from './facts.ts';
import { playable, sourceOf, takeCard } from './may-use.ts';
import type { CosmicTable } from './table.ts';

function planning(table: CosmicTable): void {
  table.encounter.phase = 'planning';
  table.then('bare', 'planning.before-select', 'planning.select', 'select', 'planning.selected');
}

/**
 * D-P1, J-14: a defense without an encounter card may first play what it can, alone, and then renews its hand: on entering, before others play,
 * and again after every effect until it has chosen.
 */
function bare(table: CosmicTable): void {
  const { defense } = table.encounter;
  if (table.hasEncounterCard(defense!)) return;
  table.tell('bare', { seat: defense });
  table.window('planning.before-select', { only: defense });
  table.next('hand.check', { seat: defense });
}

/** A play that was waiting here keeps its order of steps. */
function selecting(table: CosmicTable): void {
  table.then('bare', 'planning.select', 'select', 'planning.selected');
}

function choosing(table: CosmicTable, side: Side): Question {
  const seat = table.main(side);
  const cards = playable(table, seat).filter(({ face }) => isEncounterCard(face));
  return {
    name: side,
    seat,
    about: { key: 'cosmic.select', of: { up: table.encounter.foresees !== null && table.encounter.foresees !== seat } },
    options: cards.map(({ id }) => ({ id: `card:${id}` })),
    min: 1,
    max: 1,
    fallback: [`card:${usualCard(cards).id}`],
    clock: 'choose',
  };
}

/**
 * D-P2: both main players lay an encounter card face down at the same time; if one foresees, the other lays its card face up first.
 * J-17: until both are in a choice is only an answer, which can be taken back.
 */
function* select(table: CosmicTable) {
  const { foresees } = table.encounter;
  if (foresees === null) {
    const picks = yield* table.askAll(sides.map((side) => choosing(table, side)));
    for (const side of sides) put(table, side, picks[side]![0]!, false);
    return;
  }
  const side = table.sideOf(table.opponentOf(foresees))!;
  const [pick] = yield* table.ask(choosing(table, side));
  put(table, side, pick!, true);
  table.next('select.second');
}

function* selectSecond(table: CosmicTable) {
  const side = table.sideOf(table.encounter.foresees!)!;
  const [pick] = yield* table.ask(choosing(table, side));
  put(table, side, pick!, false);
}

/** A card from the hand is laid at once; one from elsewhere may be a use that has to stand first. */
function put(table: CosmicTable, side: Side, pick: string, up: boolean): void {
  const card = pick.slice('card:'.length);
  const seat = table.main(side);
  const source = sourceOf(table, seat, card);
  if (!source || source.quiet) return lay(table, side, card, up);
  table.then(['use', { ability: source.id, seat }], ['select.from', { side, card, up }]);
}

function lay(table: CosmicTable, side: Side, card: string, up: boolean): void {
  const { selected } = table.encounter;
  const seat = table.main(side);
  selected[side] = { face: takeCard(table, seat, card), by: seat, up };
  if (up) table.tell('shown', { seat, face: selected[side].face });
  if (selected.offense && selected.defense) table.tell('selected', {});
}

interface From {
  side: Side;
  card: string;
  up: boolean;
}

/** Its source was opened, or stopped: then another card is chosen, by a defense without one after it has renewed its hand. */
function* selectFrom(table: CosmicTable, from: From) {
  const { side, card, up } = from;
  const seat = table.main(side);
  if (sourceOf(table, seat, card)) return lay(table, side, card, up);
  if (!table.hasEncounterCard(seat)) return table.then('bare', ['select.from', { ...from }]);
  const [pick] = yield* table.ask(choosing(table, side));
  put(table, side, pick!, up);
}

export const planningSteps: Record<string, Step<CosmicTable>> = {
  planning,
  bare,
  selecting,
  select,
  'select.second': selectSecond,
  'select.from': selectFrom,
};
