import type { Step } from '../../engine/rules.ts';
import { HAND, isEncounterCard, type Face } from './cards.ts';
import type { CosmicTable } from './table.ts';

interface Drawing {
  seat: number;
  count: number;
}

/**
 * Cards from the deck. J-05: the pile is shuffled only when a card is needed and the deck is empty.
 * If the pile is empty too the cosmos quakes, and the cards still missing are not drawn.
 */
function draw(table: CosmicTable, { seat, count }: Drawing): void {
  const { facts } = table;
  const drawn: Face[] = [];
  while (drawn.length < count && facts.deck.length) {
    const face = facts.deck.pop()!;
    table.toHand(seat, face);
    drawn.push(face);
  }
  if (drawn.length) {
    table.tell('drew', { seat, count: drawn.length }, { [seat]: { faces: drawn } });
    table.window('on.card-draw');
  }
  const missing = count - drawn.length;
  if (!missing) return;
  if (!facts.discard.length) return table.next('quake');
  reshuffle(table);
  table.window('on.deck-reshuffle');
  table.next('draw', { seat, count: missing });
}

function reshuffle(table: CosmicTable): void {
  const { facts } = table;
  facts.deck = table.shuffle([...facts.deck, ...facts.discard]);
  facts.discard = [];
  table.tell('reshuffled', { cards: facts.deck.length });
}

/** J-06: all hands, and only hands, are discarded and shuffled, which nothing answers; everyone is dealt eight. */
function quake(table: CosmicTable): void {
  const { facts } = table;
  table.tell('quake', {});
  for (const seat of table.seats) {
    const { hand } = table.seat(seat);
    facts.discard.push(...hand.map(({ face }) => face));
    hand.length = 0;
  }
  reshuffle(table);
  table.window('on.deck-reshuffle');
  table.next('quake.deal');
}

function quakeDeal(table: CosmicTable): void {
  const { facts } = table;
  for (let i = 0; i < HAND; i++) for (const seat of table.seats) if (facts.deck.length) table.toHand(seat, facts.deck.pop()!);
  const dealt = table.seats.map((seat) => [seat, { faces: table.seat(seat).hand.map(({ face }) => face) }]);
  table.tell('dealt', {}, Object.fromEntries(dealt));
}

interface Checking {
  seat: number;
  tries?: number;
}

const GUARD = 10;

/** A hand without an encounter card is shown, discarded and replaced by eight cards, until it holds one. */
function handCheck(table: CosmicTable, { seat, tries = 0 }: Checking): void {
  if (table.hasEncounterCard(seat)) return;
  // J-07: ten hands in a row without one call a quake; with none within reach the game ends undecided
  if (tries >= GUARD) {
    const { deck, discard, seats } = table.facts;
    const reach = [...deck, ...discard, ...seats.flatMap(({ hand }) => hand.map(({ face }) => face))];
    if (!reach.some(isEncounterCard)) return table.next('undecided');
    table.then('quake', ['hand.check', { seat }]);
    return;
  }
  // a defense without one has been named already
  if (tries === 0 && table.encounter.phase === 'start') table.tell('bare', { seat });
  table.window('on.hand-refill');
  table.then(['hand.renew', { seat }], ['hand.check', { seat, tries: tries + 1 }]);
}

function handRenew(table: CosmicTable, { seat }: Checking): void {
  const { hand } = table.seat(seat);
  const faces = hand.map(({ face }) => face);
  hand.length = 0;
  table.tell('renewed', { seat, faces });
  table.discard(faces.map((face) => ({ seat, face })));
  table.next('draw', { seat, count: HAND });
}

function undecided(table: CosmicTable): void {
  table.dropTo(null);
  table.facts.winners = [];
  table.tell('over', { winners: [] });
}

export const drawSteps: Record<string, Step<CosmicTable>> = {
  draw,
  quake,
  'quake.deal': quakeDeal,
  'hand.check': handCheck,
  'hand.renew': handRenew,
  undecided,
};
