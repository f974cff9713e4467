import type { Ability, Alien } from '../abilities/ability.ts';
import { augment } from '../abilities/flares.ts';
import { asks } from '../abilities/own.ts';
import type { Face } from '../cards/cards.ts';
import { asIf, chances, gainBy, hurtsMain, ownCard } from '../bot/odds.ts';
import type { Sight } from '../bot/sight.ts';
import { otherSide, sides, type Side } from '../facts.ts';
import type { CosmicTable } from '../table.ts';
import { sideOf } from '../totals/forces.ts';
import { copyOf } from '../totals/totals.ts';

declare module '../abilities/own.ts' {
  interface Own {
    mirror: { uses: { reverse: never }; asks: { which: { words: 'mine' | 'theirs' } } };
  }
}

/** J-39: 0 to 99 are read as two digits; what is beyond stays. */
const reverse = (value: number): number => (value < 0 || value > 99 ? value : (value % 10) * 10 + Math.floor(value / 10));

const MINE = 'word:mine';
const THEIRS = 'word:theirs';

/** How much likelier a main player is to win with the digits turned round, of both cards or of one, as far as it can tell. */
function gain(board: Sight, seat: number, which: string[] = [], face = ownCard(board, seat)): number {
  const side = sideOf(board.encounter!, seat);
  return face && side ? gainBy(board, side, face, asIf(power, seat, which)) : 0;
}

/** Reversal. As a main player, with both cards down, you may declare that the two digits of every attack among them change places. */
const power: Ability = {
  id: 'mirror.reverse',
  at: ['planning.selected'],
  as: 'main',
  hint: (board, seat) => gain(board, seat),
  threat: (board, seat, use) => (hurtsMain(board, seat, use) ? -gain(board, seat) : 0),
  lasts: {
    value(values, { seat, picks: [which] }, table) {
      const own = table.sideOf(seat)!;
      const reversed: readonly Side[] = which === MINE ? [own] : which === THEIRS ? [otherSide(own)] : sides;
      for (const side of reversed) values[side] = reverse(values[side]);
    },
  },
};

/** As a main player, once the cards are up: yours is a copy of the other printed one, and stays so whatever takes the place of that. */
const wild: Ability = {
  id: 'mirror.wild',
  face: 'flare:mirror',
  flare: 'wild',
  at: ['reveal.modify'],
  as: 'main',
  hint(board, seat) {
    const { selected } = board.encounter!;
    const side = sideOf(board.encounter!, seat)!;
    const copied = selected[otherSide(side)]!.face!;
    return chances(board, side, copied).win - chances(board, side, selected[side]!.face!).win;
  },
  lasts: { card: (cards, { seat, picks: [copied] }, table) => void (cards[table.sideOf(seat)!] = copied ?? otherPrinted(table, seat)) },
  effect(table, { seat }) {
    table.encounter.lasting.at(-1)!.picks = [otherPrinted(table, seat)];
  },
};

const otherPrinted = (table: CosmicTable, seat: number): Face => copyOf(table.encounter.selected[otherSide(table.sideOf(seat)!)]!);

/** When you declare a reversal: it is for your card alone, or for the other alone. */
const single = augment(power, {
  as: 'main',
  hint: (board, seat) => Math.max(gain(board, seat, [MINE]), gain(board, seat, [THEIRS])) - gain(board, seat),
  choose: (table, seat) =>
    table.ask({
      name: 'which',
      seat,
      about: asks('mirror.which', {}),
      options: [{ id: MINE }, { id: THEIRS }],
      min: 1,
      max: 1,
      fallback: [MINE],
      clock: 'choose',
    }),
  effect({ facts }, { picks }) {
    facts.uses.at(-2)!.picks = picks;
  },
});

export const mirror: Alien = {
  id: 'mirror',
  alert: 'yellow',
  abilities: [power],
  flare: [wild, single],
  favours: (board, seat, face) => Math.max(0, gain(board, seat, [], face)),
  replies: { which: (board, { seat }) => [gain(board, seat, [MINE]) >= gain(board, seat, [THEIRS]) ? MINE : THEIRS] },
};
