import type { Question } from '../../engine/decision.ts';
import type { Step } from '../../engine/rules.ts';
import { isEncounterCard } from './cards.ts';
import { usualCard } from './defaults.ts';
import { sides, type Side } from './facts.ts';
import type { CosmicTable } from './table.ts';

/** The planning phase. J-14: a defense without an encounter card renews its hand on entering, before others play. */
function planning(table: CosmicTable): void {
  table.encounter.phase = 'planning';
  table.then(['hand.check', { seat: table.encounter.defense }], 'planning.before-select', 'selecting');
}

function selecting(table: CosmicTable): void {
  table.then(['hand.check', { seat: table.encounter.defense }], 'planning.select', 'select', ['window', { at: 'planning.selected' }]);
}

function choosing(table: CosmicTable, side: Side): Question {
  const seat = table.main(side);
  const cards = table.seat(seat).hand.filter(({ face }) => isEncounterCard(face));
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
    for (const side of sides) lay(table, side, picks[side]![0]!, false);
    return table.tell('selected', {});
  }
  const side = table.sideOf(table.opponentOf(foresees))!;
  const [pick] = yield* table.ask(choosing(table, side));
  lay(table, side, pick!, true);
  table.tell('shown', { seat: table.main(side), face: table.encounter.selected[side]!.face });
  table.next('select.second');
}

function* selectSecond(table: CosmicTable) {
  const side = table.sideOf(table.encounter.foresees!)!;
  const [pick] = yield* table.ask(choosing(table, side));
  lay(table, side, pick!, false);
  table.tell('selected', {});
}

function lay(table: CosmicTable, side: Side, pick: string, up: boolean): void {
  const seat = table.main(side);
  table.encounter.selected[side] = { face: table.fromHand(seat, pick.slice('card:'.length)), by: seat, up };
}

export const planningSteps: Record<string, Step<CosmicTable>> = { planning, selecting, select, 'select.second': selectSecond };
