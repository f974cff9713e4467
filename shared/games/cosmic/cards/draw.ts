import type { Step } from '../../../engine/rules.ts';
import { HAND, isEncounterCard, type Face } from './cards.ts';
import { ASIDE, type CosmicTable } from '../table.ts';

interface Drawing {
  seat: number;
  count: number;
  /** Drawn already. */
  before?: number;
  /** A store they go to instead of the hand. */
  into?: string;
}

/**
 * Cards from the deck. J-05: the pile is shuffled only when a card is needed and the deck is empty.
 * If the pile is empty too the cosmos quakes, and the cards still missing are not drawn.
 */
function draw(table: CosmicTable, drawing: Drawing): void {
  if (!table.mayHook('on.card-draw')) return deal(table, drawing);
  const { seat, count } = drawing;
  table.occur({ at: 'on.card-draw', seat, count }, 'before');
  table.next('draw.deal', { ...drawing });
}

/** One draw is one occasion, however often the pile has to be shuffled for it. */
function deal(table: CosmicTable, { seat, count, before = 0, into }: Drawing): void {
  const { facts } = table;
  const drawn: Face[] = [];
  while (drawn.length < count && facts.deck.length) {
    const face = facts.deck.pop()!;
    if (into === undefined) table.toHand(seat, face);
    else table.toStore(seat, into, face);
    drawn.push(face);
  }
  if (drawn.length) {
    const onlookers = table.bends('overlooks').flatMap(({ bend, held }) => (bend(seat, held, table) ? [held.seat] : []));
    for (const onlooker of onlookers) {
      table.seat(onlooker).notes.push({ encounter: facts.encounters, kind: 'saw', with: seat, faces: drawn });
    }
    table.tell('drew', { seat, count: drawn.length }, Object.fromEntries([seat, ...onlookers].map((one) => [one, { faces: drawn }])));
  }
  const missing = count - drawn.length;
  const all = before + drawn.length;
  if (missing && facts.discard.length) {
    reshuffle(table);
    table.window('on.deck-reshuffle');
    return table.next('draw.deal', { seat, count: missing, before: all, ...(into === undefined ? {} : { into }) });
  }
  if (all) table.occur({ at: 'on.card-draw', seat, count: all }, 'after');
  if (missing) table.next('quake');
}

function reshuffle(table: CosmicTable): void {
  const { facts } = table;
  facts.deck = table.shuffle([...facts.deck, ...facts.discard]);
  facts.discard = [];
  // nothing that has served can be fetched any more
  if (facts.encounter) facts.encounter.spent = [];
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
  if (tries === 0) table.tell('bare', { seat });
  table.occur({ at: 'on.hand-refill', seat });
  table.then(['hand.renew', { seat }], ['aside.back', { seat }], ['hand.check', { seat, tries: tries + 1 }]);
}

function handRenew(table: CosmicTable, { seat }: Checking): void {
  const { hand } = table.seat(seat);
  const faces = hand.map(({ face }) => face);
  hand.length = 0;
  table.tell('renewed', { seat, faces });
  table.discard(faces.map((face) => ({ seat, face })));
  table.next('draw', { seat, count: HAND });
}

/** What was out of reach comes back to the hand. */
export function asideBack(table: CosmicTable, { seat }: Checking): void {
  if (table.store(seat, ASIDE)?.cards.length) for (const face of table.emptyStore(seat, ASIDE)) table.toHand(seat, face);
}

function endUndecided(table: CosmicTable): void {
  table.dropTo(null);
  table.facts.winners = [];
  table.tell('over', { winners: [] });
}

export const drawSteps: Record<string, Step<CosmicTable>> = {
  draw,
  'draw.deal': deal,
  quake,
  'quake.deal': quakeDeal,
  'hand.check': handCheck,
  'hand.renew': handRenew,
  'aside.back': asideBack,
  undecided: endUndecided,
};
