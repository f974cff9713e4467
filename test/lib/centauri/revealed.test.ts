import { expect, it } from 'vitest';
import { openRound, unseenRound, wonRounds } from '$lib/centauri/revealed.ts';
import { Game } from '../../centauri/game.ts';

const played = () => Game.deal(3, { planning: 'open' }).toRound(3);

it('a round is turned up for who has neither looked at it nor played on', () => {
  const game = played();
  const view = game.view(0);
  expect(view.past).toHaveLength(2);
  expect(unseenRound(view, 0, 1)).toBe(2);
  expect(unseenRound(view, 0, 2)).toBeNull();
  expect(unseenRound(view, null, 0)).toBe(2);
  const { seat, options } = game.now;
  game.answer(game.now.id, [options[0]!.id]);
  expect(unseenRound(game.view(seat), seat, 0)).toBeNull();
  expect(unseenRound(game.view((seat + 1) % 3), (seat + 1) % 3, 0)).toBe(2);
});

it('points and captured cards of a past round are those of the table then', () => {
  const game = played();
  const view = game.view(0);
  const { points, captured, planets } = openRound(view, 2);
  expect(points).toEqual(view.seats.map((seat) => seat.points));
  expect(captured.map((cards) => cards.length)).toEqual(view.seats.map((seat) => seat.captured.length));
  expect(planets.map(({ cards }) => cards.length)).toEqual(view.past[1]!.map((pile) => pile.length));
});

it('the track names each winner once for every point', () => {
  const view = played().view(0);
  const won = wonRounds(view);
  for (const [seat, { points }] of view.seats.entries()) expect(won.flat().filter((one) => one === seat)).toHaveLength(points);
});
