import type { Question } from '../../../engine/decision.ts';
import type { Ability, Alien } from '../abilities/ability.ts';
import { augment } from '../abilities/flares.ts';
import { asks } from '../abilities/own.ts';
import { leaderBut } from '../bot/odds.ts';
import { sides, type Ships } from '../facts.ts';
import { defendingShips, lose, shipsOutside } from '../ships/losses.ts';
import { shipsAsked } from '../ships/sending.ts';
import { shipsIn, shipsOf, type CosmicTable } from '../table.ts';
import { fightsWith } from '../totals/totals.ts';

declare module '../abilities/own.ts' {
  interface Own {
    vacuum: {
      asks: { drag: { of: { count: number }; act: true }; pick: { of: { seat: number; count: number }; act: true } };
      loses: true;
    };
  }
}

/**
 * Catharsis. Must: when ships of yours have gone to the warp, for whatever reason, you say how many ships of which others follow them, as many in all
 * at most. Each owner picks them from its colonies; those in the encounter are out of reach.
 */
const drag: Ability = {
  id: 'vacuum.drag',
  at: ['on.ships-lost'],
  as: 'any',
  must: true,
  when: (table, seat) => table.loss.cause !== 'vacuum' && lostBy(table, seat) > 0 && reachable(table, seat).length > 0,
  aims: (table, seat) => reachable(table, seat),
  threat: (board, seat, use) => (use.seat !== seat && leaderBut(board, use.seat) === seat ? 1 : 0),
  effect: (table, { seat, augmented = false }) => table.next('vacuum.name', { seat, count: lostBy(table, seat), picks: augmented }),
};

/** For each main player other than you who has shown an attack, one of your ships leaves the warp. */
const wild: Ability = {
  id: 'vacuum.wild',
  face: 'flare:vacuum',
  flare: 'wild',
  at: ['reveal.modify'],
  as: 'any',
  when: (table, seat) => table.seat(seat).warp > 0 && table.hasColony(seat) && attackers(table, seat) > 0,
  aims: () => [],
  hint: () => 1,
  effect(table, { seat }) {
    const ships = Math.min(attackers(table, seat), table.seat(seat).warp);
    table.fromWarp(seat, ships);
    table.sendHome(seat, { warp: ships });
    table.tell('released', { owner: seat, ships });
    table.next('home');
    table.occur({ at: 'on.ships-retrieved', retrieved: [{ seat, ships }] });
  },
};

const attackers = (table: CosmicTable, seat: number): number =>
  sides.filter((side) => table.main(side) !== seat && fightsWith(table, side) === 'attack').length;

/** When ships follow yours: you pick them. */
const picking = augment(drag, { as: 'any', hint: () => 1 });

export const vacuum: Alien = {
  id: 'vacuum',
  alert: 'green',
  abilities: [drag],
  flare: [wild, picking],
  steps: { 'vacuum.name': name },
  replies: {
    // the one ahead of all others first
    drag(board, { seat, options, max }) {
      const leader = `seat:${leaderBut(board, seat)}`;
      const order = [...options].sort((one, other) => Number(other.id === leader) - Number(one.id === leader));
      return order.flatMap(({ id, times = 1 }) => Array<string>(times).fill(id)).slice(0, max);
    },
    // where the fewest are, a colony is lost
    pick(_, { options, max }) {
      const order = [...options].sort((one, other) => (one.times ?? 1) - (other.times ?? 1));
      return order.flatMap(({ id, times = 1 }) => Array<string>(times).fill(id)).slice(0, max);
    },
  },
};

const lostBy = ({ loss }: CosmicTable, seat: number): number =>
  loss.parts.reduce((sum, part) => sum + (part.seat === seat && part.to === 'warp' ? shipsIn(part.ships) : 0), 0);

const reachable = (table: CosmicTable, seat: number): number[] =>
  table.order.filter((other) => other !== seat && shipsOutside(table, other) > 0);

interface Naming {
  seat: number;
  count: number;
  /** It also says which. */
  picks?: boolean;
}

/** How many of whom; if it is not said, nobody. */
function* name(table: CosmicTable, { seat, count, picks: isPicking = false }: Naming) {
  const options = reachable(table, seat).map((other) => ({ id: `seat:${other}`, times: Math.min(count, shipsOutside(table, other)) }));
  const picks = yield* table.ask({
    name: 'drag',
    seat,
    about: asks('vacuum.drag', { count }),
    options,
    min: 0,
    max: Math.min(
      count,
      options.reduce((sum, { times }) => sum + times, 0),
    ),
    fallback: [],
    clock: 'choose',
  });
  const dragged = table.order
    .map((other) => ({ other, ships: picks.filter((pick) => pick === `seat:${other}`).length }))
    .filter(({ ships }) => ships > 0);
  if (!dragged.length) return;
  if (isPicking) {
    const parts: { seat: number; ships: Ships }[] = [];
    for (const { other, ships } of dragged)
      parts.push({ seat: other, ships: shipsOf(yield* table.ask(choice(table, seat, other, ships))) });
    return lose(table, 'vacuum', parts);
  }
  const seats = dragged.map(({ other }) => other);
  table.next('shed', { cause: 'vacuum', seats, count: dragged.map(({ ships }) => ships), gate: false, outside: true });
}

/** Which ships of that seat; if it is not said, those it would give up itself. */
function choice(table: CosmicTable, seat: number, other: number, count: number): Question {
  const asked = shipsAsked(table, other, { min: count, max: count, without: defendingShips(table, other) });
  return { ...asked, seat, about: asks('vacuum.pick', { seat: other, count }), clock: 'choose' };
}
