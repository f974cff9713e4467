import { expect, test } from 'vitest';
import { lay } from '../game.ts';

const hands = { A: ['a10', 'N'], B: ['a08', 'a06', 'N', '+2', 'KZ'] };
const mite = () =>
  lay({ aliens: { A: 'mite' }, hands })
    .answer('A.aim', 'planet:b1')
    .answer('A.send', 'planet:a1', 'planet:a1');

test('the defense throws cards away at random', () => {
  const game = mite().answer('B.blustered', 'word:discard').rest();
  expect(game.hand('B')).toHaveLength(3);
  expect(game.pile).toHaveLength(2);
  expect(game.asked).toEqual(['A.invite']);
});

test('or lets it land: a success, and nobody lost', () => {
  const game = mite().answer('B.blustered', 'word:concede').rest();
  expect(game.on('b1')).toBe('A2 B4');
  expect(game.told('lost')).toEqual([]);
  expect(game.asked).toEqual(['A.continue']);
  expect(game.facts.uses).toEqual([]);
});

test('three cards or fewer do not impress it', () => {
  const game = lay({ aliens: { A: 'mite' }, hands: { ...hands, B: ['a08', 'N', '+2'] } });
  game.answer('A.aim', 'planet:b1').answer('A.send', 'planet:a1').rest();
  expect(game.asked).toEqual(['A.invite']);
});

test('zapped, the encounter goes on', () => {
  const game = mite().answer('B.on.power-use', '#KZ').rest();
  expect(game.hand('B')).toHaveLength(4);
  expect(game.asked).toEqual(['A.invite']);
});
