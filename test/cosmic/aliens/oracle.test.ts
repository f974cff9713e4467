import { expect, test } from 'vitest';
import { lay } from '../game.ts';

const hands = { A: ['a04', 'a40', 'KZ'], B: ['a20', 'N'] };

test('sees the other card before it chooses', () => {
  const game = lay({ aliens: { A: 'oracle' }, hands })
    .fight({ aim: 'b1', send: ['a1'] })
    .rest();
  expect(game.asked).toEqual(['B.select']);
  game.answer('B.select', '#a20');
  expect(game.view('C').encounter!.selected.defense).toEqual({ up: true, face: 'attack:20' });
  expect(game.asked).toEqual(['A.select']);
});

test('zapped, both choose in secret', () => {
  const game = lay({ aliens: { B: 'oracle' }, hands }).fight({ aim: 'b1', send: ['a1'] });
  game.answer('A.on.power-use', '#KZ').rest();
  expect(game.asked).toEqual(['A.select', 'B.select']);
});

test('as an ally it foresees nothing', () => {
  const game = lay({ aliens: { C: 'oracle' }, hands })
    .fight({ aim: 'b1', send: ['a1'], invite: [['C'], []], join: [['C', 'side:offense', 'c1']] })
    .rest();
  expect(game.asked).toEqual(['A.select', 'B.select']);
});

test('R-45 Oracle against Sorcerer', () => {
  const duel = () =>
    lay({ aliens: { A: 'oracle', B: 'sorcerer' }, hands })
      .fight({ aim: 'b1', send: ['a1', 'a1', 'a1'] })
      .answer('B.select', '#a20')
      .answer('A.select', '#a04');
  const switched = duel().answer('B.planning.selected', 'power:sorcerer.switch').rest();
  expect(switched.told('outcome')[0]).toEqual({ ending: 'won', winner: 'offense', totals: [23, 8] });
  const plain = duel().answer('B.planning.selected', 'word:pass').rest();
  expect(plain.told('outcome')[0]).toEqual({ ending: 'won', winner: 'defense', totals: [7, 24] });
});
