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

test('ships given up by choice come back too', () => {
  const game = lay({ aliens: zombie, hands: { A: ['a06', 'N'], B: ['Plague', 'a06'] } });
  game.answer('B.regroup.start', '#Plague@0').answer('A.shed', 'planet:a1', 'planet:a1', 'planet:a1').rest();
  expect([game.warp('A'), game.on('a1')]).toEqual([0, 'A4']);
});
