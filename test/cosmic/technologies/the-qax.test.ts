import { expect, test } from 'vitest';
import { discarded, layTechs, techsOf, type LaidTechs } from '../technologies.ts';

const up = true as const;
const hands = { A: ['a10', 'N'], B: ['a12', 'N'] };
const launched = (laid: LaidTechs = {}) =>
  layTechs({ hands, techs: { A: [{ tech: 'the-qax', up }] }, ...laid })
    .answer('A.aim', 'planet:b1')
    .answer('A.send', 'planet:a1');
const use = 'tech:the-qax.summon';

test('who gets it has to join with four ships, and has it now', () => {
  const game = launched().answer('A.alliance.invite', `${use}@2`).answer('A.invite').answer('B.invite', 'seat:2', 'seat:3').rest();
  expect(game.told('invited')[0]).toMatchObject({ side: 'offense', seats: [2] });
  expect([techsOf(game, 'A'), techsOf(game, 'C')]).toEqual([[], ['t1 the-qax up']]);
  expect(game.find('C.ally-drafted')).toMatchObject({ min: 4, max: 4 });
  game.timeOut('C.ally-drafted').rest();
  expect([game.encounter.allies.offense, game.table.stack(game.encounter.gate, 2)!.ships]).toEqual([[2], 4]);
});

test('fewer if a colony would be emptied, or if no more may be sent', () => {
  const poor = launched({ ships: { C: { c1: 3, c2: 1, c3: 0, c4: 0, c5: 0, warp: 16 } } });
  poor.answer('A.alliance.invite', `${use}@2`).answer('A.invite').answer('B.invite').rest();
  expect(poor.find('C.ally-drafted')).toMatchObject({ min: 2, max: 2 });
  const macron = launched({ aliens: { C: 'macron' } });
  macron.answer('A.alliance.invite', `${use}@2`).answer('A.invite').answer('B.invite').rest();
  expect(macron.find('C.ally-drafted')).toMatchObject({ min: 1, max: 1 });
});

test('whoever has it now hands it on as a main player, and not as an ally', () => {
  const game = launched({ techs: { C: [{ tech: 'the-qax', up }] } });
  expect(game.asked).toEqual(['A.invite']);
  const defense = launched({ techs: { B: [{ tech: 'the-qax', up }] } }).answer('B.alliance.invite', `${use}@3`);
  defense.answer('A.invite').answer('B.invite').rest();
  expect([defense.asked, techsOf(defense, 'D')]).toEqual([['D.ally-drafted'], ['t1 the-qax up']]);
});

test('where the defense may invite nobody it is not handed over', () => {
  const techs = { A: [{ tech: 'energy-cloak', up }], B: [{ tech: 'the-qax', up }] };
  const game = layTechs({ hands, techs }).answer('A.aim', 'planet:b1').answer('A.launch.aimed', 'tech:energy-cloak.veil');
  game.answer('A.send', 'planet:a1');
  expect(game.asked).toEqual(['A.invite']);
  game.answer('A.invite', 'seat:2').rest();
  expect([techsOf(game, 'B'), game.told('invited')[1]]).toEqual([['t2 the-qax up'], { by: 1, side: 'defense', seats: [] }]);
  const own = layTechs({ hands, techs: { A: [techs.A[0]!, { tech: 'the-qax', up }] } }).answer('A.aim', 'planet:b1');
  own.answer('A.launch.aimed', 'tech:energy-cloak.veil').answer('A.send', 'planet:a1');
  expect(own.options('A.alliance.invite')).toEqual(['word:pass', `${use}@2`, `${use}@3`]);
});

test('scrambled, it is discarded and nobody has to join', () => {
  const techs = { A: [{ tech: 'the-qax', up }], D: [{ tech: 'tech-scrambler', ships: 4 }] };
  const game = launched({ techs }).answer('A.alliance.invite', `${use}@2`).answer('D.on.tech-use', 'tech:tech-scrambler.cancel');
  game.answer('A.invite').answer('B.invite').rest();
  expect([game.asked, discarded(game)]).toEqual([
    ['A.select', 'B.select'],
    ['tech-scrambler', 'the-qax'],
  ]);
});
