import type { Option } from '../../../engine/decision.ts';
import type { Step } from '../../../engine/rules.ts';
import { seatOf, type Special } from '../cards/destiny.ts';
import { shipsAsked } from '../ships/sending.ts';
import type { CosmicTable } from '../table.ts';
import { shipsIn, shipsOf } from '../table.ts';

/** The destiny phase: a card says whom the offense meets, unless that is fixed. The last card is never drawn: it is shuffled with all discards first. */
function destiny(table: CosmicTable): void {
  const { destiny } = table.facts;
  const { defense } = table.encounter;
  table.encounter.phase = 'destiny';
  if (defense !== null) return meet(table, defense, null);
  if (destiny.deck.length < 2) {
    destiny.deck = table.shuffle([...destiny.deck, ...destiny.discard]);
    destiny.discard = [];
  }
  table.then('destiny.before-draw', 'destiny.draw');
}

/** J-12: a special names its seat when it is turned up. */
function draw(table: CosmicTable): void {
  const { destiny } = table.facts;
  const card = destiny.deck.pop()!;
  destiny.current = card;
  destiny.named = card.startsWith('special:') ? namedBy(table, card.slice('special:'.length) as Special) : seatOf(card);
  table.tell('destiny', { card, named: destiny.named });
  table.then('destiny.drawn', 'destiny.stands');
}

/** Unless it was rejected meanwhile, the card says what it says. */
function stands(table: CosmicTable): void {
  if (table.facts.destiny.current === null) table.next('destiny');
  else table.then('destiny.target', 'defend');
}

/** Among the seats other than the offense; a tie goes to the one met first clockwise. */
export function namedBy(table: CosmicTable, special: Special): number {
  const measures: Record<Special, (seat: number) => number> = {
    'most-cards': (seat) => table.seat(seat).hand.length,
    'most-colonies': (seat) => table.foreignColonies(seat),
    'fewest-in-warp': (seat) => -table.seat(seat).warp,
  };
  return others(table).reduce((best, seat) => (measures[special](seat) > measures[special](best) ? seat : best));
}

const others = (table: CosmicTable): number[] => table.clockwiseFrom(table.encounter.offense).slice(1);

/** A colour or a special names the defense; a wild lets the offense choose (D-D1); the own colour offers D-D2. Or a power has said it already. */
function* target(table: CosmicTable) {
  const { offense, defense } = table.encounter;
  const { current, named } = table.facts.destiny;
  // what else the card brings it brings whoever is met
  if (current === 'wild') table.encounter.wild = true;
  if (defense !== null) return fix(table, defense, null);
  if (current === 'wild') {
    const seats = others(table);
    const usual = seats.reduce((best, seat) => (table.foreignColonies(seat) > table.foreignColonies(best) ? seat : best));
    const [pick] = yield* table.ask({
      name: 'seat',
      seat: offense,
      about: { key: 'cosmic.wild' },
      options: seats.map((seat) => ({ id: `seat:${seat}` })),
      min: 1,
      max: 1,
      fallback: [`seat:${usual}`],
      clock: 'turn',
    });
    return fix(table, Number(pick!.slice('seat:'.length)), null);
  }
  if (named !== offense) return fix(table, named!, null);
  const options = ownColour(table);
  if (options.length === 1) return redraw(table);
  const [pick] = yield* table.ask({
    name: 'own',
    seat: offense,
    about: { key: 'cosmic.own' },
    options,
    min: 1,
    max: 1,
    fallback: ['word:redraw'],
    clock: 'turn',
  });
  if (pick === 'word:redraw') return redraw(table);
  const [what, planet, seat] = pick!.split(':') as [string, string, string];
  if (what === 'fight') return fix(table, Number(seat), planet);
  discardDestiny(table);
  table.next('resettle', { planet });
}

/** Fight another's colony in the home system, settle an empty home planet again, or discard and draw again. */
function ownColour(table: CosmicTable): Option[] {
  const { offense, gate } = table.encounter;
  const options: Option[] = [{ id: 'word:redraw' }];
  const canSettle = gate.length > 0 || table.hasColony(offense);
  for (const planet of table.homePlanets(offense)) {
    const present = table.seats.filter((seat) => table.ships(planet, seat) > 0);
    for (const seat of present) if (seat !== offense) options.push({ id: `fight:${planet}:${seat}` });
    if (!present.length && canSettle) options.push({ id: `settle:${planet}` });
  }
  return options;
}

function redraw(table: CosmicTable): void {
  rejectDestiny(table);
  table.next('destiny');
}

/** The card that was just turned up goes away; another is to be drawn. */
export function rejectDestiny(table: CosmicTable): void {
  discardDestiny(table);
  table.tell('redrawn', {});
}

function discardDestiny({ facts: { destiny } }: CosmicTable): void {
  destiny.discard.push(destiny.current!);
  destiny.current = null;
  destiny.named = null;
}

function fix(table: CosmicTable, defense: number, planet: string | null): void {
  const { encounter } = table;
  encounter.defense = defense;
  encounter.planet = planet;
  discardDestiny(table);
  meet(table, defense, planet);
}

function meet(table: CosmicTable, defense: number, planet: string | null): void {
  table.tell('defense', { seat: defense, planet });
  table.window('destiny.after');
}

/** J-13: one to four ships from colonies, or the one waiting in the gate, go to an empty home planet: a success without a defense. */
function* resettle(table: CosmicTable, { planet }: { planet: string }) {
  const { encounter } = table;
  const { offense } = encounter;
  const picks = yield* table.ask({
    ...shipsAsked(table, offense, { min: 1, max: 4, gate: true }),
    about: { key: 'cosmic.resettle', of: { planet } },
  });
  const ships = shipsOf(picks);
  table.lift(offense, ships);
  table.settle(planet, offense, shipsIn(ships));
  encounter.outcome = { ending: 'resettled', winner: null };
  table.tell('resettled', { seat: offense, planet, ships: shipsIn(ships) });
  table.dropTo('after');
}

export const fateSteps: Record<string, Step<CosmicTable>> = {
  destiny,
  'destiny.draw': draw,
  'destiny.stands': stands,
  defend: target,
  resettle,
};
