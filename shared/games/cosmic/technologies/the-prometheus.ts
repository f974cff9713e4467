import type { Technology } from '../abilities/ability.ts';
import { asks } from '../abilities/own.ts';
import { landingPlace } from '../ships/defaults.ts';
import { flagshipPick, isFighting } from '../ships/flagships.ts';
import type { Flagship, PlanetId } from '../facts.ts';
import type { CosmicTable } from '../table.ts';
import { isFought, rivals } from '../totals/totals.ts';

declare module '../abilities/own.ts' {
  interface Own {
    'the-prometheus': {
      asks: { colony: { act: true } };
      tells: { launched: { seat: number; planet: PlanetId } };
      piece: 'ship';
    };
  }
}

const ID = 'the-prometheus';
const EXTRA = 3;

const shipOf = ({ facts }: CosmicTable, seat: number): Flagship | undefined =>
  facts.flagships.find((one) => one.id === ID && one.seat === seat);

/**
 * Completed, it brings a ship of yours onto one of your colonies, which is like any other but counts three more for your side while it is in an encounter.
 * It leaves the game with the technology.
 */
export const thePrometheus: Technology = {
  id: ID,
  research: 7,
  kind: 'lasting',
  abilities: [
    {
      id: 'tech:the-prometheus.add',
      tech: ID,
      at: ['reveal.modify'],
      as: 'side',
      must: true,
      when(table, seat) {
        const ship = shipOf(table, seat);
        return ship !== undefined && isFought(table) && isFighting(table, ship);
      },
      aims: (table, seat) => rivals(table, seat),
      lasts: {
        sum({ lines }, { seat, ability }, table) {
          const ship = shipOf(table, seat);
          if (ship && isFighting(table, ship)) lines[table.sideOf(seat)!].push({ kind: 'power', seat, by: ability, value: EXTRA });
        },
      },
    },
  ],
  steps: { 'the-prometheus.launch': launch },
  completed: (table, seat) => table.next('the-prometheus.launch', { seat }),
  leaves(table, seat) {
    const ship = shipOf(table, seat);
    if (!ship) return;
    const place = ship.at;
    if (place === 'out') table.seat(seat).out--;
    else table.lift(seat, { [flagshipPick(ship)]: 1 });
    table.facts.flagships = table.facts.flagships.filter((one) => one !== ship);
    table.tell('removed', { seat, ships: { [place]: 1 } });
  },
};

/** Without a colony it has nowhere to go but the warp. */
function* launch(table: CosmicTable, { seat }: { seat: number }) {
  const colonies = table.colonies(seat);
  const [pick] =
    colonies.length > 1
      ? yield* table.ask({
          name: 'colony',
          seat,
          about: asks('the-prometheus.colony', {}),
          options: colonies.map((planet) => ({ id: `planet:${planet}` })),
          min: 1,
          max: 1,
          fallback: [`planet:${landingPlace(table, seat, colonies)}`],
          clock: 'choose',
        })
      : colonies.map((planet) => `planet:${planet}`);
  const planet = pick?.slice('planet:'.length);
  table.facts.flagships.push({ id: ID, seat, at: planet ?? 'warp' });
  if (planet === undefined) {
    table.toWarp(seat, 1);
    return table.tell('stranded', { seat, ships: 1 });
  }
  table.move(planet, seat, 1);
  table.tell('the-prometheus.launched', { seat, planet });
}
