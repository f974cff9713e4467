import { expect, test } from 'vitest';
import { testFlare } from '../flares/test-flare.ts';
import { lay } from '../game.ts';

const clone = () =>
  lay({ aliens: { A: 'clone' }, hands: { A: ['a20'], B: ['a08', 'KZ'] } }).fight({ aim: 'b1', send: ['a1'], cards: ['a20', 'a08'] });

test('takes its encounter card back, and may fight again with it', () => {
  const game = clone().answer('A.resolve.discard', 'power:clone.keep').rest();
  expect(game.hand('A')).toEqual(['a20']);
  expect(game.pile).toEqual(['a08']);
  expect(game.asked).toEqual(['A.continue']);
});

test('may leave it', () => {
  const game = clone().answer('A.resolve.discard', 'word:pass').rest();
  expect(game.pile.slice(0, 2)).toEqual(['a20', 'a08']);
});

test('not as an ally or a bystander', () => {
  const game = lay({ aliens: { C: 'clone', D: 'clone' }, hands: { A: ['a20'], B: ['a08'] } });
  game.fight({ aim: 'b1', send: ['a1'], invite: [['C'], []], join: [['C', 'side:offense', 'c1']], cards: ['a20', 'a08'] }).rest();
  expect([game.offered, game.pile]).toEqual([[], ['a20', 'a08']]);
});

test('zapped, the card is discarded', () => {
  const game = clone().answer('A.resolve.discard', 'power:clone.keep').answer('B.on.power-use', '#KZ').rest();
  expect(game.hand('A')).toEqual([]);
  expect(game.pile).toEqual(['KZ', 'a20', 'a08']);
});

test('a card from the Demon’s sheet goes back to the hand it came from', () => {
  const hands = { A: ['a08'], B: ['a10', 'a06'], C: ['a20', 'N'] };
  const game = lay({ aliens: { A: 'demon', B: 'clone' }, hands })
    .answer('A.aim', 'planet:b1')
    .answer('A.send', 'planet:a1');
  game.answer('A.alliance.before-invites', 'power:demon.possess@2').fight({ aim: 'b1', send: [], cards: ['a20', 'a10'] });
  const { selected } = game.encounter;
  [selected.offense, selected.defense] = [selected.defense, selected.offense];
  game.answer('B.resolve.discard', 'power:clone.keep').rest();
  expect([game.hand('B'), game.hand('C')]).toEqual([['a06'], ['a20', 'N']]);
});

const flares = ['clone'];
const plague = (hands: Record<string, string[]>) =>
  lay({ flares, hands: { ...hands, D: ['a08'] } })
    .answer('A.regroup.start', '#Plague@3')
    .timeOut('D.shed');

test('wild: an artifact that has taken effect comes back, and is not played again in the encounter', () => {
  const game = plague({ A: ['a20', 'Plague', 'flare:clone'], B: ['a07'] });
  game.answer('A.on.card-resolved', '#flare:clone').find('A.regroup.start');
  expect([game.hand('A'), game.warp('D'), game.pile]).toEqual([['a20', 'Plague', 'flare:clone'], 3, ['a08']]);
  expect(game.options('A.regroup.start')).toEqual(['word:pass']);
});

test('wild: not for what somebody else played; card-zapped, the artifact is discarded', () => {
  const other = plague({ A: ['a20', 'Plague'], B: ['a07', 'flare:clone'] }).rest();
  expect(other.pile).toEqual(['a08', 'Plague']);
  const game = plague({ A: ['a20', 'Plague', 'flare:clone'], B: ['a07', 'CZ'] });
  game.answer('A.on.card-resolved', '#flare:clone').answer('B.on.card-play', '#CZ').rest();
  expect([game.hand('A'), [...game.pile].sort()]).toEqual([['a20'], ['CZ', 'Plague', 'a08', 'flare:clone']]);
});

const paid = (hands: Record<string, string[]>) =>
  lay({ aliens: { A: 'clone' }, flares, hands }).fight({ aim: 'b1', send: ['a1', 'a1'], cards: ['N', 'a20'] });

test('super: up to twice the compensation, as far as the hand goes', () => {
  const game = paid({ A: ['N', 'flare:clone'], B: ['a20', 'a10', 'a09', 'a08', 'a07', 'a06'] });
  game.answer('A.resolve.compensation', '#flare:clone');
  expect(game.find('A.clone.more')).toMatchObject({ min: 0, max: 2, fallback: ['word:card', 'word:card'] });
  game.timeOut('A.clone.more').rest();
  expect(game.told('handed')).toMatchObject([{ from: 1, to: 0, count: 4 }]);
  const small = paid({ A: ['N', 'flare:clone'], B: ['a20', 'a10', 'a09', 'a08'] }).answer('A.resolve.compensation', '#flare:clone');
  expect(small.timeOut('A.clone.more').rest().told('handed')).toMatchObject([{ count: 3 }]);
});

test.each([
  [0, 2],
  [1, 3],
])('super: it may be content with %s more', (more, count) => {
  const game = paid({ A: ['N', 'flare:clone'], B: ['a20', 'a10', 'a09', 'a08', 'a07', 'a06'] });
  game
    .answer('A.resolve.compensation', '#flare:clone')
    .answer('A.clone.more', ...Array<string>(more).fill('word:card'))
    .rest();
  expect(game.told('handed')).toMatchObject([{ from: 1, to: 0, count }]);
});

test('super: with no more in the hand than is due nothing is asked', () => {
  const game = paid({ A: ['N', 'flare:clone'], B: ['a20', 'a10', 'a09'] })
    .answer('A.resolve.compensation', '#flare:clone')
    .rest();
  expect(game.told('handed')).toMatchObject([{ count: 2 }]);
});

test('super: not for who pays; card-zapped, the usual', () => {
  const game = paid({ A: ['N', 'flare:clone'], B: ['a20', 'a10', 'a09', 'a08', 'CZ'] });
  game.answer('A.resolve.compensation', '#flare:clone').answer('B.on.card-play', '#CZ').rest();
  expect(game.told('handed')).toMatchObject([{ count: 2 }]);
  const payer = lay({ aliens: { B: 'clone' }, flares, hands: { A: ['N'], B: ['a20', 'a10', 'flare:clone'] } });
  payer.fight({ aim: 'b1', send: ['a1'], cards: ['N', 'a20'] }).rest();
  expect(payer.told('played')).toEqual([]);
});

test('after a failed deal too', () => {
  const game = lay({ aliens: { B: 'clone' }, hands: { A: ['N'], B: ['N', 'a04'] } }).fight({ aim: 'b1', send: ['a1'], cards: ['N', 'N'] });
  game.gather().answer('A.answer', 'word:refuse').answer('B.answer', 'word:refuse').timeOut('A.shed').timeOut('B.shed');
  expect(game.answer('B.resolve.discard', 'power:clone.keep').rest().hand('B')).toEqual(['a04', 'N']);
});

testFlare('clone', { wild: ['any', 'on.card-resolved'], super: ['main', 'resolve.compensation'], seldom: ['wild'] });
