import { expect, test } from 'vitest';
import { testFlare } from '../flares/test-flare.ts';
import { lay, type Laid } from '../game.ts';

const hands = { A: ['a04', 'N'], B: ['a20', 'a08', '+2'], C: ['KZ', 'a06'] };
const trader = (laid: Laid = {}) => lay({ aliens: { A: 'trader' }, hands, ...laid }).fight({ aim: 'b1', send: ['a1'] });
const trade = 'power:trader.trade';

test('the two main players change hands, and keep them', () => {
  const game = trader().answer('A.planning.before-select', trade);
  game.find('A.select');
  expect([game.hand('A'), game.hand('B')]).toEqual([
    ['a08', 'a20', '+2'],
    ['a04', 'N'],
  ]);
  game.answer('A.select', '#a20').answer('B.select', '#a04').rest();
  expect([game.hand('A'), game.hand('B')]).toEqual([['a08', '+2'], ['N']]);
});

test('each of them knows what it gave and got, others only how much', () => {
  const game = trader().answer('A.planning.before-select', trade);
  game.find('A.select');
  expect(game.told('handed')).toEqual([
    { from: 0, to: 1, count: 2, why: 'given' },
    { from: 1, to: 0, count: 3, why: 'given' },
  ]);
  expect(game.view('B').notes).toMatchObject([
    { kind: 'took', with: 0, faces: ['attack:4', 'negotiate'] },
    { kind: 'gave', with: 0, faces: ['attack:8', 'attack:20', 'reinforcement:2'] },
  ]);
  expect(game.view('C').notes).toEqual([]);
});

test('zapped, everyone keeps its own', () => {
  const game = trader().answer('A.planning.before-select', trade).answer('C.on.power-use', '#KZ');
  game.find('A.select');
  expect([game.hand('A'), game.hand('B')]).toEqual([hands.A, ['a08', 'a20', '+2']]);
});

test('not as an ally, and but once an encounter', () => {
  const ally = lay({ aliens: { C: 'trader' }, hands });
  ally.fight({ aim: 'b1', send: ['a1'], invite: [['C'], []], join: [['C', 'side:offense', 'c1']] });
  expect(() => ally.find('C.planning.before-select')).toThrow();
  const twice = trader().answer('A.planning.before-select', trade);
  expect(() => twice.find('A.planning.before-select')).toThrow();
});

test('a defense that gets no encounter card by it draws a new hand; a hoard is never touched', () => {
  const game = lay({
    aliens: { A: 'miser', B: 'trader' },
    hands: { A: ['+2', '+3', 'a10'], B: ['a20', 'a08'] },
    stores: { A: { miser: ['a15'] } },
  });
  game.answer('A.aim', 'planet:b1');
  // it has come to live on its hoard
  game.table.facts.discard.push(game.table.fromHand(0, game.table.seat(0).hand.find(({ face }) => face === 'attack:10')!.id));
  game.fight({ aim: 'b1', send: ['a1'] }).answer('B.planning.before-select', trade);
  game.find('A.select');
  expect([game.hand('A'), game.hand('B').length]).toEqual([['a08', 'a20'], 8]);
  expect(game.told('renewed')).toEqual([{ seat: 1, faces: ['reinforcement:2', 'reinforcement:3'] }]);
  expect(game.table.store(0, 'miser')!.cards).toHaveLength(1);
});

test('a defense without an encounter card draws its new hand before it trades', () => {
  const game = lay({ aliens: { B: 'trader' }, hands: { A: ['a04', 'a20'], B: ['+2', '+3'] }, deck: ['N'] });
  game.fight({ aim: 'b1', send: ['a1'] });
  expect(game.options('B.planning.before-select')).toEqual(['word:pass']);
  game.answer('B.planning.before-select', 'word:pass');
  expect([game.told('renewed'), game.hand('B').length]).toEqual([[{ seat: 1, faces: ['reinforcement:2', 'reinforcement:3'] }], 8]);
  game.answer('B.planning.before-select', trade);
  game.find('A.select');
  expect([game.hand('A').length, game.hand('B')]).toEqual([8, ['a04', 'a20']]);
});

test('an offense that trades meets a hand that was renewed first', () => {
  const game = trader({ hands: { ...hands, B: ['+2', '+3'] } }).answer('A.planning.before-select', trade);
  game.find('A.select');
  expect([game.hand('A').length, game.hand('B')]).toEqual([8, ['a04', 'N']]);
});

