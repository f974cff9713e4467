import { expect, test } from 'vitest';
import { testFlare } from '../flares/test-flare.ts';
import { lay } from '../game.ts';

const SHIP = 'power:remora.ship';
const CARD = 'power:remora.card';

test('another takes a ship out of the warp: so does it, to a colony of its choice', () => {
  const game = lay({ aliens: { C: 'remora' }, ships: { A: { warp: 2 }, C: { warp: 3 } } });
  game.answer('A.retrieve', 'planet:a1').answer('C.on.ships-retrieved', SHIP).answer('C.home', 'planet:c2').rest();
  expect([game.warp('A'), game.warp('C'), game.on('c2'), game.asked]).toEqual([1, 2, 'C5', ['A.aim']]);
});

test('one ship, however many the other had, and by whatever way; its own never count', () => {
  const tubes = { A: { warp: 3 }, B: { warp: 2 } };
  const game = lay({ aliens: { C: 'remora' }, ships: { ...tubes, C: { warp: 3 } }, hands: { A: ['a06', 'Mobius'] } });
  game.answer('A.regroup.start', '#Mobius').rest();
  // all ships are back already
  expect([game.warp('C'), game.told('used')]).toEqual([0, []]);
  const own = lay({ aliens: { A: 'remora' }, ships: { A: { warp: 3 } } })
    .answer('A.retrieve', 'planet:a1')
    .rest();
  expect([own.warp('A'), own.told('used')]).toEqual([2, []]);
});

test('who has no colony takes a ship out of the warp straight into the gate: it follows that too', () => {
  const ships = { A: { a1: 0, a2: 0, a3: 0, a4: 0, a5: 0, warp: 20 }, C: { warp: 3 } };
  const game = lay({ aliens: { C: 'remora' }, ships });
  game.answer('C.on.ships-retrieved', SHIP).answer('C.home', 'planet:c2').rest();
  expect(game.encounter.gate).toMatchObject([{ seat: 0, ships: 1 }]);
  expect([game.warp('A'), game.warp('C'), game.on('c2')]).toEqual([19, 2, 'C5']);
});

test('not a ship that came to the warp in this encounter', () => {
  const lost = (ships: Record<string, Record<string, number>>) =>
    lay({ aliens: { A: 'remora' }, ships: { C: { warp: 2 }, ...ships }, hands: { A: ['a04'], B: ['a20'] } })
      .fight({ aim: 'b1', send: ['a1', 'a1'], invite: [[], ['C']], join: [['C', 'side:defense', 'c1']], cards: ['a04', 'a20'] })
      .answer('C.reward', 'reward:ship')
      .rest();
  const fresh = lost({});
  expect([fresh.warp('A'), fresh.told('used')]).toEqual([2, []]);
  // one of two regroups, one is left from before
  const game = lay({ aliens: { A: 'remora' }, ships: { A: { warp: 2 }, C: { warp: 2 } }, hands: { A: ['a04'], B: ['a20'] } });
  game.answer('A.retrieve', 'planet:a1');
  game.fight({ aim: 'b1', send: ['a1', 'a1'], invite: [[], ['C']], join: [['C', 'side:defense', 'c1']], cards: ['a04', 'a20'] });
  game.answer('C.reward', 'reward:ship').answer('A.on.ships-retrieved', SHIP).rest();
  expect(game.warp('A')).toBe(2);
});

test('what it takes out is a ship from before, so that the new ones stay where they are', () => {
  const ships = { A: { warp: 2 }, C: { warp: 2 }, D: { warp: 2 } };
  const game = lay({ aliens: { A: 'remora' }, ships, hands: { A: ['a04'], B: ['a20'] } }).answer('A.retrieve', 'planet:a1');
  const join = [
    ['C', 'side:defense', 'c1'],
    ['D', 'side:defense', 'd1'],
  ];
  game.fight({ aim: 'b1', send: ['a1', 'a1'], invite: [[], ['C', 'D']], join, cards: ['a04', 'a20'] });
  game.answer('C.reward', 'reward:ship').answer('A.on.ships-retrieved', SHIP).answer('D.reward', 'reward:ship');
  expect(() => game.answer('A.on.ships-retrieved', SHIP)).toThrow('is not asked');
  expect(game.warp('A')).toBe(2);
});

test('ships that were healed do not stand in the way of older ones', () => {
  const ships = { A: { warp: 2 }, C: { warp: 2 } };
  const game = lay({ aliens: { A: 'remora', D: 'healer' }, ships, hands: { A: ['a04'], B: ['a20'] } }).answer('A.retrieve', 'planet:a1');
  game.fight({ aim: 'b1', send: ['a1', 'a1'], invite: [[], ['C']], join: [['C', 'side:defense', 'c1']], cards: ['a04', 'a20'] });
  game.answer('D.on.ships-lost', 'power:healer.heal').answer('C.reward', 'reward:ship').answer('A.on.ships-retrieved', SHIP).rest();
  expect(game.warp('A')).toBe(0);
});

const bare = (aliens: Record<string, string>, hands = {}) =>
  lay({ aliens, hands: { A: ['a10'], B: ['+2'], C: ['a06', 'KZ'], ...hands }, deck: ['a30', 'a20', 'N', 'N', 'N', 'N', 'N', 'N', 'a40'] });

test('another draws: it draws one card, once for all that were drawn', () => {
  const game = bare({ D: 'remora' }).fight({ aim: 'b1', send: ['a1'] });
  game.answer('D.on.card-draw', CARD).rest();
  expect(game.told('drew')).toEqual([
    { seat: 1, count: 8 },
    { seat: 3, count: 1 },
  ]);
  expect(game.hand('D')).toContain('a40');
});

