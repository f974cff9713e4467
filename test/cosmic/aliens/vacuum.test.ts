import { expect, test } from 'vitest';
import { testFlare } from '../flares/test-flare.ts';
import { lay, type Laid } from '../game.ts';

const duel = { aim: 'b1', send: ['a1', 'a1', 'a1'] };
const beaten = (laid: Laid = {}) =>
  lay({ aliens: { A: 'vacuum' }, hands: { A: ['a04'], B: ['a20', 'KZ'], C: ['N'] }, ...laid }).fight({ ...duel, cards: ['a04', 'a20'] });
const lost = (game: ReturnType<typeof lay>) => game.told('lost').map(({ seat, ships, cause }) => [seat, ships, cause]);

test('as many ships of others follow its own, and their owners pick them', () => {
  const game = beaten();
  expect(game.find('A.vacuum.drag')).toMatchObject({
    min: 0,
    max: 3,
    options: [1, 2, 3].map((seat) => ({ id: `seat:${seat}`, times: 3 })),
  });
  game.answer('A.vacuum.drag', 'seat:1', 'seat:2', 'seat:2').rest();
  expect(game.asked).toEqual(['B.shed', 'C.shed']);
  game.answer('B.shed', 'planet:b2').answer('C.shed', 'planet:c1', 'planet:c3').rest();
  expect(lost(game)).toEqual([
    [0, { gate: 3 }, 'defeat'],
    [1, { b2: 1 }, 'vacuum'],
    [2, { c1: 1, c3: 1 }, 'vacuum'],
  ]);
});

test('fewer or none, if it likes; none if it does not say', () => {
  expect(lost(beaten().timeOut('A.vacuum.drag').rest())).toHaveLength(1);
  expect(beaten().refusal('A.vacuum.drag', 'seat:1', 'seat:2', 'seat:2', 'seat:3')).toBe('too_many');
  expect(beaten().refusal('A.vacuum.drag', 'seat:0')).not.toBe('accepted');
});

test('zapped, nobody follows', () => {
  const game = beaten().answer('B.on.power-use', '#KZ').rest();
  expect([lost(game).length, game.facts.turn]).toEqual([1, 1]);
});

test('ships in the encounter stay there', () => {
  const ships = { B: { b1: 5, b2: 1, b3: 0, b4: 0, b5: 0, warp: 14 } };
  const game = beaten({ ships, hands: { A: ['a04'], B: ['a20', 'KZ'], C: ['N'] } });
  expect(game.find('A.vacuum.drag').options[0]).toEqual({ id: 'seat:1', times: 1 });
  game.answer('A.vacuum.drag', 'seat:1').rest();
  expect(lost(game).at(-1)).toEqual([1, { b2: 1 }, 'vacuum']);
});

test('whatever the cause: a bystander struck by a plague, and an ally', () => {
  const plagued = lay({ aliens: { C: 'vacuum' }, hands: { A: ['a06', 'Plague'], C: ['N'] } }).answer('A.regroup.start', '#Plague@2');
  plagued.answer('C.shed', 'planet:c1', 'planet:c1', 'planet:c1').answer('C.vacuum.drag', 'seat:0', 'seat:0');
  plagued.answer('A.shed', 'planet:a1', 'planet:a2').rest();
  expect(lost(plagued).at(-1)).toEqual([0, { a1: 1, a2: 1 }, 'vacuum']);
  const ally = lay({ aliens: { C: 'vacuum' }, hands: { A: ['a04'], B: ['a20'], C: ['N'] } });
  ally.fight({ ...duel, invite: [['C'], []], join: [['C', 'side:offense', 'c1']], cards: ['a04', 'a20'] });
  expect(ally.find('C.vacuum.drag').max).toBe(1);
});

test('not when others lose ships, not when its own are saved or leave the game, and never twice', () => {
  const won = lay({ aliens: { A: 'vacuum' }, hands: { A: ['a20'], B: ['a04'] } }).fight({ ...duel, cards: ['a20', 'a04'] });
  expect(won.rest().told('used')).toEqual([]);
  const gone = beaten({ aliens: { A: 'vacuum', B: 'void' } }).rest();
  expect(gone.told('used').map(({ ability }) => ability)).toEqual(['void.eradicate']);
  const once = beaten().answer('A.vacuum.drag', 'seat:2').answer('C.shed', 'planet:c1').rest();
  expect(once.told('used')).toHaveLength(1);
});

test('a dragged Zombie comes home again, and dragged ships bring no compensation', () => {
  const game = beaten({ aliens: { A: 'vacuum', C: 'zombie' } })
    .answer('A.vacuum.drag', 'seat:2')
    .answer('C.shed', 'planet:c1')
    .rest();
  expect(game.warp('C')).toBe(0);
  const talk = lay({ aliens: { B: 'vacuum' }, hands: { A: ['a20', 'a15', 'a13', 'a12', 'a11', 'a10'], B: ['N'] } });
  talk
    .fight({ ...duel, cards: ['a20', 'N'] })
    .answer('B.vacuum.drag', 'seat:0', 'seat:0')
    .answer('A.shed', 'planet:a2', 'planet:a2')
    .rest();
  expect(talk.told('handed')).toMatchObject([{ from: 0, to: 1, count: 4 }]);
});

const flares = ['vacuum'];
const seen = (cards: [string, string], laid: Laid = {}) =>
  lay({ flares, ships: { C: { warp: 3 } }, hands: { A: [cards[0]], B: [cards[1], 'CZ'], C: ['N', 'flare:vacuum'] }, ...laid }).fight({
    ...duel,
    cards,
  });

