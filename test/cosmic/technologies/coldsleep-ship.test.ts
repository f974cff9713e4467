import { expect, test } from 'vitest';
import { unsoundShips } from '../../../shared/games/cosmic/soundness.ts';
import { discarded, layTechs, type LaidTechs } from '../technologies.ts';

const asleep = (laid: LaidTechs = {}) => layTechs({ techs: { C: [{ tech: 'coldsleep-ship', up: true }] }, ...laid });
const use = 'tech:coldsleep-ship.land';

test('in anybody’s regroup up to four ships found a foreign colony', () => {
  const game = asleep({ ships: { C: { a1: 1 } } }).answer('C.regroup.start', use);
  expect(game.options('C.coldsleep-ship.planet')).not.toContain('planet:a1');
  expect(game.options('C.coldsleep-ship.planet')).toContain('planet:b3');
  game.answer('C.coldsleep-ship.planet', 'planet:b3');
  expect(game.find('C.coldsleep-ship.ships')).toMatchObject({ min: 1, max: 4 });
  game.answer('C.coldsleep-ship.ships', 'planet:c1', 'planet:c1', 'planet:a1').rest();
  expect([game.on('b3'), game.foreign('C'), unsoundShips(game.table)]).toEqual(['B4 C3', 1, null]);
  expect(discarded(game)).toEqual(['coldsleep-ship']);
});

test('the fifth colony wins at once', () => {
  const game = asleep({ ships: { C: { a1: 1, a2: 1, b1: 1, b2: 1 } } }).answer('C.regroup.start', use);
  game.answer('C.coldsleep-ship.planet', 'planet:d1').timeOut('C.coldsleep-ship.ships').rest();
  expect(game.facts.winners).toEqual([2]);
});

test('completed without a colony, all that worked on it may settle at once, more than four too', () => {
  const ships = { C: { c1: 0, c2: 0, c3: 0, c4: 0, c5: 9, warp: 11 } };
  const game = layTechs({ ships, techs: { C: [{ tech: 'coldsleep-ship', ships: 9 }] } });
  game
    .answer('C.research', 'complete:t1')
    .answer('C.coldsleep-ship.wake', 'word:yes')
    .answer('C.coldsleep-ship.planet', 'planet:a1')
    .rest();
  expect([game.on('a1'), unsoundShips(game.table), discarded(game)]).toEqual(['A4 C9', null, ['coldsleep-ship']]);
});

test('who would rather not has them in the warp', () => {
  const ships = { C: { c1: 0, c2: 0, c3: 0, c4: 0, c5: 9, warp: 11 } };
  const game = layTechs({ ships, techs: { C: [{ tech: 'coldsleep-ship', ships: 9 }] } });
  game.answer('C.research', 'complete:t1').answer('C.coldsleep-ship.wake', 'word:no').rest();
  expect(game.warp('C')).toBe(20);
});

test('not before it is completed, not for another, not in another phase; scrambled, nobody lands', () => {
  const down = asleep({ techs: { C: [{ tech: 'coldsleep-ship', ships: 9 }] } });
  expect(down.options('C.regroup.start')).not.toContain(use);
  expect(asleep().refusal('A.regroup.start', use)).toBe('tech_not_yours');
  expect(
    asleep()
      .fight({ aim: 'b1', send: ['a1'], invite: [['C'], []] })
      .refusal('C.ally-or-not', use),
  ).toBe('wrong_phase');
  const techs = { C: [{ tech: 'coldsleep-ship', up: true as const }], D: [{ tech: 'tech-scrambler', ships: 9 }] };
  const game = asleep({ techs })
    .answer('C.regroup.start', use)
    .answer('C.coldsleep-ship.planet', 'planet:b3')
    .timeOut('C.coldsleep-ship.ships');
  game.answer('D.on.tech-use', 'tech:tech-scrambler.cancel').rest();
  expect([game.on('b3'), discarded(game)]).toEqual(['B4', ['tech-scrambler', 'coldsleep-ship']]);
});
