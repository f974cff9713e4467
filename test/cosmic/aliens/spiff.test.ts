import { expect, test } from 'vitest';
import { testFlare } from '../flares/test-flare.ts';
import { lay, type Laid } from '../game.ts';

const duel = { aim: 'b1', send: ['a1', 'a1'] };
const beaten = (laid: Laid = {}, own = 'a04', other = 'a20') =>
  lay({ aliens: { A: 'spiff' }, hands: { A: [own], B: [other, 'KZ'] }, ...laid }).fight({ ...duel, cards: [own, other] });
const crash = 'power:spiff.crash';

test('one ship lands beside the winner, the rest is lost, and so is the encounter', () => {
  const game = beaten().answer('A.on.ships-losing', crash).rest();
  expect([game.on('b1'), game.warp('A'), game.foreign('A')]).toEqual(['A1 B4', 1, 1]);
  expect(game.told('stayed')).toEqual([{ seat: 0, ships: 1, planet: 'b1' }]);
  expect([game.told('outcome')[0]!['winner'], game.facts.turn]).toEqual(['defense', 1]);
});

test('it need not', () => {
  const game = beaten().answer('A.on.ships-losing', 'word:pass').rest();
  expect([game.on('b1'), game.warp('A')]).toEqual(['B4', 2]);
});

test('zapped, the ship is lost', () => {
  const game = beaten().answer('A.on.ships-losing', crash).answer('B.on.power-use', '#KZ').rest();
  expect([game.on('b1'), game.warp('A')]).toEqual(['B4', 2]);
});

test.each([
  ['a08', 'a15', 9],
  ['a08', 'N', null],
  ['N', 'a20', null],
])('%s against %s is not enough', (own, other, margin) => {
  const game = beaten({}, own, other);
  if (margin) expect(game.rest().told('outcome')[0]!['totals']).toEqual([10, 10 + margin]);
  expect(() => game.find('A.on.ships-losing')).toThrow();
});

test('by exactly ten it is', () => {
  const game = beaten({ ships: { B: { b1: 5 } } }, 'a08', 'a15');
  expect(game.options('A.on.ships-losing')).toContain(crash);
});

test('not for an ally, nor for a beaten defense', () => {
  const hands = { A: ['a04'], B: ['a20'], C: ['N'] };
  const ally = lay({ aliens: { C: 'spiff' }, hands });
  ally.fight({ ...duel, invite: [['C'], []], join: [['C', 'side:offense', 'c1']], cards: ['a04', 'a20'] });
  expect(() => ally.find('C.on.ships-losing')).toThrow();
  const defense = lay({ aliens: { B: 'spiff' }, hands: { A: ['a20'], B: ['a04'] } }).fight({ ...duel, cards: ['a20', 'a04'] });
  expect(() => defense.find('B.on.ships-losing')).toThrow();
});

test('a crash can win the game', () => {
  const game = beaten({ ships: { A: { c1: 1, c2: 1, c3: 1, c4: 1 } } })
    .answer('A.on.ships-losing', crash)
    .rest();
  expect(game.facts.winners).toEqual([0]);
});

test('ships that leave the game do not land', () => {
  const game = beaten({ aliens: { A: 'spiff', B: 'void' } });
  expect(() => game.find('A.on.ships-losing')).toThrow();
  expect([game.on('b1'), game.table.seat(0).out]).toEqual(['B4', 2]);
});

const flares = ['spiff'];
const held = { flares, hands: { A: ['a20', 'N'], B: ['a04', 'flare:spiff'], C: ['N', 'CZ'] } };
const won = { ...duel, cards: ['a20', 'a04'] as [string, string] };

test('wild: one ship of a beaten defense stays, and no colony is gained by it', () => {
  const game = lay({ ...held, aliens: { C: 'remora' } }).fight(won);
  game.answer('B.on.ships-losing', '#flare:spiff').rest();
  expect([game.on('b1'), game.warp('B'), game.hand('B')]).toEqual(['A2 B1', 3, ['flare:spiff']]);
  expect(game.told('stayed')).toEqual([{ seat: 1, ships: 1, planet: 'b1' }]);
});

