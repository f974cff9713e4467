import { expect, test } from 'vitest';
import { lay } from '../game.ts';

test('R-14 order of answers', () => {
  const game = lay({ seats: 5, destiny: ['C'] });
  game.answer('A.aim', 'planet:c1').answer('A.send', 'planet:a1');
  expect(game.refusal('A.invite', 'seat:2')).toBe('bad_target');
  game.answer('A.invite', 'seat:1', 'seat:3').answer('C.invite', 'seat:3', 'seat:4').rest();
  expect(game.asked).toEqual(['B.ally-or-not']);
  game.answer('B.ally-or-not', 'planet:b1', 'planet:b1');
  expect(() => game.answer('B.ally-or-not', 'planet:b1')).toThrow('B.ally-or-not is not asked');
  expect(game.asked).toEqual(['D.join']);
  game.answer('D.join', 'side:defense').answer('D.ally', 'planet:d1');
  expect(game.asked).toEqual(['E.ally-or-not']);
  expect(game.find('E.ally-or-not').about.of).toEqual({ side: 'defense' });
  expect(game.refusal('E.ally-or-not', 'side:offense')).toBe('not_invited');
  game.answer('E.ally-or-not');
  expect(game.encounter.allies).toEqual({ offense: [1], defense: [3] });
});

const joined = [
  ['C', 'side:defense', 'c1', 'c1'],
  ['D', 'side:offense', 'd1', 'd1', 'd1', 'd2'],
  ['E', 'side:defense', 'e1'],
];
const all = [
  ['C', 'D', 'E'],
  ['C', 'D', 'E'],
];

test('R-15 Force Field; nobody to send', () => {
  const game = lay({ seats: 5, hands: { C: ['Force', 'a06'], E: ['+5', 'a06'] } });
  game.fight({ aim: 'b1', send: ['a1', 'a1', 'a1'], invite: all, join: joined });
  game.answer('C.alliance.formed', '#Force').answer('C.force-field', 'seat:3', 'seat:4').rest();
  expect([game.on('d1'), game.on('d2'), game.on('e1')]).toEqual(['D4', 'D4', 'E4']);
  expect(game.encounter.allies).toEqual({ offense: [], defense: [2] });
  expect(game.encounter.defenders).toMatchObject([{ seat: 2, ships: 2 }]);
  game.answer('A.select', '#a06').answer('B.select', '#a06');
  expect(game.refusal('E.reveal.modify', '#+5@defense')).toBe('wrong_role');

  const empty = lay({ seats: 5, ships: { E: { e1: 0, e2: 0, e3: 0, e4: 0, e5: 0, warp: 20 } } });
  empty.fight({ aim: 'b1', send: ['a1'], invite: [['E'], ['E']] }).rest();
  expect(empty.asked).toEqual(['A.select', 'B.select']);
});
