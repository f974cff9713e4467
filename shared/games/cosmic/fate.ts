import type { Option } from '../../engine/decision.ts';
import type { Step } from '../../engine/rules.ts';
import { seatOf, type Special } from './destiny.ts';
import { shipsAsked } from './sending.ts';
import type { CosmicTable } from './table.ts';
import { shipsIn, shipsOf } from './table.ts';

/** The destiny phase: a card says whom the offense meets. */
function destiny(table: CosmicTable): void {
  table.encounter.phase = 'destiny';
  table.then('destiny.before-draw', 'destiny.draw');
}

/** The last card is never drawn: it is shuffled with all discards first. J-12: a special names its seat when it is turned up. */
function draw(table: CosmicTable): void {
  const { destiny } = table.facts;
  if (destiny.deck.length < 2) {
    destiny.deck = table.shuffle([...destiny.deck, ...destiny.discard]);
    destiny.discard = [];
  }
  const card = destiny.deck.pop()!;
  destiny.current = card;
  destiny.named = card.startsWith('special:') ? namedBy(table, card.slice('special:'.length) as Special) : seatOf(card);
  table.tell('destiny', { card, named: destiny.named });
  table.then('destiny.drawn', 'destiny.target', 'defend');
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

/** A colour or a special names the defense; a wild lets the offense choose (D-D1); the own colour offers D-D2. */
function* target(table: CosmicTable) {
  const { offense } = table.encounter;
  const { current, named } = table.facts.destiny;
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
  const canSettle = gate.length > 0 || table.colonies(offense).length > 0;
  for (const planet of table.homePlanets(offense)) {
    const present = table.seats.filter((seat) => table.ships(planet, seat) > 0);
    for (const seat of present) if (seat !== offense) options.push({ id: `fight:${planet}:${seat}` });
    if (!present.length && canSettle) options.push({ id: `settle:${planet}` });
  }
  return options;
}

function redraw(table: CosmicTable): void {
  discardDestiny(table);
  table.tell('redrawn', {});
  table.next('destiny');
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
  defend: target,
  resettle,
};
