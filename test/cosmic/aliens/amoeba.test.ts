import { expect, test } from 'vitest';
import { cosmicBot } from '../../../shared/games/cosmic/bot/bot.ts';
import { labelOf } from '../../../shared/games/cosmic/words/words.ts';
import { testFlare } from '../flares/test-flare.ts';
import { lay, type Laid } from '../game.ts';

const duel = { aim: 'b1', send: ['a1', 'a1'], cards: ['a10', 'a08'] as [string, string] };
const offense = (hands = { A: ['a10', 'a11'], B: ['a08'] }) => lay({ aliens: { A: 'amoeba' }, hands }).fight(duel);
const use = 'power:amoeba.resize';

test('the offense brings more than four ships from its colonies', () => {
  const game = offense().answer('A.planning.selected', use);
  game.answer('A.amoeba.ooze', ...Array<string>(3).fill('planet:a2'), 'planet:a3', 'planet:a3').rest();
  expect(game.told('amoeba.oozed')).toEqual([{ seat: 0, count: 7 }]);
  expect(game.told('outcome')).toMatchObject([{ totals: [17, 12] }]);
  expect(game.on('b1')).toBe('A7');
});

test('with no ship left it is still the offense, lands nothing and has won all the same', () => {
  const game = lay({ aliens: { A: 'amoeba' }, hands: { A: ['a20', 'a11'], B: ['a08'] } }).fight({ ...duel, cards: ['a20', 'a08'] });
  game.answer('A.planning.selected', use).answer('A.amoeba.ooze', 'gate', 'gate').answer('A.home', 'planet:a2', 'planet:a3').rest();
  expect([game.on('a1'), game.on('a2'), game.on('a3')]).toEqual(['A2', 'A5', 'A5']);
  expect([game.on('b1'), game.warp('B'), game.foreign('A')]).toEqual(['', 4, 0]);
  expect(game.asked).toEqual(['A.continue']);
});

test('ships that come go back to where they are from', () => {
  const game = lay({ aliens: { A: 'amoeba' }, hands: { A: ['N', 'a11'], B: ['N'] } }).fight({ ...duel, cards: ['N', 'N'] });
  game.answer('A.planning.selected', use).answer('A.amoeba.ooze', 'gate', 'planet:a4').rest();
  game.gather().answer('A.answer', 'word:refuse').answer('B.answer', 'word:refuse');
  expect(game.options('A.shed')).toContain('gate');
  expect(game.table.stack(game.encounter.gate, 0)).toMatchObject({ ships: 2, from: { a1: 1, a4: 1 } });
});

const defense = () => lay({ aliens: { B: 'amoeba' }, hands: { A: ['a10'], B: ['a06', 'KZ'] } }).fight({ ...duel, cards: ['a10', 'a06'] });

test('the defense’s ships are those on the planet: more come there, or they leave for others', () => {
  const more = defense().answer('B.planning.selected', use).answer('B.amoeba.ooze', 'planet:b2', 'planet:b2', 'planet:b3').rest();
  expect(more.told('outcome')).toMatchObject([{ winner: 'defense', totals: [12, 13] }]);
  expect([more.on('b1'), more.on('b2')]).toEqual(['B7', 'B2']);
  const less = defense().answer('B.planning.selected', use).answer('B.amoeba.ooze', 'planet:b1', 'planet:b1', 'planet:b1');
  expect(less.options('B.home')).toEqual(['planet:b2', 'planet:b3', 'planet:b4', 'planet:b5']);
  less.rest();
  expect(less.told('lost')).toMatchObject([{ seat: 1, ships: { b1: 1 } }]);
});

test('who does not answer changes nothing', () => {
  const game = offense().answer('A.planning.selected', use).timeOut('A.amoeba.ooze').rest();
  expect(game.told('outcome')).toMatchObject([{ totals: [12, 12] }]);
});

test('zapped, the ships stay as they were', () => {
  const game = offense({ A: ['a10', 'a11'], B: ['a08', 'KZ'] });
  game.answer('A.planning.selected', use).answer('B.on.power-use', '#KZ').rest();
  expect(game.told('outcome')).toMatchObject([{ totals: [12, 12] }]);
});

