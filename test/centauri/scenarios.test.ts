import { expect, test } from 'vitest';
import { typeOf } from '../../shared/games/centauri/cards.ts';
import { centauri } from '../../shared/games/centauri/rules.ts';
import { capturedValue, findWinners } from '../../shared/games/centauri/scoring.ts';
import { Game } from './game.ts';
import { example } from './positions.ts';

/** The scenarios of the rules by their numbers; those about requests and repeated sendings are tested on the room. */

test('scenario 1: a new game for three is dealt', () => {
  const game = Game.deal(3);
  for (const seat of [0, 1, 2]) {
    const kinds = game.hand(seat).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'colony')).toHaveLength(1);
    expect(kinds.filter((kind) => typeOf(kind) === 'terraforming')).toHaveLength(4);
    expect(kinds).toHaveLength(7);
    expect(game.view('watch').seats[seat]).toMatchObject({ points: 0, decks: { terraforming: 14, event: 14 } });
  }
  expect([0, 1, 2]).toContain(game.view('watch').first);
});

test('scenario 2: with start seat B turns go B C A, five times over, and the 15th placing reveals', () => {
  const game = Game.deal(3, { start_seat: '1' });
  const order: number[] = [];
  while (game.facts.round === 1) {
    order.push(game.now.seat);
    game.answer(game.now.id, game.now.fallback);
  }
  expect(order).toEqual([1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0]);
  expect(game.facts.past).toHaveLength(1);
});

test('scenario 3: the last card of the round must be the colony if it is still in hand', () => {
  const game = Game.deal(2, { start_seat: '0' });
  while (game.centauri.placingsLeft(0) > 1 || game.now.seat !== 0) {
    game.place(game.hand(game.now.seat).find(({ kind }) => kind !== 'colony')!.id, 0);
    if (game.now.seat === 1 && game.centauri.placingsLeft(1) === 1) game.place(game.card(1, 'colony').id, 0);
  }
  const text = JSON.stringify(game.save);
  const other = game.hand(0).find(({ kind }) => kind !== 'colony')!;
  expect(() => game.place(other.id, 0)).toThrow('colony_required');
  expect(JSON.stringify(game.save)).toBe(text);
  const { id } = game.card(0, 'colony');
  expect(game.now.options.map((option) => option.id)).toEqual([`${id}@0`, `${id}@1`]);
  expect(centauri.view(game.centauri, 1)).not.toHaveProperty('blocked');
});

test('scenario 4: after the colony any cards on any planets, all on one or on the own', () => {
  const game = Game.deal(2, { start_seat: '0' });
  game.place(game.card(0, 'colony').id, 1);
  for (let card = 0; card < 4; card++) {
    game.answer(game.now.id, game.now.fallback);
    expect(game.now.options).toHaveLength(game.hand(0).length * 2);
    game.place(game.hand(0)[0]!.id, 0);
  }
  expect(game.centauri.placingsLeft(0)).toBe(0);
});

test('scenario 5: a colony laid on C is an event laid on C to everyone else', () => {
  const colony = Game.deal(3, { start_seat: '0' });
  colony.place(colony.card(0, 'colony').id, 2);
  const event = Game.deal(3, { start_seat: '0' });
  const other = event.hand(0).find(({ kind }) => typeOf(kind) === 'event' && kind !== 'colony')!;
  event.place(other.id, 2);
  for (const viewer of [1, 2, 'watch'] as const) {
    expect(colony.heard(viewer)).toEqual([{ type: 'placed', of: { id: 'p1', seat: 0, planet: 2, type: 'event' } }]);
    expect(JSON.stringify(colony.view(viewer))).toBe(JSON.stringify(event.view(viewer)));
  }
});

test('scenario 6: others see how many of each type, the owner sees its face-down cards', () => {
  const game = Game.deal(2, { start_seat: '0' });
  for (let lap = 0; lap < 2; lap++) {
    game.place(game.hand(0).find(({ kind }) => typeOf(kind) === 'terraforming')!.id, 0);
    game.place(game.hand(1)[0]!.id, 0);
  }
  game.hold(0, '1 2 N C');
  const seen = game.view(1);
  expect(seen.seats[0]!.hand).toEqual({ terraforming: 2, event: 2 });
  expect(seen.piles[0]!.filter(({ owner }) => owner === 0).every((card) => !('kind' in card))).toBe(true);
  expect(seen.piles[0]!.filter(({ owner }) => owner === 1).every(({ kind }) => kind !== undefined)).toBe(true);
  expect(JSON.stringify(seen)).not.toContain(JSON.stringify(game.hand(0)));
});

test('scenario 8: another’s card and an invented one get the same refusal', () => {
  const game = Game.deal(2, { start_seat: '0' });
  game.centauri.seat(1).hand[0]!.id = 'foreign';
  expect(() => game.place('foreign', 0)).toThrow('card_not_in_hand');
  expect(() => game.place('invented', 0)).toThrow('card_not_in_hand');
});

test('scenario 10: there is no planet 3 in a game for three', () => {
  const game = Game.deal(3);
  expect(() => game.place(game.hand(game.now.seat)[0]!.id, 3)).toThrow('bad_target');
});

test('scenario 11: one message carries all kinds of the round; what is kept in hand stays hidden', () => {
  const game = Game.deal(3).toRound(2);
  game.playOn(() => game.facts.round === 3);
  const revealed = game.heard('watch').filter(({ type }) => type === 'revealed');
  expect(revealed).toHaveLength(1);
  expect((revealed[0]!.of['piles'] as string[][]).flat()).toHaveLength(15);
  expect(JSON.stringify(game.heard('watch'))).not.toContain('hand');
});

