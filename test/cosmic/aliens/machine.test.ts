import { expect, test } from 'vitest';
import { testFlare } from '../flares/test-flare.ts';
import { lay } from '../game.ts';

const machine = { A: 'machine' };
const lost = { aim: 'b1', send: ['a1', 'a1'], cards: ['a04', 'a20'] as [string, string] };
const go = 'power:machine.continue';

test('goes on after a defeat, as long as it holds an encounter card', () => {
  const hands = { A: ['a04', 'a05', 'a07'], B: ['a20', 'a10'], C: ['a23'] };
  const game = lay({ aliens: machine, hands, destiny: ['B', 'C', 'D'] }).fight(lost);
  game.answer('A.turn.continue', go).answer('A.continue', 'word:again').rest();
  expect([game.encounter.number, game.encounter.ofTurn, game.encounter.phase]).toEqual([2, 2, 'launch']);
  game.fight({ aim: 'c1', send: ['a2'], cards: ['a05', 'a23'] });
  game.answer('A.turn.continue', go).answer('A.continue', 'word:again');
  expect(game.encounter.ofTurn).toBe(3);
});

test('without an encounter card it is asked all the same, and has nothing to use', () => {
  const game = lay({ aliens: machine, hands: { A: ['a04', '+2'], B: ['a20', 'a10'] } }).fight(lost);
  expect(game.options('A.turn.continue')).toEqual(['word:pass']);
  expect(game.rest().facts.turn).toBe(1);
});

test('after a first success the rules give it another; after a second only its power', () => {
  const hands = { A: ['a20', 'a30', 'a40'], B: ['a04'], C: ['a05'] };
  const game = lay({ aliens: machine, hands, destiny: ['B', 'C', 'D'] }).fight({ ...lost, cards: ['a20', 'a04'] });
  game.answer('A.continue', 'word:again').fight({ aim: 'c1', send: ['a2'], cards: ['a30', 'a05'] });
  expect(game.told('used')).toEqual([]);
  expect(game.options('A.turn.continue')).toEqual(['word:pass', go]);
});

test('only in its own turn, and not if it does not want to', () => {
  const game = lay({ aliens: { B: 'machine' }, hands: { A: ['a04', 'a05'], B: ['a20', 'a10'] } })
    .fight(lost)
    .rest();
  expect([game.offered, game.facts.turn]).toEqual([[], 1]);
  const ended = lay({ aliens: machine, hands: { A: ['a04', 'a05'], B: ['a20', 'a10'] } }).fight(lost);
  expect(ended.answer('A.turn.continue', 'word:pass').rest().facts.turn).toBe(1);
});

test('zapped, the rules alone decide', () => {
  const game = lay({ aliens: machine, hands: { A: ['a04', 'a05'], B: ['a20', 'KZ'] } }).fight(lost);
  game.answer('A.turn.continue', go).answer('B.on.power-use', '#KZ').rest();
  expect(game.facts.turn).toBe(1);
});

test('a turn that ended for want of an encounter card is over', () => {
  const game = lay({ aliens: machine, hands: { A: ['a04', 'Plague'], B: ['a20'] } });
  game.answer('A.regroup.start', '#Plague@0').others().rest();
  game.answer('A.shed', 'planet:a1', 'planet:a1', 'planet:a1').rest();
  expect(game.told('aborted')).toHaveLength(1);
  expect([game.told('used'), game.facts.turn]).toEqual([[], 1]);
});

test('R-39 single-encounter turns do not bind it', () => {
  const hands = { A: ['a20', 'a30'], B: ['a04'] };
  const game = lay({ aliens: machine, hands, options: { single_encounter: 'yes' } }).fight({ ...lost, cards: ['a20', 'a04'] });
  game.answer('A.turn.continue', go).rest();
  expect(game.asked).toEqual(['A.continue']);
});

const flares = ['machine'];

test('wild: a second encounter after a failure; back in the hand', () => {
  const game = lay({ flares, hands: { A: ['a04', 'a10', 'flare:machine'], B: ['a20'] } }).fight({
    aim: 'b1',
    send: ['a1'],
    cards: ['a04', 'a20'],
  });
  game.answer('A.turn.continue', '#flare:machine').answer('A.continue', 'word:again').rest();
  expect([game.encounter.ofTurn, game.encounter.offense, game.hand('A')]).toEqual([2, 0, ['a10', 'flare:machine']]);
});

test('wild: without an encounter card it draws a new hand and keeps the flare beside it', () => {
  const deck = Array<string>(8).fill('a08').fill('a06', 6);
  const game = lay({ flares, hands: { A: ['a40', '+2', 'flare:machine'], B: ['a20', 'N'] }, deck }).fight({
    aim: 'b1',
    send: ['a1'],
    cards: ['a40', 'a20'],
  });
  game.answer('A.turn.continue', '#flare:machine').answer('A.continue', 'word:again').rest();
  expect(game.hand('A')).toHaveLength(9);
  expect(game.hand('A')).toContain('flare:machine');
  expect([game.pile.includes('+2'), game.encounter.ofTurn]).toEqual([true, 2]);
});

test('wild: not where the rules give one, and no third; card-zapped, the turn is over', () => {
  const won = lay({ flares, hands: { A: ['a40', 'a10', 'flare:machine'], B: ['a20'] } }).fight({
    aim: 'b1',
    send: ['a1'],
    cards: ['a40', 'a20'],
  });
  expect(won.options('A.turn.continue')).toEqual(['word:pass']);
  const hands = { A: ['a04', 'a10', 'flare:machine'], B: ['a20', 'CZ'] };
  const game = lay({ flares, hands }).fight({ aim: 'b1', send: ['a1'], cards: ['a04', 'a20'] });
  game.answer('A.turn.continue', '#flare:machine').answer('B.on.card-play', '#CZ').rest();
  expect(game.facts.turn).toBe(1);
});

test('super: as the offense, a card instead of a ship out of the warp', () => {
  const game = lay({ aliens: { A: 'machine' }, flares, ships: { A: { warp: 3 } }, hands: { A: ['a10', 'flare:machine'] }, deck: ['a30'] });
  game.answer('A.regroup.retrieve', '#flare:machine').rest();
  expect([game.warp('A'), game.hand('A')]).toEqual([3, ['a10', 'a30', 'flare:machine']]);
  const none = lay({ aliens: { A: 'machine' }, flares, hands: { A: ['a10', 'flare:machine'] } });
  expect(none.rest().told('played')).toEqual([]);
});

testFlare('machine', { wild: ['offense', 'turn.continue'], super: ['offense', 'regroup.retrieve'] });
