import { expect, it } from 'vitest';
import type { CosmicView } from '$shared/games/cosmic/view.ts';
import { placesOf } from '$lib/cosmic/research/pieces.ts';

const board = (more: object): CosmicView => ({ planets: { a1: [1], b2: [1], genesis: [2] }, seats: [{}, {}], ...more }) as never;

it('tells where everything is that technologies have put on the table', () => {
  const techs = [
    { id: 't1', tech: 'lunar-cannon', up: true, ships: 0, at: 'b2' },
    { id: 't2', up: false, ships: 1 },
  ];
  expect(placesOf(board({ homes: { genesis: 0 }, seats: [{}, { techs }] }))).toEqual([
    { seat: 0, place: 'genesis', kind: 'planet' },
    { id: 'lunar-cannon', seat: 1, place: 'b2', kind: 'gap' },
  ]);
});

it.each([
  ['b2', 'ship'],
  ['warp', 'warp'],
  ['gate', 'encounter'],
  ['beside', 'encounter'],
  ['out', 'off'],
])('a ship with a name that is at %s: %s', (at, kind) => {
  expect(placesOf(board({ flagships: [{ id: 'the-prometheus', seat: 1, at }] }))).toMatchObject([{ seat: 1, kind }]);
});

it('nothing is nothing', () => expect(placesOf(board({}))).toEqual([]));
