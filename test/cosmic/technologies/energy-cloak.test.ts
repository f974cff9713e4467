import { expect, test } from 'vitest';
import { discarded, layTechs, type LaidTechs } from '../technologies.ts';

const cloaked = (laid: LaidTechs = {}) =>
  layTechs({ hands: { A: ['a10', 'N'], B: ['a12', 'N'] }, techs: { A: [{ tech: 'energy-cloak', up: true }] }, ...laid });
const use = 'tech:energy-cloak.veil';

test('once the gate is aimed: the defense invites nobody, the offense whom it likes', () => {
  const game = cloaked().answer('A.aim', 'planet:b1').answer('A.launch.aimed', use);
  game.answer('A.send', 'planet:a1').answer('A.invite', 'seat:2').rest();
  expect(game.told('invited')).toEqual([
    { by: 0, side: 'offense', seats: [2] },
    { by: 1, side: 'defense', seats: [] },
  ]);
  expect(game.asked).toEqual(['C.ally-or-not']);
  expect(discarded(game)).toEqual(['energy-cloak']);
});

test('who joins uninvited still may', () => {
  const game = cloaked({ aliens: { C: 'parasite' } })
    .answer('A.aim', 'planet:b1')
    .answer('A.launch.aimed', use);
  game.answer('A.send', 'planet:a1').answer('A.invite');
  expect(game.options('C.join')).toContain('power:parasite.infest@defense');
});

test('not for the defense, nor before the gate is aimed', () => {
  const other = cloaked({ techs: { B: [{ tech: 'energy-cloak', up: true }] } }).answer('A.aim', 'planet:b1');
  expect(other.asked).toEqual(['A.send']);
  expect(cloaked().asked).not.toContain('A.launch.aimed');
});

test('scrambled, the defense invites as ever', () => {
  const techs = { A: [{ tech: 'energy-cloak', up: true as const }], D: [{ tech: 'tech-scrambler', ships: 4 }] };
  const game = cloaked({ techs }).answer('A.aim', 'planet:b1').answer('A.launch.aimed', use);
  game.answer('D.on.tech-use', 'tech:tech-scrambler.cancel').answer('A.send', 'planet:a1').answer('A.invite').rest();
  expect(game.options('B.invite')).toEqual(['seat:2', 'seat:3']);
});
