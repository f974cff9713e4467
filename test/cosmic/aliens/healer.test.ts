import { expect, test } from 'vitest';
import { fire, noOrders } from '../../../shared/engine/orders.ts';
import { completeOptions, start } from '../../../shared/engine/play.ts';
import type { Facts } from '../../../shared/games/cosmic/facts.ts';
import { cosmic } from '../../../shared/games/cosmic/rules.ts';
import { testFlare } from '../flares/test-flare.ts';
import { lay } from '../game.ts';

const duel = { aim: 'b1', send: ['a1', 'a1'] };
const heal = 'power:healer.heal';
const lost = (laid = {}, fight = {}) =>
  lay({ aliens: { D: 'healer' }, hands: { A: ['a20', 'a10', 'KZ'], B: ['a04'] }, deck: ['a30', 'a40'], ...laid }).fight({
    ...duel,
    cards: ['a20', 'a04'],
    ...fight,
  });

test('gives another all ships of a loss back, wherever it likes, and draws a card', () => {
  const game = lost().answer('D.on.ships-lost', heal);
  expect(game.options('B.home')).toEqual(['planet:b2', 'planet:b3', 'planet:b4', 'planet:b5']);
  game.answer('B.home', 'planet:b2', 'planet:b2', 'planet:b2', 'planet:b3').rest();
  expect([game.warp('B'), game.on('b1'), game.on('b2'), game.on('b3')]).toEqual([0, 'A2', 'B7', 'B5']);
  expect(game.told('drew')).toEqual([{ seat: 3, count: 1 }]);
  expect(game.hand('D')).toContain('a30');
});

test('several at once, each for a card, or only some of them', () => {
  const ally = { invite: [[], ['C']], join: [['C', 'side:defense', 'c1', 'c1']] };
  const both = lost({}, ally).answer('D.on.ships-lost', heal).answer('D.healer.whom', 'seat:1', 'seat:2').rest();
  expect([both.warp('B'), both.warp('C'), both.told('drew')]).toEqual([0, 0, [{ seat: 3, count: 2 }]]);
  const one = lost({}, ally).answer('D.on.ships-lost', heal).answer('D.healer.whom', 'seat:2').rest();
  expect([one.warp('B'), one.warp('C'), one.told('drew')]).toEqual([4, 0, [{ seat: 3, count: 1 }]]);
});

test('who gave no orders is not asked whether to stop it', () => {
  const game = lost({ hands: { A: ['a20'], B: ['a04', 'a06'] } }).answer('D.on.ships-lost', heal);
  const healed = game.find('B.on.power-use');
  expect(fire(noOrders, healed).picks).toEqual(['word:pass']);
});

test('never itself, and only if it wants to', () => {
  const own = lay({ aliens: { B: 'healer' }, hands: { A: ['a20', 'a10'], B: ['a04'] } })
    .fight({ ...duel, cards: ['a20', 'a04'] })
    .rest();
  expect([own.told('used'), own.warp('B')]).toEqual([[], 4]);
  expect(lost().rest().warp('B')).toBe(4);
});

test('whom the cards compensate is compensated all the same', () => {
  const game = lost({ hands: { A: ['a20', 'a10', 'a09'], B: ['N'] } }, { cards: ['a20', 'N'] })
    .answer('D.on.ships-lost', heal)
    .rest();
  expect(game.warp('B')).toBe(0);
  expect(game.told('handed')).toMatchObject([{ from: 0, to: 1, count: 2 }]);
});

test('what was saved was never lost, and who has no colony left can’t be healed', () => {
  const saved = lost({ aliens: { B: 'zombie', D: 'healer' } }).rest();
  expect(saved.told('used').map(({ ability }) => ability)).toEqual(['zombie.immortal']);
  const ships = { B: { b1: 1, b2: 0, b3: 0, b4: 0, b5: 0, warp: 19 } };
  expect(lost({ ships }).rest().told('used')).toEqual([]);
});

test('ships given up by choice are healed too', () => {
  const game = lay({ aliens: { D: 'healer' }, hands: { A: ['a06'], B: ['Plague', 'a08'] } });
  game.answer('B.regroup.start', '#Plague@0').others();
  game.answer('A.shed', 'planet:a1', 'planet:a1', 'planet:a1').answer('D.on.ships-lost', heal).rest();
  expect([game.warp('A'), game.on('a1')]).toEqual([0, 'A4']);
});

test('zapped, they stay lost and no card is drawn', () => {
  const game = lost().answer('D.on.ships-lost', heal).answer('A.on.power-use', '#KZ').rest();
  expect([game.warp('B'), game.told('drew')]).toEqual([4, []]);
});

