import { expect, test } from 'vitest';
import { testFlare } from '../flares/test-flare.ts';
import { lay } from '../game.ts';

const fight = { aim: 'b1', send: ['a1', 'a1', 'a2'], invite: [['C'], []], join: [['C', 'side:offense', 'c1', 'c1']] };

test('its card is multiplied by its own ships; an ally is added', () => {
  const game = lay({ aliens: { A: 'virus' }, hands: { A: ['a06'], B: ['a15'] } })
    .fight({ ...fight, cards: ['a06', 'a15'] })
    .rest();
  expect(game.told('outcome')).toMatchObject([{ winner: 'offense', totals: [6 * 3 + 2, 15 + 4] }]);
});

test('everyone reads the product in the lines of the table', () => {
  const game = lay({ aliens: { A: 'virus' }, hands: { A: ['a06'], B: ['a15', '+2'] } }).fight({ ...fight, cards: ['a06', 'a15'] });
  game.find('B.reveal.modify');
  const { lines, totals } = game.view('watch').encounter!;
  expect(lines![0]).toMatchObject([
    { kind: 'product', seat: 0, factors: [6, 3], value: 18 },
    { kind: 'ships', seat: 2, value: 2 },
  ]);
  expect(totals).toEqual([20, 19]);
});

test('an undefended planet makes it nothing', () => {
  const game = lay({ aliens: { B: 'virus' }, ships: { B: { b1: 0 } }, hands: { A: ['a04'], B: ['a20'] } });
  game.fight({ aim: 'b1', send: ['a1'], cards: ['a04', 'a20'] }).rest();
  expect(game.told('outcome')).toMatchObject([{ winner: 'offense', totals: [5, 0] }]);
});

test('not with a negotiate, nor as an ally', () => {
  const game = lay({ aliens: { A: 'virus' }, hands: { A: ['N'], B: ['a15'] } })
    .fight({ ...fight, cards: ['N', 'a15'] })
    .rest();
  expect(game.told('used')).toEqual([]);
  const ally = lay({ aliens: { C: 'virus' }, hands: { A: ['a06'], B: ['a15'] } });
  ally.fight({ ...fight, invite: [['C'], []], join: [['C', 'side:offense', 'c1', 'c2']], cards: ['a06', 'a15'] }).rest();
  expect([ally.told('used'), ally.told('outcome')[0]!['totals']]).toEqual([[], [6 + 3 + 2, 19]]);
});

test('zapped, card and ships are added', () => {
  const game = lay({ aliens: { A: 'virus' }, hands: { A: ['a06'], B: ['a15', 'KZ'] } }).fight({ ...fight, cards: ['a06', 'a15'] });
  game.answer('B.on.power-use', '#KZ').rest();
  expect(game.told('outcome')).toMatchObject([{ totals: [6 + 3 + 2, 19] }]);
});

test('a Macron ally weighs four, also inside the product of the super flare', () => {
  const hands = { A: ['a06', 'flare:virus'], B: ['a15'] };
  const game = lay({ aliens: { A: 'virus', C: 'macron' }, flares: ['virus'], hands });
  game.fight({ ...fight, join: [['C', 'side:offense', 'c1']], cards: ['a06', 'a15'] });
  game.answer('A.on.power-use', '#flare:virus').rest();
  expect(game.told('outcome')).toMatchObject([{ totals: [6 * (3 + 4), 19] }]);
  expect(game.hand('A')).toEqual(['flare:virus']);
});

test('wild: own ships times allied ones', () => {
  const game = lay({ flares: ['virus'], hands: { A: ['a06', 'flare:virus'], B: ['a15'] } }).fight({ ...fight, cards: ['a06', 'a15'] });
  game.answer('A.reveal.modify', '#flare:virus').rest();
  expect(game.told('outcome')).toMatchObject([{ totals: [6 + 3 * 2, 19] }]);
  expect(game.hand('A')).toEqual(['flare:virus']);
});

test('wild: not for an ally, nor while the power serves; card-zapped, it is discarded and was the flare of its player', () => {
  const hands = { A: ['a06', 'flare:virus'], B: ['a15', 'CZ'], C: ['N'] };
  const game = lay({ flares: ['virus'], hands }).fight({ ...fight, cards: ['a06', 'a15'] });
  game.answer('A.reveal.modify', '#flare:virus').answer('B.on.card-play', '#CZ').rest();
  expect(game.told('outcome')).toMatchObject([{ totals: [11, 19] }]);
  expect(game.pile).toContain('flare:virus');

  const owned = lay({ aliens: { A: 'virus' }, flares: ['virus'], hands }).fight({ ...fight, cards: ['a06', 'a15'] });
  owned.answer('A.on.power-use', 'word:pass');
  expect(owned.options('A.reveal.modify')).toEqual(['word:pass']);
});

test('against Anti-Matter its own ships still multiply, and those of an ally are taken off', () => {
  const game = lay({ aliens: { A: 'virus', B: 'anti-matter' }, hands: { A: ['a04'], B: ['a20'] } });
  game.fight({ aim: 'b1', send: ['a1', 'a1'], invite: [['C'], []], join: [['C', 'side:offense', 'c1']], cards: ['a04', 'a20'] }).rest();
  expect(game.told('outcome')[0]).toMatchObject({ winner: 'offense', totals: [4 * 2 - 1, 20 - 4] });
});

testFlare('virus', { wild: ['main', 'reveal.modify'], super: ['main', 'reveal.modify'] });
