import { expect, test } from 'vitest';
import { testFlare } from '../flares/test-flare.ts';
import { lay, type Laid } from '../game.ts';

const duel = { aim: 'b1', send: ['a1', 'a1', 'a1', 'a1'] };
const won = (laid: Laid = {}) =>
  lay({ aliens: { A: 'void' }, hands: { A: ['a20', 'a12'], B: ['a06', 'KZ'] }, ...laid }).fight({ ...duel, cards: ['a20', 'a06'] });
const gone = (game: ReturnType<typeof lay>) => [0, 1, 2, 3].map((seat) => game.table.seat(seat).out);

test('the ships it beats leave the game', () => {
  const game = won().rest();
  expect([gone(game), game.warp('B'), game.on('b1')]).toEqual([[0, 4, 0, 0], 0, 'A4']);
  expect(game.told('removed')).toEqual([{ seat: 1, ships: { b1: 4 } }]);
});

test('those of an offense and of its allies too', () => {
  const game = lay({ aliens: { B: 'void' }, hands: { A: ['a04'], B: ['a20'], C: ['N'] } });
  game.fight({ ...duel, invite: [['C'], []], join: [['C', 'side:offense', 'c1', 'c2']], cards: ['a04', 'a20'] }).rest();
  expect([gone(game), game.warp('A'), game.warp('C')]).toEqual([[4, 0, 2, 0], 0, 0]);
});

test('zapped, they go to the warp', () => {
  const game = won().answer('B.on.power-use', '#KZ').rest();
  expect([gone(game), game.told('lost')]).toEqual([[0, 0, 0, 0], [{ seat: 1, ships: { b1: 4 }, cause: 'defeat' }]]);
});

test.each([
  ['no', { b1: 4, b2: 1, b3: 1, b4: 1, b5: 1 }, 3, 15],
  ['yes', { b1: 3, b2: 1, b3: 1, b4: 1 }, 2, 12],
])('nobody is left with too few ships to win (four planets: %s)', (four, ships, removed, out) => {
  const game = won({ options: { four_planets: four }, ships: { B: ships } });
  // all it has in the warp has left the game before
  const seat = game.table.seat(1);
  [seat.out, seat.warp] = [seat.warp, 0];
  game.rest();
  expect([seat.out, game.told('removed')]).toEqual([out, [{ seat: 1, ships: { b1: removed } }]]);
  expect(game.told('lost')).toEqual([{ seat: 1, ships: { b1: 1 }, cause: 'defeat' }]);
});

test('no compensation for ships that are gone', () => {
  const game = lay({ aliens: { A: 'void' }, hands: { A: ['a20', 'a12'], B: ['N'] } }).fight({ ...duel, cards: ['a20', 'N'] });
  expect(game.rest().told('handed')).toEqual([]);
});

test('not as an ally, not in defeat, and not over a failed deal', () => {
  const ally = lay({ aliens: { C: 'void' }, hands: { A: ['a20'], B: ['a06'], C: ['N'] } });
  ally.fight({ ...duel, invite: [['C'], []], join: [['C', 'side:offense', 'c1']], cards: ['a20', 'a06'] }).rest();
  expect(gone(ally)).toEqual([0, 0, 0, 0]);
  const beaten = lay({ aliens: { A: 'void' }, hands: { A: ['a04'], B: ['a20'] } }).fight({ ...duel, cards: ['a04', 'a20'] });
  expect(gone(beaten.rest())).toEqual([0, 0, 0, 0]);
  const talk = lay({ aliens: { A: 'void' }, hands: { A: ['N'], B: ['N'] } })
    .fight({ ...duel, cards: ['N', 'N'] })
    .gather();
  talk.answer('A.answer', 'word:refuse').answer('B.answer', 'word:refuse').timeOut('A.shed').timeOut('B.shed').rest();
  expect(gone(talk)).toEqual([0, 0, 0, 0]);
});

