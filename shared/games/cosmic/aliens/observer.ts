import type { Ability, Alien } from '../abilities/ability.ts';
import { asks } from '../abilities/own.ts';
import { hurtsMain } from '../bot/odds.ts';
import { sides, type LossPart } from '../facts.ts';
import type { CosmicTable } from '../table.ts';

declare module '../abilities/own.ts' {
  interface Own {
    observer: { asks: { card: { words: 'draw' | 'leave' } } };
  }
}

/** Ships on their way to the warp: an ally's own, or those of a main player's allies. */
function shipsToSave(table: CosmicTable, seat: number): LossPart[] {
  const { encounter, loss } = table;
  const seats = table.isMain(seat) ? encounter.allies[table.sideOf(seat)!] : [seat];
  return loss.parts.filter((part) => seats.includes(part.seat) && part.to === 'warp');
}

/** As a main player with allies: each of them may draw a card. */
const wild: Ability = {
  id: 'observer.wild',
  face: 'flare:observer',
  flare: 'wild',
  at: ['alliance.formed'],
  as: 'main',
  when: (table, seat) => table.encounter.allies[table.sideOf(seat)!].length > 0,
  aims: () => [],
  effect(table, { seat }) {
    const allies = table.encounter.allies[table.sideOf(seat)!];
    table.next('observer.cards', { seats: table.order.filter((one) => allies.includes(one)) });
  },
};

/** As the offense or an ally: one of the ships you send may come out of the warp. */
const fetched: Ability = {
  id: 'observer.super',
  face: 'flare:observer',
  flare: 'super',
  at: ['launch.send', 'alliance.join'],
  as: 'any',
  when({ encounter, facts }, seat) {
    if (!facts.seats[seat]!.warp) return false;
    if (encounter.phase === 'launch') return encounter.offense === seat;
    return sides.some((side) => encounter.invited[side].includes(seat));
  },
  aims: () => [],
  hint: () => 1,
  lasts: {
    sending(sending, { seat }) {
      if (sending.seat === seat) sending.warp = { ships: sending.warp.ships + 1, beyond: sending.warp.beyond };
    },
  },
};

/**
 * Protect. Must: as an ally, your ships that would go to the warp in the resolution return to your colonies instead; as a main player, those of
 * your allies return to theirs. Your own as a main player are not protected.
 */
export const observer: Alien = {
  id: 'observer',
  alert: 'green',
  abilities: [
    {
      id: 'observer.protect',
      at: ['on.ships-losing'],
      during: 'resolution',
      stage: 'return',
      as: 'side',
      must: true,
      when: (table, seat) => shipsToSave(table, seat).length > 0,
      aims: () => [],
      threat: (board, seat, use) => (hurtsMain(board, seat, use) ? 1 : 0),
      effect(table, { seat }) {
        for (const part of shipsToSave(table, seat)) part.to = 'home';
      },
    },
  ],
  flare: [wild, fetched],
  steps: { 'observer.cards': giveCards },
};

const DRAW = 'word:draw';

/** Who wants a card gets one, in the order of the table. */
function* giveCards(table: CosmicTable, { seats }: { seats: number[] }) {
  const picks = yield* table.askAll(
    seats.map((seat) => ({
      name: String(seat),
      seat,
      about: asks('observer.card', {}),
      options: [{ id: DRAW }, { id: 'word:leave' }],
      min: 1,
      max: 1,
      fallback: [DRAW],
      clock: 'respond' as const,
    })),
  );
  for (const seat of seats) if (picks[seat]![0] === DRAW) table.next('draw', { seat, count: 1 });
}
