import { expect, test } from 'vitest';
import { testFlare } from '../flares/test-flare.ts';
import { lay, type Laid } from '../game.ts';
import { layTechs } from '../technologies.ts';

const will = (laid: Laid = {}) =>
  lay({ aliens: { A: 'will' }, hands: { A: ['a10', 'a09'], B: ['a06', 'KZ'], C: ['a06'], D: ['a06'] }, ...laid });

test.each(['B', 'A', 'wild', 'special:most-cards'])('it meets whom it likes, whatever destiny says: %s', (card) => {
  const game = will({ destiny: [card] });
  expect(game.options('A.will.target')).toEqual(['seat:1', 'seat:2', 'seat:3']);
  game.answer('A.will.target', 'seat:3');
  expect(game.find('A.aim').about.of).toEqual({ defense: 3, reach: 'home' });
  expect([game.told('defense'), game.facts.destiny.current]).toEqual([[{ seat: 3, planet: null }], null]);
});

test('the planets: the home system, and wherever else the defense has a colony', () => {
  const game = will({ ships: { D: { b2: 1, a3: 2 } } }).answer('A.will.target', 'seat:3');
  expect(game.options('A.aim')).toEqual(['planet:d1', 'planet:d2', 'planet:d3', 'planet:d4', 'planet:d5', 'planet:a3', 'planet:b2']);
  expect(game.find('A.aim').about.of).toEqual({ defense: 3, reach: 'anywhere' });
  // empty planets of others, or such as only others hold, are out of reach
  expect(game.refusal('A.aim', 'planet:b1')).toBe('bad_target');
});

test('on the planet of a third player its ships land beside whoever lives there', () => {
  const game = will({ ships: { D: { b2: 1 } } }).answer('A.will.target', 'seat:3');
  game.fight({ aim: 'b2', send: ['a1', 'a1'], cards: ['a10', 'a06'] }).rest();
  expect([game.on('b2'), game.told('lost')]).toEqual(['A2 B4', [{ seat: 3, ships: { b2: 1 }, cause: 'defeat' }]]);
});

test('the one the card names is a choice like any other, and the default', () => {
  expect(will().find('A.will.target').fallback).toEqual(['seat:1']);
  const game = will().timeOut('A.will.target');
  game.find('A.aim');
  expect([game.encounter.defense, game.told('used')]).toEqual([1, [{ seat: 0, ability: 'will.choose', picks: [] }]]);
  const leader = { C: { d1: 1, d2: 1 } };
  expect(will({ destiny: ['A'], ships: leader }).find('A.will.target').fallback).toEqual(['seat:2']);
});

test('zapped, the card is followed', () => {
  const game = will({ destiny: ['C'], ships: { C: { b2: 1 } } }).answer('B.on.power-use', '#KZ');
  expect(game.options('A.aim')).toEqual(['planet:c1', 'planet:c2', 'planet:c3', 'planet:c4', 'planet:c5']);
  expect(game.encounter.defense).toBe(2);
  expect(
    will({ destiny: ['wild'] })
      .answer('B.on.power-use', '#KZ')
      .options('A.wild'),
  ).toHaveLength(3);
});

test('only as the offense', () => {
  const game = lay({ aliens: { B: 'will' }, hands: { A: ['a10'], B: ['a06'] } }).rest();
  expect([game.asked, game.told('used')]).toEqual([['A.aim'], []]);
});

test('another encounter, another choice', () => {
  const game = will({ destiny: ['B', 'C'] }).answer('A.will.target', 'seat:3');
  game.fight({ aim: 'd1', send: ['a1'], cards: ['a10', 'a06'] }).rest();
  game.answer('A.continue', 'word:again');
  expect(game.find('A.will.target').fallback).toEqual(['seat:2']);
});

