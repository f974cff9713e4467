import { expect, test } from 'vitest';
import { discarded, layTechs, type LaidTechs } from '../technologies.ts';

const hands = { A: ['a06', 'N'], B: ['a04', 'a04', 'a06', 'a06', 'a07', 'a08', 'N', 'N', 'M', '+2'], C: ['a10', 'N'], D: ['a01'] };
const device = (laid: LaidTechs = {}) => layTechs({ hands, techs: { C: [{ tech: 'enigma-device', up: true }] }, ...laid });
const use = 'tech:enigma-device.level';
const sizes = (game: ReturnType<typeof device>) => ['A', 'B', 'C', 'D'].map((name) => game.hand(name).length);

test('after the own discards every hand is brought to eight cards, from its owner clockwise', () => {
  const game = device().answer('C.regroup.start', use).answer('C.enigma-device.discard', '#a10').rest();
  expect(sizes(game)).toEqual([8, 8, 8, 8]);
  expect(game.told('drew')).toMatchObject([
    { seat: 2, count: 7 },
    { seat: 3, count: 7 },
    { seat: 0, count: 6 },
  ]);
  expect(game.told('discarded')).toMatchObject([{ seat: 2, faces: ['attack:10'] }, { seat: 1 }]);
  expect(game.pile).toHaveLength(3);
  expect(discarded(game)).toEqual(['enigma-device']);
  expect(game.asked).toEqual(['A.aim']);
});

test('who does not answer discards nothing first', () => {
  const game = device().answer('C.regroup.start', use).timeOut('C.enigma-device.discard').rest();
  expect(game.hand('C')).toContain('a10');
});

test('an offense that has thrown away its last encounter card is dealt to before that is looked at', () => {
  const game = device({ techs: { A: [{ tech: 'enigma-device', up: true }] }, deck: ['a20'] });
  game.answer('A.regroup.start', use).answer('A.enigma-device.discard', '#a06', '#N').rest();
  expect([game.told('aborted'), game.asked]).toEqual([[], ['A.aim']]);
});

test('not before it is completed, not for another, not in another phase', () => {
  const down = device({ techs: { C: [{ tech: 'enigma-device', ships: 4 }] } });
  expect(down.options('C.regroup.start')).not.toContain(use);
  expect(device().refusal('A.regroup.start', use)).toBe('tech_not_yours');
  expect(
    device()
      .fight({ aim: 'b1', send: ['a1'], invite: [['C'], []] })
      .refusal('C.ally-or-not', use),
  ).toBe('wrong_phase');
});

test('scrambled, all hands stay as they are', () => {
  const techs = { C: [{ tech: 'enigma-device', up: true as const }], D: [{ tech: 'tech-scrambler', ships: 4 }] };
  const game = device({ techs }).answer('C.regroup.start', use).answer('D.on.tech-use', 'tech:tech-scrambler.cancel').rest();
  expect([sizes(game), discarded(game)]).toEqual([
    [2, 10, 2, 1],
    ['tech-scrambler', 'enigma-device'],
  ]);
});
