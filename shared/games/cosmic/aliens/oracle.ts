import type { Ability, Alien } from '../abilities/ability.ts';
import { chances, hurtsMain } from '../bot/odds.ts';
import { isEncounterCard, type Face } from '../cards/cards.ts';
import { otherSide } from '../facts.ts';
import { worthOf } from '../ships/defaults.ts';
import { sideOf } from '../totals/forces.ts';
import type { Sight } from '../bot/sight.ts';

declare module '../abilities/own.ts' {
  interface Own {
    oracle: { tells: { mixed: { from: number; to: number; faces?: Face[] } } };
  }
}

/** Foresee. Must: as a main player you see the other's encounter card, laid face up, before you choose yours. */
const foresee: Ability = {
  id: 'oracle.foresee',
  at: ['planning.select'],
  as: 'main',
  must: true,
  threat: (board, seat, use) => (hurtsMain(board, seat, use) ? 1 : 0),
  lasts: {
    selection(selection, { seat }, table) {
      selection.first = otherSide(table.sideOf(seat)!);
    },
  },
};

const USUAL = 8;

/** As a main player before cards are chosen: both hands are mixed, you get as many cards as you had, the other the rest. */
const wild: Ability = {
  id: 'oracle.wild',
  face: 'flare:oracle',
  flare: 'wild',
  at: ['planning.before-select'],
  as: 'main',
  when: (table, seat) => table.seat(table.opponentOf(seat)).hand.length > 0,
  // with a hand below the usual there is more to win than to lose
  hint: ({ hand = [] }) => USUAL * hand.length - hand.reduce((sum, { face }) => sum + worthOf(face), 0),
  effect(table, { seat }) {
    const other = table.opponentOf(seat);
    const { length: size } = table.seat(seat).hand;
    const mix = table.shuffle(
      [seat, other].flatMap((one) =>
        table
          .seat(one)
          .hand.splice(0)
          .map(({ face }) => face),
      ),
    );
    mix.forEach((face, at) => table.toHand(at < size ? seat : other, face));
    const dealt = [seat, other].map((one) => [one, { faces: table.seat(one).hand.map(({ face }) => face) }]);
    table.tell('oracle.mixed', { from: seat, to: other }, Object.fromEntries(dealt));
  },
};

/** The best it can hope for against the card it has seen. */
function best(board: Sight, seat: number): number {
  const side = sideOf(board.encounter!, seat)!;
  const cards = (board.hand ?? []).filter(({ face }) => isEncounterCard(face));
  return Math.max(0, ...cards.map(({ face }) => chances(board, side, face)).map(({ win, talk }) => Math.max(win, talk)));
}

/** You have seen the other's card and not chosen yours: the encounter ends as if you two had made a deal, with nothing in it. */
const ending: Ability = {
  id: 'oracle.super',
  face: 'flare:oracle',
  flare: 'super',
  at: ['planning.select'],
  as: 'main',
  when: (table, seat) => table.encounter.selected[otherSide(table.sideOf(seat)!)] !== null,
  hint: (board, seat) => (best(board, seat) < 0.5 ? 1 : 0),
  effect(table) {
    table.dropTo('after');
    table.next('deal.empty');
  },
};

export const oracle: Alien = { id: 'oracle', alert: 'green', abilities: [foresee], flare: [wild, ending] };