test('not for an ally, nor for a defense without a ship there', () => {
  const ally = lay({ aliens: { C: 'amoeba' }, hands: { A: ['a10'], B: ['a08'], C: ['a06'] } });
  ally.fight({ ...duel, invite: [['C'], []], join: [['C', 'side:offense', 'c1']] });
  const seen = (game: ReturnType<typeof lay>) => game.sitting.open.flatMap(({ options }) => options.map(({ id }) => id));
  expect(seen(ally)).not.toContain(use);
  const bare = lay({ aliens: { B: 'amoeba' }, ships: { B: { b1: 0 } }, hands: { A: ['a10'], B: ['a08'] } }).fight(duel);
  expect(seen(bare)).not.toContain(use);
});

test('a bot whose card was switched does not know it, and leaves its ships where they are', () => {
  const game = lay({ aliens: { A: 'sorcerer', B: 'amoeba' }, hands: { A: ['a10'], B: ['a08'] } });
  game
    .fight({ ...duel, cards: ['a10', 'a08'] })
    .answer('A.planning.selected', 'power:sorcerer.switch')
    .others();
  const picks = (whom: string) => {
    const decision = game.find(whom);
    return cosmicBot({ board: game.view('B') } as never, decision, {} as never);
  };
  expect(picks('B.planning.selected')).toEqual(['word:pass']);
  game.answer('B.planning.selected', use);
  expect(picks('B.amoeba.ooze')).toEqual([]);
});

const flares = ['amoeba'];
const advance = { aim: 'b1', send: ['a1', 'a1'] };
const drifting = (hands: Record<string, string[]> = {}, laid: Laid = {}) =>
  lay({ flares, hands: { A: ['a10', 'flare:amoeba'], B: ['a08', 'CZ'], ...hands }, ...laid }).fight(advance);

test('wild: up to four ships come, or as many leave', () => {
  const game = drifting().answer('A.planning.before-select', '#flare:amoeba').answer('A.amoeba.way', 'word:in');
  expect(game.refusal('A.amoeba.come', ...Array<string>(3).fill('planet:a2'), 'planet:a3', 'planet:a3')).toBe('too_many');
  game.answer('A.amoeba.come', ...Array<string>(3).fill('planet:a2'), 'planet:a3').rest();
  expect([game.told('amoeba.oozed'), game.hand('A')]).toEqual([[{ seat: 0, count: 6 }], ['a10', 'flare:amoeba']]);
  const less = drifting().answer('A.planning.before-select', '#flare:amoeba').answer('A.amoeba.way', 'word:out');
  expect(less.options('A.amoeba.leave')).toEqual(['gate']);
  less.answer('A.amoeba.leave', 'gate', 'gate').answer('A.home', 'planet:a2', 'planet:a2').rest();
  expect([less.encounter.gate, less.on('a2'), less.asked]).toEqual([[], 'A6', ['A.select', 'B.select']]);
});

test('wild: a defense without a ship on its planet may call some', () => {
  const game = drifting({ A: ['a10'], B: ['a08', 'flare:amoeba'] }, { ships: { B: { b1: 0 } } });
  game.answer('B.planning.before-select', '#flare:amoeba').answer('B.amoeba.come', 'planet:b2', 'planet:b2').rest();
  expect(game.on('b1')).toBe('B2');
});

test('wild: not for an ally; card-zapped, no ship moves', () => {
  const hands = { A: ['a10'], B: ['a08'], C: ['N', 'flare:amoeba'] };
  const ally = lay({ flares, hands }).fight({ ...advance, invite: [['C'], []], join: [['C', 'side:offense', 'c1']] });
  expect(ally.rest().told('played')).toEqual([]);
  const game = drifting().answer('A.planning.before-select', '#flare:amoeba').answer('B.on.card-play', '#CZ').rest();
  expect([game.encounter.gate[0]!.ships, game.hand('A')]).toEqual([2, ['a10']]);
});