test('its own draws do not make it draw; it may also let it be', () => {
  const own = bare({ B: 'remora' })
    .fight({ aim: 'b1', send: ['a1'] })
    .rest();
  expect(own.told('drew')).toHaveLength(1);
  const idle = bare({ D: 'remora' })
    .fight({ aim: 'b1', send: ['a1'] })
    .rest();
  expect([idle.told('drew').length, idle.hand('D').length]).toEqual([1, 2]);
});

test('zapped, that gain is lost and both parts are off', () => {
  const game = bare({ D: 'remora' }).fight({ aim: 'b1', send: ['a1'] });
  game.answer('D.on.card-draw', CARD).answer('C.on.power-use', '#KZ').rest();
  expect([game.told('drew').length, game.table.hasPower(3, 'remora')]).toEqual([1, false]);
});

test('without a colony no ship, and none while the sheet is down', () => {
  const ships = { A: { warp: 1 }, C: { c1: 0, c2: 0, c3: 0, c4: 0, c5: 0, warp: 20 } };
  const game = lay({ aliens: { C: 'remora' }, ships })
    .answer('A.retrieve', 'planet:a1')
    .rest();
  expect([game.warp('C'), game.told('used')]).toEqual([20, []]);
});

const flares = ['remora', 'miser', 'virus'];
const played = (hands: Record<string, string[]>, aliens = {}) =>
  lay({ flares, aliens, hands: { A: ['a06', 'flare:virus'], B: ['a15', 'CZ'], C: ['N', 'flare:remora'], ...hands }, deck: ['a40', 'a30'] })
    .fight({ aim: 'b1', send: ['a1'], invite: [['D'], []], join: [['D', 'side:offense', 'd1']], cards: ['a06', 'a15'] })
    .answer('A.reveal.modify', '#flare:virus');

test('wild: another has played a flare, and it draws a card', () => {
  const game = played({}).answer('C.on.card-resolved', '#flare:remora').rest();
  expect(game.hand('C')).toEqual(['a40', 'N', 'flare:remora']);
});

test('wild: not for its own flare, a stopped one or an artifact; card-zapped, nothing is drawn', () => {
  expect(() => played({ A: ['a06', 'flare:virus', 'flare:remora'], C: ['N'] }).answer('A.on.card-resolved', '#flare:remora')).toThrow();
  const stopped = played({}).answer('B.on.card-play', '#CZ').rest();
  expect(stopped.hand('C')).toEqual(['N', 'flare:remora']);
  const artifact = lay({ flares, ships: { A: { warp: 1 } }, hands: { A: ['a06', 'Mobius'], C: ['N', 'flare:remora'] } });
  artifact.answer('A.regroup.start', '#Mobius').rest();
  expect(artifact.told('drew')).toEqual([]);
  const zapped = played({}).answer('C.on.card-resolved', '#flare:remora').answer('B.on.card-play', '#CZ').rest();
  expect(zapped.hand('C')).toEqual(['N']);
});

const landing = (warp: number, more: string[] = []) =>
  lay({
    aliens: { D: 'remora' },
    flares,
    ships: { D: { warp } },
    hands: { A: ['a20', 'N'], B: ['a04', ...more], D: ['N', 'flare:remora'] },
    deck: ['a40', 'a30'],
  }).fight({ aim: 'b1', send: ['a1'], invite: [['C'], []], join: [['C', 'side:offense', 'c1']], cards: ['a20', 'a04'] });

test('super: a card or a ship for each other that has gained a colony', () => {
  const game = landing(2).answer('D.on.colony-gained', '#flare:remora').answer('D.remora.gain', 'word:card', 'word:ship').rest();
  expect([game.hand('D'), game.warp('D')]).toEqual([['a40', 'N', 'flare:remora'], 1]);
});

test('super: with no ship in the warp they are cards', () => {
  const game = landing(0).answer('D.on.colony-gained', '#flare:remora').rest();
  expect(game.told('rewarded')).toEqual([{ seat: 3, ships: 0, cards: 2 }]);
});

test('super: not for its own colony; card-zapped, nothing', () => {
  const own = lay({ aliens: { A: 'remora' }, flares, hands: { A: ['a20', 'N', 'flare:remora'], B: ['a04'] } });
  own.fight({ aim: 'b1', send: ['a1'], cards: ['a20', 'a04'] }).rest();
  expect(own.told('played')).toEqual([]);
  const game = landing(2, ['CZ']).answer('D.on.colony-gained', '#flare:remora').answer('B.on.card-play', '#CZ').rest();
  expect([game.hand('D'), game.warp('D')]).toEqual([['N'], 2]);
});

test('ships that a deal frees count as well', () => {
  const ships = { B: { warp: 2 }, C: { warp: 2 } };
  const game = lay({ aliens: { A: 'zombie', C: 'remora' }, ships, hands: { A: ['N', 'a08'], B: ['N', 'a06'] } });
  game.fight({ aim: 'b1', send: ['a1'], cards: ['N', 'N'] }).gather();
  game.answer('A.offer', 'take:random').answer('A.release', 'seat:1').answer('B.answer', 'accept:1');
  game.answer('C.on.ships-retrieved', 'power:remora.ship').rest();
  expect([game.warp('B'), game.warp('C')]).toEqual([1, 1]);
});

testFlare('remora', { wild: ['any', 'on.card-resolved'], super: ['any', 'on.colony-gained'], seldom: ['wild'] });
