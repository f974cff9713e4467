import { expect, test } from 'vitest';
import { lay } from '../game.ts';

test('sends one ship worth four', () => {
  const game = lay({ aliens: { A: 'macron' }, hands: { A: ['a10'], B: ['a08'] } });
  game.answer('A.aim', 'planet:b1');
  expect(game.refusal('A.send', 'planet:a1', 'planet:a1')).toBe('too_many');
  game
    .answer('A.send', 'planet:a1')
    .fight({ aim: 'b1', send: [], cards: ['a10', 'a08'] })
    .rest();
  expect(game.told('outcome')[0]!['totals']).toEqual([14, 12]);
  expect(game.on('b1')).toBe('A1');
});

test('as the defense all its ships count four each', () => {
  const game = lay({ aliens: { B: 'macron' }, hands: { A: ['a20'], B: ['a08'] } })
    .fight({ aim: 'b1', send: ['a1'], cards: ['a20', 'a08'] })
    .rest();
  expect(game.told('outcome')[0]!['totals']).toEqual([21, 24]);
});

test('zapped before the launch it sends up to four ordinary ships', () => {
  const game = lay({ aliens: { A: 'macron' }, hands: { A: ['a10'], B: ['a08', 'KZ'] } });
  game
    .answer('A.aim', 'planet:b1')
    .answer('B.on.power-use', '#KZ')
    .answer('A.send', ...Array(4).fill('planet:a1'));
  game.fight({ aim: 'b1', send: [], cards: ['a10', 'a08'] }).rest();
  expect(game.told('outcome')[0]!['totals']).toEqual([14, 12]);
  expect(game.told('used')).toHaveLength(1);
});

test('its one ship as an ally earns two rewards, zapped or not', () => {
  const game = lay({ aliens: { C: 'macron' }, hands: { A: ['a04', 'KZ'], B: ['a20'], C: ['N'] } });
  game.fight({ aim: 'b1', send: ['a1'], invite: [[], ['C']], join: [['C', 'side:defense', 'c1']], cards: ['a04', 'a20'] });
  game.answer('A.on.power-use', '#KZ');
  expect(game.find('C.reward').about.of).toEqual({ due: 2 });
  game.answer('C.reward', 'reward:card', 'reward:card').rest();
  expect(game.hand('C')).toHaveLength(3);
});
