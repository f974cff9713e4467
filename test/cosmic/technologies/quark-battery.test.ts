import { expect, test } from 'vitest';
import { fire, noOrders } from '../../../shared/engine/orders.ts';
import { discarded, layTechs, techsOf, type LaidTechs } from '../technologies.ts';

const battery = (laid: LaidTechs = {}) =>
  layTechs({ hands: { A: ['a06', 'a30', 'N'], B: ['a12', 'N'] }, techs: { A: [{ tech: 'quark-battery', ships: 3 }] }, ...laid });
const use = 'tech:quark-battery.discharge';
const plain = { aim: 'b1', send: ['a1', 'a1', 'a1', 'a1'], cards: ['a06', 'a12'] as [string, string] };
const loaded = (laid: LaidTechs = {}) => battery(laid).answer('A.research', 'complete:t1').answer('A.quark-battery.store', '#a30');

test('completed, it takes an encounter card out of the hand, which nobody else sees', () => {
  const game = loaded();
  expect([game.hand('A'), techsOf(game, 'A')]).toEqual([['a06', 'N'], ['t1 quark-battery up']]);
  expect(game.view('A').seats[0]!.techs![0]).toMatchObject({ cards: 1, held: [{ face: 'attack:30' }] });
  expect(game.view('B').seats[0]!.techs![0]).toMatchObject({ cards: 1 });
  expect(game.view('B').seats[0]!.techs![0]!.held).toBeUndefined();
  expect(game.told('quark-battery.stored')).toEqual([{ seat: 0 }]);
});

test('who does not answer stores the lowest attack; who has no encounter card is asked all the same', () => {
  const game = battery().answer('A.research', 'complete:t1');
  expect(game.timeOut('A.quark-battery.store').hand('A')).toEqual(['a30', 'N']);
  const none = battery({ turn: 'B', hands: { A: ['+2'], B: ['a12', 'N'] } }).answer('A.research', 'complete:t1');
  expect(none.options('A.quark-battery.store')).toEqual(['word:none']);
});

test('with both cards up its owner fights with the stored one, and the match-up is looked at anew', () => {
  const game = loaded().fight(plain).answer('A.reveal.modify', use).rest();
  expect(game.told('outcome')).toMatchObject([{ winner: 'offense', totals: [30 + 4, 12 + 4] }]);
  expect(game.told('quark-battery.fired')).toEqual([{ seat: 0, face: 'attack:30' }]);
  expect([game.pile.sort(), discarded(game)]).toEqual([['a06', 'a12', 'a30'], ['quark-battery']]);
});

test('a negotiate turned into an attack beats a negotiate', () => {
  const game = loaded()
    .fight({ ...plain, cards: ['N', 'N'] })
    .answer('A.reveal.modify', use)
    .rest();
  expect(game.told('outcome')).toMatchObject([{ ending: 'won', winner: 'offense', totals: null }]);
});

test('not without a stored card, not as an ally with one, not before the cards are up', () => {
  const empty = layTechs({ hands: { A: ['a06', 'N'], B: ['a12', 'N'] }, techs: { A: [{ tech: 'quark-battery', up: true }] } }).fight(plain);
  expect(empty.options('A.reveal.modify')).not.toContain(use);
  const ally = battery({
    hands: { A: ['a06', 'N'], B: ['a12', 'N'], C: ['a30', 'N'] },
    techs: { C: [{ tech: 'quark-battery', ships: 3 }] },
  })
    .answer('C.research', 'complete:t1')
    .answer('C.quark-battery.store', '#a30')
    .fight({ ...plain, invite: [['C'], []], join: [['C', 'side:offense', 'c1']] });
  expect(ally.view('C').seats[2]!.techs![0]!.held).toHaveLength(1);
  expect(ally.refusal('C.reveal.modify', use)).toBe('wrong_role');
  const early = loaded().fight({ aim: 'b1', send: ['a1'] });
  expect(early.refusal('A.select', use)).toBe('wrong_phase');
});

test('by everyone’s usual orders its owner is asked while it would lose or have to deal, but not while it is ahead', () => {
  const answered = (own: string, other: string) => {
    const laid = { hands: { A: ['a06', 'a40', 'a30', 'N'], B: ['a12', 'N'] } };
    return fire(
      noOrders,
      loaded(laid)
        .fight({ ...plain, cards: [own, other] })
        .find('A.reveal.modify'),
    ).picks;
  };
  expect([answered('N', 'a12'), answered('N', 'N'), answered('a06', 'a12')]).toEqual([null, null, null]);
  expect([answered('a40', 'N'), answered('a40', 'a12')]).toEqual([['word:pass'], ['word:pass']]);
});

test('scrambled, the own card counts and the stored one goes to the pile', () => {
  const techs = { A: [{ tech: 'quark-battery', ships: 3 }], D: [{ tech: 'tech-scrambler', ships: 3 }] };
  const game = loaded({ techs }).fight(plain).answer('A.reveal.modify', use).answer('D.on.tech-use', 'tech:tech-scrambler.cancel').rest();
  expect(game.told('outcome')).toMatchObject([{ winner: 'defense', totals: [6 + 4, 12 + 4] }]);
  expect([game.pile.includes('a30'), discarded(game)]).toEqual([true, ['tech-scrambler', 'quark-battery']]);
});
