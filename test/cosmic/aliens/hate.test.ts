import { expect, test } from 'vitest';
import { testFlare } from '../flares/test-flare.ts';
import { lay, type Laid } from '../game.ts';

const hate = (laid: Laid) => lay({ seats: 3, aliens: { A: 'hate' }, ...laid });

test('discards a card; the others match it, or lose three ships of its choice', () => {
  const game = hate({ hands: { A: ['a06', 'a10'], B: ['a08', 'a06', 'a04', 'N'], C: ['a05', 'N'] } });
  expect(game.told('used')).toEqual([{ seat: 0, ability: 'hate.rage', picks: [] }]);
  game.answer('A.hate.discard', '#a06');
  expect(game.find('B.hate.match')).toMatchObject({ min: 0, max: 1, options: [{}, {}] });
  game.answer('B.hate.match', '#a08');
  // without such a card it is asked all the same
  expect(game.find('C.hate.match')).toMatchObject({ min: 0, max: 0, options: [] });
  game.answer('C.hate.match');
  expect(game.find('A.hate.ships')).toMatchObject({ min: 3, max: 3, about: { of: { seat: 2, count: 3 } } });
  game.answer('A.hate.ships', 'planet:c1', 'planet:c1', 'planet:c2').rest();
  expect([game.warp('B'), game.warp('C'), game.on('c1'), game.on('c2')]).toEqual([0, 3, 'C2', 'C3']);
  expect(game.pile).toEqual(['a06', 'a08']);
  expect(game.asked).toEqual(['A.aim']);
});

test('who could match may give up ships instead, and its own ships choose nobody else', () => {
  const game = hate({ hands: { A: ['N', 'a10'], B: ['N', 'a08'], C: ['N', 'a05'] } });
  game.answer('A.hate.discard', '#N').answer('B.hate.match').answer('A.hate.ships', 'planet:b1', 'planet:b2', 'planet:b3');
  expect([game.hand('B'), game.warp('B')]).toEqual([['a08', 'N'], 3]);
});

test('nobody can match a morph; with fewer ships all are lost', () => {
  const ships = { B: { b1: 1, b2: 1, b3: 0, b4: 0, b5: 0, warp: 18 } };
  const game = hate({ ships, hands: { A: ['M', 'a10'], B: ['a40'], C: ['N', '+2'] } });
  game.answer('A.hate.discard', '#M').answer('B.hate.match').answer('C.hate.match');
  expect([game.warp('B'), game.on('b1'), game.on('b2')]).toEqual([20, '', '']);
  game.answer('A.hate.ships', 'planet:c1', 'planet:c1', 'planet:c1').rest();
  expect(game.warp('C')).toBe(3);
});

test('other types match by their type alone', () => {
  const game = hate({ hands: { A: ['+5', 'a10'], B: ['+2', 'a40'], C: ['KZ', 'a05'] } });
  game.answer('A.hate.discard', '#+5');
  expect(game.find('B.hate.match').options).toHaveLength(1);
  game.answer('B.hate.match', '#+2');
  expect(game.find('C.hate.match').options).toHaveLength(0);
});

test('a hand without encounter card is renewed before it rages, and again afterwards', () => {
  const deck = ['a20', '+2', '+3', 'Plague', 'Quash', 'Ionic', 'Force', 'Emotion', 'a30'];
  const game = hate({ hands: { A: ['+5'], B: ['a40'], C: ['a23'] }, deck });
  expect(game.told('renewed')).toEqual([{ seat: 0, faces: ['reinforcement:5'] }]);
  game.answer('A.hate.discard', '#a20').answer('B.hate.match', '#a40').answer('C.hate.match', '#a23').rest();
  expect(game.told('renewed')).toHaveLength(2);
  expect(game.hand('A')).toHaveLength(8);
  expect(game.hand('A')).toContain('a30');
  expect(game.told('aborted')).toEqual([]);
});

