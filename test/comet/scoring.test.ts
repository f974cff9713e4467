import { expect, test } from 'vitest';
import { animal } from '../../shared/games/comet/cards.ts';
import { comet } from '../../shared/games/comet/rules.ts';
import { lizardPoints, scoreOf } from '../../shared/games/comet/scoring.ts';
import { Game } from './game.ts';

test('S-30 beavers, and their leader', () => {
  expect(scoreOf('l-giant-beaver', ['s-cave-beaver-1', 's-giant-beaver-1', 'g-cave-beaver'])).toEqual({
    printed: 9,
    vicunas: 0,
    lizards: 0,
    beavers: 3,
    leader: 9,
    total: 21,
    rescued: 3,
  });
});

test('S-30 vicuñas, lizards and eggs', () => {
  const rescued = ['s-vicuna-1', 's-vicuna-2', 's-vicuna-3', 's-vicuna-4', 's-iguana-1', 's-gecko-1', 's-chameleon'];
  expect(scoreOf('l-irish-elk', rescued)).toMatchObject({ printed: 14, vicunas: 10, lizards: 15, leader: 8, total: 47 });
});

test.each([
  [['s-iguana-1', 's-gecko-1', 's-salamander-1'], 15],
  [['s-iguana-1', 's-chameleon', 's-chameleon'], 15],
  [['s-chameleon', 's-chameleon', 'g-chameleon'], 15],
  [['s-iguana-1', 's-iguana-2', 's-gecko-1', 's-gecko-2', 's-chameleon'], 15],
  [['s-iguana-1', 's-iguana-2', 's-gecko-1', 's-gecko-2', 's-chameleon', 's-salamander-1'], 30],
  [['s-iguana-1', 's-gecko-1'], 0],
])('lizard families of %j: %i', (kinds, points) => {
  expect(lizardPoints(kinds.map(animal))).toBe(points);
});

test.each([
  ['l-quagga', ['s-dodo-1', 'g-dodo-1'], 2],
  ['l-argentavis', ['g-dodo-1', 'g-gecko', 'g-iguana'], 1],
  ['l-mastodon', ['s-tarpan-1', 's-tarpan-2', 's-vicuna-6'], 3],
  ['l-cave-bear', ['s-dodo-1', 's-dodo-2', 's-tarpan-1'], 4],
])('%s leading %j scores %i', (leader, rescued, points) => {
  expect(scoreOf(leader, rescued).leader).toBe(points);
});

test('a gold vicuña counts as two', () => {
  expect(scoreOf('l-quagga', ['g-vicuna-1', 's-vicuna-1', 's-vicuna-2']).vicunas).toBe(10);
});

test('HR-27 level on points, more animals win; level on both, together', () => {
  // 6 points each: one animal against two, then one against one
  const more = Game.set(
    [
      { leader: 'l-quagga', rescued: ['g-dodo-1'] },
      { leader: 'l-argentavis', rescued: ['s-vicuna-3', 's-great-auk'] },
    ],
    {
      over: true,
    },
  );
  expect(comet.result(more.comet)).toMatchObject({ winners: [1], decided: 'rescued' });
  const level = Game.set(
    [
      { leader: 'l-argentavis', rescued: ['s-great-auk'] },
      { leader: 'l-argentavis', rescued: ['s-vicuna-3'] },
    ],
    {
      over: true,
    },
  );
  expect(comet.result(level.comet)).toMatchObject({ winners: [0, 1], decided: 'shared' });
});
