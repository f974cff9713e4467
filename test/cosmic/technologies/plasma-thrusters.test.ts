import { expect, test } from 'vitest';
import { discarded, layTechs, type LaidTechs } from '../technologies.ts';

const up = true as const;
const hands = { A: ['a10', 'N'], B: ['a12', 'N'] };
const fast = (who: string, laid: LaidTechs = {}) => layTechs({ hands, techs: { [who]: [{ tech: 'plasma-thrusters', up }] }, ...laid });
const guard = 'tech:plasma-thrusters.guard';

test('the offense and an ally may send one ship more', () => {
  expect(fast('A').answer('A.aim', 'planet:b1').find('A.send').max).toBe(5);
  const ally = fast('C').answer('A.aim', 'planet:b1').answer('A.send', 'planet:a1').answer('A.invite', 'seat:2').answer('B.invite');
  expect(ally.answer('C.join', 'side:offense').find('C.ally').max).toBe(5);
  expect(fast('C').answer('A.aim', 'planet:b1').find('A.send').max).toBe(4);
});

test('a Macron may send two', () => {
  expect(
    fast('A', { aliens: { A: 'macron' } })
      .answer('A.aim', 'planet:b1')
      .find('A.send').max,
  ).toBe(2);
});

test('the defense may bring a ship to the planet that is aimed at', () => {
  const game = fast('B').answer('A.aim', 'planet:b1').answer('B.launch.aimed', guard).answer('B.plasma-thrusters.from', 'planet:b2').rest();
  expect([game.on('b1'), game.on('b2')]).toEqual(['B5', 'B3']);
  expect(game.told('plasma-thrusters.guarded')).toEqual([{ seat: 1, planet: 'b1' }]);
});

test('but only where it has a colony, and never another seat', () => {
  const empty = fast('B', { ships: { B: { b1: 0 } } })
    .answer('A.aim', 'planet:b1')
    .rest();
  expect(empty.told('used')).toEqual([]);
  expect(fast('C').answer('A.aim', 'planet:b1').asked).toEqual(['A.send']);
});

test('scrambled, the limit is four, and the thrusters are gone', () => {
  const techs = { A: [{ tech: 'plasma-thrusters', up }], D: [{ tech: 'tech-scrambler', ships: 6 }] };
  const game = fast('A', { techs }).answer('A.aim', 'planet:b1').answer('D.on.tech-use', 'tech:tech-scrambler.cancel');
  expect([game.find('A.send').max, discarded(game)]).toEqual([4, ['tech-scrambler', 'plasma-thrusters']]);
});
