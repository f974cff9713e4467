import { expect, test } from 'vitest';
import { lay } from '../game.ts';

test('a card that is not there cannot be taken, and no other is taken instead', () => {
  const { table } = lay({ hands: { A: ['a10', 'N'] }, discard: ['a08'], stores: { A: { miser: ['a20'] } } });
  expect(() => table.fromHand(0, 'c0')).toThrow();
  expect(() => table.fromPile('attack:30')).toThrow();
  expect(() => table.fromStore(0, 'miser', 'c0')).toThrow();
  expect([table.seat(0).hand.length, table.facts.discard, table.store(0, 'miser')!.cards.length]).toEqual([2, ['attack:8'], 1]);
});

test('of equal cards on the pile the last is taken', () => {
  const { table } = lay({ discard: ['a08', 'a04', 'a08'] });
  expect([table.fromPile('attack:8'), table.facts.discard]).toEqual(['attack:8', ['attack:8', 'attack:4']]);
});
