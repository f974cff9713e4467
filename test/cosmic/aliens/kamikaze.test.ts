import { expect, test } from 'vitest';
import { cosmicBot } from '../../../shared/games/cosmic/bot/bot.ts';
import { testFlare } from '../flares/test-flare.ts';
import { lay } from '../game.ts';

const hands = { A: ['a10', 'N'], B: ['a08', 'KZ'] };
const planned = (aliens: Record<string, string>, laid = {}) => lay({ aliens, hands, ...laid }).fight({ aim: 'b1', send: ['a1', 'a1'] });

test('gives ships for two cards each, drawn at once', () => {
  const game = planned({ A: 'kamikaze' }, { deck: ['a40', 'a30', '+5', 'M'] });
  game.answer('A.planning.before-select', 'power:kamikaze.sacrifice');
  expect(game.find('A.kamikaze.sacrifice')).toMatchObject({ min: 1, max: 4 });
  expect(game.options('A.kamikaze.sacrifice')).not.toContain('gate');
  game.answer('A.kamikaze.sacrifice', 'planet:a2', 'planet:a3').rest();
  expect([game.warp('A'), game.on('a2'), game.on('a3')]).toEqual([2, 'A3', 'A3']);
  expect(game.told('drew')).toEqual([{ seat: 0, count: 4 }]);
  expect(game.hand('A')).toEqual(['a10', 'a30', 'a40', 'N', 'M', '+5']);
  expect(game.asked).toEqual(['A.select', 'B.select']);
});

test('a defense may empty the very planet it defends', () => {
  const game = planned({ B: 'kamikaze' });
  game.answer('B.planning.before-select', 'power:kamikaze.sacrifice');
  game.answer('B.kamikaze.sacrifice', 'planet:b1', 'planet:b1', 'planet:b1', 'planet:b1').rest();
  expect([game.on('b1'), game.warp('B'), game.hand('B').length]).toEqual(['', 4, 10]);
});

test('once an encounter, and only as a main player', () => {
  const game = planned({ A: 'kamikaze', C: 'kamikaze' });
  game.answer('A.planning.before-select', 'power:kamikaze.sacrifice').answer('A.kamikaze.sacrifice', 'planet:a2').rest();
  expect(game.told('used')).toHaveLength(1);
  expect(game.asked).toEqual(['A.select', 'B.select']);
  expect(planned({ C: 'kamikaze' }).rest()).toMatchObject({ asked: ['A.select', 'B.select'], offered: [] });
});

test('zapped, no ship leaves and no card is drawn', () => {
  const game = planned({ A: 'kamikaze' });
  game.answer('A.planning.before-select', 'power:kamikaze.sacrifice').answer('A.kamikaze.sacrifice', 'planet:a2');
  game.answer('B.on.power-use', '#KZ').rest();
  expect([game.warp('A'), game.told('drew')]).toEqual([0, []]);
});

test('who brings its ships home by another power draws all the same', () => {
  const game = planned({ A: 'kamikaze' });
  game.table.seat(0).more.push('zombie');
  game.answer('A.planning.before-select', 'power:kamikaze.sacrifice').answer('A.kamikaze.sacrifice', 'planet:a2').rest();
  expect([game.warp('A'), game.hand('A').length]).toEqual([0, 4]);
});

test('a bot that finds itself giving gives one ship at least', () => {
  const game = lay({ aliens: { A: 'kamikaze' }, hands: { A: ['a10', 'a08', 'a06', 'a04'], B: ['a08'] } }).fight({
    aim: 'b1',
    send: ['a1'],
  });
  const decision = game.answer('A.planning.before-select', 'power:kamikaze.sacrifice').find('A.kamikaze.sacrifice');
  expect(cosmicBot({ board: game.view('A') } as never, decision, {} as never)).toEqual(['planet:a2']);
});

const flares = ['kamikaze'];
const dash = { aim: 'b1', send: ['a1'] };

