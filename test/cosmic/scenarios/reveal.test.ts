import { expect, test } from 'vitest';
import { lay } from '../game.ts';

test('a defense without an encounter card draws a new hand on entering planning (of R-16)', () => {
  const game = lay({ hands: { B: ['+2', 'CZ'] }, deck: ['+3', '+3', '+5', 'KZ', 'KZ', 'CZ', 'Quash', 'Ionic', 'a30', 'N', '+3'] });
  game.fight({ aim: 'b1', send: ['a1'] });
  game.find('B.select');
  expect(game.told('renewed')).toHaveLength(2);
  expect(game.hand('B')).toContain('a30');
});

test('R-16 defense without encounter card: it may first play what it holds, alone', () => {
  const bare = (drawn: string) => {
    const deck = [drawn, 'a30'];
    const game = lay({ flares: ['chosen'], hands: { B: ['flare:chosen', '+2'] }, deck }).fight({ aim: 'b1', send: ['a1'] });
    game.find('B.planning.before-select');
    expect(game.asked).toEqual(['B.planning.before-select']);
    return game.answer('B.planning.before-select', '#flare:chosen').rest();
  };
  const drawn = bare('N');
  expect([drawn.told('renewed'), drawn.hand('B')]).toEqual([[], ['N', '+2', 'flare:chosen']]);
  const still = bare('+3');
  expect(still.told('renewed')[0]!['faces']).toHaveLength(3);
  expect([still.hand('B').length, still.hand('B').includes('a30')]).toEqual([8, true]);
});

test('an offense that runs dry ends its turn at once (R-17 with Plague)', () => {
  const game = lay({ hands: { A: ['a15'], B: ['Plague', 'a06'] } });
  game.answer('B.regroup.start', '#Plague@0').answer('A.shed', 'planet:a1', 'planet:a1', 'planet:a1').rest();
  expect(game.told('aborted')).toEqual([{ why: 'no-encounter-card' }]);
  expect(game.facts.turn).toBe(1);
  expect(game.warp('A')).toBe(3);
  expect(game.pile).toContain('a15');
});

test('R-48 Mirror', () => {
  const totals = (one: string, other: string) => {
    const game = lay({ aliens: { A: 'mirror' }, hands: { A: [one], B: [other] } });
    game
      .fight({ aim: 'b1', send: ['a1', 'a1'], cards: [one, other] })
      .answer('A.planning.selected', 'power:mirror.reverse')
      .rest();
    return game.told('outcome')[0];
  };
  expect(totals('a08', 'a15')).toMatchObject({ winner: 'offense', totals: [82, 55] });
  expect(totals('a20', 'a00')).toMatchObject({ winner: 'defense', totals: [4, 4] });
  expect(totals('a08', 'M')).toMatchObject({ winner: 'defense', totals: [82, 84] });
});

test('R-57 Pacifist and Emotion Control', () => {
  const game = () =>
    lay({ aliens: { A: 'pacifist' }, hands: { A: ['N', 'a06'], B: ['a30'], C: ['a04'], D: ['Emotion'] } }).fight({
      aim: 'b1',
      send: ['a1', 'a1', 'a1'],
      invite: [[], ['C']],
      join: [['C', 'side:defense', 'c1']],
      cards: ['N', 'a30'],
    });
  const peace = game().rest();
  expect([peace.on('b1'), peace.warp('B'), peace.warp('C'), peace.told('handed')]).toEqual(['A3', 4, 1, []]);
  const talked = game().answer('D.reveal.modify', '#Emotion').rest();
  expect([talked.on('c1'), talked.asked]).toEqual(['C4', ['A.gather', 'B.gather']]);
  talked.gather().answer('A.answer', 'word:refuse').answer('B.answer', 'word:refuse').timeOut('A.shed').timeOut('B.shed').rest();
  expect(talked.pile).toContain('a30');
});

const talk = {
  hands: { A: ['a10', '+3', 'N'], B: ['a08', '+2'], C: ['+5', 'a06'], D: ['+2', 'a06'] },
  ships: { B: { b1: 3 } },
};
const fight = { aim: 'b1', send: ['a1', 'a1'], invite: [[], ['C']], join: [['C', 'side:defense', 'c1']] };

test('R-18 tie and reinforcements', () => {
  const tie = lay(talk)
    .fight({ ...fight, cards: ['a10', 'a08'] })
    .rest();
  expect(tie.told('outcome')[0]).toEqual({ ending: 'won', winner: 'defense', totals: [12, 12] });

  const game = lay(talk).fight({ ...fight, cards: ['a10', 'a08'] });
  game
    .answer('A.reveal.modify', '#+3@offense')
    .answer('B.reveal.modify', 'word:pass')
    .answer('C.reveal.modify', 'word:pass')
    .answer('D.reveal.modify', 'word:pass');
  expect(game.view('watch').encounter!.totals).toEqual([15, 12]);
  expect(game.options('B.reveal.modify')).toContain(game.pick(1, '#+2@offense'));
  expect(game.refusal('D.reveal.modify', '#+2@offense')).toBe('wrong_role');
  game.answer('C.reveal.modify', '#+5@defense').rest();
  expect(game.told('outcome')[0]).toEqual({ ending: 'won', winner: 'defense', totals: [15, 17] });
});

test('R-19 morph', () => {
  const hands = { A: ['M'], B: ['a20', 'N'] };
  const game = lay({ hands, ships: { B: { b1: 3 } } })
    .fight({ aim: 'b1', send: ['a1', 'a1', 'a1', 'a1'], cards: ['M', 'a20'] })
    .rest();
  expect(game.told('outcome')[0]).toEqual({ ending: 'won', winner: 'offense', totals: [24, 23] });
  expect(game.pile).toEqual(['M', 'a20']);
  const deal = lay({ hands })
    .fight({ aim: 'b1', send: ['a1'], cards: ['M', 'N'] })
    .rest();
  expect(deal.told('outcome')[0]).toMatchObject({ ending: 'deal' });
});

test('R-20 compensation limited', () => {
  const game = lay({ hands: { A: ['a06', 'N', '+2', 'CZ'], B: ['N'] } })
    .fight({ aim: 'b1', send: ['a1'], cards: ['a06', 'N'] })
    .rest();
  expect(game.told('lost')).toEqual([{ seat: 1, ships: { b1: 4 }, cause: 'defeat' }]);
  expect(game.told('handed')).toEqual([{ from: 0, to: 1, count: 3, why: 'compensation' }]);
  expect(game.hand('B')).toEqual(['N', '+2', 'CZ']);
  expect(game.hand('A')).toEqual([]);
  expect(game.facts.turn).toBe(1);
  expect(game.view('B').notes).toMatchObject([{ kind: 'took', with: 0 }]);
  expect(game.view('C').notes).toEqual([]);
});
