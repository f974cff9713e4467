import { expect, test } from 'vitest';
import { testFlare } from '../flares/test-flare.ts';
import { lay } from '../game.ts';

const hands = { A: ['a10', 'N'], B: ['a08', 'a06', 'N', '+2', 'KZ'] };
const mite = () =>
  lay({ aliens: { A: 'mite' }, hands })
    .answer('A.aim', 'planet:b1')
    .answer('A.send', 'planet:a1', 'planet:a1');

test('the defense throws cards away at random', () => {
  const game = mite().answer('B.mite.bluster', 'word:discard').rest();
  expect(game.hand('B')).toHaveLength(3);
  expect(game.pile).toHaveLength(2);
  expect(game.asked).toEqual(['A.invite']);
});

test('or lets it land: a success, and nobody lost', () => {
  const game = mite().answer('B.mite.bluster', 'word:concede').rest();
  expect(game.on('b1')).toBe('A2 B4');
  expect(game.told('lost')).toEqual([]);
  expect(game.asked).toEqual(['A.continue']);
  expect(game.facts.uses).toEqual([]);
});

test('nobody shrinks from it as the defense', () => {
  const game = lay({ aliens: { B: 'mite' }, hands: { A: ['a10', 'a08', 'a06', 'N', '+2'], B: ['a08', 'a06', 'N', '+2', 'KZ'] } });
  game.answer('A.aim', 'planet:b1').answer('A.send', 'planet:a1').rest();
  expect([game.told('used'), game.asked]).toEqual([[], ['A.invite']]);
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

test('a defense that has spent its cards on an answer has nothing left to choose', () => {
  const game = lay({ aliens: { A: 'mite' }, hands: { A: ['a10', 'CZ'], B: ['a08', 'N', '+2', 'KZ'] } });
  game.answer('A.aim', 'planet:b1').answer('A.send', 'planet:a1');
  game.answer('B.on.power-use', '#KZ').answer('A.on.card-play', '#CZ').rest();
  expect([game.hand('B'), game.told('discarded'), game.asked]).toEqual([['a08', 'N', '+2'], [], ['A.invite']]);
});

const flares = ['mite'];
const allied = {
  aim: 'b1',
  send: ['a1'],
  invite: [['C'], ['D']],
  join: [
    ['C', 'side:offense', 'c1'],
    ['D', 'side:defense', 'd1', 'd1'],
  ],
};

test('wild: with fewer allied ships, all allies of both sides go home; back in the hand', () => {
  const game = lay({ flares, hands: { A: ['a10', 'flare:mite'], B: ['a08'] } }).fight(allied);
  game.answer('A.alliance.formed', '#flare:mite').rest();
  expect([game.encounter.allies, game.on('c1'), game.on('d1')]).toEqual([{ offense: [], defense: [] }, 'C4', 'D4']);
  expect(game.hand('A')).toEqual(['a10', 'flare:mite']);
});

test('wild: not with as many; not for an ally; card-zapped, they stay', () => {
  const even = {
    ...allied,
    join: [
      ['C', 'side:offense', 'c1'],
      ['D', 'side:defense', 'd1'],
    ],
  };
  const hands = { A: ['a10', 'flare:mite'], B: ['a08', 'CZ'] };
  expect(lay({ flares, hands }).fight(even).rest().told('played')).toEqual([]);
  expect(
    lay({ flares, hands: { A: ['a10'], C: ['N', 'flare:mite'] } })
      .fight(allied)
      .rest()
      .told('played'),
  ).toEqual([]);
  const game = lay({ flares, hands }).fight(allied);
  game.answer('A.alliance.formed', '#flare:mite').answer('B.on.card-play', '#CZ').rest();
  expect(game.encounter.allies).toEqual({ offense: [2], defense: [3] });
});

test('super: what the defense gives up comes to it; it keeps what it likes', () => {
  const game = lay({ aliens: { A: 'mite' }, flares, hands: { A: ['a10', 'flare:mite'], B: ['a08', 'a06', 'N', '+2', 'a20'] } });
  game
    .answer('A.aim', 'planet:b1')
    .answer('A.send', 'planet:a1')
    .answer('A.on.power-use', '#flare:mite')
    .answer('B.mite.bluster', 'word:discard');
  const [first] = game.options('A.mite.throw');
  expect(game.options('A.mite.throw')).toHaveLength(2);
  game.answer('A.mite.throw', first!).rest();
  expect([game.hand('B').length, game.hand('A').length, game.pile.length]).toEqual([3, 3, 1]);
  expect(game.hand('A')).toContain('flare:mite');
});

testFlare('mite', { wild: ['main', 'alliance.formed'], super: ['offense', 'launch.after'], seldom: ['wild'] });