test('wild: a bot with a strong card brings ships it can spare', () => {
  const game = drifting();
  const told = (whom: string) => cosmicBot({ board: game.view('A') } as never, game.find(whom), {} as never);
  game.answer('A.planning.before-select', ...told('A.planning.before-select')).answer('A.amoeba.way', ...told('A.amoeba.way'));
  expect(told('A.amoeba.come')).toEqual(['planet:a1', 'planet:a2', 'planet:a2', 'planet:a2']);
});

const allied = (side: 'offense' | 'defense', more: string[] = []) =>
  lay({ flares, aliens: { C: 'amoeba' }, hands: { A: ['a10'], B: ['a08', ...more], C: ['N', 'flare:amoeba'] } }).fight({
    ...duel,
    invite: side === 'offense' ? [['C'], []] : [[], ['C']],
    join: [['C', `side:${side}`, 'c1']],
  });

test('super: as an ally of either side it changes its ships', () => {
  const attacking = allied('offense').answer('C.planning.selected', '#flare:amoeba');
  attacking.answer('C.amoeba.ooze', 'planet:c2', 'planet:c2').rest();
  expect(attacking.told('outcome')).toMatchObject([{ totals: [15, 12] }]);
  expect([attacking.on('b1'), attacking.hand('C')]).toEqual(['A2 C3', ['N', 'flare:amoeba']]);
  const defending = allied('defense').answer('C.planning.selected', '#flare:amoeba');
  expect(defending.options('C.amoeba.ooze')[0]).toBe('beside');
  expect(labelOf('beside', defending.view('C'), defending.find('C.amoeba.ooze')).key).toBe('cosmic.beside');
  defending.answer('C.amoeba.ooze', ...Array<string>(3).fill('planet:c2')).rest();
  expect(defending.told('outcome')).toMatchObject([{ totals: [12, 16] }]);
  expect(defending.find('C.reward')).toMatchObject({ max: 4 });
});

test('super: with none left it is an ally that earns nothing', () => {
  const game = allied('defense').answer('C.planning.selected', '#flare:amoeba').answer('C.amoeba.ooze', 'beside').rest();
  expect(game.told('outcome')).toMatchObject([{ totals: [12, 12], winner: 'defense' }]);
  expect([game.encounter.number, game.told('rewarded'), game.on('c1')]).toEqual([2, [], 'C4']);
});

test('super: stopped as a card or as a power, no ship moves', () => {
  for (const [zap, at] of [
    ['CZ', 'on.card-play'],
    ['KZ', 'on.power-use'],
  ]) {
    const game = allied('offense', [zap!]).answer('C.planning.selected', '#flare:amoeba').answer(`B.${at}`, `#${zap}`).rest();
    expect([game.told('amoeba.oozed'), game.hand('C').includes('flare:amoeba')]).toEqual([[], zap === 'KZ']);
  }
});

test('a colony in the home system of the offense is defended like any other', () => {
  const game = lay({ aliens: { B: 'amoeba' }, destiny: ['A'], ships: { B: { a1: 1 } }, hands: { A: ['a10'], B: ['a08'] } });
  game.answer('A.own', 'fight:a1:1').fight({ aim: 'a1', send: ['a2', 'a2'], cards: ['a10', 'a08'] });
  game.answer('B.planning.selected', use).answer('B.amoeba.ooze', 'planet:b1', 'planet:b2', 'planet:b3', 'planet:b4').rest();
  expect([game.on('a1'), game.told('outcome')]).toMatchObject(['A4 B5', [{ totals: [12, 13] }]]);
});

test('super: an ally with none left may still reinforce, and lands nothing', () => {
  const game = lay({ flares, aliens: { C: 'amoeba' }, hands: { A: ['a10'], B: ['a08'], C: ['+5', 'flare:amoeba'] } });
  game.fight({ ...duel, invite: [['C'], []], join: [['C', 'side:offense', 'c1']] });
  game.answer('C.planning.selected', '#flare:amoeba').answer('C.amoeba.ooze', 'gate').answer('C.reveal.modify', '#+5@offense').rest();
  expect(game.told('outcome')).toMatchObject([{ winner: 'offense', totals: [17, 12] }]);
  expect([game.on('b1'), game.on('c1')]).toEqual(['A2', 'C4']);
});

testFlare('amoeba', { wild: ['main', 'planning.before-select'], super: ['ally', 'planning.selected'] });
