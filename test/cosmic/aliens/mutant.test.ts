import { expect, test } from 'vitest';
import { testFlare } from '../flares/test-flare.ts';
import { lay, type Laid } from '../game.ts';

const REFILL = 'power:mutant.refill';
const hands = { A: ['a10', 'N', 'a06', 'a06', '+2'], B: ['a08', 'KZ'], C: ['a40'] };
const before = (laid: Laid = {}) =>
  lay({ aliens: { A: 'mutant' }, hands, ...laid })
    .answer('A.aim', 'planet:b1')
    .answer('A.send', 'planet:a1');

test('fills its hand to eight, choosing the source of each card', () => {
  const game = before({ deck: ['a20', 'a30'] }).answer('A.alliance.before-invites', REFILL);
  game.answer('A.mutant.source', 'word:deck').answer('A.mutant.source', 'seat:2');
  // C has nothing left
  expect(game.options('A.mutant.source')).toEqual(['word:deck', 'seat:1', 'seat:3']);
  game.answer('A.mutant.source', 'word:deck').rest();
  expect(game.hand('A')).toEqual(['a06', 'a06', 'a10', 'a20', 'a30', 'a40', 'N', '+2']);
  expect([game.hand('C'), game.asked]).toEqual([[], ['A.invite']]);
  expect(game.told('handed')).toEqual([{ from: 2, to: 0, count: 1, why: 'taken' }]);
  expect(game.view('C').notes).toEqual([{ encounter: 1, kind: 'gave', with: 0, faces: ['attack:40'] }]);
});

test('not with eight cards, not as an ally or a bystander', () => {
  const full = before({ hands: { ...hands, A: ['a10', 'N', 'a06', 'a06', '+2', 'a04', 'a04', 'a04'] } }).rest();
  expect([full.offered, full.asked]).toEqual([[], ['A.invite']]);
  const other = before({ aliens: { C: 'mutant' } }).rest();
  expect([other.offered, other.asked]).toEqual([[], ['A.invite']]);
});

test('zapped, nothing is drawn', () => {
  const game = before().answer('A.alliance.before-invites', REFILL).answer('B.on.power-use', '#KZ').rest();
  expect([game.hand('A').length, game.asked]).toEqual([5, ['A.invite']]);
});

test('by default all comes from the deck; a pile is shuffled for it', () => {
  const game = before({ discard: ['a40', 'a30', 'a20'], hands: { ...hands, C: ['a06'] } });
  game.facts.deck.length = 1;
  game.answer('A.alliance.before-invites', REFILL);
  expect(game.options('A.mutant.source')).toEqual(['word:deck', 'word:rest', 'seat:1', 'seat:2', 'seat:3']);
  game.timeOut('A.mutant.source').rest();
  expect([game.hand('A').length, game.told('reshuffled').length, game.asked]).toEqual([8, 1, ['A.invite']]);
});

test('the defense regenerates too, and goes on to eight though the offense has no card left to fight with; then that ends its turn', () => {
  const hands = { A: ['a15'], B: ['a08', 'N', 'a04', 'a06', 'a07'] };
  const game = before({ aliens: { B: 'mutant' }, hands }).answer('B.alliance.before-invites', REFILL);
  game.answer('B.mutant.source', 'seat:0').answer('B.mutant.source', 'word:deck').answer('B.mutant.source', 'word:deck').rest();
  expect(game.hand('B')).toHaveLength(8);
  expect(game.hand('B')).toContain('a15');
  expect([game.told('aborted'), game.facts.uses, game.facts.turn]).toEqual([[{ why: 'no-encounter-card' }], [], 1]);
});

const flares = ['mutant'];
const raid = { aim: 'b1', send: ['a1', 'a1'], invite: [[], ['C']], join: [['C', 'side:defense', 'c1']] };

test('wild: a winner takes a card of the other main player and of each of its allies; back in the hand', () => {
  const hands = { A: ['a40', 'flare:mutant'], B: ['a04', 'a06'], C: ['N'] };
  const game = lay({ flares, hands }).fight({ ...raid, cards: ['a40', 'a04'] });
  game.answer('A.resolve.result', '#flare:mutant').rest();
  expect([game.hand('A'), game.hand('B'), game.hand('C')]).toEqual([['a06', 'N', 'flare:mutant'], [], []]);
});

test('wild: after a deal too, of allies as well whose ships went home', () => {
  const hands = { A: ['N', 'a08', 'flare:mutant'], B: ['N', 'a06'], C: ['N'] };
  const game = lay({ flares, hands })
    .fight({ ...raid, cards: ['N', 'N'] })
    .gather();
  game.answer('A.offer', 'give:shown:#a08', 'take:random').answer('B.answer', 'accept:1').answer('A.deal.made', '#flare:mutant').rest();
  expect(game.told('handed').filter(({ why }) => why === 'taken')).toMatchObject([{ from: 1 }, { from: 2 }]);
});

test('wild: not for the loser; card-zapped, it takes nothing', () => {
  const laid = { A: ['a40', 'CZ'], B: ['a04', 'flare:mutant'], C: ['N'] };
  expect(
    lay({ flares, hands: laid })
      .fight({ ...raid, cards: ['a40', 'a04'] })
      .rest()
      .told('played'),
  ).toEqual([]);
  const game = lay({ flares, hands: { A: ['a40', 'flare:mutant'], B: ['a04', 'CZ'] } }).fight({ ...raid, cards: ['a40', 'a04'] });
  game.answer('A.resolve.result', '#flare:mutant').answer('B.on.card-play', '#CZ').rest();
  expect(game.told('handed')).toEqual([]);
});

test('super: it discards up to three cards before it refills', () => {
  const game = lay({ aliens: { A: 'mutant' }, flares, hands: { A: ['a10', 'a04', 'a06', 'flare:mutant'], B: ['a08'] } });
  game.answer('A.aim', 'planet:b1').answer('A.send', 'planet:a1').answer('A.alliance.before-invites', 'power:mutant.refill');
  game.answer('A.on.power-use', '#flare:mutant').answer('A.mutant.discard', '#a04', '#a06');
  expect([game.pile, game.find('A.mutant.source').about.of]).toEqual([['a04', 'a06'], { cards: 6 }]);
  game.answer('A.mutant.source', 'word:rest').rest();
  expect(game.hand('A')).toContain('flare:mutant');
});

test('what others do meanwhile is judged at once', () => {
  const ships = { C: { a1: 1, a2: 1, b1: 1, d1: 1 } };
  const hands = { A: ['a15'], B: ['a08', 'N', 'a04'], C: ['a06', 'flare:tick-tock'] };
  const game = before({ aliens: { B: 'mutant' }, flares: ['tick-tock'], ships, hands });
  const { facts } = game;
  [facts.deck, facts.discard] = [[], facts.deck];
  game.answer('B.alliance.before-invites', REFILL).answer('B.mutant.source', 'word:deck').answer('C.on.deck-reshuffle', '#flare:tick-tock');
  game.answer('C.tick-tock.planet', 'planet:d2').answer('C.tick-tock.ships', 'planet:c1').rest();
  expect([facts.winners, game.asked]).toEqual([[2], []]);
});

testFlare('mutant', { wild: ['main', 'resolve.result', 'deal.made'], super: ['main', 'alliance.before-invites'] });
