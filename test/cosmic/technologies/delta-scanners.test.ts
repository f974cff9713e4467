import { expect, test } from 'vitest';
import { discarded, layTechs, techsOf, type LaidTechs } from '../technologies.ts';

const scanning = (laid: LaidTechs = {}) =>
  layTechs({
    hands: { C: ['a04', 'N'] },
    discard: ['a40', 'N', 'Quash'],
    techs: { C: [{ tech: 'delta-scanners', up: true }] },
    ...laid,
  });
const use = 'tech:delta-scanners.scan';

test('in anybody’s regroup any card of the pile comes to the hand, for all to see', () => {
  const game = scanning().answer('C.regroup.start', use);
  expect(game.options('C.delta-scanners.face')).toEqual(['face:attack:40', 'face:negotiate', 'face:artifact:quash']);
  game.answer('C.delta-scanners.face', 'face:artifact:quash').rest();
  expect([game.hand('C'), game.pile]).toEqual([
    ['a04', 'N', 'Quash'],
    ['a40', 'N'],
  ]);
  expect(game.told('delta-scanners.found')).toEqual([{ seat: 2, face: 'artifact:quash' }]);
  expect([techsOf(game, 'C'), discarded(game)]).toEqual([[], ['delta-scanners']]);
});

test('who does not answer takes the strongest', () => {
  const game = scanning().answer('C.regroup.start', use).timeOut('C.delta-scanners.face').rest();
  expect(game.hand('C')).toEqual(['a04', 'a40', 'N']);
});

test('not with an empty pile, nor for somebody else, nor in another phase', () => {
  const empty = scanning({ discard: [] });
  expect(empty.options('C.regroup.start')).toEqual(['word:pass']);
  expect(scanning().refusal('A.regroup.start', use)).toBe('tech_not_yours');
  const later = scanning().answer('A.aim', 'planet:b1').rest();
  expect(later.asked).toEqual(['A.send']);
});

test('scrambled, the card stays where it is', () => {
  const techs = { C: [{ tech: 'delta-scanners', up: true as const }], D: [{ tech: 'tech-scrambler', ships: 2 }] };
  const game = scanning({ techs }).answer('C.regroup.start', use).timeOut('C.delta-scanners.face');
  game.answer('D.on.tech-use', 'tech:tech-scrambler.cancel').rest();
  expect([game.hand('C'), game.pile]).toEqual([
    ['a04', 'N'],
    ['a40', 'N', 'Quash'],
  ]);
  expect(discarded(game)).toEqual(['tech-scrambler', 'delta-scanners']);
});
