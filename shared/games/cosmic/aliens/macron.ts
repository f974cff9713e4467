import type { Ability, Alien } from '../abilities/ability.ts';
import { augment } from '../abilities/flares.ts';
import { hurtsMain, leadOf } from '../bot/odds.ts';
import { lackingOf, sideToAdd } from '../cards/reinforcements.ts';
import { sides } from '../facts.ts';
import type { CosmicTable } from '../table.ts';
import { forcesOf, sideOf } from '../totals/forces.ts';
import { fightsWith, rivals, shipsOnSide } from '../totals/totals.ts';

const EACH = 4;

/**
 * Mass. Must: you send exactly one ship, as the offense or as an ally; your ships count four each in your side's total, whatever card it shows.
 * For compensation and rewards each of your ships counts as two; that is no use and can't be stopped.
 */
const limit: Ability = {
  id: 'macron.limit',
  at: ['launch.send', 'alliance.join'],
  as: 'any',
  must: true,
  when: (table, seat) => (table.encounter.phase === 'launch' ? table.encounter.offense === seat : !table.isMain(seat)),
  // who would stop the power stops its weight
  aims: () => [],
  lasts: {
    sending(sending, { seat, augmented }) {
      if (sending.seat === seat && !augmented) sending.max = sending.min;
    },
  },
};

const mass: Ability = {
  id: 'macron.mass',
  at: ['reveal.modify'],
  as: 'side',
  must: true,
  threat(board, seat, use) {
    const lead = leadOf(board, seat) ?? 0;
    return hurtsMain(board, seat, use) && lead > -3 && lead < 12 ? 1 : 0;
  },
  lasts: {
    ships({ lines }, { seat }) {
      for (const line of sides.flatMap((side) => lines[side])) {
        if (line.kind !== 'ships' || line.seat !== seat) continue;
        line.each! *= EACH;
        line.value *= EACH;
      }
    },
  },
  always: { counting: (ships, seat, _, held) => (seat === held.seat ? ships * 2 : ships) },
};

/** Own ships on the side one fights on. */
const shipsIn = (table: CosmicTable, seat: number): number =>
  shipsOnSide(table, table.sideOf(seat)!).find((one) => one.seat === seat)?.ships ?? 0;

/** With an attack on your side: one more for each of your ships in the encounter. */
const wild: Ability = {
  id: 'macron.wild',
  face: 'flare:macron',
  flare: 'wild',
  at: ['reveal.modify'],
  as: 'side',
  when: (table, seat) => fightsWith(table, table.sideOf(seat)!) === 'attack' && shipsIn(table, seat) > 0,
  aims: rivals,
  hint(board, seat) {
    const side = sideOf(board.encounter!, seat)!;
    const { ships } = forcesOf(board, side).find((one) => one.seat === seat)!;
    const lacking = lackingOf(board, seat);
    return side === sideToAdd(board, seat) && lacking > 0 && lacking <= ships ? 1 : 0;
  },
  lasts: {
    sum({ lines }, { seat, ability }, table) {
      lines[table.sideOf(seat)!].push({ kind: 'power', seat, by: ability, value: shipsIn(table, seat) });
    },
  },
};

/** When you would send one ship: you may send up to four, and each still has its weight. */
const fleet = augment(limit, { as: 'any', hint: () => 1 });

export const macron: Alien = { id: 'macron', alert: 'green', abilities: [limit, mass], flare: [wild, fleet] };
