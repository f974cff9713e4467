import { expect, test } from 'vitest';
import { lay } from '../game.ts';

test('R-11 a foreign colony emptied', () => {
  const ships = { A: { b1: 1, b2: 2, c1: 1, c2: 2 } };
  const game = lay({ ships, destiny: ['D'], hands: { A: ['a20'], D: ['a04'] } });
  game.answer('A.aim', 'planet:d1').answer('A.send', 'planet:b1', 'planet:a1');
  expect(game.foreign('A')).toBe(3);
  game.fight({ aim: 'd1', send: [], cards: ['a20', 'a04'] }).rest();
  expect(game.on('d1')).toBe('A2');
  expect(game.foreign('A')).toBe(4);
  expect(game.facts.winners).toBeNull();
});

test('R-12 power lost by launching', () => {
  const ships = { A: { a1: 1, a2: 4, a3: 4, a4: 0, a5: 0, warp: 11 } };
  const game = lay({ aliens: { A: 'warrior' }, ships, hands: { A: ['a08'], B: ['a10'] } });
  game.table.openStore(0, 'warrior').tokens = 6;
  game.answer('A.retrieve', 'planet:a2').fight({ aim: 'b1', send: ['a1', 'a2', 'a2', 'a2'] });
  expect([game.table.homeColonies(0), game.told('power-lost')]).toEqual([2, [{ seat: 0 }]]);
  game.answer('A.select', '#a08').answer('B.select', '#a10').rest();
  expect(game.told('outcome')[0]).toEqual({ ending: 'won', winner: 'defense', totals: [12, 14] });
  expect([game.warp('A'), game.told('used'), game.table.store(0, 'warrior')!.tokens]).toEqual([14, [], 6]);
});

test('R-13 undefended planet', () => {
  const ships = { A: { a3: 0, warp: 4 }, B: { a3: 2 }, C: { a3: 2 } };
  const hands = { A: ['a06', 'N'], D: ['a08'] };
  const game = lay({ aliens: { A: 'macron' }, ships, hands, turn: 'D', destiny: ['A'] });
  game.fight({ aim: 'a3', send: ['d1', 'd1', 'd1'], cards: ['a08', 'a06'] }).rest();
  expect(game.told('outcome')[0]!['totals']).toEqual([11, 6]);
  expect(game.on('a3')).toBe('B2 C2 D3');
  expect(game.told('lost')).toEqual([]);

  const talked = lay({ aliens: { A: 'macron' }, ships, hands, turn: 'D', destiny: ['A'] });
  talked.fight({ aim: 'a3', send: ['d1', 'd1', 'd1'], cards: ['a08', 'N'] }).rest();
  expect(talked.told('outcome')[0]).toEqual({ ending: 'won', winner: 'offense', totals: null });
  expect(talked.told('handed')).toEqual([]);
});

test('J-11: an offense with nothing to send loses the rest of its turn', () => {
  const game = lay();
  for (const planet of ['a1', 'a2', 'a3', 'a4', 'a5']) game.facts.planets[planet]![0] = 0;
  game.answer('A.aim', 'planet:b1').rest();
  expect(game.told('aborted')).toEqual([{ why: 'no-ships' }]);
  expect(game.facts.turn).toBe(1);
});