test('wild: also for a defense that loses its talk, with compensation for the others alone', () => {
  const game = lay({ flares, hands: { A: ['a20', 'a06', 'a08', 'a10', 'a12'], B: ['N', 'flare:spiff'] } }).fight({
    ...won,
    cards: ['a20', 'N'],
  });
  game.answer('B.on.ships-losing', '#flare:spiff').rest();
  expect([game.on('b1'), game.told('handed')[0]!['count']]).toEqual(['A2 B1', 3]);
});

test('wild: card-zapped, all are lost; not for a beaten offense', () => {
  const game = lay(held).fight(won);
  game.answer('B.on.ships-losing', '#flare:spiff').answer('C.on.card-play', '#CZ').rest();
  expect([game.on('b1'), game.warp('B'), game.pile.includes('flare:spiff')]).toEqual(['A2', 4, true]);
  const offense = lay({ flares, hands: { A: ['a04', 'flare:spiff'], B: ['a20'] } }).fight({ ...duel, cards: ['a04', 'a20'] });
  expect(offense.rest().told('played')).toEqual([]);
});

const soft = (more: string[] = [], other = 'a10') =>
  beaten({ flares, hands: { A: ['a04', 'flare:spiff'], B: [other, ...more] } }, 'a04', other);

test('super: beaten by five it crashes too', () => {
  const game = beaten({ flares, hands: { A: ['a04', 'flare:spiff'], B: ['a07'] } }, 'a04', 'a07');
  expect(game.options('A.on.ships-losing')).not.toContain(crash);
  game.answer('A.on.ships-losing', '#flare:spiff').rest();
  expect(game.told('outcome')).toMatchObject([{ totals: [6, 11] }]);
  expect([game.on('b1'), game.warp('A'), game.hand('A')]).toEqual(['A1 B4', 1, ['flare:spiff']]);
});

test('super: not by four, nor needed by ten', () => {
  expect(soft([], 'a06').options('A.on.ships-losing')).toEqual(['word:pass']);
  expect(soft([], 'a20').options('A.on.ships-losing')).toEqual(['word:pass', crash]);
});

test('super: card-zapped or zapped, the ship is lost; only the zapped flare comes back', () => {
  const card = soft(['CZ']).answer('A.on.ships-losing', '#flare:spiff').answer('B.on.card-play', '#CZ').rest();
  const power = soft(['KZ']).answer('A.on.ships-losing', '#flare:spiff').answer('B.on.power-use', '#KZ').rest();
  for (const game of [card, power]) expect([game.on('b1'), game.warp('A')]).toEqual(['B4', 2]);
  expect([card.hand('A'), power.hand('A')]).toEqual([[], ['flare:spiff']]);
});

test.each(['loser', 'anti-matter'])('a margin is the difference of the totals, also where the higher one loses: %s', (alien) => {
  const game = lay({ aliens: { A: 'spiff', B: alien }, hands: { A: ['a20'], B: ['a04'] } }).fight({ aim: 'b1', send: ['a1', 'a1'] });
  if (alien === 'loser') game.answer('B.planning.before-select', 'power:loser.upset');
  game.answer('A.select', '#a20').answer('B.select', '#a04').answer('A.on.ships-losing', 'power:spiff.crash').rest();
  expect([game.told('outcome')[0]!['winner'], game.on('b1'), game.warp('A')]).toEqual(['defense', 'A1 B4', 1]);
});

test('by how much it was beaten is fixed with the result, though ships leave afterwards', () => {
  const game = lay({ aliens: { A: 'spiff' }, flares: ['grudge'], hands: { A: ['a04', 'flare:grudge'], B: ['a08'], C: ['a06'] } });
  const join = [['C', 'side:defense', 'c1', 'c1', 'c1', 'c1']];
  game.fight({ aim: 'b1', send: ['a1'], invite: [[], ['C']], join, cards: ['a04', 'a08'] });
  game.answer('A.resolve.result', '#flare:grudge');
  expect(game.options('A.on.ships-losing')).toContain(crash);
  expect(game.told('outcome')).toMatchObject([{ totals: [5, 16] }]);
});

testFlare('spiff', { wild: ['defense', 'on.ships-losing'], super: ['offense', 'on.ships-losing'], seldom: ['super'] });
