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

test('R-17 offense runs dry', () => {
  const hands = { A: ['a15'], B: ['N', 'N', 'a04', 'a04', '+2', '+3', 'CZ'] };
  const game = lay({ aliens: { B: 'mutant' }, hands })
    .answer('A.aim', 'planet:b1')
    .answer('A.send', 'planet:a1', 'planet:a1', 'planet:a1');
  game.answer('B.alliance.before-invites', 'power:mutant.refill').answer('B.mutant.source', 'seat:0').rest();
  expect(game.told('aborted')).toEqual([{ why: 'no-encounter-card' }]);
  expect([game.on('a1'), game.warp('A'), game.told('invited')]).toEqual(['A4', 0, []]);
  expect(game.hand('B')).toContain('a15');
  expect(game.told('outcome')).toEqual([]);
  expect(game.facts.turn).toBe(1);
});

test('R-55 Philanthropist gives its last encounter card', () => {
  const give = (aliens: Record<string, string>, hands: Record<string, string[]>) =>
    lay({ aliens, hands: { B: ['a08', 'KZ'], ...hands }, deck: ['+3', 'a30'] })
      .fight({ aim: 'b1', send: ['a1'], invite: [['C'], []], join: [['C', 'side:offense', 'c1']] })
      .answer(`${aliens['A'] ? 'A' : 'C'}.alliance.formed`, 'power:philanthropist.give@1');
  const own = { A: ['a10', '+2', 'CZ'], C: ['a06'] };
  const game = give({ A: 'philanthropist' }, own).answer('A.philanthropist.gift', '#a10').rest();
  expect(game.told('renewed')).toEqual([{ seat: 0, faces: ['reinforcement:2', 'artifact:card-zap'] }]);
  expect([game.hand('A').length, game.hand('B'), game.asked]).toEqual([8, ['a08', 'a10', 'KZ'], ['A.select', 'B.select']]);
  const ally = give({ C: 'philanthropist' }, { A: ['a06'], C: ['a10', '+2', 'CZ'] })
    .answer('C.philanthropist.gift', '#a10')
    .rest();
  expect([ally.told('renewed'), ally.hand('C')]).toEqual([[], ['+2', 'CZ']]);
  const zapped = give({ A: 'philanthropist' }, own).answer('B.on.power-use', '#KZ').rest();
  expect(zapped.hand('A')).toEqual(['a10', '+2', 'CZ']);
});

test('R-58 a peek is a snapshot', () => {
  const game = lay({ aliens: { C: 'mind' }, hands: { A: ['a20', 'N', '+3'], B: ['a06'] } });
  game.answer('A.aim', 'planet:b1').answer('A.send', 'planet:a1');
  game.answer('C.alliance.before-invites', 'power:mind.peek@0').rest();
  const saw = [{ encounter: 1, kind: 'saw', with: 0, faces: ['attack:20', 'negotiate', 'reinforcement:3'] }];
  expect(game.view('C').notes).toEqual(saw);
  for (const other of ['B', 'D', 'watch']) {
    expect(game.view(other).notes ?? []).toEqual([]);
    expect(game.view(other).seats[0]!.hand).toBe(3);
  }
  const views = () => ['B', 'D'].map((name) => JSON.stringify(game.view(name)));
  const before = views();
  game.table.seat(0).hand[1]!.id = 'c99';
  expect(views()).toEqual(before);
  game.table.toHand(0, 'attack:40');
  expect(game.view('C').notes).toEqual(saw);
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
  game.answer('C.alliance.formed', '#Force').answer('C.force-field.allies', 'seat:3', 'seat:4').rest();
  expect([game.on('d1'), game.on('d2'), game.on('e1')]).toEqual(['D4', 'D4', 'E4']);
  expect(game.encounter.allies).toEqual({ offense: [], defense: [2] });
  expect(game.encounter.defenders).toMatchObject([{ seat: 2, ships: 2 }]);
  game.answer('A.select', '#a06').answer('B.select', '#a06');
  expect(game.refusal('E.reveal.modify', '#+5@defense')).toBe('wrong_role');

  const empty = lay({ seats: 5, ships: { E: { e1: 0, e2: 0, e3: 0, e4: 0, e5: 0, warp: 20 } } });
  empty.fight({ aim: 'b1', send: ['a1'], invite: [['E'], ['E']] }).rest();
  expect(empty.asked).toEqual(['A.select', 'B.select']);
});
