import { expect, test } from 'vitest';
import { testFlare } from '../flares/test-flare.ts';
import { lay, type Laid } from '../game.ts';

const duel = { aim: 'b1', send: ['a1', 'a1'] };
const patient = (tokens: number, laid: Laid = {}) => {
  const game = lay({ aliens: { C: 'tick-tock' }, hands: { A: ['a04', 'a20'], B: ['a08', 'KZ'] }, ...laid });
  game.table.openStore(2, 'tick-tock').tokens = tokens;
  return game;
};
const tokens = (game: ReturnType<typeof lay>) => game.table.store(2, 'tick-tock')!.tokens;

test('a token goes when a defense wins, whoever it is', () => {
  const game = patient(10)
    .fight({ ...duel, cards: ['a04', 'a08'] })
    .rest();
  expect([tokens(game), game.told('tick-tock.ticked')]).toEqual([9, [{ seat: 2, count: 9 }]]);
  expect(game.facts.winners).toBeNull();
  expect(game.view('A').seats[2]!.stores).toMatchObject([{ of: 'tick-tock', tokens: 9 }]);
});

test('none when an offense wins, be it its own win', () => {
  expect(
    tokens(
      patient(10)
        .fight({ ...duel, cards: ['a20', 'a08'] })
        .rest(),
    ),
  ).toBe(10);
  const own = patient(10, { turn: 'C', hands: { B: ['a08'], C: ['a20'] } });
  expect(tokens(own.fight({ aim: 'b1', send: ['c1'], cards: ['a20', 'a08'] }).rest())).toBe(10);
});

test('with the last one it wins at once, though the losses are still to come', () => {
  const game = patient(1)
    .fight({ ...duel, cards: ['a04', 'a08'] })
    .rest();
  expect([game.facts.winners, game.told('lost')]).toEqual([[2], []]);
});

test('zapped, the token stays, and so it does with the sheet face down', () => {
  const zapped = patient(1)
    .fight({ ...duel, cards: ['a04', 'a08'] })
    .answer('B.on.power-use', '#KZ')
    .rest();
  expect([tokens(zapped), zapped.facts.winners]).toEqual([1, null]);
  const ships = { C: { c1: 10, c2: 10, c3: 0, c4: 0, c5: 0 } };
  expect(
    tokens(
      patient(1, { ships })
        .fight({ ...duel, cards: ['a04', 'a08'] })
        .rest(),
    ),
  ).toBe(1);
});

test('colonies win too', () => {
  const game = patient(9, { turn: 'C', ships: { C: { a1: 1, a2: 1, a3: 1, a4: 1 } }, hands: { B: ['a08'], C: ['a20'] } });
  expect(game.fight({ aim: 'b1', send: ['c1'], cards: ['a20', 'a08'] }).rest().facts.winners).toEqual([2]);
});

const dealing = (hands = {}) => {
  const ships = { A: { b1: 1, b2: 1, b3: 1, c1: 1 } };
  const game = patient(1, { ships, hands: { A: ['N'], B: ['N'], D: ['KZ', 'Quash', 'a06'], ...hands } });
  game.fight({ aim: 'b4', send: ['a1'], cards: ['N', 'N'] }).gather();
  return game.answer('A.offer', 'get:b5').answer('B.answer', 'accept:1').answer('A.settle', 'gate');
};

test('R-53 Tick-Tock shares', () => {
  expect(dealing().rest().facts.winners).toEqual([0, 2]);
  const zapped = dealing().answer('D.on.power-use', '#KZ').rest();
  expect([zapped.facts.winners, tokens(zapped)]).toEqual([[0], 1]);
  const quashed = dealing().answer('D.deal.agreed', '#Quash').rest();
  quashed.timeOut('A.shed').timeOut('B.shed').rest();
  expect([quashed.facts.winners, tokens(quashed)]).toEqual([null, 1]);
});

test('who has only borrowed the power has no clock to run down', () => {
  const game = patient(3);
  game.find('A.aim');
  game.encounter.lent.push({ alien: 'tick-tock', from: 2, to: 3 });
  game.fight({ ...duel, cards: ['a04', 'a08'] }).rest();
  expect([tokens(game), game.table.store(3, 'tick-tock')]).toEqual([3, undefined]);
});

const flares = ['tick-tock'];
const reshuffled = (laid: Laid = {}) => {
  const discard = ['a06', 'a06', 'a06', 'a06', 'a08', 'a08', 'a08', 'a08'];
  const game = lay({ flares, hands: { A: ['a10'], B: ['+2', 'CZ'], C: ['N', 'flare:tick-tock'] }, discard, ...laid });
  game.facts.deck.length = 3;
  return game.answer('A.aim', 'planet:b1').answer('A.send', 'planet:a1').answer('A.invite').answer('B.invite');
};