test('wild: three more for each ship that is not in the encounter; back in the hand', () => {
  const game = lay({ flares, hands: { A: ['a08', 'flare:kamikaze'], B: ['a10'] } }).fight({ ...dash, cards: ['a08', 'a10'] });
  game.answer('A.planning.selected', '#flare:kamikaze').answer('A.kamikaze.dive', 'planet:a2', 'planet:a2').rest();
  expect(game.told('outcome')).toMatchObject([{ winner: 'offense', totals: [8 + 1 + 6, 14] }]);
  expect([game.warp('A'), game.on('a2'), game.hand('A')]).toEqual([2, 'A2', ['flare:kamikaze']]);
});

test('wild: a defense gives none of the planet it defends; not for others; card-zapped, none leave', () => {
  const hands = { A: ['a08', 'CZ'], B: ['a10', 'flare:kamikaze'] };
  const game = lay({ flares, hands })
    .fight({ ...dash, cards: ['a08', 'a10'] })
    .answer('B.planning.selected', '#flare:kamikaze');
  expect(game.options('B.kamikaze.dive')).not.toContain('planet:b1');
  game.answer('B.kamikaze.dive', 'planet:b2').answer('A.on.card-play', '#CZ').rest();
  expect([game.warp('B'), game.told('outcome')]).toMatchObject([0, [{ totals: [9, 14] }]]);
  const away = lay({ flares, hands: { A: ['a08'], B: ['a10'], C: ['N', 'flare:kamikaze'] } }).fight({ ...dash, cards: ['a08', 'a10'] });
  expect(away.rest().told('played')).toEqual([]);
});

test('super: up to three ships out of the warp, to any colonies', () => {
  const game = lay({ aliens: { A: 'kamikaze' }, flares, ships: { A: { warp: 5 } }, hands: { A: ['a08', 'flare:kamikaze'] } });
  game.answer('A.regroup.retrieve', '#flare:kamikaze').answer('A.retrieve', 'planet:a1', 'planet:a1', 'planet:a2').rest();
  expect([game.warp('A'), game.on('a1')]).toEqual([2, 'A6']);
  const fewer = lay({ aliens: { A: 'kamikaze' }, flares, ships: { A: { warp: 5 } }, hands: { A: ['a08', 'flare:kamikaze'] } });
  fewer.answer('A.regroup.retrieve', '#flare:kamikaze');
  expect(fewer.refusal('A.retrieve')).toBe('too_few');
  expect(fewer.find('A.retrieve')).toMatchObject({ fallback: { length: 3 }, about: { of: { ships: 3 } } });
  expect(fewer.answer('A.retrieve', 'planet:a2').rest().warp('A')).toBe(4);
  const other = lay({ aliens: { B: 'kamikaze' }, flares, ships: { B: { warp: 5 } }, hands: { B: ['a08', 'flare:kamikaze'] } });
  expect(other.rest().told('played')).toEqual([]);
});

test('ships it has named are out of reach until it is settled', () => {
  const game = planned({ A: 'kamikaze' }, { flares: ['void'], hands: { A: ['a10', 'flare:void'], B: ['a08', 'KZ'] } });
  game.answer('A.planning.before-select', 'power:kamikaze.sacrifice');
  game.answer('A.kamikaze.sacrifice', ...Array<string>(4).fill('planet:a2'));
  game.answer('B.on.power-use', '#KZ').answer('A.on.card-play', '#flare:void');
  expect(game.options('A.shed')).toEqual(['planet:a1', 'planet:a3', 'planet:a4', 'planet:a5']);
  game.answer('A.shed', 'planet:a3').rest();
  expect([game.on('a2'), game.on('a3'), game.warp('A'), game.hand('A').length]).toEqual(['', 'A3', 5, 10]);
});

testFlare('kamikaze', { wild: ['main', 'planning.selected'], super: ['offense', 'regroup.retrieve'] });
