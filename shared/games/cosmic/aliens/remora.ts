import type { Ability, Alien } from '../abilities/ability.ts';
import { asks } from '../abilities/own.ts';
import { typeOf } from '../cards/cards.ts';
import { giveRewards } from '../phases/resolution.ts';
import type { CosmicTable } from '../table.ts';

declare module '../abilities/own.ts' {
  interface Own {
    remora: { uses: { ship: never; card: never }; asks: { gain: { of: { count: number }; words: 'card' | 'ship'; act: true } } };
  }
}

/**
 * Cling. When another gets ships out of the warp you may take out one of yours, but none that came there in this encounter; when another
 * draws from the deck you may draw a card. However many ships or cards it was, it is one for you.
 */
const ship: Ability = {
  id: 'remora.ship',
  at: ['on.ships-retrieved'],
  as: 'any',
  when: (table, seat) =>
    table.occasion('on.ships-retrieved')!.retrieved.some((one) => one.seat !== seat && one.ships > 0) &&
    table.longInWarp(seat) > 0 &&
    table.hasColony(seat),
  aims: () => [],
  effect(table, { seat }) {
    table.fromWarp(seat, 1, { old: true });
    table.sendHome(seat, { warp: 1 });
    table.tell('released', { owner: seat, ships: 1 });
    table.next('home');
    table.occur({ at: 'on.ships-retrieved', retrieved: [{ seat, ships: 1 }] });
  },
};

const card: Ability = {
  id: 'remora.card',
  at: ['on.card-draw'],
  stage: 'after',
  as: 'any',
  when: (table, seat) => table.occasion('on.card-draw')!.seat !== seat,
  aims: () => [],
  effect: (table, { seat }) => table.next('draw', { seat, count: 1 }),
};

/** Another has played a flare, for either of its sides: you draw a card. */
const wild: Ability = {
  id: 'remora.wild',
  face: 'flare:remora',
  flare: 'wild',
  at: ['on.card-resolved'],
  as: 'any',
  when: ({ use }, seat) => use.seat !== seat && typeOf(use.face!) === 'flare',
  aims: () => [],
  hint: () => 1,
  effect: (table, { seat }) => table.next('draw', { seat, count: 1 }),
};

/** Others who have just gained a colony. */
const settlers = (table: CosmicTable, seat: number): number =>
  new Set(
    table
      .occasion('on.colony-gained')
      ?.colonies.map((one) => one.seat)
      .filter((one) => one !== seat),
  ).size;

const CARD = 'word:card';
const SHIP = 'word:ship';

/** Others gain a colony: for each of them you draw a card or take a ship out of the warp. */
const feast: Ability = {
  id: 'remora.super',
  face: 'flare:remora',
  flare: 'super',
  at: ['on.colony-gained'],
  as: 'any',
  when: (table, seat) => settlers(table, seat) > 0,
  aims: () => [],
  hint: () => 1,
  effect: (table, { seat }) => table.next('remora.gain', { seat, count: settlers(table, seat) }),
};

function* gain(table: CosmicTable, { seat, count }: { seat: number; count: number }) {
  const ships = table.hasColony(seat) ? Math.min(count, table.seat(seat).warp) : 0;
  const picks = ships
    ? yield* table.ask({
        name: 'gain',
        seat,
        about: asks('remora.gain', { count }),
        options: [
          { id: CARD, times: count },
          { id: SHIP, times: ships },
        ],
        min: count,
        max: count,
        fallback: [...Array<string>(ships).fill(SHIP), ...Array<string>(count - ships).fill(CARD)],
        clock: 'choose',
      })
    : [];
  const freed = picks.filter((pick) => pick === SHIP).length;
  giveRewards(table, seat, freed, count - freed);
}

export const remora: Alien = {
  id: 'remora',
  alert: 'yellow',
  abilities: [ship, card],
  flare: [wild, feast],
  steps: { 'remora.gain': gain },
};