test('a Zombie cannot be saved, but for a zap (of R-50)', () => {
  const fight = () => {
    const game = lay({ aliens: { A: 'void', C: 'zombie' }, ships: { B: { b1: 2 } }, hands: { A: ['a12'], B: ['a06', 'KZ'], C: ['N'] } });
    return game.fight({ ...duel, invite: [[], ['C']], join: [['C', 'side:defense', 'c1', 'c1', 'c1', 'c1']], cards: ['a12', 'a06'] });
  };
  const removed = fight().rest();
  expect(removed.told('outcome')[0]!['totals']).toEqual([16, 12]);
  expect(gone(removed)).toEqual([0, 2, 4, 0]);
  const zapped = fight().answer('B.on.power-use', '#KZ').rest();
  expect([gone(zapped), zapped.warp('C'), zapped.told('lost')]).toMatchObject([[0, 0, 0, 0], 0, [{ seat: 1, ships: { b1: 2 } }]]);
});

const flares = ['void'];
const plagued = (laid: Laid = {}) =>
  lay({ flares, hands: { A: ['a10', 'flare:void'], B: ['a06', 'Plague', 'CZ'] }, ...laid }).answer('B.regroup.start', '#Plague@0');

test('wild: for a ship of its own an artifact does nothing and is discarded', () => {
  const game = plagued().answer('A.on.card-play', '#flare:void').answer('A.shed', 'planet:a2').rest();
  expect(game.told('lost')).toEqual([{ seat: 0, ships: { a2: 1 }, cause: 'void' }]);
  expect([game.told('stopped'), game.pile, game.hand('A')]).toEqual([
    [{ seat: 1, ability: 'artifact:plague' }],
    ['Plague'],
    ['a10', 'flare:void'],
  ]);
});

test('wild: of somebody else’s too; ships in the encounter do not pay', () => {
  const ships = { B: { b1: 6, b2: 1, b3: 1, b4: 1, b5: 1, warp: 10 } };
  const game = lay({ flares, ships, hands: { A: ['a10', 'Emotion'], B: ['a06', 'flare:void'] } }).fight({ ...duel, cards: ['a10', 'a06'] });
  game.answer('A.reveal.modify', '#Emotion').answer('B.on.card-play', '#flare:void');
  expect(game.options('B.shed')).toEqual(['planet:b2', 'planet:b3', 'planet:b4', 'planet:b5']);
});

test('wild: not against a flare; card-zapped, the artifact works and no ship is paid', () => {
  const flare = lay({ flares: ['void', 'virus'], hands: { A: ['a10', 'flare:void'], B: ['a06', 'flare:virus'] } });
  flare
    .fight({ ...duel, invite: [[], ['C']], join: [['C', 'side:defense', 'c1']], cards: ['a10', 'a06'] })
    .answer('B.reveal.modify', '#flare:virus');
  expect(flare.sitting.open.filter(({ seat }) => seat === 0).flatMap(({ options }) => options.map(({ id }) => id))).not.toContain(
    flare.pick(0, '#flare:void'),
  );
  const game = plagued().answer('A.on.card-play', '#flare:void').others().answer('B.on.card-play', '#CZ');
  expect(game.find('A.shed')).toMatchObject({ min: 3, about: { of: { cause: 'plague' } } });
  expect(game.pile).toContain('flare:void');
});

const side = (cards: [string, string], more: string[] = []) =>
  lay({ aliens: { C: 'void' }, flares, hands: { A: [cards[0], 'a09'], B: [cards[1], ...more], C: ['N', 'flare:void'] } }).fight({
    ...duel,
    invite: [['C'], []],
    join: [['C', 'side:offense', 'c1']],
    cards,
  });

test('super: as an ally of who has won', () => {
  const game = side(['a20', 'a06']).answer('C.on.ships-losing', '#flare:void').rest();
  expect([gone(game), game.hand('C')]).toEqual([
    [0, 4, 0, 0],
    ['N', 'flare:void'],
  ]);
  expect(game.told('used')).toMatchObject([{ seat: 2, ability: 'void.eradicate' }]);
});

test('super: not as an ally of who has lost, nor as a bystander', () => {
  expect(gone(side(['a04', 'a20']).rest())).toEqual([0, 0, 0, 0]);
  const aside = lay({ aliens: { C: 'void' }, flares, hands: { A: ['a20'], B: ['a06'], C: ['N', 'flare:void'] } }).fight({
    ...duel,
    cards: ['a20', 'a06'],
  });
  expect(aside.rest().told('played')).toEqual([]);
});