test.each([
  [['a10', 'a06'], 1],
  [['a10', 'N'], 2],
] as [[string, string], number][])('wild: a ship for each main player with an attack: %j leave %i', (cards, left) => {
  const game = seen(cards).answer('C.reveal.modify', '#flare:vacuum').rest();
  expect([game.warp('C'), game.hand('C')]).toEqual([left, ['N', 'flare:vacuum']]);
});

test('wild: its own attack does not count', () => {
  const game = lay({ flares, ships: { A: { warp: 4 } }, hands: { A: ['a20', 'flare:vacuum'], B: ['a06'] } }).fight({
    ...duel,
    cards: ['a20', 'a06'],
  });
  game.answer('A.reveal.modify', '#flare:vacuum').rest();
  expect(game.warp('A')).toBe(2);
});

test('wild: not with an empty warp, nor without an attack; card-zapped, the ships stay there', () => {
  const none = seen(['a10', 'a06'], { ships: {} });
  expect(none.options('C.reveal.modify')).toEqual(['word:pass']);
  expect(() => seen(['N', 'N']).find('C.reveal.modify')).toThrow();
  const zapped = seen(['a10', 'a06']).answer('C.reveal.modify', '#flare:vacuum').answer('B.on.card-play', '#CZ').rest();
  expect([zapped.warp('C'), zapped.hand('C')]).toEqual([3, ['N']]);
});

const picked = (zap: string) =>
  beaten({ flares, hands: { A: ['a04', 'flare:vacuum'], B: ['a20', zap], C: ['N'] } }).answer('A.on.power-use', '#flare:vacuum');

test('super: it picks the ships that follow its own', () => {
  const game = picked('N').answer('A.vacuum.drag', 'seat:1', 'seat:2', 'seat:2');
  expect(game.find('A.vacuum.pick')).toMatchObject({ min: 1, max: 1, about: { of: { seat: 1, count: 1 } } });
  expect(game.options('A.vacuum.pick')).toEqual(['planet:b2', 'planet:b3', 'planet:b4', 'planet:b5']);
  game.answer('A.vacuum.pick', 'planet:b3').answer('A.vacuum.pick', 'planet:c1', 'planet:c2').rest();
  expect(lost(game).slice(1)).toEqual([
    [1, { b3: 1 }, 'vacuum'],
    [2, { c1: 1, c2: 1 }, 'vacuum'],
  ]);
  expect(game.hand('A')).toEqual(['flare:vacuum']);
});

test('super: card-zapped, their owners pick; stopped, nobody follows and the flare is kept', () => {
  const zapped = picked('CZ').answer('B.on.card-play', '#CZ').answer('A.vacuum.drag', 'seat:2');
  expect([zapped.rest().asked, zapped.hand('A')]).toEqual([['C.shed'], []]);
  const stopped = picked('KZ').others().answer('B.on.power-use', '#KZ').rest();
  expect([lost(stopped).length, stopped.hand('A')]).toEqual([1, ['flare:vacuum']]);
});

test('super: not for the losses of others', () => {
  const game = lay({ aliens: { A: 'vacuum' }, flares, hands: { A: ['a20', 'flare:vacuum'], B: ['a04'] } }).fight({
    ...duel,
    cards: ['a20', 'a04'],
  });
  expect(game.rest().told('played')).toEqual([]);
});

test('who does not say which of its ships follow gives up no colony as long as others have two', () => {
  const ships = { B: { b1: 4, b2: 3, b3: 2, b4: 2, b5: 2, warp: 7 } };
  const game = lay({ aliens: { A: 'vacuum' }, ships, hands: { A: ['a04'], B: ['a20'] } });
  game.fight({ aim: 'b1', send: ['a1', 'a1', 'a1', 'a1'], cards: ['a04', 'a20'] });
  game
    .answer('A.vacuum.drag', ...Array<string>(4).fill('seat:1'))
    .timeOut('B.shed')
    .rest();
  expect(game.told('lost').at(-1)).toEqual({ seat: 1, ships: { b2: 1, b3: 1, b4: 1, b5: 1 }, cause: 'vacuum' });
});

test('ships that are about to be lost are not dragged along', () => {
  const hands = { A: ['a40', 'KZ'], B: ['a04', 'N'], C: ['N', 'flare:void'] };
  const game = lay({ aliens: { A: 'cudgel', B: 'zombie', C: 'vacuum' }, flares: ['void'], hands, ships: { B: { b1: 2, b5: 1 } } });
  game.fight({ aim: 'b1', send: ['a1'], cards: ['a40', 'a04'] }).answer('B.shed', 'planet:b5');
  game.answer('A.on.power-use', '#KZ').answer('C.on.card-play', '#flare:void').timeOut('C.shed').answer('C.vacuum.drag', 'seat:1');
  expect(game.options('B.shed')).toEqual(['planet:b2', 'planet:b3', 'planet:b4']);
  game.answer('B.shed', 'planet:b2').rest();
  expect(game.told('lost').slice(0, 1)).toMatchObject([{ seat: 2, cause: 'void' }]);
  expect(
    Object.values(game.facts.planets)
      .flat()
      .every((ships) => ships >= 0),
  ).toBe(true);
});

testFlare('vacuum', { wild: ['any', 'reveal.modify'], super: ['any', 'on.ships-lost'] });
