import { expect, test } from 'vitest';
import { cosmicBot } from '../../../shared/games/cosmic/bot/bot.ts';
import { testFlare } from '../flares/test-flare.ts';
import { lay } from '../game.ts';

const aliens = { A: 'calculator' };
const use = 'power:calculator.equalize';
const duel = (own: string, other: string, more: string[] = []) =>
  lay({ aliens, hands: { A: [own], B: [other, ...more] } }).fight({ aim: 'b1', send: ['a1', 'a1', 'a1'], cards: [own, other] });
const totals = (own: string, other: string) => duel(own, other).answer('A.planning.selected', use).rest().told('outcome')[0]!['totals'];

test.each([
  ['a08', 'a20', 8, 12],
  ['a20', 'a08', 12, 8],
  ['a10', 'a30', 10, 20],
  ['a06', 'a06', 6, 6],
  ['a08', 'M', 8, 8],
])('%s against %s: the higher card counts by as much as it is higher', (own, other, offense, defense) => {
  expect(totals(own, other)).toEqual([offense + 3, defense + 4]);
});

test('the values of the cards, never the totals', () => {
  const game = lay({ aliens, hands: { A: ['a08', '+5'], B: ['a10'] } }).fight({ aim: 'b1', send: ['a1'], cards: ['a08', 'a10'] });
  game.answer('A.planning.selected', use).answer('A.reveal.modify', '#+5@offense').rest();
  expect(game.told('outcome')).toMatchObject([{ totals: [8 + 1 + 5, 2 + 4] }]);
});

test('an attack against a negotiate wins as usual', () => {
  const game = duel('a08', 'N').answer('A.planning.selected', use).rest();
  expect(game.told('outcome')).toMatchObject([{ winner: 'offense', totals: null }]);
});

test('it may leave it, and an ally is not asked', () => {
  expect(duel('a08', 'a20').answer('A.planning.selected', 'word:pass').rest().told('outcome')).toMatchObject([{ totals: [11, 24] }]);
  const ally = lay({ aliens: { C: 'calculator' }, hands: { A: ['a08'], B: ['a20'] } });
  ally.fight({ aim: 'b1', send: ['a1'], invite: [['C'], []], join: [['C', 'side:offense', 'c1']], cards: ['a08', 'a20'] });
  expect(ally.sitting.open.flatMap(({ options }) => options.map(({ id }) => id))).not.toContain(use);
});

test('zapped, the cards count as they are', () => {
  const game = duel('a08', 'a20', ['KZ']).answer('A.planning.selected', use).answer('B.on.power-use', '#KZ').rest();
  expect(game.told('outcome')).toMatchObject([{ totals: [11, 24] }]);
});

const flares = ['calculator'];
const flare = '#flare:calculator';
const called = (own: string, other: string, call: string, laid = {}) =>
  lay({ flares, hands: { A: [own, 'flare:calculator'], B: [other, 'CZ'] }, ...laid })
    .fight({ aim: 'b1', send: ['a1', 'a1', 'a1'], cards: [own, other] })
    .answer('A.planning.selected', flare)
    .answer('A.calculator.call', `word:${call}`);

test.each([
  ['a08', 'a20', 'even', 8, 12],
  ['a08', 'a20', 'odd', -12, 20],
  ['a07', 'a20', 'odd', 7, 13],
  ['a20', 'a07', 'odd', 20, -13],
])('wild: %s against %s, called %s', (own, other, call, offense, defense) => {
  const game = called(own, other, call).rest();
  expect(game.told('outcome')).toMatchObject([{ totals: [offense + 3, defense + 4] }]);
  expect([game.told(`calculator.${call}`), game.hand('A')]).toEqual([[{ seat: 0 }], ['flare:calculator']]);
});

test('wild: only attack against attack; card-zapped, the cards count as they are', () => {
  expect(called('a08', 'N', 'even').rest().told('outcome')).toMatchObject([{ winner: 'offense', totals: null }]);
  const game = called('a08', 'a20', 'even').answer('B.on.card-play', '#CZ').rest();
  expect(game.told('outcome')).toMatchObject([{ totals: [11, 24] }]);
  expect(game.pile).toContain('flare:calculator');
});

const allied = (alien?: string) =>
  lay({ aliens: alien ? { C: alien } : {}, flares, hands: { A: ['a08'], B: ['a20', 'KZ'], C: ['a06', 'flare:calculator'] } }).fight({
    aim: 'b1',
    send: ['a1'],
    invite: [['C'], []],
    join: [['C', 'side:offense', 'c1']],
    cards: ['a08', 'a20'],
  });

test('super: as an ally it may equalize; the use can be zapped, and then the flare comes back', () => {
  const game = allied('calculator').answer('C.planning.selected', flare).rest();
  expect(game.told('used')).toMatchObject([{ seat: 2, ability: 'calculator.equalize' }]);
  expect(game.told('outcome')).toMatchObject([{ totals: [8 + 2, 12 + 4] }]);
  const zapped = allied('calculator').answer('C.planning.selected', flare).answer('B.on.power-use', '#KZ').rest();
  expect(zapped.told('outcome')).toMatchObject([{ totals: [10, 24] }]);
  expect([game.hand('C'), zapped.hand('C')]).toEqual(Array(2).fill(['a06', 'flare:calculator']));
});

test('wild: not for an ally', () => {
  expect(allied().rest().told('played')).toEqual([]);
});

test('a bot whose card was switched does not know it, and leaves it', () => {
  const game = lay({ aliens: { A: 'sorcerer', B: 'calculator' }, hands: { A: ['a10'], B: ['a08'] } });
  game
    .fight({ aim: 'b1', send: ['a1'], cards: ['a10', 'a08'] })
    .answer('A.planning.selected', 'power:sorcerer.switch')
    .others();
  const decision = game.find('B.planning.selected');
  expect(cosmicBot({ board: game.view('B') } as never, decision, {} as never)).toEqual(['word:pass']);
});

testFlare('calculator', { wild: ['main', 'planning.selected'], super: ['ally', 'planning.selected'] });