test('super: card-zapped or stopped, the ships go to the warp; stopped, the flare comes back', () => {
  const zapped = side(['a20', 'a06'], ['CZ']).answer('C.on.ships-losing', '#flare:void').answer('B.on.card-play', '#CZ').rest();
  expect([gone(zapped), zapped.warp('B'), zapped.pile]).toEqual([[0, 0, 0, 0], 4, expect.arrayContaining(['flare:void'])]);
  const stopped = side(['a20', 'a06'], ['KZ']).answer('C.on.ships-losing', '#flare:void').answer('B.on.power-use', '#KZ').rest();
  expect([gone(stopped), stopped.warp('B'), stopped.hand('C')]).toEqual([[0, 0, 0, 0], 4, ['N', 'flare:void']]);
});

test('wild: ships that are about to be lost pay for nothing', () => {
  const game = lay({
    aliens: { A: 'cudgel', C: 'zombie' },
    flares: ['void'],
    hands: { A: ['a20', 'KZ'], B: ['a04', 'flare:void'], C: ['N'] },
  });
  game.fight({ ...duel, invite: [[], ['C']], join: [['C', 'side:defense', 'c1']], cards: ['a20', 'a04'] });
  game.answer('B.shed', 'planet:b5', 'planet:b5', 'planet:b5', 'planet:b5').answer('A.on.power-use', '#KZ');
  game.answer('B.on.card-play', '#flare:void');
  expect(game.options('B.shed')).toEqual(['planet:b2', 'planet:b3', 'planet:b4']);
  game.answer('B.shed', 'planet:b2').rest();
  expect(game.told('lost').filter(({ seat }) => seat === 1)).toEqual([
    { seat: 1, ships: { b2: 1 }, cause: 'void' },
    { seat: 1, ships: { b1: 4 }, cause: 'defeat' },
    { seat: 1, ships: { b5: 4 }, cause: 'cudgel' },
  ]);
  expect(game.on('b5')).toBe('');
});

test('wild: nor do ships promised in a deal', () => {
  const game = lay({ flares: ['void'], hands: { A: ['N', 'a08', 'flare:void'], B: ['N'], C: ['Quash', 'a06'] } });
  game.fight({ ...duel, cards: ['N', 'N'] }).gather();
  game.answer('A.offer', 'give:random', 'get:b2').answer('B.answer', 'accept:1');
  game
    .answer('A.settle', ...Array<string>(4).fill('planet:a3'))
    .answer('C.deal.agreed', '#Quash')
    .answer('A.on.card-play', '#flare:void');
  expect(game.options('A.shed')).toEqual(['planet:a2', 'planet:a4', 'planet:a5']);
  game.answer('A.shed', 'planet:a2').rest();
  expect([game.on('a3'), game.on('b2'), game.warp('A')]).toEqual(['', 'A4 B4', 1]);
});

test('wild: not for who has promised all its ships, or is about to lose them', () => {
  const poor = { a1: 2, a2: 2, a3: 0, a4: 0, a5: 0 };
  const game = lay({ flares: ['void'], ships: { A: poor }, hands: { A: ['N', 'flare:void'], B: ['N'], C: ['Quash', 'a06'] } });
  game.fight({ aim: 'b1', send: ['a1'], cards: ['N', 'N'] }).gather();
  game.answer('A.offer', 'get:b2').answer('B.answer', 'accept:1');
  const all = game.find('A.settle').options.filter(({ id }) => id !== 'gate');
  game.answer('A.settle', ...all.flatMap(({ id, times }) => Array<string>(times!).fill(id)));
  game.answer('C.deal.agreed', '#Quash');
  expect(game.options('A.on.card-play')).toEqual(['word:pass']);
  const ships = { B: { b1: 4, b2: 0, b3: 0, b4: 0, b5: 4 } };
  const beaten = lay({
    aliens: { A: 'cudgel', C: 'zombie' },
    flares: ['void'],
    ships,
    hands: { A: ['a20', 'KZ'], B: ['a04', 'flare:void'], C: ['N'] },
  });
  beaten.fight({ ...duel, invite: [[], ['C']], join: [['C', 'side:defense', 'c1']], cards: ['a20', 'a04'] });
  // first the smash, then that ships come back
  beaten.timeOut('A.on.power-use').answer('A.on.power-use', '#KZ');
  expect(beaten.options('B.on.card-play')).toEqual(['word:pass']);
});

testFlare('void', { wild: ['any', 'on.card-play'], super: ['ally', 'on.ships-losing'] });