test('once a turn, and only in its own', () => {
  const game = hate({ hands: { A: ['a06', 'a20', 'a10'], B: ['a08', 'a04'], C: ['a08', 'a05'] } });
  game.answer('A.hate.discard', '#a06').answer('B.hate.match', '#a08').answer('C.hate.match', '#a08');
  game
    .fight({ aim: 'b1', send: ['a1'], cards: ['a20', 'a04'] })
    .answer('A.continue', 'word:again')
    .rest();
  expect(game.told('used')).toHaveLength(1);
  const other = lay({ aliens: { B: 'hate' } }).rest();
  expect(other.told('used')).toEqual([]);
});

test('zapped, nobody discards or loses anything, and the power is off for the encounter', () => {
  const game = hate({ hands: { A: ['a06', 'a10'], B: ['a08', 'KZ'], C: ['N'] } });
  game.answer('B.on.power-use', '#KZ').rest();
  expect([game.hand('A').length, game.warp('C'), game.encounter.zapped]).toEqual([2, 0, ['0:hate']]);
  expect(game.asked).toEqual(['A.aim']);
});

test('ships that are saved are not lost to it either', () => {
  const game = hate({ aliens: { A: 'hate', B: 'zombie' }, hands: { A: ['M', 'a10'], B: ['a40'], C: ['N'] } });
  game.answer('A.hate.discard', '#M').answer('B.hate.match').answer('A.hate.ships', 'planet:b1', 'planet:b1', 'planet:b1').rest();
  expect([game.warp('B'), game.on('b1')]).toEqual([0, 'B4']);
});

const flares = ['hate'];

test('wild: the other discards a card; without an encounter card left it has lost at once; back in the hand', () => {
  const game = lay({ flares, hands: { A: ['a10', 'flare:hate'], B: ['a40'], C: ['N'] } }).fight({ aim: 'b1', send: ['a1'] });
  game.answer('A.planning.before-select', '#flare:hate').rest();
  expect(game.told('outcome')).toEqual([{ ending: 'won', winner: 'offense', totals: null }]);
  expect([game.on('b1'), game.warp('B'), game.pile, game.hand('A')]).toEqual(['A1', 4, ['a40'], ['a10', 'flare:hate']]);
  expect(game.asked).toEqual(['A.continue']);
});

test('wild: with one left the encounter goes on; the defense may do it too, and wins', () => {
  const game = lay({ flares, hands: { A: ['a10', 'flare:hate'], B: ['a40', 'a20'] } }).fight({ aim: 'b1', send: ['a1'] });
  game.answer('A.planning.before-select', '#flare:hate').rest();
  expect([game.hand('B').length, game.asked]).toEqual([1, ['A.select', 'B.select']]);
  const defense = lay({ flares, hands: { A: ['a10'], B: ['a40', 'flare:hate'] } }).fight({ aim: 'b1', send: ['a1'] });
  defense.answer('B.planning.before-select', '#flare:hate').rest();
  expect([defense.told('outcome'), defense.warp('A')]).toMatchObject([[{ winner: 'defense' }], 1]);
});

test('wild: not for a bystander; card-zapped, nothing is discarded', () => {
  const away = lay({ flares, hands: { A: ['a10'], B: ['a40'], C: ['N', 'flare:hate'] } })
    .fight({ aim: 'b1', send: ['a1'] })
    .rest();
  expect(away.told('played')).toEqual([]);
  const game = lay({ flares, hands: { A: ['a10', 'flare:hate'], B: ['a40', 'CZ'] } }).fight({ aim: 'b1', send: ['a1'] });
  game.answer('A.planning.before-select', '#flare:hate').answer('B.on.card-play', '#CZ').rest();
  expect([game.hand('B'), game.asked]).toEqual([['a40'], ['A.select', 'B.select']]);
});

test('super: the card is shown and kept, and matched all the same', () => {
  const game = lay({ aliens: { A: 'hate' }, flares, hands: { A: ['a40', 'flare:hate'], B: ['a08'], C: ['N'], D: ['N'] } });
  game.answer('A.on.power-use', '#flare:hate').answer('A.hate.show', '#a40').rest();
  expect([game.told('hate.showed'), game.hand('A'), game.pile]).toEqual([[{ seat: 0, face: 'attack:40' }], ['a40', 'flare:hate'], []]);
  expect(game.asked).toEqual(['B.hate.match']);
});

testFlare('hate', { wild: ['main', 'planning.before-select'], super: ['offense', 'turn.start'] });
