import type { Question } from '../../../engine/decision.ts';
import type { Step } from '../../../engine/rules.ts';
import { isEncounterCard } from '../cards/cards.ts';
import { usualCard } from '../ships/defaults.ts';
import type { Selection } from '../abilities/bends.ts';
import { otherSide, sides, type Side } from '../facts.ts';
import { playable, returnCard, sourceOf, takeCard } from '../window/may-use.ts';
import type { CosmicTable } from '../table.ts';

function beginPlanning(table: CosmicTable): void {
  const { defense } = table.encounter;
  table.encounter.phase = 'planning';
  table.window('planning.before-select', { only: defense });
  table.next('bare', { asked: true });
  table.window('planning.before-select', { left: table.order.filter((seat) => seat !== defense) });
  table.then('planning.select', 'select', 'planning.selected');
}

/**
 * D-P1, J-14: a defense without an encounter card may first play what it can, alone, and then renews its hand: on entering, before others play,
 * and again after every effect until it has chosen. On entering it is asked whatever it holds, and that it holds none is told when it shows its hand.
 */
function bare(table: CosmicTable, args: { asked?: boolean } | null): void {
  const { defense } = table.encounter;
  if (table.hasEncounterCard(defense!)) return;
  if (!args?.asked) table.window('planning.before-select', { only: defense });
  table.next('hand.check', { seat: defense });
  // with its new hand it has its say before the others
  if (args?.asked) table.window('planning.before-select', { only: defense });
}

/** A play that was waiting here keeps its order of steps. */
function beginSelecting(table: CosmicTable): void {
  table.then('bare', 'planning.select', 'select', 'planning.selected');
}

/** Who chooses first, and from what. */
function selectionOf(table: CosmicTable): Selection {
  const cardsOf = (side: Side) => playable(table, table.main(side)).filter(({ face }) => isEncounterCard(face));
  const selection: Selection = { first: null, cards: { offense: cardsOf('offense'), defense: cardsOf('defense') } };
  for (const { bend, held } of table.bends('selection')) bend(selection, held, table);
  return selection;
}

function cardQuestion(table: CosmicTable, side: Side, { first, cards: all } = selectionOf(table)): Question {
  const cards = all[side];
  return {
    name: side,
    seat: table.main(side),
    about: { key: 'cosmic.select', of: { up: first === side } },
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
  const selection = selectionOf(table);
  const { first } = selection;
  if (first === null) {
    const picks = yield* table.askAll(sides.map((side) => cardQuestion(table, side, selection)));
    for (const side of sides) put(table, side, picks[side]![0]!, false);
    return;
  }
  const [pick] = yield* table.ask(cardQuestion(table, first, selection));
  put(table, first, pick!, true);
  table.window('planning.select', { only: table.main(otherSide(first)) });
  table.next('select.second');
}

/** Whose card is still missing, chooses with the other's in sight. */
function* selectSecond(table: CosmicTable) {
  const selection = selectionOf(table);
  const side = otherSide(selection.first!);
  const [pick] = yield* table.ask(cardQuestion(table, side, selection));
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
  const source = sourceOf(table, seat, card);
  selected[side] = { face: takeCard(table, seat, card), by: seat, up: false, ...(source ? { source: source.id } : {}) };
  if (up) {
    // what may be done as cards are turned up may be done now
    table.window('reveal.flip', { only: seat });
    table.next('select.show', { side });
  }
  if (selected.offense && selected.defense) table.tell('selected', {});
}

function show(table: CosmicTable, { side }: { side: Side }): void {
  const card = table.encounter.selected[side]!;
  if (card.up || card.claim !== undefined) return;
  card.up = true;
  table.tell('shown', { seat: table.main(side), face: card.face });
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
  const [pick] = yield* table.ask(cardQuestion(table, side));
  put(table, side, pick!, up);
}

/** The card a side fought with goes to the hand of its main player; one that was played from elsewhere, to where that comes back to. */
function takeBack(table: CosmicTable, { side }: { side: Side }): void {
  const { selected } = table.encounter;
  const { face, by, source } = selected[side]!;
  selected[side] = null;
  returnCard(table, source === undefined ? table.main(side) : by, face, source);
}

export const planningSteps: Record<string, Step<CosmicTable>> = {
  planning: beginPlanning,
  bare,
  selecting: beginSelecting,
  select,
  'select.second': selectSecond,
  'select.from': selectFrom,
  'select.show': show,
  'take-back': takeBack,
};
