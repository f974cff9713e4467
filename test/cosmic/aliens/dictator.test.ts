import type { Decision } from '../../../shared/engine/decision.ts';
import { fire, noOrders } from '../../../shared/engine/orders.ts';
import { expect, test } from 'vitest';
import { testFlare } from '../flares/test-flare.ts';
import { lay } from '../game.ts';

const aliens = { C: 'dictator' };

test('chooses the destiny card, whatever would have come', () => {
  const game = lay({ aliens, destiny: ['B'] })
    .answer('C.dictator.command', 'seat:3')
    .rest();
  expect(game.told('destiny')).toEqual([{ card: 'seat:3', named: 3 }]);
  expect([game.encounter.defense, game.facts.destiny.deck.length]).toEqual([3, 16]);
});

test('every card left is on offer, each kind once, and a special names its seat as usual', () => {
  const game = lay({ aliens, hands: { B: ['a06'], C: ['a06', 'N', 'N'], D: ['a06', 'N'] } });
  const kinds = ['seat:0', 'seat:1', 'seat:2', 'seat:3', 'word:wild', 'word:most-cards', 'word:most-colonies', 'word:fewest-in-warp'];
  expect(game.options('C.dictator.command')).toEqual(kinds);
  game.answer('C.dictator.command', 'word:most-cards').rest();
  expect(game.encounter.defense).toBe(2);
});

test('a wild lets the offense choose; after its own colour was rejected the next card is chosen too', () => {
  expect(lay({ aliens }).answer('C.dictator.command', 'word:wild').rest().asked).toEqual(['A.wild']);
  const game = lay({ aliens, ships: { B: { a1: 1 } } })
    .answer('C.dictator.command', 'seat:0')
    .answer('A.own', 'word:redraw');
  game.answer('C.dictator.command', 'seat:3').rest();
  expect(game.told('used')).toHaveLength(2);
  expect(game.encounter.defense).toBe(3);
});

test('with one card left the discards are shuffled in first', () => {
  const game = lay({ aliens });
  game.find('C.dictator.command');
  const { destiny } = game.facts;
  destiny.discard = destiny.deck.splice(0, 16);
  game.answer('C.dictator.command', 'seat:1').fight({ aim: 'b1', send: ['a1'], cards: ['a06', 'a06'] });
  expect(game.find('C.dictator.command').options.length).toBeGreaterThan(5);
});

test('not as the offense', () => {
  const game = lay({ aliens: { A: 'dictator' }, destiny: ['B'] }).rest();
  expect([game.told('used'), game.encounter.defense]).toEqual([[], 1]);
});

test('zapped, a card is drawn at random, also after a redraw', () => {
  const game = lay({ aliens, ships: { B: { a1: 1 } }, destiny: ['A', 'D'], hands: { A: ['a06', 'N', 'KZ'] } });
  game.answer('A.on.power-use', '#KZ').answer('A.own', 'word:redraw').rest();
  expect(game.encounter.defense).toBe(3);
});

test('who does not answer leaves it to chance, and the two who wait see the same', () => {
  const game = lay({ aliens }).timeOut('C.dictator.command').rest();
  expect(game.told('destiny')).toHaveLength(1);
});

const flares = ['dictator'];
const drawn = (hands: Record<string, string[]>, laid = {}) => lay({ flares, destiny: ['B', 'D'], hands, ...laid });

test('wild: the card is discarded and another drawn', () => {
  const game = drawn({ B: ['a06', 'flare:dictator'] })
    .answer('B.destiny.drawn', '#flare:dictator')
    .rest();
  expect(game.told('destiny').map(({ card }) => card)).toEqual(['seat:1', 'seat:3']);
  expect([game.encounter.defense, game.facts.destiny.discard, game.hand('B')]).toEqual([
    3,
    ['seat:1', 'seat:3'],
    ['a06', 'flare:dictator'],
  ]);
});

test('wild: not for the offense; card-zapped, the card stands', () => {
  expect(
    drawn({ A: ['a06', 'flare:dictator'] })
      .rest()
      .told('played'),
  ).toEqual([]);
  const game = drawn({ A: ['a06', 'CZ'], B: ['a06', 'flare:dictator'] }).answer('B.destiny.drawn', '#flare:dictator');
  expect(game.answer('A.on.card-play', '#CZ').rest().encounter.defense).toBe(1);
});

test('wild: a Shadow executes before it, and again after the next card', () => {
  const game = drawn({ B: ['a06', 'flare:dictator'] }, { aliens: { C: 'shadow' } }).timeOut('C.shadow.ship');
  game.answer('B.destiny.drawn', '#flare:dictator').timeOut('C.shadow.ship').rest();
  expect([game.warp('B'), game.warp('D')]).toEqual([1, 1]);
});

test('super: the offense chooses too; that use can be zapped', () => {
  const laid = { aliens: { A: 'dictator' } };
  const game = drawn({ A: ['a06', 'flare:dictator'] }, laid).answer('A.destiny.before-draw', '#flare:dictator');
  game.answer('A.dictator.command', 'seat:2').rest();
  expect([game.encounter.defense, game.hand('A')]).toEqual([2, ['a06', 'flare:dictator']]);
  const zapped = drawn({ A: ['a06', 'flare:dictator'], B: ['a06', 'KZ'] }, laid).answer('A.destiny.before-draw', '#flare:dictator');
  zapped.answer('B.on.power-use', '#KZ').rest();
  expect([zapped.encounter.defense, zapped.hand('A')]).toEqual([1, ['a06', 'flare:dictator']]);
});

test('another’s wild side rejects what it has chosen, and it chooses again', () => {
  const game = lay({ flares: ['dictator'], aliens, hands: { A: ['a10'], B: ['a08', 'flare:dictator'] } });
  game.answer('C.dictator.command', 'seat:1').answer('B.destiny.drawn', '#flare:dictator').answer('C.dictator.command', 'seat:3').rest();
  expect(game.encounter.defense).toBe(3);
});

test('it takes nothing from the offense, which without orders of its own is not asked to stop it', () => {
  const game = lay({ seats: 3, aliens: { B: 'dictator' }, hands: { A: ['a10'], B: ['a08'], C: ['a06'] } });
  const isAnswer = ({ seat, about }: Decision) => seat === 0 && about.of?.['ability'] === 'dictator.command';
  for (let answers = 0; answers < 20 && !game.sitting.open.some(isAnswer); answers++)
    game.give(game.sitting.open[0]!, game.sitting.open[0]!.fallback);
  expect(fire(noOrders, game.sitting.open.find(isAnswer)!).picks).toEqual(['word:pass']);
});

testFlare('dictator', { wild: ['not-offense', 'destiny.drawn'], super: ['offense', 'destiny.before-draw'] });
