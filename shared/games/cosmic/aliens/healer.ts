import type { Ability, Alien } from '../abilities/ability.ts';
import { augment } from '../abilities/flares.ts';
import { asks } from '../abilities/own.ts';
import { leaderBut } from '../bot/odds.ts';
import { typeOf } from '../cards/cards.ts';
import { giveBack, lostNow } from '../ships/losses.ts';
import type { CosmicTable } from '../table.ts';

declare module '../abilities/own.ts' {
  interface Own {
    healer: { uses: { heal: never }; asks: { whom: { act: true } }; options: { healer_alone: { choices: 'no' | 'yes' } } };
  }
}

/** J-42: who has no colony left can't be healed. */
const hurt = (table: CosmicTable, seat: number): number[] =>
  table.order.filter((other) => other !== seat && lostNow(table, other) > 0 && table.hasColony(other));

/**
 * Heal. Others have just lost ships to the warp or out of the game: you may give each of them you choose all ships of that loss back, onto colonies of
 * its choice, and draw a card for each seat you heal. Nobody can refuse, and whatever else the loss has brought stays.
 */
const heal: Ability = {
  id: 'healer.heal',
  at: ['on.ships-lost'],
  as: 'any',
  when: (table, seat) => hurt(table, seat).length > 0,
  *choose(table, seat) {
    const options = hurt(table, seat).map((other) => ({ id: `seat:${other}` }));
    if (options.length === 1) return [options[0]!.id];
    return yield* table.ask({
      name: 'whom',
      seat,
      about: asks('healer.whom', {}),
      options,
      min: 1,
      max: options.length,
      fallback: options.map(({ id }) => id),
      clock: 'respond',
    });
  },
  mild: true,
  aims: (_, __, picks) => picks.map((pick) => Number(pick.slice('seat:'.length))),
  // a card is worth a ship of anyone but the one who is about to win
  hint(board, seat) {
    const leader = leaderBut(board, seat);
    const isDanger = board.seats[leader]!.foreign >= board.goal - 1;
    return board.losses.some(({ seat: other, to }) => other !== seat && to !== 'home' && !(isDanger && other === leader)) ? 1 : 0;
  },
  effect(table, { seat, aimed, augmented }) {
    const fee = augmented ? aimed.reduce((sum, other) => sum + lostNow(table, other), 0) : aimed.length;
    for (const other of aimed) giveBack(table, other);
    table.next('draw', { seat, count: fee });
  },
};

/** A Cosmic Zap, the only artifact that answers one, is played on a use of your power: it is discarded and does nothing. So is a technology that cancels it. */
const wild: Ability = {
  id: 'healer.wild',
  face: 'flare:healer',
  flare: 'wild',
  at: ['on.card-play', 'on.tech-use'],
  as: 'any',
  stops: true,
  when: ({ use, facts }, seat) =>
    use.at === 'on.power-use' && (use.tech !== undefined || typeOf(use.face!) === 'artifact') && facts.uses.at(-2)?.seat === seat,
  aims: (table) => [table.use.seat],
  effect({ facts }) {
    facts.uses.at(-2)!.stopped = true;
  },
};

/** When you heal: you draw a card for each ship instead of each seat. */
const costly = augment(heal, { as: 'any', hint: () => 1 });

export const healer: Alien = {
  id: 'healer',
  alert: 'yellow',
  abilities: [heal],
  flare: [wild, costly],
  options: [{ id: 'healer_alone', choices: ['no', 'yes'], default: 'no' }],
};
