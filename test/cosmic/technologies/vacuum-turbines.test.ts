import { expect, test } from 'vitest';
import { discarded, layTechs, techsOf, type LaidTechs } from '../technologies.ts';

const turbines = (laid: LaidTechs = {}) =>
  layTechs({ hands: { C: ['a04', 'N'] }, deck: ['a20', '+2', 'N', 'a10'], techs: { C: [{ tech: 'vacuum-turbines', up: true }] }, ...laid });
const use = 'tech:vacuum-turbines.draw';

test('in anybody’s regroup four cards are drawn; those kept go to the hand, the others to the pile', () => {
  const game = turbines().answer('C.regroup.start', use).others();
  expect(game.view('C').seats[2]!.techs![0]).toMatchObject({ cards: 4 });
  expect(game.view('C').seats[2]!.techs![0]!.held).toHaveLength(4);
  expect(game.view('A').seats[2]!.techs![0]!.held).toBeUndefined();
  game.answer('C.vacuum-turbines.keep', '#a20', '#+2').rest();
  expect(game.hand('C')).toEqual(['a04', 'a20', 'N', '+2']);
  expect(game.pile).toEqual(['a10', 'N']);
  expect([techsOf(game, 'C'), discarded(game)]).toEqual([[], ['vacuum-turbines']]);
  expect(game.asked).toEqual(['A.aim']);
});

test('who does not answer keeps them all', () => {
  const game = turbines().answer('C.regroup.start', use).timeOut('C.vacuum-turbines.keep').rest();
  expect(game.hand('C')).toHaveLength(6);
});

test('not before it is completed, nor in another phase, nor for somebody else', () => {
  const down = turbines({ techs: { C: [{ tech: 'vacuum-turbines', ships: 2 }] } });
  expect(down.refusal('C.regroup.start', use)).toBe('wrong_phase');
  expect(turbines().refusal('A.regroup.start', use)).toBe('tech_not_yours');
});

test('cancelled by the scrambler nothing is drawn, and both are discarded', () => {
  const techs = { C: [{ tech: 'vacuum-turbines', up: true as const }], D: [{ tech: 'tech-scrambler', ships: 2 }] };
  const game = turbines({ techs }).answer('C.regroup.start', use).answer('D.on.tech-use', 'tech:tech-scrambler.cancel').rest();
  expect([game.hand('C'), discarded(game)]).toEqual([
    ['a04', 'N'],
    ['tech-scrambler', 'vacuum-turbines'],
  ]);
});

test('it is one draw: who draws with others draws one card', () => {
  const game = turbines({ aliens: { B: 'remora' }, hands: { B: ['N'], C: ['a04'] } });
  game.answer('C.regroup.start', use).answer('B.on.card-draw', 'power:remora.card').answer('C.vacuum-turbines.keep').rest();
  expect([game.hand('B').length, game.hand('C')]).toEqual([2, ['a04']]);
});