test('wild: when the pile becomes the deck it founds a colony', () => {
  const game = reshuffled().answer('C.on.deck-reshuffle', '#flare:tick-tock');
  expect(game.options('C.tick-tock.planet')).toHaveLength(15);
  game.answer('C.tick-tock.planet', 'planet:d2').answer('C.tick-tock.ships', 'planet:c1', 'planet:c1', 'planet:c2').rest();
  expect([game.on('d2'), game.on('c1'), game.foreign('C'), game.hand('C')]).toEqual(['C3 D4', 'C2', 1, ['N', 'flare:tick-tock']]);
});

test('wild: one to four ships, and none that defends a planet', () => {
  const hands = { A: ['a10', 'flare:chosen'], B: ['a06', 'flare:tick-tock'] };
  const game = lay({ flares: ['tick-tock', 'chosen'], hands, discard: ['a08'] }).fight({ aim: 'b1', send: ['a1'] });
  game.find('A.planning.before-select');
  game.facts.deck.length = 0;
  game.answer('A.planning.before-select', '#flare:chosen').answer('B.on.deck-reshuffle', '#flare:tick-tock');
  game.answer('B.tick-tock.planet', 'planet:d2');
  expect(game.find('B.tick-tock.ships')).toMatchObject({ min: 1, max: 4 });
  expect(game.options('B.tick-tock.ships')).toEqual(['planet:b2', 'planet:b3', 'planet:b4', 'planet:b5']);
});

test('wild: it wins with the fifth colony', () => {
  const game = reshuffled({ ships: { C: { a1: 1, a2: 1, b3: 1, b4: 1 } } }).answer('C.on.deck-reshuffle', '#flare:tick-tock');
  game.answer('C.tick-tock.planet', 'planet:d2').answer('C.tick-tock.ships', 'planet:c1').rest();
  expect(game.facts.winners).toEqual([2]);
});

test('wild: card-zapped, no colony', () => {
  const game = reshuffled({ hands: { A: ['a10', 'CZ'], B: ['+2'], C: ['N', 'flare:tick-tock'] } });
  game.answer('C.on.deck-reshuffle', '#flare:tick-tock').answer('C.tick-tock.planet', 'planet:d2').answer('C.tick-tock.ships', 'planet:c1');
  game.answer('A.on.card-play', '#CZ').rest();
  expect([game.on('d2'), game.hand('C')]).toEqual(['D4', ['N']]);
});

const own = (cards: [string, string], more: string[] = []) =>
  patient(5, { flares, turn: 'C', hands: { B: [cards[1], ...more], C: [cards[0], 'flare:tick-tock'] } }).fight({
    aim: 'b1',
    send: ['c1'],
    cards,
  });

test('super: after its own win it pays a ship for one more token', () => {
  const game = own(['a20', 'a08']).answer('C.resolve.result', '#flare:tick-tock').answer('C.shed', 'planet:c2').rest();
  expect([tokens(game), game.warp('C'), game.hand('C')]).toEqual([4, 1, ['flare:tick-tock']]);
  expect(game.told('lost')[0]).toEqual({ seat: 2, ships: { c2: 1 }, cause: 'tick-tock' });
});

test('super: with its last two tokens a won defense wins the game', () => {
  const game = patient(2, { flares, destiny: ['C'], hands: { A: ['a04'], C: ['a20', 'flare:tick-tock'] } });
  game.fight({ aim: 'c1', send: ['a1'], cards: ['a04', 'a20'] }).answer('C.resolve.result', '#flare:tick-tock');
  game.answer('C.shed', 'planet:c2').rest();
  expect(game.facts.winners).toEqual([2]);
});

test('super: not in defeat, not for the wins of others; card-zapped, no ship and no token', () => {
  expect(own(['a04', 'a20']).rest().told('played')).toEqual([]);
  const aside = patient(5, { flares, hands: { A: ['a04'], B: ['a08'], C: ['N', 'flare:tick-tock'] } }).fight({
    ...duel,
    cards: ['a04', 'a08'],
  });
  expect(aside.rest().told('played')).toEqual([]);
  const game = own(['a20', 'a08'], ['CZ']).answer('C.resolve.result', '#flare:tick-tock').answer('B.on.card-play', '#CZ').rest();
  expect([tokens(game), game.warp('C'), game.hand('C')]).toEqual([5, 0, []]);
});

testFlare('tick-tock', { wild: ['any', 'on.deck-reshuffle'], super: ['main', 'resolve.result', 'deal.made'], seldom: ['wild'] });