test('scenario 12: a lone winner captures what lies at its colony, colonies return, hands are filled', () => {
  const game = Game.deal(4, { start_seat: '0' }).toRound(2);
  const before = game.facts.seats.map(({ captured }) => [...captured]);
  game.layRound(2, [
    ['a3', 'b2', 'cC', 'c1', 'dX'],
    ['aC', 'aS', 'aS', 'bC', 'bS'],
    ['bX', 'bX', 'cS', 'cX', 'aX'],
    ['dC', 'dS', 'dS', 'dX', 'cS'],
  ]);
  expect(game.facts.seats[2]!.captured).toEqual([...before[2]!, 'a3', 'b2', 'c1', 'dX']);
  for (const seat of [0, 1, 3]) expect(game.facts.seats[seat]!.captured).toEqual(before[seat]);
  for (const seat of game.centauri.seats) {
    expect(game.hand(seat).filter(({ kind }) => kind === 'colony')).toHaveLength(1);
    expect(game.hand(seat)).toHaveLength(7);
    expect(game.view('watch').seats[seat]!.decks).toEqual({ terraforming: 10, event: 10 });
  }
});

test('scenario 13: with start seat D round 2 begins with A and round 8 with C', () => {
  const game = Game.deal(4, { start_seat: '3' });
  expect(game.toRound(2).view('watch').first).toBe(0);
  expect(game.toRound(8).view('watch').first).toBe(2);
});

test('scenario 14: position W5: a shared round gives points and no captured cards', () => {
  const game = Game.deal(4);
  game.layRound(2, example('W5').position.piles);
  expect(game.facts.seats.map(({ points }) => points)).toEqual([2, 0, 1, 0]);
  expect(game.facts.seats.flatMap(({ captured }) => captured)).toEqual([]);
});

test('scenario 15: position W8 in round 7: nobody scores and round 8 starts', () => {
  const game = Game.deal(2);
  game.layRound(7, example('W8').position.piles);
  expect(game.facts).toMatchObject({ round: 8, over: false });
  expect(game.facts.seats.map(({ points, captured }) => [points, captured])).toEqual([
    [0, []],
    [0, []],
  ]);
  expect(game.open).toHaveLength(1);
});

test('scenario 16: every colony destroyed in round 8: no points, the game ends', () => {
  const game = Game.deal(2);
  game.layRound(8, [
    ['a3', 'a2', 'aC', 'aS', 'aS', 'a1', 'bN'],
    ['b3', 'b3', 'bC', 'bS', 'bS', 'b1', 'aN'],
  ]);
  expect(game.facts.over).toBe(true);
  expect(game.facts.seats.map(({ points }) => points)).toEqual([0, 0]);
  expect(game.open).toEqual([]);
  expect(centauri.result(game.centauri)).toMatchObject({ winners: [0, 1], decided: 'shared' });
});

test('scenario 17: round 8 empties the decks and the hands', () => {
  const game = Game.deal(3).toRound(8);
  expect(game.centauri.laps).toBe(7);
  for (const seat of game.centauri.seats) {
    expect(game.hand(seat)).toHaveLength(7);
    expect(game.view('watch').seats[seat]!.decks).toEqual({ terraforming: 0, event: 0 });
  }
  game.playOn(() => false);
  expect(game.facts.over).toBe(true);
  for (const seat of game.centauri.seats) expect(game.hand(seat).map(({ kind }) => kind)).toEqual(['colony']);
});

test('scenario 18: round 8 shared by A and B gives two points each', () => {
  const game = Game.deal(2);
  game.layRound(8, [
    ['a3', 'a2', 'aC', 'aS', 'aS', 'aX', 'aX'],
    ['b3', 'b2', 'bC', 'bS', 'bS', 'bX', 'bX'],
  ]);
  expect(game.facts.seats.map(({ points, captured }) => [points, captured])).toEqual([
    [2, []],
    [2, []],
  ]);
});

test('scenario 19: level points are decided by captured cards, or shared', () => {
  expect(findWinners([4, 4, 2], [9, 14, 30])).toEqual({ winners: [1], decided: 'captured' });
  expect(findWinners([4, 4, 2], [14, 14, 30])).toEqual({ winners: [0, 1], decided: 'shared' });
});

test('scenario 20: a captured 1* is worth nothing in the alternative variant', () => {
  const stack = ['a1*', 'a1*', 'b2', 'cX'];
  expect(capturedValue(stack, 'alternative')).toBe(1);
  expect(capturedValue(stack, 'standard')).toBe(3);
});

test('scenario 21: more points than flags', () => {
  const game = Game.deal(2);
  game.facts.seats[0]!.points = 9;
  game.layRound(8, [
    ['b3', 'b2', 'bC', 'bS', 'bS', 'bX', 'bX'],
    ['a3', 'a3', 'a3', 'aC', 'aV', 'aS', 'aS'],
  ]);
  expect(game.facts.seats[0]!.points).toBe(12);
});

test('scenario 22: an onlooker of lap 4 sees the public view and nothing else', () => {
  const game = Game.deal(3);
  game.playOn(() => game.centauri.lap === 4);
  const seen = game.view('watch');
  expect(seen.piles.flat().every((card) => !('kind' in card))).toBe(true);
  expect(seen).not.toHaveProperty('hand');
  expect(seen.seats.map(({ hand }) => hand.terraforming + hand.event)).toEqual([4, 4, 4]);
});
