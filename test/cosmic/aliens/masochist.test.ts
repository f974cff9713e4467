import { expect, test } from 'vitest';
import { testFlare } from '../flares/test-flare.ts';
import { lay, type Laid } from '../game.ts';

const gone = { A: { a1: 0, a2: 0, a3: 0, a4: 0, a5: 0, warp: 20 } };
const masochist = (laid: Laid) => lay({ aliens: { A: 'masochist' }, turn: 'B', destiny: ['C'], ...laid });

test('wins before a ship is retrieved when none of its own is left', () => {
  const game = masochist({ ships: gone, turn: 'A' }).rest();
  expect(game.told('used')).toEqual([{ seat: 0, ability: 'masochist.win', picks: [] }]);
  expect([game.facts.winners, game.told('retrieved')]).toEqual([[0], []]);
});

/** One ship is out of the game, three are on its last planet. */
function nearly(hands: Record<string, string[]>) {
  const game = masochist({ ships: { A: { a1: 3, a2: 0, a3: 0, a4: 0, a5: 0, warp: 17 } }, hands: { A: ['N'], ...hands } });
  game.table.seat(0).warp--;
  game.table.seat(0).out++;
  game.answer('C.regroup.start', '#Plague@0').others();
  return game;
}

test('R-52 Masochist: it is looked at again after every play, and home colonies do not matter', () => {
  const game = nearly({ B: ['a06'], C: ['a08', 'Plague'] }).rest();
  expect([game.warp('A'), game.table.seat(0).up]).toEqual([19, true]);
  expect(game.told('power-lost')).toEqual([]);
  expect([game.facts.winners, game.told('destiny')]).toEqual([[0], []]);
});

test('R-52 zapped, there is no win in this encounter; the next is a new chance', () => {
  const game = nearly({ B: ['a06', 'KZ'], C: ['a08', 'Plague'] });
  game.answer('B.on.power-use', '#KZ').fight({ aim: 'c1', send: ['b1'], cards: ['a06', 'a08'] });
  expect([game.facts.winners, game.encounter.number]).toEqual([null, 1]);
  game.rest();
  expect(game.facts.winners).toEqual([0]);
});

test('a ship on a planet, or at work on a technology, is in play; one that somebody else holds is not', () => {
  const one = masochist({ ships: { A: { ...gone.A, b1: 1, warp: 19 } } }).rest();
  expect(one.told('used')).toEqual([]);
  const held = (by: number) => {
    const game = masochist({ ships: { A: { ...gone.A, a1: 3, warp: 17 } }, hands: { A: ['N'], C: ['a08', 'Plague'] } });
    game.table.seat(0).warp--;
    game.table.openStore(by, 'ledger').ships[0] = 1;
    return game.answer('C.regroup.start', '#Plague@0').others().rest().facts.winners;
  };
  expect([held(0), held(2)]).toEqual([null, [0]]);
});

test('colonies win for it as for anyone', () => {
  const ships = { A: { b1: 1, b2: 1, c1: 1, c2: 1 } };
  const game = lay({ aliens: { A: 'masochist' }, ships, hands: { A: ['a40'], B: ['a04'] } });
  game.fight({ aim: 'b3', send: ['a1'], cards: ['a40', 'a04'] }).rest();
  expect(game.facts.winners).toEqual([0]);
});

const flares = ['masochist'];

test('wild: another takes a ship out of the warp, the offense does not; back in the hand', () => {
  const game = lay({ flares, ships: { A: { warp: 2 }, C: { warp: 3 } }, hands: { C: ['a06', 'flare:masochist'] } });
  game.answer('C.regroup.retrieve', '#flare:masochist@2').rest();
  expect([game.warp('A'), game.warp('C'), game.hand('C')]).toEqual([2, 2, ['a06', 'flare:masochist']]);
});

test('wild: not if the offense has nothing to take or nothing else to send; card-zapped, the offense takes its ship', () => {
  const hands = { B: ['a08', 'CZ'], C: ['a06', 'flare:masochist'] };
  const none = lay({ flares, ships: { C: { warp: 3 } }, hands }).rest();
  expect(none.told('played')).toEqual([]);
  const bare = { a1: 0, a2: 0, a3: 0, a4: 0, a5: 0, warp: 20 };
  const stuck = lay({ flares, ships: { A: bare, C: { warp: 3 } }, hands }).rest();
  expect([stuck.told('played'), stuck.warp('A')]).toEqual([[], 19]);
  const game = lay({ flares, ships: { A: { warp: 2 }, C: { warp: 3 } }, hands });
  game.answer('C.regroup.retrieve', '#flare:masochist@2').answer('B.on.card-play', '#CZ').rest();
  expect([game.warp('A'), game.warp('C')]).toEqual([1, 3]);
});

test('super: as the offense, a ship in the warp leaves the game instead', () => {
  const game = lay({ aliens: { A: 'masochist' }, flares, ships: { A: { warp: 2 } }, hands: { A: ['a06', 'flare:masochist'] } });
  game.answer('A.regroup.retrieve', '#flare:masochist').rest();
  expect([game.warp('A'), game.table.seat(0).out, game.told('retrieved')]).toEqual([1, 1, []]);
  const other = lay({ aliens: { B: 'masochist' }, flares, ships: { B: { warp: 2 } }, hands: { B: ['a06', 'flare:masochist'] } });
  expect(other.rest().told('played')).toEqual([]);
});

test('too few home colonies do not cost it the power, zapped or not', () => {
  const game = lay({ aliens: { A: 'masochist' }, ships: { A: { ...gone.A, a1: 1, b2: 1, warp: 18 } } });
  game.encounter.zapped.push('0:masochist');
  expect([game.rest().table.seat(0).up, game.told('power-lost')]).toEqual([true, []]);
});

test('wild: the offense may play it too, but never for itself', () => {
  const game = lay({ flares, ships: { A: { warp: 2 }, C: { warp: 3 }, D: { warp: 1 } }, hands: { A: ['a06', 'flare:masochist'] } });
  const card = (seat: number) => game.pick(0, `#flare:masochist@${seat}`);
  expect(game.options('A.regroup.retrieve')).toEqual(['word:pass', card(2), card(3)]);
});

test('wild: not once the offense has given up its ship for something else', () => {
  const hands = { A: ['a06', 'flare:machine'], C: ['a06', 'flare:masochist'] };
  const laid = { aliens: { A: 'machine' }, flares: ['machine', 'masochist'], ships: { A: { warp: 2 }, C: { warp: 3 } }, hands };
  const game = lay(laid).answer('A.regroup.retrieve', '#flare:machine').rest();
  expect([game.warp('A'), game.warp('C'), game.hand('A').length]).toEqual([2, 3, 3]);
  expect(() => lay(laid).answer('A.regroup.retrieve', '#flare:machine').others().find('C.regroup.retrieve')).toThrow('is not asked');
});

testFlare('masochist', { wild: ['any', 'regroup.retrieve'], super: ['offense', 'regroup.retrieve'] });
