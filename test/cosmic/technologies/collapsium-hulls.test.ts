import { expect, test } from 'vitest';
import { discarded, layTechs, techsOf, type LaidTechs } from '../technologies.ts';

/** With four ships on either side. */
const hulled = (cards: [string, string], laid: LaidTechs = {}) =>
  layTechs({
    hands: { A: [cards[0], '+2'], B: [cards[1], '+2'] },
    techs: { B: [{ tech: 'collapsium-hulls', up: true }] },
    ...laid,
  }).fight({ aim: 'b1', send: ['a1', 'a1', 'a1', 'a1'], cards });
const use = 'tech:collapsium-hulls.hold';
const lost = (game: ReturnType<typeof hulled>) =>
  game
    .rest()
    .told('lost')
    .map(({ seat, ships }) => [seat, ships]);

test('beaten by five or less, one ship stays beside the new colony', () => {
  const game = hulled(['a15', 'a10']).answer('B.on.ships-losing', use).rest();
  // and one more that comes out of the warp there in the next regroup
  expect([game.on('b1'), lost(game)]).toEqual(['A4 B2', [[1, { b1: 3 }]]]);
  expect([techsOf(game, 'B'), discarded(game)]).toEqual([['t1 collapsium-hulls up'], []]);
});

test('not by six, not with a negotiate, not as the offense', () => {
  expect(lost(hulled(['a14', 'a08']))).toEqual([[1, { b1: 4 }]]);
  expect(lost(hulled(['a04', 'N']))).toEqual([[1, { b1: 4 }]]);
  expect(lost(hulled(['a10', 'a11'], { techs: { A: [{ tech: 'collapsium-hulls', up: true }] } }))).toEqual([[0, { gate: 4 }]]);
});

test('the planet is a colony of both', () => {
  const game = hulled(['a15', 'a10']).answer('B.on.ships-losing', use).rest();
  expect([game.foreign('A'), game.table.homeColonies(1)]).toEqual([1, 5]);
});

test('scrambled, all are lost, and the hulls with them', () => {
  const techs = { B: [{ tech: 'collapsium-hulls', up: true as const }], D: [{ tech: 'tech-scrambler', ships: 4 }] };
  const game = hulled(['a15', 'a10'], { techs }).answer('B.on.ships-losing', use);
  game.answer('D.on.tech-use', 'tech:tech-scrambler.cancel');
  expect([lost(game), game.on('b1'), discarded(game)]).toEqual([[[1, { b1: 4 }]], 'A4', ['tech-scrambler', 'collapsium-hulls']]);
});