const flares = ['will'];
const wild = (laid: Laid = {}) =>
  lay({ flares, ships: { B: { c2: 1, a4: 1 } }, hands: { A: ['a10', 'flare:will'], B: ['a06', 'CZ'] }, ...laid });
const home = ['planet:b1', 'planet:b2', 'planet:b3', 'planet:b4', 'planet:b5'];

test('wild: whoever was drawn is met at any of its colonies', () => {
  const game = wild().answer('A.destiny.target', '#flare:will');
  expect(game.options('A.aim')).toEqual([...home, 'planet:a4', 'planet:c2']);
  expect(game.hand('A')).toContain('flare:will');
  game.fight({ aim: 'c2', send: ['a1'], cards: ['a10', 'a06'] }).rest();
  expect(game.on('c2')).toBe('A1 C4');
});

test('wild: a special counts as a card of the colour of whom it names', () => {
  const game = wild({ destiny: ['special:most-colonies'] }).answer('A.destiny.target', '#flare:will');
  expect(game.options('A.aim')).toEqual([...home, 'planet:a4', 'planet:c2']);
});

test('wild: not for a wild card, one’s own colour or without a colony elsewhere, and not for others', () => {
  const never = (laid: Laid) => expect(() => wild(laid).find('A.destiny.target')).toThrow();
  never({ destiny: ['wild'] });
  never({ destiny: ['A', 'C'] });
  never({ ships: {} });
  const other = lay({ flares, ships: { B: { c2: 1 } }, hands: { A: ['a10'], B: ['a06'], C: ['N', 'flare:will'] } });
  expect(() => other.find('C.destiny.target')).toThrow();
});

test('wild: card-zapped, only its home system', () => {
  const game = wild().answer('A.destiny.target', '#flare:will').answer('B.on.card-play', '#CZ');
  expect([game.options('A.aim'), game.pile]).toEqual([home, ['CZ', 'flare:will']]);
});

const looked = (zap: string) =>
  will({ flares, hands: { A: ['a10', 'flare:will'], B: ['a06', zap], C: ['a08', 'N'] } }).answer('A.on.power-use', '#flare:will@2');

test('super: it looks at a hand before it chooses', () => {
  const game = looked('N');
  expect(game.find('A.will.target').options).toHaveLength(3);
  expect(game.view('A').notes).toMatchObject([{ kind: 'saw', with: 2, faces: ['attack:8', 'negotiate'] }]);
  expect([game.view('B').notes, game.view('C').notes, game.hand('A')]).toEqual([[], [], ['a10', 'flare:will']]);
});

test('super: at nobody without a card, and not as the defense; zapped, card or power, nothing is seen', () => {
  const game = will({ flares, hands: { A: ['a10', 'flare:will'], B: ['a06'], C: ['a08'], D: [] } });
  expect(game.options('A.on.power-use')).toEqual(['word:pass', game.pick(0, '#flare:will@1'), game.pick(0, '#flare:will@2')]);
  const card = looked('CZ').answer('B.on.card-play', '#CZ');
  expect(card.find('A.will.target').options).toHaveLength(3);
  const power = looked('KZ').others().answer('B.on.power-use', '#KZ');
  power.find('A.aim');
  for (const one of [card, power]) expect(one.view('A').notes).toEqual([]);
  expect([card.pile, power.hand('A')]).toEqual([
    ['CZ', 'flare:will'],
    ['a10', 'flare:will'],
  ]);
});

test('whatever else a wild card brings happens all the same', () => {
  const game = layTechs({ aliens: { A: 'will' }, destiny: ['wild'], techs: { C: [{ tech: 'lunar-cannon', up: true }] } });
  game.table.seat(2).techs[0]!.at = 'c1';
  game.answer('A.will.target', 'seat:3');
  expect(game.options('C.destiny.after').some((id) => id.startsWith('tech:lunar-cannon.shift'))).toBe(true);
});

testFlare('will', { wild: ['offense', 'destiny.target'], super: ['offense', 'destiny.target'] });
