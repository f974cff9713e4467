import type { Ability, Alien } from '../abilities/ability.ts';
import { augment } from '../abilities/flares.ts';
import { asks } from '../abilities/own.ts';
import { hurtsMain, wouldWin } from '../bot/odds.ts';
import { handOver } from '../phases/resolution.ts';
import { shipsInEncounter } from '../ships/sending.ts';
import type { CosmicTable } from '../table.ts';

declare module '../abilities/own.ts' {
  interface Own {
    demon: {
      options: { demon: { choices: 'yes' | 'no' } };
      uses: { possess: number };
      asks: { order: { act: true } };
      tells: { stacked: { seat: number; count: number } };
    };
  }
}

const POOL = 'demon';
const SUMMONED = 6;

/**
 * Possess. As a main player, before allies are invited, you may take the whole hand of a seat that is not your opponent onto your sheet. Until the
 * encounter is over you play those cards as if from your hand; one that comes back, and all that are left in the end, go back to that seat.
 */
const possess: Ability = {
  id: 'demon.possess',
  at: ['alliance.before-invites'],
  as: 'main',
  when: (table, seat) => victimsOf(table, seat).length > 0,
  ways: (table, seat) => victimsOf(table, seat).map(String),
  aims: (_, __, [victim]) => [Number(victim)],
  hint: (board, _, way) => board.seats[Number(way)]!.hand,
  threat: (board, seat, use) => (use.picks[0] === String(seat) || hurtsMain(board, seat, use) ? 1 : 0),
  effect(table, { seat, picks: [victim], augmented }) {
    if (augmented) {
      table.openStore(seat, POOL).clears = 'demon.stack';
      return table.next('draw', { seat, count: SUMMONED, into: POOL });
    }
    const from = Number(victim);
    const faces = table.seat(from).hand.map(({ face }) => face);
    // the last card may have gone in an answer
    if (!faces.length) return;
    table.seat(from).hand.length = 0;
    for (const face of faces) table.toStore(seat, POOL, face);
    table.store(seat, POOL)!.lender = from;
    handOver(table, from, seat, faces, 'taken');
  },
};

const victimsOf: (...of: Parameters<NonNullable<Ability['when']>>) => number[] = (table, seat) =>
  table.seats.filter((one) => one !== seat && one !== table.opponentOf(seat) && table.seat(one).hand.length > 0);

const pool: Ability = {
  id: 'demon.pool',
  at: ['on.card-source'],
  as: 'main',
  quiet: true,
  when: (table, seat) => table.store(seat, POOL) !== undefined,
  source: {
    cards: (table, seat) => table.store(seat, POOL)?.cards ?? [],
    take: (table, seat, id) => table.fromStore(seat, POOL, id),
    put: (table, seat, face) => void table.toHand(table.store(seat, POOL)!.lender ?? seat, face),
  },
};

/** As a main player before invitations: another, not your opponent, has to ally with you, with as many ships as you have there, as far as no colony is emptied. */
const wild: Ability = {
  id: 'demon.wild',
  face: 'flare:demon',
  flare: 'wild',
  at: ['alliance.before-invites'],
  as: 'main',
  ways: (table) => table.order.slice(2).map(String),
  aims: (_, __, [other]) => [Number(other)],
  hint: (board, _, way) => (wouldWin(board, Number(way), board.encounter!.planet!) ? 0 : 1),
  lasts: {
    draft(draft, { seat, picks: [other] }, table) {
      if (draft.seat === Number(other)) Object.assign(draft, { side: table.sideOf(seat), ships: shipsInEncounter(table, seat) });
    },
  },
};

/** When you possess: instead of a hand it is six cards of the deck. Those that come back come to you, the rest goes back on top in any order. */
const summoned = augment(possess, {
  as: 'main',
  hint: ({ uses, seats }) => (seats[Number(uses.at(-1)!.picks[0])]!.hand < SUMMONED ? 1 : 0),
});

/** The first is the first to be drawn. */
function* stack(table: CosmicTable, { seat }: { seat: number }) {
  const cards = table.store(seat, POOL)?.cards ?? [];
  const ids = cards.map(({ id }) => `card:${id}`);
  const picks =
    ids.length > 1
      ? yield* table.ask({
          name: 'order',
          seat,
          about: asks('demon.order', {}),
          options: ids.map((id) => ({ id })),
          min: ids.length,
          max: ids.length,
          fallback: ids,
          ordered: true,
          clock: 'choose',
        })
      : ids;
  const faces = picks.map((pick) => cards.find(({ id }) => `card:${id}` === pick)!.face);
  table.closeStores(seat, POOL);
  table.facts.deck.push(...faces.reverse());
  if (faces.length) table.tell('demon.stacked', { seat, count: faces.length });
}

export const demon: Alien = {
  id: 'demon',
  alert: 'yellow',
  options: [{ id: 'demon', choices: ['yes', 'no'], default: 'yes' }],
  unless: { option: 'demon', choice: 'no' },
  abilities: [possess, pool],
  flare: [wild, summoned],
  steps: { 'demon.stack': stack },
};
