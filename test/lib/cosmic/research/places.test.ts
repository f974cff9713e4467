import { expect, it } from 'vitest';
import { behindPlanet, placesOf } from '$lib/cosmic/research/places.ts';
import { layTechs } from '../../../cosmic/technologies.ts';

/** A cannon of B behind its second planet, where some planets may be gone. */
const laid = (gone?: RegExp) => {
  const game = layTechs({ techs: { B: [{ tech: 'lunar-cannon', up: true }] }, ...(gone && { gone }) });
  game.table.seat(1).techs[0]!.at = 'b2';
  return game;
};
const shownAt = (gone?: RegExp) => {
  const board = laid(gone).view('A');
  return Object.keys(board.planets).filter((planet) => behindPlanet(board, planet).length > 0);
};

it('what stands in a gap is drawn behind the planet before it, whichever of the two has gone', () => {
  expect(shownAt()).toEqual(['b2']);
  expect(shownAt(/^b3$/)).toEqual(['b2']);
  expect(shownAt(/^b2$/)).toEqual(['b1']);
  expect(shownAt(/^b[12]$/)).toEqual(['b3']);
});

it('tells where everything is that technologies have put on the table', () => {
  const game = laid(/^b2$/);
  game.facts.planets['genesis-bomb'] = [2, 0, 0, 0];
  game.facts.homes['genesis-bomb'] = 0;
  expect(placesOf(game.view('C'))).toEqual([
    { seat: 0, place: 'genesis-bomb', kind: 'planet' },
    { id: 'lunar-cannon', seat: 1, place: 'b1', kind: 'gap' },
  ]);
});

it.each([
  ['b2', 'ship'],
  ['warp', 'warp'],
  ['gate', 'encounter'],
  ['beside', 'encounter'],
  ['out', 'off'],
])('a ship with a name that is at %s: %s', (at, kind) => {
  const board = { ...layTechs({}).view('A'), flagships: [{ id: 'the-prometheus', seat: 1, at }] };
  expect(placesOf(board)).toMatchObject([{ seat: 1, kind }]);
});

it('nothing is nothing', () => expect(placesOf(layTechs({}).view('A'))).toEqual([]));
