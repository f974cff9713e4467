import { expect, test } from 'vitest';
import { behindPlanet } from '../../../../web/src/lib/cosmic/research/pieces.ts';
import { layTechs } from '../../../cosmic/technologies.ts';

const shownAt = (gone?: RegExp) => {
  const game = layTechs({ techs: { B: [{ tech: 'lunar-cannon', up: true }] }, ...(gone && { gone }) });
  game.table.seat(1).techs[0]!.at = 'b2';
  const board = game.view('A');
  return Object.keys(board.planets).filter((planet) => behindPlanet(board, planet).length > 0);
};

test('what stands in a gap is drawn behind the planet before it, whichever of the two has gone', () => {
  expect(shownAt()).toEqual(['b2']);
  expect(shownAt(/^b3$/)).toEqual(['b2']);
  expect(shownAt(/^b2$/)).toEqual(['b1']);
  expect(shownAt(/^b[12]$/)).toEqual(['b3']);
});