const flares = ['trader'];
const bartered = (laid: Laid = {}) => {
  const game = lay({ flares, hands: { A: ['a04', 'N', 'flare:trader'], B: ['a20'], C: ['CZ', 'a06'] }, ...laid });
  return game.answer('A.aim', 'planet:b1').answer('A.send', 'planet:a1').answer('A.alliance.before-invites', '#flare:trader');
};

test('wild: a random card of the opponent for one of its own', () => {
  const game = bartered({ hands: { A: ['a04', 'N', 'flare:trader'], B: ['a20', 'a20'] } });
  expect(game.options('A.trader.give')).toHaveLength(3);
  game.answer('A.trader.give', '#a04').rest();
  expect([game.hand('A'), game.hand('B')]).toEqual([
    ['a20', 'N', 'flare:trader'],
    ['a04', 'a20'],
  ]);
  expect(game.told('handed')).toMatchObject([
    { from: 1, to: 0, count: 1, why: 'taken' },
    { from: 0, to: 1, count: 1, why: 'given' },
  ]);
});

test('wild: the same card may go back, and who holds no other card for it keeps its turn', () => {
  const game = lay({ flares, hands: { A: ['a20'], B: ['a04', 'flare:trader'] } })
    .answer('A.aim', 'planet:b1')
    .answer('A.send', 'planet:a1');
  game.answer('B.alliance.before-invites', '#flare:trader').answer('B.trader.give', '#a20').rest();
  expect([game.hand('A'), game.told('aborted'), game.asked]).toEqual([['a20'], [], ['A.invite']]);
});

test('wild: for main players alone, and not from an empty hand; card-zapped, nothing changes hands', () => {
  const aside = lay({ flares, hands: { A: ['a04'], B: ['a20'], C: ['N', 'flare:trader'] } })
    .answer('A.aim', 'planet:b1')
    .answer('A.send', 'planet:a1');
  expect(aside.rest().told('played')).toEqual([]);
  const empty = lay({ flares, hands: { A: ['a04', 'flare:trader'], B: [] } })
    .answer('A.aim', 'planet:b1')
    .answer('A.send', 'planet:a1');
  expect(empty.options('A.alliance.before-invites')).toEqual(['word:pass']);
  const zapped = bartered().answer('C.on.card-play', '#CZ').rest();
  expect([zapped.hand('A'), zapped.hand('B')]).toEqual([['a04', 'N'], ['a20']]);
});

const anyone = (zap: string) =>
  trader({ flares, hands: { A: ['a04', 'flare:trader'], B: ['a20', zap], C: ['a08', 'a15', 'N'] } })
    .answer('A.planning.before-select', trade)
    .answer('A.on.power-use', '#flare:trader@2');

test('super: it exchanges hands with any player', () => {
  const game = anyone('N');
  game.find('A.select');
  expect([game.hand('A'), game.hand('B'), game.hand('C')]).toEqual([['a08', 'a15', 'N', 'flare:trader'], ['a20', 'N'], ['a04']]);
});

test('super: card-zapped, with its opponent; stopped, with nobody', () => {
  const card = anyone('CZ').answer('B.on.card-play', '#CZ');
  card.find('A.select');
  expect([card.hand('A'), card.hand('C').length]).toEqual([['a20'], 3]);
  const power = anyone('KZ').others().answer('B.on.power-use', '#KZ');
  power.find('A.select');
  expect(power.hand('A')).toEqual(['a04', 'flare:trader']);
});

test('super: it has taken effect like any other flare, once, and is said to be back with its player', () => {
  const hands = { A: ['a04', 'flare:trader'], B: ['a20'], C: ['a08', 'N'], D: ['N', 'flare:remora'] };
  const game = trader({ flares: ['trader', 'remora'], hands }).answer('A.planning.before-select', trade);
  game.answer('A.on.power-use', '#flare:trader@2').answer('D.on.card-resolved', 'word:pass');
  expect(() => game.find('D.on.card-resolved')).toThrow('D.on.card-resolved is not asked');
  expect(game.encounter.flares).toEqual([{ seat: 0, face: 'flare:trader', side: 'super', went: 0 }]);
});

testFlare('trader', { wild: ['main', 'alliance.before-invites'], super: ['main', 'planning.before-select'] });
