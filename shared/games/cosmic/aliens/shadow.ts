import type { Ability, Alien } from '../abilities/ability.ts';
import { augment } from '../abilities/flares.ts';
import { asks } from '../abilities/own.ts';
import { leaderBut } from '../bot/odds.ts';
import { workplaces } from '../cards/techs.ts';
import { homeIn, type PlanetId, type Use } from '../facts.ts';
import { flagshipPick, plainShips, singleShips } from '../ships/flagships.ts';
import { lose, shipsOutside } from '../ships/losses.ts';
import { shipsOf, type CosmicTable } from '../table.ts';
import { fightsWith } from '../totals/totals.ts';

declare module '../abilities/own.ts' {
  interface Own {
    shadow: {
      options: { shadow_replace: { choices: 'yes' | 'no'; bars: 'shadow_without_flares' } };
      uses: { prey: number };
      asks: { ship: { of: { seat: number }; act: true } };
      loses: true;
    };
  }
}

/** Ships at work on a technology are in the home system of their owner, and may be hit as well. */
const isPrey = (table: CosmicTable, seat: number): boolean => table.hasColony(seat) || workplaces(table, seat).length > 0;
const prey = (table: CosmicTable, seat: number): number[] => table.order.filter((other) => other !== seat && isPrey(table, other));

/**
 * Execute. Must: when a destiny card names another player, by its colour or as a special one, a ship of that player on a colony of your choice goes to
 * the warp. When it is a wild one, you may do so to anyone but yourself, whomever the offense is going to meet. Every card counts, one drawn again too.
 */
const execute: Ability = {
  id: 'shadow.execute',
  at: ['destiny.drawn'],
  as: 'any',
  must: true,
  repeats: true,
  when(table, seat) {
    const { named } = table.facts.destiny;
    return named !== null && named !== seat && isPrey(table, named);
  },
  aims: (table) => [table.facts.destiny.named!],
  threat: (board, seat) => (board.destiny.named === seat && board.seats[seat]!.foreign >= 3 ? 1 : 0),
  effect,
};

const any: Ability = {
  id: 'shadow.prey',
  at: ['destiny.drawn'],
  as: 'any',
  repeats: true,
  when: (table, seat) => table.facts.destiny.current === 'wild' && prey(table, seat).length > 0,
  ways: (table, seat) => prey(table, seat).map(String),
  aims: (_, __, [victim]) => [Number(victim)],
  hint: (board, seat, way) => (way === String(leaderBut(board, seat)) ? 2 : 1),
  threat: (board, seat, { picks }) => (picks[0] === String(seat) && board.seats[seat]!.foreign >= 3 ? 1 : 0),
  effect,
};

function effect(table: CosmicTable, { seat, aimed, augmented }: Use): void {
  table.next('shadow.strike', { seat, victim: aimed[0]!, replaces: augmented === true });
}

interface Strike {
  seat: number;
  victim: number;
  replaces?: boolean;
}

/** Which of its ships, a flagship too; if it is not said, one off the largest stack. */
function* strike(table: CosmicTable, { seat, victim, replaces = false }: Strike) {
  const colonies = table.colonies(victim);
  const options = [...singleShips(table, victim, colonies), ...workplaces(table, victim).map((id) => ({ id }))];
  // the last one may have gone in an answer
  if (!options.length) return;
  const largest = colonies.length
    ? singleShips(table, victim, [
        colonies.reduce((best, planet) => (table.ships(planet, victim) > table.ships(best, victim) ? planet : best)),
      ])[0]!.id
    : options[0]!.id;
  const [pick] =
    options.length === 1
      ? [largest]
      : yield* table.ask({
          name: 'ship',
          seat,
          about: asks('shadow.ship', { seat: victim }),
          options,
          min: 1,
          max: 1,
          fallback: [largest],
          clock: 'choose',
        });
  const ships = shipsOf([pick!]);
  const [planet] = Object.keys(plainShips(table, ships)) as [PlanetId];
  lose(table, 'shadow', [{ seat: victim, ships }]);
  // nobody else works on that technology
  if (replaces && (colonies.includes(planet) || goesHome(table))) table.next('shadow.replace', { seat, planet });
}

/** By an older edition the ship out of the warp goes to any colony of its owner. */
const goesHome = (table: CosmicTable): boolean => table.is('shadow_replace', 'no');

/** A ship out of the warp takes the place of the one that is gone. */
function replace(table: CosmicTable, { seat, planet }: { seat: number; planet: PlanetId }): void {
  if (!table.seat(seat).warp) return;
  if (goesHome(table)) {
    table.fromWarp(seat, 1);
    table.sendHome(seat, { warp: 1 });
    table.tell('released', { owner: seat, ships: 1 });
    table.next('home');
    return table.occur({ at: 'on.ships-retrieved', retrieved: [{ seat, ships: 1 }] });
  }
  table.fromWarp(seat, 1);
  table.settle(planet, seat, 1);
  table.tell('retrieved', { seat, planet });
  table.occur({ at: 'on.ships-retrieved', retrieved: [{ seat, ships: 1 }] });
}

/** As the defense, beaten by an attack: for a ship of yours outside the encounter the whole winning side goes to the warp too, and nobody lands. */
const wild: Ability = {
  id: 'shadow.wild',
  face: 'flare:shadow',
  flare: 'wild',
  at: ['resolve.losses'],
  as: 'defense',
  when: (table, seat) =>
    table.encounter.outcome!.winner === 'offense' &&
    table.encounter.revealed &&
    fightsWith(table, 'offense') === 'attack' &&
    table.encounter.gate.length > 0 &&
    shipsOutside(table, seat) > 0,
  aims: ({ encounter }) => encounter.gate.map((stack) => stack.seat),
  hint: () => 1,
  effect(table, { seat }) {
    for (const { seat: winner, ships } of table.encounter.gate) {
      table.loss.parts.push({ seat: winner, ships: { gate: ships }, to: 'warp', extra: true, by: 'shadow' });
    }
    table.next('shed', { cause: 'shadow', seats: [seat], count: 1, gate: false, joins: true, outside: true });
  },
};

/** When you execute in your own turn: one of your ships in the warp takes the place of that ship. */
const usurp = augment([execute, any], {
  as: 'offense',
  when: (table, seat) => table.seat(seat).warp > 0 && (!goesHome(table) || table.hasColony(seat)),
  hint: () => 1,
});

export const shadow: Alien = {
  id: 'shadow',
  alert: 'yellow',
  abilities: [execute, any],
  flare: [wild, usurp],
  steps: { 'shadow.strike': strike, 'shadow.replace': replace },
  options: [
    {
      id: 'shadow_replace',
      choices: ['yes', 'no'],
      default: 'yes',
      bars: [
        { choice: 'no', beside: { flares: 'no' }, why: 'shadow_without_flares', idle: true, remedy: { option: 'flares', choice: 'yes' } },
      ],
    },
  ],
  replies: {
    // the last ship of a foreign colony, else a flagship, else the last one of a home colony
    ship(board, { about, options, fallback }) {
      const victim = about.of!['seat'] as number;
      const worth = (id: string) => {
        const flagship = board.flagships?.find((one) => flagshipPick(one) === id);
        const planet = flagship?.at ?? id.slice('planet:'.length);
        const isLast = board.planets[planet]?.[victim] === 1;
        return Math.max(flagship ? 1.5 : 0, isLast ? (homeIn(board.homes, planet) === victim ? 1 : 2) : 0);
      };
      const [best] = [...options].sort((a, b) => worth(b.id) - worth(a.id));
      return worth(best!.id) ? [best!.id] : fallback;
    },
  },
};
