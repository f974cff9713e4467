import type { Ability, Alien } from '../abilities/ability.ts';
import { augment } from '../abilities/flares.ts';
import { asIf, gainBy, hurtsMain, isLowGood } from '../bot/odds.ts';
import { isAttack, valueOf } from '../cards/cards.ts';
import { otherSide } from '../facts.ts';
import { sideOf } from '../totals/forces.ts';
import { cardOf, cardValues, fightsWith, rivals } from '../totals/totals.ts';

const LIMIT = 10;
const HIGHER = 13;
const LEAST = 15;
const third = (value: number): number => Math.ceil(value / 3);
const thrice = (value: number, limit = LIMIT): number => (value <= limit ? value * 3 : third(value));

/** Thrice. Must: as a main player your attack counts three times its value up to ten, and a third of it, rounded up, above. */
const power: Ability = {
  id: 'tripler.thrice',
  at: ['reveal.modify'],
  as: 'main',
  must: true,
  when: (table, seat) => fightsWith(table, table.sideOf(seat)!) === 'attack',
  aims: (table, seat) => (valueOf(cardOf(table, table.sideOf(seat)!)) <= LIMIT ? rivals(table, seat) : []),
  // who is made weaker by it may well stop itself
  threat(board, seat, use) {
    const { lines, offense } = board.encounter!;
    const isRaised = lines![use.seat === offense ? 0 : 1]!.some(({ kind, value }) => kind === 'card' && value <= LIMIT);
    return (isRaised ? hurtsMain(board, seat, use) : use.seat === seat) ? 1 : 0;
  },
  lasts: {
    value(values, { seat, augmented }, table) {
      const side = table.sideOf(seat)!;
      values[side] = thrice(values[side], augmented ? HIGHER : LIMIT);
    },
  },
};

/** As a main player whose opponent has shown an attack of fifteen or more: that card counts a third, rounded up, before anything else changes it. */
const wild: Ability = {
  id: 'tripler.wild',
  face: 'flare:tripler',
  flare: 'wild',
  at: ['reveal.immediate'],
  as: 'main',
  when(table, seat) {
    const card = cardOf(table, otherSide(table.sideOf(seat)!));
    return isAttack(card) && valueOf(card) >= LEAST;
  },
  hint(board, seat) {
    const side = sideOf(board.encounter!, seat)!;
    const { selected } = board.encounter!;
    const { face, becomes = face } = selected[otherSide(side)]!;
    return gainBy(board, side, selected[side]!.face!, asIf(divided, seat, [becomes!]));
  },
  effect(table, { seat, at }) {
    table.uphold(divided.id, { seat, picks: [cardOf(table, otherSide(table.sideOf(seat)!))], at: at! });
  },
};

/** Only that card: what takes its place counts in full. */
const divided: Ability = {
  id: 'tripler.divided',
  at: [],
  as: 'main',
  lasts: {
    value(values, { seat, picks: [card] }, table) {
      const side = otherSide(table.sideOf(seat)!);
      if (cardOf(table, side) === card) values[side] = third(values[side]);
    },
  },
};

/** When your attack is above ten, but not above thirteen: it counts three times its value too. */
const higher = augment(power, {
  as: 'main',
  when(table, seat) {
    const value = cardValues(table)[table.sideOf(seat)!];
    return value > LIMIT && value <= HIGHER;
  },
  hint: (board) => (isLowGood(board) ? 0 : 1),
});

export const tripler: Alien = { id: 'tripler', alert: 'red', abilities: [power, divided], flare: [wild, higher] };
