import type { Technology } from '../abilities/ability.ts';
import { asks } from '../abilities/own.ts';
import { homeIn, type PlanetId } from '../facts.ts';
import { gather } from '../ships/losses.ts';
import type { CosmicTable } from '../table.ts';
import type { CosmicView } from '../view.ts';

declare module '../abilities/own.ts' {
  interface Own {
    'omega-missile': { uses: { strike: never }; asks: { planet: { act: true } }; tells: { gone: { planet: PlanetId } }; loses: true };
  }
}

/**
 * When anyone regroups: a planet of your choice, in any system, is out of the game. All ships on it go to the warp, what lies beside it to the pile.
 * It does not serve where a planet less would keep somebody from ever reaching the goal: the card can come back as often as the deck is shuffled.
 */
export const omegaMissile: Technology = {
  id: 'omega-missile',
  research: 8,
  kind: 'one-shot',
  abilities: [
    {
      id: 'tech:omega-missile.strike',
      tech: 'omega-missile',
      at: ['regroup.start'],
      as: 'any',
      barred: (table) => (canSpareOne(table) ? null : 'planets_scarce'),
      *choose(table, seat) {
        const planets = Object.keys(table.facts.planets);
        return yield* table.ask({
          name: 'planet',
          seat,
          about: asks('omega-missile.planet', {}),
          options: planets.map((planet) => ({ id: `planet:${planet}` })),
          min: 1,
          max: 1,
          // a planet of another that hurts oneself least
          fallback: [`planet:${planets.find((planet) => table.homeOf(planet) !== seat && !table.ships(planet, seat)) ?? planets[0]!}`],
          clock: 'choose',
        });
      },
      aims: (table, _, [pick]) =>
        table.seats.filter((other) => table.ships(planetIn(pick!), other) > 0 || table.homeOf(planetIn(pick!)) === other),
      hint: (board, seat) => Math.max(...Object.keys(board.planets).map((planet) => damage(board, seat, planet))) - 1,
      threat: (board, seat, { seat: by, picks: [pick] }) => (by === seat ? 0 : -damage(board, seat, planetIn(pick!))),
      effect: (table, { picks: [pick] }) => strike(table, planetIn(pick!)),
    },
  ],
  steps: { 'omega-missile.gone': gone },
  replies: {
    planet: (board, { seat, options }) => [
      options.reduce((best, one) => (damage(board, seat, planetIn(one.id)) > damage(board, seat, planetIn(best.id)) ? one : best)).id,
    ],
  },
};

function canSpareOne(table: CosmicTable): boolean {
  const planets = Object.keys(table.facts.planets);
  return table.seats.every((seat) => planets.filter((planet) => table.homeOf(planet) !== seat).length > table.goal);
}

const planetIn = (pick: string): PlanetId => pick.slice('planet:'.length);

/** Foreign colonies that others have there, those of the leaders most; one's own colony counts against it. */
function damage(board: CosmicView, seat: number, planet: PlanetId): number {
  if (board.planets[planet]![seat]) return -2;
  const home = homeIn(board.homes, planet);
  return board.planets[planet]!.reduce(
    (sum, ships, other) => sum + (ships && other !== home ? (board.seats[other]!.foreign >= 3 ? 2 : 0.5) : 0),
    0,
  );
}

/** The planet is gone before any of the ships comes home again. */
function strike(table: CosmicTable, planet: PlanetId): void {
  const parts = table.order.map((seat) => ({ seat, ships: { [planet]: table.ships(planet, seat) } }));
  gather(table, 'omega-missile', parts);
  if (table.loss.parts.length) table.then('on.ships-losing', 'lost');
  table.next('omega-missile.gone', { planet });
  if (table.loss.parts.length) table.window('on.ships-lost');
  table.then('lost.over', 'home');
}

function gone(table: CosmicTable, { planet }: { planet: PlanetId }): void {
  const { facts } = table;
  const without = <T>(all: Record<PlanetId, T>) => Object.fromEntries(Object.entries(all).filter(([one]) => one !== planet));
  facts.planets = without(facts.planets);
  facts.homes = without(facts.homes);
  // what was interrupted is decided, but may still speak of it
  for (const encounter of facts.interrupted) if (encounter.planet === planet) encounter.planet = null;
  table.tell('omega-missile.gone', { planet });
  for (const seat of table.seats) {
    for (const { of } of table.seat(seat).stores.filter(({ at }) => at === planet)) {
      const faces = table.closeStores(seat, of, planet);
      if (faces.length) table.tell('discarded', { seat, faces });
      table.discard(faces.map((face) => ({ seat, face })));
    }
  }
  table.stirred = true;
}
