import { expect, test } from 'vitest';
import { completeOptions, start } from '../../../shared/engine/play.ts';
import { aliens } from '../../../shared/games/cosmic/aliens/aliens.ts';
import { counts, fullDeck, isEncounterCard, typeOf } from '../../../shared/games/cosmic/cards.ts';
import { destinyDeck } from '../../../shared/games/cosmic/destiny.ts';
import type { Facts } from '../../../shared/games/cosmic/facts.ts';
import { moments } from '../../../shared/games/cosmic/moments.ts';
import { cosmic } from '../../../shared/games/cosmic/rules.ts';
import { lay } from '../game.ts';

const SEED = '5eed'.repeat(16);
const begin = (seats: number, options = {}) => start(cosmic, completeOptions(cosmic, options, false), seats, SEED);

test('the box: 72 cards of which 55 encounter cards, 6 reinforcements, 11 artifacts; 51 moments', () => {
  const deck = fullDeck();
  expect(deck).toHaveLength(72);
  expect(deck.filter(isEncounterCard)).toHaveLength(55);
  expect(deck.filter((face) => typeOf(face) === 'attack')).toHaveLength(39);
  expect(deck.filter((face) => typeOf(face) === 'reinforcement')).toHaveLength(6);
  expect(deck.filter((face) => typeOf(face) === 'artifact')).toHaveLength(11);
  expect(counts['attack:8']).toBe(7);
  expect(new Set(moments).size).toBe(51);
});

test.each([
  [3, 14],
  [4, 17],
  [5, 20],
])('%i seats play with %i destiny cards', (seats, cards) => {
  expect(destinyDeck(seats)).toHaveLength(cards);
});

test('R-01 counts, four seats', () => {
  const facts = begin(4).save.facts as Facts;
  const { deck, discard, current } = facts.destiny;
  expect(deck.length + discard.length + (current ? 1 : 0)).toBe(17);
  expect(Object.keys(facts.planets)).toHaveLength(20);
  expect(Object.values(facts.planets).map((ships) => ships.reduce((a, b) => a + b))).toEqual(Array(20).fill(4));
  expect(facts.seats.map(({ hand }) => hand.length)).toEqual([8, 8, 8, 8]);
  expect(facts.deck).toHaveLength(40);
  expect(facts.discard).toEqual([]);
  expect(new Set(facts.seats.map(({ alien }) => alien)).size).toBe(4);
});

test('two sheets each to choose from: a secret choice, the calmer one for who does not answer', () => {
  const { save } = begin(4, { aliens: 'flares' });
  const facts = save.facts as Facts;
  expect(facts.seats.map(({ dealt }) => dealt.length)).toEqual([2, 2, 2, 2]);
  expect(facts.seats.every(({ dealt }) => dealt.every((id) => id in aliens))).toBe(true);
  expect(save.agenda.at(-1)!.step).toBe('aliens');
});

test('four planets, sixteen ships, and the seat the host names begins', () => {
  const { facts } = begin(3, { four_planets: 'yes', first_player: '2' }).save as { facts: Facts };
  expect(Object.keys(facts.planets)).toHaveLength(12);
  expect(facts.turn).toBe(2);
  expect(() => begin(3, { first_player: '3' })).toThrow('bad_first_player');
  expect(() => begin(2)).toThrow('bad_player_count');
});

test('R-05 a hand without an encounter card is renewed until it holds one', () => {
  const game = lay({
    hands: { A: ['+3', 'CZ', 'Quash'] },
    deck: ['+2', '+2', '+3', '+3', '+5', 'KZ', 'KZ', 'CZ', 'a04', 'a20', 'Mobius', 'Mobius', 'Ionic', 'Plague', 'Force', 'Emotion'],
  }).rest();
  expect(game.hand('A')).toHaveLength(8);
  expect(game.hand('A').filter((card) => card.startsWith('a'))).toEqual(['a04', 'a20']);
  expect(game.pile).toHaveLength(11);
  expect(game.told('renewed').map(({ faces }) => (faces as string[]).length)).toEqual([3, 8]);
  expect(game.asked).toEqual(['A.aim']);
});

test('R-06 no colony at regroup', () => {
  const game = lay({ ships: { A: { a1: 0, a2: 0, a3: 0, a4: 0, a5: 0, warp: 20 } }, hands: { A: ['a20'], B: ['a08'] } });
  game.answer('A.aim', 'planet:b3').rest();
  expect(game.warp('A')).toBe(19);
  expect(game.asked).toEqual(['A.invite']);
  game.fight({ aim: 'b3', send: [], cards: ['a20', 'a08'] }).rest();
  expect(game.told('outcome')[0]!['totals']).toEqual([21, 12]);
  expect(game.on('b3')).toBe('A1');
  expect(game.foreign('A')).toBe(1);
  expect(game.told('lost')).toEqual([{ seat: 1, ships: { b3: 4 }, cause: 'defeat' }]);
  expect(game.table.seat(0).up).toBe(false);
});
