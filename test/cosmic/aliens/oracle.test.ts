import { expect, test } from 'vitest';
import { testFlare } from '../flares/test-flare.ts';
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

const flares = ['oracle'];
const sally = { aim: 'b1', send: ['a1', 'a1'], invite: [['C'], []], join: [['C', 'side:offense', 'c1']] };

test('wild: both hands are mixed, each gets as many cards as it had; back in the hand', () => {
  const game = lay({ flares, hands: { A: ['a10', 'N', 'flare:oracle'], B: ['a08', 'a20', 'a30', 'a40'] } }).fight(sally);
  game.answer('A.planning.before-select', '#flare:oracle').rest();
  expect([game.hand('A').length, game.hand('B').length]).toEqual([3, 4]);
  expect([...game.hand('A'), ...game.hand('B')].sort()).toEqual(['N', 'a08', 'a10', 'a20', 'a30', 'a40', 'flare:oracle']);
  expect(game.told('oracle.mixed')).toEqual([{ from: 0, to: 1 }]);
});

test('wild: not for an ally; card-zapped, the hands stay', () => {
  const away = lay({ flares, hands: { A: ['a10'], B: ['a08'], C: ['N', 'flare:oracle'] } })
    .fight(sally)
    .rest();
  expect(away.told('played')).toEqual([]);
  const game = lay({ flares, hands: { A: ['a10', 'flare:oracle'], B: ['a08', 'CZ'] } }).fight(sally);
  game.answer('A.planning.before-select', '#flare:oracle').answer('B.on.card-play', '#CZ').rest();
  expect([game.hand('A'), game.hand('B')]).toEqual([['a10'], ['a08']]);
});

test('super: with the other card in sight the encounter ends as a deal in which nothing changes hands', () => {
  const game = lay({ aliens: { A: 'oracle' }, flares, hands: { A: ['a10', 'flare:oracle'], B: ['a40'] } }).fight(sally);
  game.answer('B.select', '#a40').answer('A.planning.select', '#flare:oracle').rest();
  expect(game.encounter.outcome).toEqual({ ending: 'deal-made', winner: null });
  expect([game.hand('B'), game.on('a1'), game.on('c1'), game.on('b1')]).toEqual([['a40'], 'A4', 'C4', 'B4']);
  expect([game.hand('A'), game.asked, game.facts.uses]).toEqual([['a10', 'flare:oracle'], ['A.continue'], []]);
});

test('super: not for the other, nor before a card is shown; card-zapped, it chooses', () => {
  const hands = { A: ['a10', 'flare:oracle'], B: ['a40', 'CZ'] };
  const game = lay({ aliens: { A: 'oracle' }, flares, hands })
    .fight(sally)
    .rest();
  expect([game.told('played'), game.asked]).toEqual([[], ['B.select']]);
  game.answer('B.select', '#a40').answer('A.planning.select', '#flare:oracle').answer('B.on.card-play', '#CZ').rest();
  expect(game.asked).toEqual(['A.select']);
});

test('a defense without an encounter card draws its new hand before it shows one', () => {
  const game = lay({ aliens: { A: 'oracle' }, hands: { A: ['a20'], B: ['+2'] } }).fight({ aim: 'b1', send: ['a1'] });
  expect([game.rest().told('renewed').length, game.asked]).toEqual([1, ['B.select']]);
});

test('super: it counts as a deal that was made, which nobody can quash', () => {
  const hands = { A: ['a04', 'flare:oracle'], B: ['a20'], C: ['Quash'] };
  const game = lay({ aliens: { A: 'oracle', B: 'warrior', C: 'tick-tock' }, flares: ['oracle'], hands });
  game.table.openStore(2, 'tick-tock').tokens = 5;
  game.fight({ aim: 'b1', send: ['a1', 'a1'], invite: [['D'], []], join: [['D', 'side:offense', 'd1']] }).answer('B.select', '#a20');
  game.answer('A.planning.select', '#flare:oracle').rest();
  expect([game.table.store(2, 'tick-tock')!.tokens, game.table.store(1, 'warrior')!.tokens]).toEqual([4, 1]);
  expect([game.on('a1'), game.on('d1'), game.on('b1'), game.hand('B'), game.hand('C')]).toEqual(['A4', 'D4', 'B4', ['a20'], ['Quash']]);
  expect(game.asked).toEqual(['A.continue']);
});

testFlare('oracle', { wild: ['main', 'planning.before-select'], super: ['main', 'planning.select'] });
