import { expect, it } from 'vitest';
import type { Decision } from '$shared/engine/decision.ts';
import type { CosmicView } from '$shared/games/cosmic/view.ts';
import { Choice } from '$lib/cosmic/desk/choice.svelte.ts';
import { withGiven } from '$lib/cosmic/desk/given.ts';

const asked = (key: string): Decision => ({
  id: '1',
  seat: 1,
  about: { key },
  options: [
    { id: 'planet:b1', times: 3 },
    { id: 'planet:b2', times: 2 },
  ],
  min: 1,
  max: 4,
  fallback: ['planet:b1'],
  clock: 'turn',
});
const board = {
  planets: { a1: [4, 1], b1: [0, 4], b2: [1, 3] },
  encounter: { offense: 1, planet: null, gate: [{ seat: 0, ships: 2 }] },
} as unknown as CosmicView;

it('points the gate at the planet that was chosen', () => {
  const shown = withGiven(board, asked('cosmic.aim'), ['planet:a1']);
  expect(shown.encounter!.planet).toBe('a1');
  expect(shown.planets).toEqual(board.planets);
});

it('stands the ships that are sent in the gate, beside those that wait there', () => {
  const shown = withGiven(board, asked('cosmic.send'), ['planet:b1', 'planet:b1', 'planet:b2']);
  expect(shown.planets).toEqual({ a1: [4, 1], b1: [0, 2], b2: [1, 2] });
  expect(shown.encounter!.gate).toMatchObject([
    { seat: 0, ships: 2 },
    { seat: 1, ships: 3 },
  ]);
  const again = withGiven(shown, asked('cosmic.send'), ['planet:b1']);
  expect(again.encounter!.gate).toContainEqual({ seat: 1, ships: 4, from: {} });
});

it('is the board itself where only the room can tell what follows', () => {
  expect(withGiven(board, asked('cosmic.send'), null)).toBe(board);
  expect(withGiven(board, asked('cosmic.send'), ['planet:b1', 'ship:x'])).toBe(board);
  expect(withGiven(board, asked('cosmic.home'), ['planet:b1'])).toBe(board);
  expect(withGiven(board, null, ['planet:b1'])).toBe(board);
});

it('lets nothing else be chosen until it has arrived', () => {
  let given: string[] | null = null;
  const choice = new Choice(() => given);
  choice.ask(asked('cosmic.send'));
  choice.tap('planet:b1');
  given = choice.picks;
  choice.tap('planet:b2');
  choice.add('planet:b2');
  choice.less('planet:b1');
  choice.drop();
  expect(choice.picks).toEqual(['planet:b1']);
  given = null;
  choice.tap('planet:b2');
  expect(choice.picks).toEqual(['planet:b1', 'planet:b2']);
});
