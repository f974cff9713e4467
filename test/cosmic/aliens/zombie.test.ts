import { expect, test } from 'vitest';
import { lay } from '../game.ts';

const zombie = { A: 'zombie' };

test('an offense of Zombies loses nothing', () => {
  const game = lay({ aliens: zombie, hands: { A: ['a04'], B: ['a20'] } })
    .fight({ aim: 'b1', send: ['a1', 'a1'], cards: ['a04', 'a20'] })
    .rest();
  expect(game.told('used')).toEqual([{ seat: 0, ability: 'zombie.immortal', picks: [] }]);
  expect([game.warp('A'), game.on('a1')]).toEqual([0, 'A4']);
  expect(game.facts.turn).toBe(1);
});

test('a beaten defense of Zombies leaves the planet, and takes no compensation', () => {
  const game = lay({ aliens: zombie, turn: 'B', destiny: ['A'], hands: { A: ['N'], B: ['a20', 'a30'] } });
  game.fight({ aim: 'a1', send: ['b1'], cards: ['a20', 'N'] }).rest();
  expect([game.on('a1'), game.warp('A')]).toEqual(['B1', 0]);
  expect(game.told('handed')).toEqual([]);
  expect(game.asked).toEqual(['B.continue']);
});

test('by house rule it does', () => {
  const game = lay({
    options: { zombie_compensation: 'yes' },
    aliens: zombie,
    turn: 'B',
    destiny: ['A'],
    hands: { A: ['N'], B: ['a20', 'a30'] },
  });
  game.fight({ aim: 'a1', send: ['b1'], cards: ['a20', 'N'] }).rest();
  expect(game.told('handed')).toHaveLength(1);
});

test('zapped, the ships are lost', () => {
  const game = lay({ aliens: zombie, hands: { A: ['a04'], B: ['a20', 'KZ'] } }).fight({
    aim: 'b1',
    send: ['a1', 'a1'],
    cards: ['a04', 'a20'],
  });
  game.answer('B.on.power-use', '#KZ').rest();
  expect(game.warp('A')).toBe(2);
});

test('with no other colony they go to the warp, which is no loss', () => {
  const ships = { A: { a1: 3, a2: 0, a3: 0, a4: 0, a5: 0, warp: 17 } };
  const game = lay({ aliens: zombie, ships, turn: 'B', destiny: ['A'], hands: { A: ['a04'], B: ['a20'] } });
  game.facts.seats[0]!.up = true;
  game.table.stirred = false;
  game.fight({ aim: 'a1', send: ['b1'], cards: ['a20', 'a04'] }).rest();
  expect(game.on('a1')).toBe('B1');
  expect(game.warp('A') + Object.values(game.facts.planets).reduce((sum, one) => sum + one[0]!, 0)).toBe(20);
});
