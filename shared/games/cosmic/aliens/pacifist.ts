import type { Alien } from '../abilities/ability.ts';
import { chances, hurtsMain } from '../bot/odds.ts';
import { otherSide } from '../facts.ts';
import type { CosmicTable } from '../table.ts';
import { sideOf } from '../totals/forces.ts';
import { fightsWith } from '../totals/totals.ts';

const ARMED = 'attack:15';
const SHIFTED = 2;

/** Does it show a negotiate against an attack, as the cards count now? */
function isPeaceful(table: CosmicTable, seat: number): boolean {
  const side = table.sideOf(seat)!;
  return fightsWith(table, side) === 'negotiate' && fightsWith(table, otherSide(side)) === 'attack';
}

/** Peace. Must: as a main player you win with a negotiate against an attack, as long as the cards count as these. */
export const pacifist: Alien = {
  id: 'pacifist',
  alert: 'green',
  abilities: [
    {
      id: 'pacifist.peace',
      at: ['reveal.modify'],
      as: 'main',
      must: true,
      when: isPeaceful,
      threat: (board, seat, use) => (hurtsMain(board, seat, use) ? 1 : 0),
      lasts: { wins: ({ seat }, table) => (isPeaceful(table, seat) ? table.sideOf(seat) : null) },
    },
  ],
  flare: [
    // with a negotiate against an attack: your card is an attack of fifteen
    {
      id: 'pacifist.wild',
      face: 'flare:pacifist',
      flare: 'wild',
      at: ['reveal.modify'],
      as: 'main',
      when: isPeaceful,
      hint: (board, seat) => chances(board, sideOf(board.encounter!, seat)!, ARMED).win,
      lasts: { card: (cards, { seat }, table) => void (cards[table.sideOf(seat)!] = ARMED) },
    },
    // when a deal fails: you lose two ships fewer, the other two more
    {
      id: 'pacifist.super',
      face: 'flare:pacifist',
      flare: 'super',
      at: ['deal.failed'],
      as: 'main',
      hint: () => 1,
      lasts: { penalty: (ships, seat, held) => Math.max(0, seat === held.seat ? ships - SHIFTED : ships + SHIFTED) },
    },
  ],
};
