import { expect, test } from 'vitest';
import { lay } from '../game.ts';

const clone = () =>
  lay({ aliens: { A: 'clone' }, hands: { A: ['a20'], B: ['a08', 'KZ'] } }).fight({ aim: 'b1', send: ['a1'], cards: ['a20', 'a08'] });

test('takes its encounter card back, and may fight again with it', () => {
  const game = clone().answer('A.resolve.discard', 'power:clone.keep').rest();
  expect(game.hand('A')).toEqual(['a20']);
  expect(game.pile).toEqual(['a08']);
  expect(game.asked).toEqual(['A.continue']);
});

test('may leave it', () => {
  const game = clone().answer('A.resolve.discard', 'word:pass').rest();
  expect(game.pile.slice(0, 2)).toEqual(['a20', 'a08']);
});

test('zapped, the card is discarded', () => {
  const game = clone().answer('A.resolve.discard', 'power:clone.keep').answer('B.on.power-use', '#KZ').rest();
  expect(game.hand('A')).toEqual([]);
  expect(game.pile).toEqual(['KZ', 'a20', 'a08']);
});
