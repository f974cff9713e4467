import { expect, test } from 'vitest';
import { abilityOf } from '../../../shared/games/cosmic/abilities/abilities.ts';
import { chooseCard } from '../../../shared/games/cosmic/bot/bot.ts';
import { testFlare } from '../flares/test-flare.ts';
import { lay } from '../game.ts';

const duel = { aim: 'b1', send: ['a1', 'a1'] };
const fought = (own: string, other = 'a15', aliens: Record<string, string> = { A: 'tripler' }) =>
  lay({ aliens, hands: { A: [own, '+2'], B: [other, 'KZ'] } }).fight({ ...duel, cards: [own, other] });

test.each([
  ['a00', 0],
  ['a08', 24],
  ['a10', 30],
  ['a11', 4],
  ['a12', 4],
  ['a40', 14],
])('as the offense its %s counts %i', (card, value) => {
  expect(fought(card).rest().told('outcome')[0]!['totals']).toEqual([value + 2, 15 + 4]);
});

test('as the defense too', () => {
  const game = lay({ aliens: { B: 'tripler' }, hands: { A: ['a20'], B: ['a06'] } })
    .fight({ ...duel, cards: ['a20', 'a06'] })
    .rest();
  expect(game.told('outcome')[0]!['totals']).toEqual([20 + 2, 18 + 4]);
});

test('zapped, the card counts what is printed on it', () => {
  const game = fought('a10').answer('B.on.power-use', '#KZ').rest();
  expect(game.told('outcome')[0]!['totals']).toEqual([10 + 2, 15 + 4]);
});

test('only its own principal card: no reinforcement, and no card of the other', () => {
  const game = fought('a08', 'a04').answer('A.reveal.modify', '#+2@offense').rest();
  expect(game.told('outcome')[0]!['totals']).toEqual([24 + 2 + 2, 4 + 4]);
});

test('not as an ally, and not with a negotiate', () => {
  const ally = lay({ aliens: { C: 'tripler' }, hands: { A: ['a08'], B: ['a06'] } });
  ally.fight({ ...duel, invite: [['C'], []], join: [['C', 'side:offense', 'c1']], cards: ['a08', 'a06'] }).rest();
  expect([ally.told('used'), ally.told('outcome')[0]!['totals']]).toEqual([[], [8 + 3, 6 + 4]]);
  expect(fought('N').rest().told('used')).toEqual([]);
});

test('a morph is tripled as the attack it copies; so is a card that was switched', () => {
  expect(fought('M', 'a08').rest().told('outcome')[0]!['totals']).toEqual([24 + 2, 8 + 4]);
  const game = fought('a30', 'a04', { A: 'tripler', B: 'sorcerer' }).answer('B.planning.selected', 'power:sorcerer.switch').rest();
  expect(game.told('outcome')[0]!['totals']).toEqual([12 + 2, 30 + 4]);
});

test('a bot of it fights with a ten rather than with a twenty', () => {
  const game = lay({ aliens: { A: 'tripler' }, hands: { A: ['a10', 'a20'] } }).fight(duel);
  game.find('A.select');
  const board = game.sight('A');
  expect(chooseCard(board, 0, board.hand!).face).toBe('attack:10');
});

const flares = ['tripler'];
const shown = (own: string, other: string, more: string[] = [], aliens: Record<string, string> = {}) =>
  lay({ aliens, flares, hands: { A: [own, 'flare:tripler'], B: [other, ...more], D: ['Emotion', 'N'] } }).fight({
    ...duel,
    cards: [own, other],
  });
const atOnce = ['A.reveal.immediate', '#flare:tripler'] as const;

test.each([
  ['a15', 5],
  ['a20', 7],
  ['a40', 14],
])('wild: an opponent’s %s counts %i', (card, value) => {
  const game = shown('a10', card)
    .answer(...atOnce)
    .rest();
  expect(game.told('outcome')).toMatchObject([{ totals: [10 + 2, value + 4] }]);
  expect(game.hand('A')).toContain('flare:tripler');
});

