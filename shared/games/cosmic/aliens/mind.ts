import type { Ability, Alien } from '../abilities/ability.ts';
import { augment } from '../abilities/flares.ts';
import { isMainPlayer } from '../bot/odds.ts';
import type { Face } from '../cards/cards.ts';
import { sides } from '../facts.ts';
import type { CosmicTable } from '../table.ts';

declare module '../abilities/own.ts' {
  interface Own {
    mind: { uses: { peek: number }; tells: { saw: { from: number; faces: Face[] } } };
  }
}

/** Main players with something to be seen, oneself not among them. */
const seatsToSee = (table: CosmicTable, seat: number): number[] =>
  sides.map((side) => table.main(side)).filter((main) => main !== seat && table.seat(main).hand.length > 0);

/**
 * Knowledge. Before anyone is invited you may look at the whole hand of a main player, of your opponent if you are one yourself.
 * What you saw is what it was then; nobody else learns more than that you looked.
 */
const peek: Ability = {
  id: 'mind.peek',
  at: ['alliance.before-invites'],
  as: 'any',
  when: (table, seat) => seatsToSee(table, seat).length > 0,
  ways: (table, seat) => seatsToSee(table, seat).map(String),
  mild: true,
  aims: (_, __, [main]) => [Number(main)],
  // there is nothing to lose by looking, and most to learn of the larger hand
  hint: (board, seat, way) => (isMainPlayer(board, seat) ? 1 : board.seats[Number(way)]!.hand),
  effect(table, { seat, picks, augmented }) {
    for (const from of augmented ? seatsToSee(table, seat) : [Number(picks[0])]) {
      const faces = table.seat(from).hand.map(({ face }) => face);
      // the last card may have gone in an answer
      if (!faces.length) continue;
      table.seat(seat).notes.push({ encounter: table.encounter.number, kind: 'saw', with: from, faces });
      table.tell('mind.saw', null, { [seat]: { from, faces } });
    }
  },
};

/** Another is about to draw from the deck: from now until the encounter is over you see each card it draws. */
const wild: Ability = {
  id: 'mind.wild',
  face: 'flare:mind',
  flare: 'wild',
  at: ['on.card-draw'],
  stage: 'before',
  as: 'any',
  when: (table, seat) => (table.occasion('on.card-draw')?.seat ?? seat) !== seat,
  ways: (table) => [String(table.occasion('on.card-draw')!.seat)],
  aims: (_, __, [drawer]) => [Number(drawer)],
  hint: (board, seat, way) => (board.encounter && isMainPlayer(board, seat) && isMainPlayer(board, Number(way)) ? 1 : 0),
  lasts: { overlooks: (drawer, { picks }) => drawer === Number(picks[0]) },
};

/** When you look, and are no main player: you look at the hands of both. */
const both = augment(peek, { as: 'not-main', when: (table, seat) => seatsToSee(table, seat).length > 1, hint: () => 1 });

export const mind: Alien = { id: 'mind', alert: 'yellow', abilities: [peek], flare: [wild, both] };
