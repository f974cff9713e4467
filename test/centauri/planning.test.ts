import { expect, test } from 'vitest';
import { fire, lodge } from '../../shared/engine/orders.ts';
import { copy } from '../../shared/engine/json.ts';
import { centauri } from '../../shared/games/centauri/rules.ts';
import { Game } from './game.ts';
import { hasWayBack } from '../engine/way-back.ts';

const planOf = (game: Game, seat: number) => game.open.find((decision) => decision.seat === seat)!;

test('sealed planning asks every seat at once for all its placings in order', () => {
  const game = Game.deal(3, { planning: 'sealed' });
  expect(game.open.map(({ seat, min, max, ordered }) => [seat, min, max, ordered])).toEqual([0, 1, 2].map((seat) => [seat, 5, 5, true]));
});

test('a plan needs the colony and no card twice', () => {
  const game = Game.deal(2, { planning: 'sealed' });
  const { id } = planOf(game, 0);
  const others = game.hand(0).filter(({ kind }) => kind !== 'colony');
  expect(() =>
    game.answer(
      id,
      others.slice(0, 5).map((card) => `${card.id}@0`),
    ),
  ).toThrow('group_short');
  const twice = [`${others[0]!.id}@0`, `${others[0]!.id}@1`, `${others[1]!.id}@0`, `${others[2]!.id}@0`, `${game.card(0, 'colony').id}@1`];
  expect(() => game.answer(id, twice)).toThrow('group_full');
});

test('a plan is seen by its seat alone, can be taken back until all have planned, and is laid in table order', () => {
  const game = Game.deal(2, { planning: 'sealed', start_seat: '1' });
  const before = copy(game.save);
  const plan = planOf(game, 0).fallback;
  game.answer(planOf(game, 0).id, plan);
  expect(game.view(0).plan).toEqual(plan);
  expect(game.view(1)).not.toHaveProperty('plan');
  expect(game.facts.piles.flat()).toEqual([]);
  expect(hasWayBack(centauri, before, game.save)).toBe(true);

  const half = copy(game.save);
  game.answer(planOf(game, 1).id, planOf(game, 1).fallback);
  expect(hasWayBack(centauri, half, game.save)).toBe(false);
  expect(game.facts.round).toBe(2);
  expect(game.facts.past[0]!.flat()).toHaveLength(10);
});

test('a placed card is not taken back: the others have seen its back', () => {
  const game = Game.deal(2);
  const before = copy(game.save);
  game.place(game.hand(game.now.seat)[0]!.id, 0);
  expect(hasWayBack(centauri, before, game.save)).toBe(false);
});

test('placings lodged in advance are laid when the turn comes', () => {
  const game = Game.deal(2, { start_seat: '0' });
  const [first, second] = game.hand(1);
  const orders = lodge(centauri.foresee!(game.centauri, 1), [`${first!.id}@0`, `${second!.id}@1`]);
  expect(fire(orders, { ...game.now, about: { key: 'centauri.plan' } }).picks).toBeNull();
  game.answer(game.now.id, game.now.fallback);
  expect(fire(orders, game.now)).toEqual({
    picks: [`${first!.id}@0`],
    orders: { forecasts: [{ about: 'centauri.place', picks: [`${second!.id}@1`] }] },
  });
});

test('no more placings in advance than the round has left, and none in sealed planning', () => {
  const game = Game.deal(2, { start_seat: '0' });
  const foreseen = centauri.foresee!(game.centauri, 1)!;
  expect(foreseen.max).toBe(5);
  expect(() =>
    lodge(
      foreseen,
      game
        .hand(1)
        .slice(0, 6)
        .map(({ id }) => `${id}@0`),
    ),
  ).toThrow('too_many');
  expect(centauri.foresee!(Game.deal(2, { planning: 'sealed' }).centauri, 0)).toBeNull();
});

test('a start seat beyond the table is refused', () => {
  expect(() => Game.deal(2, { start_seat: '3' })).toThrow('bad_start_seat');
  expect(() => Game.deal(2, { variant: 'odd' })).toThrow('bad_variant');
  expect(() => Game.deal(5)).toThrow('bad_player_count');
});

test('no card keeps its id from hand to table, and the colony returns with a fresh one', () => {
  const game = Game.deal(2, { start_seat: '0' });
  const { id } = game.card(0, 'colony');
  game.place(id, 0);
  expect(game.facts.piles[0]![0]!.id).not.toBe(id);
  game.toRound(2);
  expect(game.card(0, 'colony').id).not.toBe(id);
});