test('wild: a bot plays it where that turns a defeat, whatever the other card is multiplied by', () => {
  const hint = (own: string, other: string, aliens: Record<string, string>) => {
    const game = shown(own, other, [], aliens);
    game.find('A.reveal.immediate');
    return abilityOf('tripler.wild').hint!(game.sight('A'), 0, undefined);
  };
  expect([hint('a10', 'a15', {}), hint('a06', 'a40', {})]).toEqual([1, 0]);
  expect([hint('a30', 'a15', { B: 'virus' }), hint('a10', 'a15', { B: 'virus' })]).toEqual([1, 0]);
});

test('wild: before anything else changes the value', () => {
  // 30 becomes 10, and that is tripled again
  const game = shown('a10', 'a30', [], { B: 'tripler' })
    .answer(...atOnce)
    .rest();
  expect(game.told('outcome')).toMatchObject([{ totals: [10 + 2, 30 + 4] }]);
});

test('wild: a card that takes the place of the other counts in full', () => {
  const game = lay({ flares: ['tripler', 'human'], hands: { A: ['a10', 'flare:tripler'], B: ['a20', 'flare:human'] } });
  game
    .fight({ ...duel, cards: ['a10', 'a20'] })
    .answer(...atOnce)
    .answer('B.reveal.modify', '#flare:human')
    .rest();
  expect(game.told('outcome')).toMatchObject([{ totals: [12, 42 + 4] }]);
});

test('wild: not for a lower card, a negotiate or the own one; card-zapped, the card counts in full', () => {
  for (const [own, other] of [
    ['a10', 'a14'],
    ['a10', 'N'],
    ['a40', 'a10'],
  ] as const) {
    expect(shown(own, other).rest().told('played'), other).toEqual([]);
  }
  const game = shown('a10', 'a20', ['CZ'])
    .answer(...atOnce)
    .answer('B.on.card-play', '#CZ')
    .rest();
  expect([game.told('outcome'), game.pile]).toMatchObject([[{ totals: [12, 24] }], expect.arrayContaining(['flare:tripler'])]);
});

const tripled = (own: string, more: string[] = []) => shown(own, 'a15', more, { A: 'tripler' });

test.each([
  ['a11', 33],
  ['a13', 39],
])('super: its %s counts %i', (card, value) => {
  const game = tripled(card).answer('A.on.power-use', '#flare:tripler').rest();
  expect(game.told('outcome')).toMatchObject([{ totals: [value + 2, 15 + 4] }]);
  expect(game.hand('A')).toContain('flare:tripler');
});

test('super: not for what is tripled anyway or is too high; zapped, card or power, it counts as it would', () => {
  for (const own of ['a10', 'a14']) expect(tripled(own).rest().told('played'), own).toEqual([]);
  const play = (zap: string) => tripled('a13', [zap]).answer('A.on.power-use', '#flare:tripler');
  expect(play('CZ').answer('B.on.card-play', '#CZ').rest().told('outcome')).toMatchObject([{ totals: [5 + 2, 19] }]);
  const stopped = play('KZ').others().answer('B.on.power-use', '#KZ').rest();
  expect([stopped.told('outcome'), stopped.hand('A')]).toMatchObject([[{ totals: [13 + 2, 19] }], ['flare:tripler']]);
});

test('what was declared before the flip changes the value first', () => {
  const game = lay({ aliens: { A: 'tripler', B: 'mirror' }, hands: { A: ['a01'], B: ['a06'] } });
  game
    .fight({ aim: 'b1', send: ['a1', 'a1'], cards: ['a01', 'a06'] })
    .answer('B.planning.selected', 'power:mirror.reverse')
    .rest();
  expect(game.told('outcome')).toMatchObject([{ totals: [32, 64] }]);
});

testFlare('tripler', { wild: ['main', 'reveal.immediate'], super: ['main', 'reveal.modify'] });
