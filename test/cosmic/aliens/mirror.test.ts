import { expect, test } from 'vitest';
import { abilityOf } from '../../../shared/games/cosmic/abilities/abilities.ts';
import { testFlare } from '../flares/test-flare.ts';
import { lay, type Fight } from '../game.ts';

const REVERSE = 'power:mirror.reverse';
const laid = (cards: [string, string], more: Partial<Fight> = {}, aliens: Record<string, string> = { A: 'mirror' }) =>
  lay({ aliens, hands: { A: [cards[0], '+2'], B: [cards[1], 'KZ'], C: ['a06'] } }).fight({ aim: 'b1', send: ['a1', 'a1'], cards, ...more });
const totals = (game: ReturnType<typeof lay>) => game.rest().told('outcome')[0]!['totals'];

test('turns the digits of both attacks round', () => {
  expect(totals(laid(['a08', 'a15']).answer('A.planning.selected', REVERSE))).toEqual([82, 55]);
});

test('may leave them as they are; the defense may do it too, others not', () => {
  expect(totals(laid(['a08', 'a15']))).toEqual([10, 19]);
  expect(totals(laid(['a08', 'a15'], {}, { B: 'mirror' }).answer('B.planning.selected', REVERSE))).toEqual([82, 55]);
  const ally = { invite: [['C'], []], join: [['C', 'side:offense', 'c1']] };
  const game = laid(['a08', 'a15'], ally, { C: 'mirror' });
  game.rest();
  expect(game.offered).toEqual([]);
});

test('zapped, values stay', () => {
  const game = laid(['a08', 'a15']).answer('A.planning.selected', REVERSE).answer('B.on.power-use', '#KZ');
  expect(totals(game)).toEqual([10, 19]);
});

test('only the two encounter cards: reinforcements count as printed', () => {
  const game = laid(['a10', 'a15']).answer('A.planning.selected', REVERSE).answer('A.reveal.modify', '#+2@offense');
  expect(totals(game)).toEqual([1 + 2 + 2, 51 + 4]);
});

test('what is multiplied is the number turned round', () => {
  const game = laid(['a20', 'a15'], {}, { A: 'virus', B: 'mirror' }).answer('B.planning.selected', REVERSE);
  expect(totals(game)).toEqual([2 * 2, 51 + 4]);
});

test('a bot turns round what is better so, and leaves the rest', () => {
  const hint = (card: string) => {
    const game = laid([card, 'a15']);
    game.find('A.planning.selected');
    return abilityOf('mirror.reverse').hint!(game.sight('A'), 0, undefined);
  };
  expect(hint('a08')).toBeGreaterThan(0);
  expect(hint('a30')).toBeLessThan(0);
});

const flares = ['mirror'];
const strife = { aim: 'b1', send: ['a1', 'a1', 'a2', 'a2'] };

test('wild: its card is a copy of the other printed one; back in the hand', () => {
  const game = lay({ flares, hands: { A: ['a04', 'flare:mirror'], B: ['a20'] } }).fight({ ...strife, cards: ['a04', 'a20'] });
  game.answer('A.reveal.modify', '#flare:mirror').rest();
  expect(game.told('outcome')).toMatchObject([{ totals: [24, 24] }]);
  expect(game.hand('A')).toEqual(['flare:mirror']);
});

test('wild: it copies no later change, a negotiate as well as an attack, and of a morph one’s own card', () => {
  const reversed = lay({ aliens: { B: 'mirror' }, flares, hands: { A: ['a04', 'flare:mirror'], B: ['a08'] } }).fight({
    ...strife,
    cards: ['a04', 'a08'],
  });
  reversed.answer('B.planning.selected', 'power:mirror.reverse').answer('A.reveal.modify', '#flare:mirror').rest();
  expect(reversed.told('outcome')).toMatchObject([{ totals: [84, 84] }]);
  const talk = lay({ flares, hands: { A: ['a04', 'flare:mirror'], B: ['N'] } }).fight({ ...strife, cards: ['a04', 'N'] });
  talk.answer('A.reveal.modify', '#flare:mirror').rest();
  expect(talk.told('outcome')).toMatchObject([{ ending: 'deal' }]);
  const morph = lay({ flares, hands: { A: ['a04', 'flare:mirror'], B: ['M'] } }).fight({ ...strife, cards: ['a04', 'M'] });
  morph.answer('A.reveal.modify', '#flare:mirror').rest();
  expect(morph.told('outcome')).toMatchObject([{ totals: [8, 8] }]);
});

test.each([
  ['before', [24, 44]],
  ['after', [44, 44]],
])('wild: it copies the card that lies there as it is played, %s another takes its place', (when, totals) => {
  const hands = { A: ['a04', 'flare:mirror'], B: ['a20'] };
  const game = lay({ aliens: { B: 'chosen' }, flares, deck: ['a40', 'a08', 'a08'], hands }).fight({ ...strife, cards: ['a04', 'a20'] });
  if (when === 'before') game.answer('A.reveal.modify', '#flare:mirror').others();
  game.answer('B.reveal.modify', 'power:chosen.pray').answer('B.chosen.take', '#a40').answer('B.chosen.how', 'word:replace');
  if (when === 'after') game.answer('A.reveal.modify', '#flare:mirror');
  expect(game.rest().told('outcome')).toMatchObject([{ totals }]);
});

test('wild: not for an ally or a bystander; card-zapped, the card stays', () => {
  const away = lay({ flares, hands: { A: ['a04'], B: ['a20'], C: ['N', 'flare:mirror'] } }).fight({ ...strife, cards: ['a04', 'a20'] });
  expect(away.rest().told('played')).toEqual([]);
  const game = lay({ flares, hands: { A: ['a04', 'flare:mirror'], B: ['a20', 'CZ'] } }).fight({ ...strife, cards: ['a04', 'a20'] });
  game.answer('A.reveal.modify', '#flare:mirror').answer('B.on.card-play', '#CZ').rest();
  expect(game.told('outcome')).toMatchObject([{ totals: [8, 24] }]);
});

test.each([
  ['word:mine', [84, 24]],
  ['word:theirs', [12, 6]],
])('super: the reversal is for one card alone: %s', (which, totals) => {
  const game = lay({ aliens: { A: 'mirror' }, flares, hands: { A: ['a08', 'flare:mirror'], B: ['a20'] } }).fight({
    ...strife,
    cards: ['a08', 'a20'],
  });
  game
    .answer('A.planning.selected', 'power:mirror.reverse')
    .answer('A.on.power-use', '#flare:mirror')
    .answer('A.mirror.which', which)
    .rest();
  expect(game.told('outcome')).toMatchObject([{ totals }]);
  expect(game.hand('A')).toEqual(['flare:mirror']);
});

testFlare('mirror', { wild: ['main', 'reveal.modify'], super: ['main', 'planning.selected'] });