test('R-50 Void, Zombie, Healer: what was taken out of the game is healed too', () => {
  const game = lay({
    aliens: { A: 'void', C: 'zombie', D: 'healer' },
    ships: { B: { b1: 2 } },
    hands: { A: ['a12', 'a10'], B: ['a06'] },
  }).fight({
    aim: 'b1',
    send: ['a1', 'a2', 'a3', 'a4'],
    invite: [[], ['C']],
    join: [['C', 'side:defense', 'c1', 'c2', 'c3', 'c4']],
    cards: ['a12', 'a06'],
  });
  game.answer('D.on.ships-lost', heal).answer('D.healer.whom', 'seat:1', 'seat:2').rest();
  expect(game.told('outcome')).toMatchObject([{ winner: 'offense', totals: [16, 12] }]);
  expect(game.told('restored')).toEqual([
    { seat: 1, ships: 2 },
    { seat: 2, ships: 4 },
  ]);
  expect([game.table.seat(1).out, game.table.seat(2).out, game.told('drew')]).toEqual([0, 0, [{ seat: 3, count: 2 }]]);
});

test('by house rule it is never in one game with the Masochist', () => {
  const together = (rule: string): boolean => {
    const options = completeOptions(cosmic, { aliens: 'flares', healer_alone: rule }, false);
    for (let seed = 1; seed <= 80; seed++) {
      const { seats } = start(cosmic, options, 5, seed.toString(16).padStart(64, '8')).save.facts as Facts;
      const at = (id: string) => seats.findIndex(({ dealt }) => dealt.includes(id));
      if (at('healer') >= 0 && at('masochist') >= 0 && at('healer') !== at('masochist')) return true;
    }
    return false;
  };
  expect([together('no'), together('yes')]).toEqual([true, false]);
});

test('ships given back were never in the warp: those that were there before may leave it as ever', () => {
  const rewarded = {
    invite: [['D'], ['C']],
    join: [
      ['C', 'side:defense', 'c1'],
      ['D', 'side:offense'],
    ],
  };
  const game = lay({
    aliens: { A: 'remora', D: 'healer' },
    ships: { A: { warp: 2 }, C: { warp: 2 } },
    hands: { A: ['a04'], B: ['a20'] },
  }).fight({ ...duel, ...rewarded, cards: ['a04', 'a20'] });
  game.answer('D.on.ships-lost', heal).answer('C.reward', 'reward:ship');
  expect(game.warp('A')).toBe(1);
  game.answer('A.on.ships-retrieved', 'power:remora.ship').rest();
  expect(game.warp('A')).toBe(0);
});

const flares = ['healer'];

test('wild: a Cosmic Zap on its power is discarded and does nothing; back in the hand', () => {
  const game = lay({ aliens: { A: 'human' }, flares, hands: { A: ['a08', 'flare:healer'], B: ['a10', 'KZ'] } }).fight({
    ...duel,
    cards: ['a08', 'a10'],
  });
  game.answer('B.on.power-use', '#KZ').answer('A.on.card-play', '#flare:healer').rest();
  expect(game.told('outcome')).toMatchObject([{ totals: [14, 14] }]);
  expect([game.pile.includes('KZ'), game.hand('A'), game.told('stopped')]).toMatchObject([
    true,
    ['flare:healer'],
    [{ ability: 'artifact:cosmic-zap' }],
  ]);
});

test('wild: only for whose power it is, and not against a Card Zap; card-zapped itself, the zap works', () => {
  const hands = { A: ['a08', 'flare:healer'], B: ['a10', 'KZ', 'CZ'], C: ['N'] };
  const other = lay({ aliens: { A: 'human' }, flares, hands: { ...hands, A: ['a08'], C: ['N', 'flare:healer'] } }).fight({
    ...duel,
    cards: ['a08', 'a10'],
  });
  other.answer('B.on.power-use', '#KZ').rest();
  expect(other.told('played')).toHaveLength(1);
  const game = lay({ aliens: { A: 'human' }, flares, hands }).fight({ ...duel, cards: ['a08', 'a10'] });
  game.answer('B.on.power-use', '#KZ').answer('A.on.card-play', '#flare:healer').others().answer('B.on.card-play', '#CZ').rest();
  expect(game.told('outcome')).toMatchObject([{ winner: 'offense', totals: null }]);
});

test('super: a card for each ship', () => {
  const game = lost({ flares, hands: { A: ['a20', 'a10'], B: ['a04'], D: ['N', 'flare:healer'] } });
  game.answer('D.on.ships-lost', heal).answer('D.on.power-use', '#flare:healer').rest();
  expect([game.warp('B'), game.told('drew')]).toEqual([0, [{ seat: 3, count: 4 }]]);
  expect(game.hand('D')).toContain('flare:healer');
});

test('both of a failed deal', () => {
  const game = lost({ hands: { A: ['N'], B: ['N'], D: [] } }, { cards: ['N', 'N'] }).gather();
  game.answer('A.answer', 'word:refuse').answer('B.answer', 'word:refuse').timeOut('A.shed').timeOut('B.shed');
  game.answer('D.on.ships-lost', heal).timeOut('D.healer.whom').rest();
  expect([game.warp('A'), game.warp('B'), game.hand('D')]).toEqual([0, 0, ['a30', 'a40']]);
});

testFlare('healer', { wild: ['any', 'on.card-play'], super: ['any', 'on.ships-lost'], seldom: ['wild'] });
