import type { Ability, Alien } from '../abilities/ability.ts';
import { enable } from '../abilities/flares.ts';
import { asks } from '../abilities/own.ts';
import { asIf, gainBy, hurtsMain, ownCard } from '../bot/odds.ts';
import type { Sight } from '../bot/sight.ts';
import type { Face } from '../cards/cards.ts';
import { otherSide } from '../facts.ts';
import { sideOf } from '../totals/forces.ts';
import { isFought } from '../totals/totals.ts';

declare module '../abilities/own.ts' {
  interface Own {
    calculator: {
      uses: { equalize: never };
      asks: { call: { words: Parity } };
      tells: { odd: { seat: number }; even: { seat: number } };
    };
  }
}

const parities = ['odd', 'even'] as const;
type Parity = (typeof parities)[number];

const equal = (one: number, other: number): [number, number] => [one > other ? one - other : one, other > one ? other - one : other];

/**
 * Equalize. As a main player you may declare, before the cards are turned up: if both are attacks of different value, the higher one counts
 * only by as much as it is higher. It works on the cards, never on totals.
 */
const equalize: Ability = {
  id: 'calculator.equalize',
  at: ['planning.selected'],
  as: 'main',
  hint(board, seat) {
    const card = ownCard(board, seat);
    return card ? gain(board, seat, card) : 0;
  },
  threat: (board, seat, use) => (hurtsMain(board, seat, use) ? 1 : 0),
  lasts: {
    value(values, _, table) {
      if (isFought(table)) [values.offense, values.defense] = equal(values.offense, values.defense);
    },
  },
};

const isCalled = (sum: number, call: Parity): boolean => (sum % 2 !== 0) === (call === 'odd');

/** How much likelier this card wins if the two are made equal. */
const gain = (board: Sight, seat: number, card: Face): number => gainBy(board, sideOf(board.encounter!, seat)!, card, asIf(equalize, seat));

/** What it is worth to call this. */
function worthOf(board: Sight, seat: number, call: Parity): number {
  const card = ownCard(board, seat);
  return card ? gainBy(board, sideOf(board.encounter!, seat)!, card, asIf(wild, seat, [`word:${call}`])) : 0;
}

/** Before the cards are turned up you call odd or even. If the values of two attacks add up to that, yours is taken off your opponent's, else the other way round. */
const wild: Ability = {
  id: 'calculator.wild',
  face: 'flare:calculator',
  flare: 'wild',
  at: ['planning.selected'],
  as: 'main',
  hint: (board, seat) => Math.max(...parities.map((call) => worthOf(board, seat, call))),
  choose: (table, seat) =>
    table.ask({
      name: 'call',
      seat,
      about: asks('calculator.call', {}),
      options: parities.map((call) => ({ id: `word:${call}` })),
      min: 1,
      max: 1,
      fallback: ['word:even'],
      clock: 'choose',
    }),
  effect: (table, { seat, picks: [call] }) => table.tell(call === 'word:odd' ? 'calculator.odd' : 'calculator.even', { seat }),
  lasts: {
    value(values, { seat, picks: [call] }, table) {
      if (!isFought(table)) return;
      const own = table.sideOf(seat)!;
      const other = otherSide(own);
      const isRight = isCalled(values[own] + values[other], call!.slice('word:'.length) as Parity);
      values[isRight ? other : own] -= values[isRight ? own : other];
    },
  },
};

/** As an ally of either side you may equalize too. */
const allied = enable(equalize, { as: 'ally', hint: () => 0 });

export const calculator: Alien = {
  id: 'calculator',
  alert: 'yellow',
  abilities: [equalize],
  flare: [wild, allied],
  favours: (board, seat, face) => Math.max(0, gain(board, seat, face)),
  replies: {
    call: (board, { seat }) => [`word:${worthOf(board, seat, 'odd') > worthOf(board, seat, 'even') ? 'odd' : 'even'}`],
  },
};
