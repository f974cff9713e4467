import type { Ability, Alien } from '../abilities/ability.ts';
import { augment } from '../abilities/flares.ts';
import { asks } from '../abilities/own.ts';
import { hurtsMain } from '../bot/odds.ts';
import { otherSide } from '../facts.ts';
import { lose } from '../ships/losses.ts';
import type { CosmicTable } from '../table.ts';
import { fightsWith, shipsOnSide } from '../totals/totals.ts';

declare module '../abilities/own.ts' {
  interface Own {
    cudgel: { asks: { allies: { act: true } }; loses: true };
  }
}

/**
 * Smash. Must: as a main player who has won with an attack you cost your opponent as many ships more as you have in the encounter, of its own
 * choice from any of its colonies. They count for no compensation.
 */
const smash: Ability = {
  id: 'cudgel.smash',
  at: ['resolve.losses'],
  as: 'main',
  must: true,
  when(table, seat) {
    const { outcome, revealed } = table.encounter;
    const side = table.sideOf(seat)!;
    return outcome!.winner === side && revealed && fightsWith(table, side) === 'attack' && shipsOf(table, seat) > 0;
  },
  threat: (board, seat, use) => (hurtsMain(board, seat, use) ? 1 : 0),
  effect(table, { seat, picks }) {
    const seats = [table.opponentOf(seat), ...picks.map(seatIn)];
    table.next('shed', { cause: 'cudgel', seats, count: shipsOf(table, seat), gate: false, joins: true });
  },
};

/** As the offense that has landed where it had no colony: the ships of all others there go to the warp, but for its allies' of this encounter. */
const wild: Ability = {
  id: 'cudgel.wild',
  face: 'flare:cudgel',
  flare: 'wild',
  at: ['resolve.landing'],
  as: 'offense',
  when: (table, seat) => (table.encounter.settled?.includes(seat) ?? false) && squatters(table, seat).length > 0,
  aims: squatters,
  hint: () => 1,
  effect(table, { seat }) {
    const planet = table.encounter.planet!;
    const ships = (other: number) => ({ [planet]: table.ships(planet, other) });
    lose(
      table,
      'cudgel',
      squatters(table, seat).map((other) => ({ seat: other, ships: ships(other) })),
    );
  },
};

/** When you smash you may hit allies of your opponent too, each as hard. */
const hitting = augment(smash, {
  as: 'main',
  when: (table, seat) => alliesAgainst(table, seat).length > 0,
  hint: () => 1,
  *choose(table, seat) {
    const options = alliesAgainst(table, seat).map((ally) => ({ id: `seat:${ally}` }));
    if (options.length === 1) return [options[0]!.id];
    return yield* table.ask({
      name: 'allies',
      seat,
      about: asks('cudgel.allies', {}),
      options,
      min: 1,
      max: options.length,
      fallback: options.map(({ id }) => id),
      clock: 'choose',
    });
  },
  aims: (_, __, picks) => picks.map(seatIn),
  effect: ({ facts }, { picks }) => void facts.uses.at(-2)!.picks.push(...picks),
});

export const cudgel: Alien = {
  id: 'cudgel',
  alert: 'green',
  abilities: [smash],
  flare: [wild, hitting],
  replies: { allies: (_, { options }) => options.map(({ id }) => id) },
};

const seatIn = (pick: string): number => Number(pick.slice('seat:'.length));

const alliesAgainst = (table: CosmicTable, seat: number): number[] => table.encounter.allies[otherSide(table.sideOf(seat)!)];

/** Others that live on the planet it has just landed on. */
function squatters(table: CosmicTable, seat: number): number[] {
  const { planet, allies } = table.encounter;
  return table.order.filter((other) => other !== seat && !allies.offense.includes(other) && table.ships(planet!, other) > 0);
}

const shipsOf = (table: CosmicTable, seat: number): number =>
  shipsOnSide(table, table.sideOf(seat)!).find((one) => one.seat === seat)?.ships ?? 0;
