import { expect, test } from 'vitest';
import { lay } from '../game.ts';

const human = (hands = {}) =>
  lay({ aliens: { A: 'human' }, hands: { A: ['a06', 'CZ'], B: ['a10'], C: ['KZ', 'a06'], ...hands } }).fight({
    aim: 'b1',
    send: ['a1', 'a1'],
    cards: ['a06', 'a10'],
  });

test('adds four', () => {
  expect(human().rest().told('outcome')[0]).toEqual({ ending: 'won', winner: 'defense', totals: [12, 14] });
});

test('R-47 Human zapped', () => {
  const zapped = human().answer('C.on.power-use', '#KZ').rest();
  expect(zapped.told('outcome')[0]).toEqual({ ending: 'won', winner: 'offense', totals: null });
  expect(zapped.on('b1')).toBe('A2');
  const saved = human().answer('C.on.power-use', '#KZ').answer('A.on.card-play', '#CZ').rest();
  expect(saved.told('outcome')[0]).toEqual({ ending: 'won', winner: 'defense', totals: [12, 14] });
});

test('as an ally it adds to its side, and zapped its side wins', () => {
  const hands = { A: ['a10', 'KZ'], B: ['a10'], C: ['a06'] };
  const game = () =>
    lay({ aliens: { C: 'human' }, hands }).fight({
      aim: 'b1',
      send: ['a1'],
      invite: [[], ['C']],
      join: [['C', 'side:defense', 'c1']],
      cards: ['a10', 'a10'],
    });
  expect(game().rest().told('outcome')[0]!['totals']).toEqual([11, 19]);
  expect(game().answer('A.on.power-use', '#KZ').find('C.reward')).toBeDefined();
});

test('a zap replaces even a deal', () => {
  const game = lay({ aliens: { A: 'human' }, hands: { A: ['N', 'KZ'], B: ['N'] } }).fight({ aim: 'b1', send: ['a1'], cards: ['N', 'N'] });
  game.answer('A.on.power-use', '#KZ').rest();
  expect(game.told('outcome')[0]).toMatchObject({ ending: 'won', winner: 'offense' });
});
