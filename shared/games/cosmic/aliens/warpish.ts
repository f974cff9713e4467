import type { Ability, Alien } from '../abilities/ability.ts';
import { hurtsMain, isLowGood } from '../bot/odds.ts';
import { lackingOf } from '../cards/reinforcements.ts';
import { otherSide } from '../facts.ts';
import type { CosmicTable } from '../table.ts';
import { fightsWith, isFought, rivals } from '../totals/totals.ts';
import type { CosmicView } from '../view.ts';

const dead = ({ facts }: CosmicTable): number => facts.seats.reduce((sum, { warp }) => sum + warp, 0);

/** Necromancy. Must: as a main player with an attack you add one to your total for each ship in the warp, whosever it is, counted when totals are. */
const add: Ability = {
  id: 'warpish.add',
  at: ['reveal.modify'],
  as: 'main',
  must: true,
  when: (table, seat) => dead(table) > 0 && fightsWith(table, table.sideOf(seat)!) === 'attack',
  aims: rivals,
  threat: (board, seat, use) => (hurtsMain(board, seat, use) ? 1 : 0),
  lasts: {
    sum({ lines }, { seat, ability }, table) {
      lines[table.sideOf(seat)!].push({ kind: 'power', by: ability, value: dead(table) });
    },
  },
};

/** Would so much more for this seat, or less for its opponent, turn a defeat into a victory? */
function turns(board: CosmicView, seat: number, gain: number): number {
  const lacking = lackingOf(board, seat);
  return !isLowGood(board) && lacking > 0 && lacking <= gain ? 1 : 0;
}

/** As a main player: one more for you for each ship of your own in the warp. */
const wild: Ability = {
  id: 'warpish.wild',
  face: 'flare:warpish',
  flare: 'wild',
  at: ['reveal.modify'],
  as: 'main',
  when: (table, seat) => isFought(table) && table.seat(seat).warp > 0,
  aims: rivals,
  hint: (board, seat) => turns(board, seat, board.seats[seat]!.warp),
  lasts: {
    sum({ lines }, { seat, ability }, table) {
      lines[table.sideOf(seat)!].push({ kind: 'power', by: ability, value: table.seat(seat).warp });
    },
  },
};

/** As a main player: one less for your opponent for each ship it has in the warp. */
const haunt: Ability = {
  id: 'warpish.super',
  face: 'flare:warpish',
  flare: 'super',
  at: ['reveal.modify'],
  as: 'main',
  when: (table, seat) => isFought(table) && table.seat(table.opponentOf(seat)).warp > 0,
  aims: rivals,
  hint: (board, seat) =>
    turns(board, seat, board.seats[seat === board.encounter!.offense ? board.encounter!.defense! : board.encounter!.offense]!.warp),
  lasts: {
    sum({ lines }, { seat, ability }, table) {
      lines[otherSide(table.sideOf(seat)!)].push({ kind: 'power', by: ability, value: -table.seat(table.opponentOf(seat)).warp });
    },
  },
};

export const warpish: Alien = { id: 'warpish', alert: 'red', abilities: [add], flare: [wild, haunt] };
