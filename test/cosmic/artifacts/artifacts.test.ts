import { expect, test } from 'vitest';
import { lay } from '../game.ts';

test('Mobius Tubes: all ships leave the warp, but those of a seat without a colony', () => {
  const none = { d1: 0, d2: 0, d3: 0, d4: 0, d5: 0, warp: 20 };
  const game = lay({ ships: { A: { warp: 2 }, B: { warp: 3 }, D: none }, hands: { A: ['Mobius', 'a06'] } });
  game.answer('A.regroup.start', '#Mobius').rest();
  expect(['A', 'B', 'D'].map((name) => game.warp(name))).toEqual([0, 0, 20]);
  expect(game.pile).toEqual(['Mobius']);
  expect(game.asked).toEqual(['A.aim']);
});

test('Mobius Tubes are the offense’s alone', () => {
  const game = lay({ ships: { A: { warp: 2 } }, hands: { B: ['Mobius', 'a06'] } });
  expect(game.refusal('B.regroup.start', '#Mobius')).toBe('wrong_role');
});

test('Plague: three ships and a card of each type', () => {
  const game = lay({ hands: { A: ['a06', 'Plague'], B: ['a04', 'a20', 'N', '+2', '+3', 'CZ'] } });
  game.answer('A.regroup.start', '#Plague@1').answer('B.shed', 'planet:b1', 'planet:b1', 'planet:b2');
  expect(game.refusal('B.plague.discard', '#a04', '#a20', '#+2', '#CZ')).toBe('group_full');
  game.answer('B.plague.discard', '#a04', '#N', '#+2', '#CZ').rest();
  expect(game.warp('B')).toBe(3);
  expect(game.hand('B')).toEqual(['a20', '+3']);
  expect(game.asked).toEqual(['A.aim']);
});

test('Card Zap: the Plague is stopped and discarded', () => {
  const game = lay({ hands: { A: ['a06', 'Plague'], B: ['N', 'CZ'] } });
  game.answer('A.regroup.start', '#Plague@1').answer('B.on.card-play', '#CZ').rest();
  expect(game.pile).toEqual(['CZ', 'Plague']);
  expect(game.warp('B')).toBe(0);
});

test('Emotion Control: two attacks become a deal', () => {
  const game = lay({ hands: { A: ['a30'], B: ['a08'], D: ['Emotion', 'N'] } }).fight({ aim: 'b1', send: ['a1'], cards: ['a30', 'a08'] });
  game.answer('D.reveal.modify', '#Emotion').rest();
  expect(game.asked).toEqual(['A.gather', 'B.gather']);
  expect(game.view('C').encounter!.selected.offense!.face).toBe('attack:30');
});

test('Ionic Gas: no compensation', () => {
  const game = lay({ hands: { A: ['a30', 'a20'], B: ['N'], C: ['Ionic', 'N'] } }).fight({ aim: 'b1', send: ['a1'], cards: ['a30', 'N'] });
  game.answer('C.resolve.result', '#Ionic').rest();
  expect(game.told('handed')).toEqual([]);
  expect(game.asked).toEqual(['A.continue']);
});

test('Ionic Gas: no rewards, but the ships go home', () => {
  const game = lay({ hands: { A: ['a04', 'Ionic'], B: ['a20'] } }).fight({
    aim: 'b1',
    send: ['a1'],
    invite: [[], ['C']],
    join: [['C', 'side:defense', 'c1']],
    cards: ['a04', 'a20'],
  });
  game.answer('A.resolve.result', '#Ionic').rest();
  expect(game.told('rewarded')).toEqual([]);
  expect(game.on('c1')).toBe('C4');
});

test('R-44 zap on zap', () => {
  const hands = { A: ['a08', 'CZ'], B: ['a10', 'KZ'], C: ['CZ', 'N'] };
  const zapped = () =>
    lay({ aliens: { A: 'virus' }, hands })
      .fight({ aim: 'b1', send: ['a1', 'a1', 'a1'], cards: ['a08', 'a10'] })
      .answer('B.on.power-use', '#KZ')
      .answer('A.on.card-play', '#CZ');
  const stands = zapped().others().answer('C.on.card-play', '#CZ').rest();
  expect(stands.told('outcome')[0]!['totals']).toEqual([11, 14]);
  expect(stands.pile.slice(0, 3).sort()).toEqual(['CZ', 'CZ', 'KZ']);
  expect(zapped().rest().told('outcome')[0]!['totals']).toEqual([24, 14]);
});

test('a zap that was zapped leaves those behind free to answer the same thing', () => {
  const hands = { A: ['a08', 'CZ'], B: ['a10', 'KZ'], C: ['KZ', 'N'] };
  const game = lay({ aliens: { A: 'macron' }, hands }).fight({ aim: 'b1', send: ['a1'], cards: ['a08', 'a10'] });
  game.answer('B.on.power-use', '#KZ').answer('A.on.card-play', '#CZ').answer('C.on.power-use', '#KZ').rest();
  expect(game.told('outcome')[0]!['totals']).toEqual([9, 14]);
});

test.each([
  ['Mobius', 'A.regroup.start', () => lay({ ships: { A: { warp: 2 } }, hands: { A: ['Mobius', 'a06'], B: ['CZ', 'N'] } })],
  [
    'Force',
    'A.alliance.formed',
    () =>
      lay({ hands: { A: ['Force', 'a06'], B: ['CZ', 'N'] } }).fight({
        aim: 'b1',
        send: ['a1'],
        invite: [[], ['C']],
        join: [['C', 'side:defense', 'c1']],
      }),
  ],
  [
    'Emotion',
    'A.reveal.modify',
    () => lay({ hands: { A: ['Emotion', 'a04'], B: ['CZ', 'a20'] } }).fight({ aim: 'b1', send: ['a1'], cards: ['a04', 'a20'] }),
  ],
  [
    'Ionic',
    'A.resolve.result',
    () => lay({ hands: { A: ['Ionic', 'a20', 'N'], B: ['CZ', 'N'] } }).fight({ aim: 'b1', send: ['a1'], cards: ['a20', 'N'] }),
  ],
])('a zapped %s is discarded without effect', (card, moment, laid) => {
  const game = laid().answer(moment, `#${card}`).others().answer('B.on.card-play', '#CZ');
  game.others().others();
  expect(game.told('stopped')).toHaveLength(1);
  expect(game.pile.slice(0, 2)).toEqual(['CZ', card]);
  expect(game.encounter.lasting).toEqual([]);
  expect(game.encounter.allies.defense).toEqual(card === 'Force' ? [2] : []);
});

test('Plague: on oneself too, and whoever has fewer ships loses all', () => {
  const game = lay({ ships: { B: { b1: 1, b2: 1, b3: 0, b4: 0, b5: 0, warp: 18 } }, hands: { B: ['Plague', 'a06', 'a08'] } });
  game.answer('B.regroup.start', '#Plague@1').answer('B.plague.discard', '#a06').rest();
  expect([game.warp('B'), game.hand('B')]).toEqual([20, ['a08']]);
});

test('Ionic Gas: loot is no compensation', () => {
  const hands = { A: ['a20'], B: ['N', 'a12', 'a14'], C: ['Ionic', 'N'] };
  const game = lay({ aliens: { A: 'barbarian' }, hands }).fight({ aim: 'b1', send: ['a1', 'a1'], cards: ['a20', 'N'] });
  while (!game.asked.includes('C.resolve.result')) game.timeOut(game.asked[0]!);
  game.answer('C.resolve.result', '#Ionic').rest();
  expect([game.hand('A'), game.hand('B')]).toEqual([['a12', 'a14'], []]);
});
