import { expect, test } from 'vitest';
import { lay } from '../game.ts';

test('a defense without an encounter card draws a new hand on entering planning (of R-16)', () => {
  const game = lay({ hands: { B: ['+2', 'CZ'] }, deck: ['+3', '+3', '+5', 'KZ', 'KZ', 'CZ', 'Quash', 'Ionic', 'a30', 'N', '+3'] });
  game.fight({ aim: 'b1', send: ['a1'] });
  game.find('B.select');
  expect(game.told('renewed')).toHaveLength(2);
  expect(game.hand('B')).toContain('a30');
});

test('an offense that runs dry ends its turn at once (R-17 with Plague)', () => {
  const game = lay({ hands: { A: ['a15'], B: ['Plague', 'a06'] } });
  game.answer('B.regroup.start', '#Plague@0').answer('A.shed', 'planet:a1', 'planet:a1', 'planet:a1').rest();
  expect(game.told('aborted')).toEqual([{ why: 'no-encounter-card' }]);
  expect(game.facts.turn).toBe(1);
  expect(game.warp('A')).toBe(3);
  expect(game.pile).toContain('a15');
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
