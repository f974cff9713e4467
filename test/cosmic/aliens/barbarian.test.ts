import { expect, test } from 'vitest';
import { cosmicBot } from '../../../shared/games/cosmic/bot/bot.ts';
import { testFlare } from '../flares/test-flare.ts';
import { lay } from '../game.ts';

const aliens = { A: 'barbarian' };
const duel = { aim: 'b1', send: ['a1', 'a1'], cards: ['a20', 'a06'] as [string, string] };
const hands = { A: ['a20', 'a09'], B: ['a06', 'a15', 'N', '+3', 'KZ'] };
const looting = () => lay({ aliens, hands }).fight(duel);

test('looks at the whole hand, takes a card for each own ship, and the rest is discarded', () => {
  const game = looting().answer('A.barbarian.loot', '#a15', '#KZ').rest();
  expect(game.hand('A')).toEqual(['a09', 'a15', 'KZ']);
  expect(game.hand('B')).toEqual([]);
  expect(game.pile).toEqual(['N', '+3', 'a20', 'a06']);
  expect(game.view('A').seats[0]!.stores).toBeUndefined();
});

test('it may take fewer, never more; who does not answer takes the best', () => {
  expect(looting().refusal('A.barbarian.loot', '#a15', '#KZ', '#N')).toBe('too_many');
  expect(looting().answer('A.barbarian.loot').rest().hand('A')).toEqual(['a09']);
  expect(looting().timeOut('A.barbarian.loot').rest().hand('A')).toEqual(['a09', 'a15', 'KZ']);
});

test('only the two see what is taken; that it has looked stays in its notes', () => {
  const game = looting();
  game.find('A.barbarian.loot');
  expect(game.view('A').seats[0]!.stores![0]!.held).toHaveLength(4);
  expect([game.view('B').seats[0]!.stores![0]!.held, game.view('C').seats[0]!.stores![0]!.held]).toEqual([undefined, undefined]);
  game.answer('A.barbarian.loot', '#KZ').rest();
  expect(game.told('handed')).toEqual([{ from: 1, to: 0, count: 1, why: 'taken' }]);
  expect(game.view('A').notes!.map(({ kind }) => kind)).toEqual(['saw', 'took']);
});

test('compensation comes afterwards, out of the looted hand', () => {
  const game = lay({ aliens, hands: { A: ['a20'], B: ['N', 'a15', 'a09'] } }).fight({ ...duel, cards: ['a20', 'N'] });
  game.answer('A.barbarian.loot', '#a15', '#a09').rest();
  expect(game.told('handed')).toMatchObject([{ why: 'taken' }, { from: 0, to: 1, count: 2, why: 'compensation' }]);
  expect([game.hand('A'), game.hand('B')]).toEqual([[], ['a09', 'a15']]);
});

test('not after a defeat, as the defense, by a deal, or from an empty hand', () => {
  const lost = lay({ aliens, hands: { A: ['a04'], B: ['a20', 'a15'] } })
    .fight({ ...duel, cards: ['a04', 'a20'] })
    .rest();
  expect(lost.told('used')).toEqual([]);
  const held = lay({ aliens: { B: 'barbarian' }, hands: { A: ['a04', 'a09'], B: ['a20'] } })
    .fight({ ...duel, cards: ['a04', 'a20'] })
    .rest();
  expect(held.told('used')).toEqual([]);
  const deal = lay({ aliens, hands: { A: ['N', 'a09'], B: ['N', 'a15'] } })
    .fight({ ...duel, cards: ['N', 'N'] })
    .gather();
  deal.answer('A.offer', 'get:b2').answer('B.answer', 'accept:1').answer('A.settle', 'gate').rest();
  expect([deal.told('deal-made').length, deal.told('used')]).toEqual([1, []]);
  const empty = lay({ aliens, hands: { A: ['a20'], B: ['a06'] } })
    .fight(duel)
    .rest();
  expect(empty.told('used')).toEqual([]);
});

test('zapped, the defense keeps its hand', () => {
  const game = looting().answer('B.on.power-use', '#KZ').rest();
  expect(game.hand('B')).toEqual(['a15', 'N', '+3']);
});

test('a hoard is out of its reach', () => {
  const stores = { B: { miser: ['a30'] } };
  const game = lay({ aliens: { ...aliens, B: 'miser' }, hands, stores }).fight(duel);
  expect(game.options('A.barbarian.loot')).toHaveLength(4);
  game.answer('A.barbarian.loot').rest();
  expect(game.table.store(1, 'miser')!.cards).toHaveLength(1);
});

test('a zap that was the defense’s last card, stopped, leaves nothing to loot', () => {
  const game = lay({ aliens: { A: 'barbarian' }, hands: { A: ['a20', 'CZ', 'a06'], B: ['a04', 'KZ'] } });
  game
    .fight({ aim: 'b1', send: ['a1'], cards: ['a20', 'a04'] })
    .answer('B.on.power-use', '#KZ')
    .answer('A.on.card-play', '#CZ')
    .rest();
  expect([game.hand('A'), game.hand('B'), game.asked]).toEqual([['a06'], [], ['A.continue']]);
});

test('a bot takes strong cards alone: weak ones only keep a hand from being renewed', () => {
  const game = lay({ aliens: { A: 'barbarian' }, hands: { A: ['a30'], B: ['a04', 'a06', 'a15', 'KZ'] } });
  const decision = game.fight({ aim: 'b1', send: ['a1', 'a1', 'a1'], cards: ['a30', 'a04'] }).find('A.barbarian.loot');
  const picks = cosmicBot({ board: game.view('A') } as never, decision, {} as never);
  expect([...picks].sort()).toEqual([game.pick(0, '#a15'), game.pick(0, '#KZ')].sort());
});

const flares = ['barbarian'];
const paid = (hands: Record<string, string[]>) => lay({ flares, hands }).fight({ ...duel, cards: ['N', 'a20'] });

test('wild: of the compensation it gets it discards what it does not want', () => {
  const game = paid({ A: ['N', 'flare:barbarian'], B: ['a20', 'a30', 'a04'] }).answer('A.resolve.compensation', '#flare:barbarian');
  expect(game.find('A.barbarian.sift')).toMatchObject({ min: 0, max: 2 });
  game.answer('A.barbarian.sift', '#a04').rest();
  expect([game.hand('A'), game.pile]).toEqual([
    ['a30', 'flare:barbarian'],
    ['a04', 'N', 'a20'],
  ]);
});

test('wild: of the rewards too', () => {
  const game = lay({ flares, deck: ['a12'], hands: { A: ['a04'], B: ['a20', 'a09'], C: ['a08', 'flare:barbarian'] } });
  game.fight({ ...duel, invite: [[], ['C']], join: [['C', 'side:defense', 'c1']], cards: ['a04', 'a20'] });
  game.answer('C.resolve.rewards', '#flare:barbarian').answer('C.reward', 'reward:card').answer('C.barbarian.sift', '#a12').rest();
  expect([game.hand('C'), game.pile]).toEqual([
    ['a08', 'flare:barbarian'],
    ['a12', 'a04', 'a20'],
  ]);
});

test('wild: not for who pays; card-zapped, it keeps all', () => {
  expect(
    paid({ A: ['N'], B: ['a20', 'a30', 'flare:barbarian'] })
      .rest()
      .told('played'),
  ).toEqual([]);
  const game = paid({ A: ['N', 'flare:barbarian'], B: ['a20', 'a30', 'a04', 'CZ'] }).answer('A.resolve.compensation', '#flare:barbarian');
  expect(game.answer('B.on.card-play', '#CZ').rest().hand('A')).toEqual(['a04', 'a30']);
});

const allied = (side: string) =>
  lay({ aliens: { C: 'barbarian' }, flares, hands: { ...hands, C: ['a08', 'flare:barbarian'] } }).fight({
    ...duel,
    invite: [['C'], ['C']],
    join: [['C', side, 'c1']],
  });

test('super: an ally of the offense loots for its own ships; that use can be zapped', () => {
  const game = allied('side:offense').answer('C.resolve.result', '#flare:barbarian');
  expect(game.find('C.barbarian.loot')).toMatchObject({ max: 1 });
  game.answer('C.barbarian.loot', '#a15').rest();
  expect([game.hand('B'), game.hand('C')]).toEqual([[], ['a08', 'a15', 'flare:barbarian']]);
  const zapped = allied('side:offense').answer('C.resolve.result', '#flare:barbarian').answer('B.on.power-use', '#KZ').rest();
  expect([zapped.hand('B'), zapped.hand('C')]).toEqual([
    ['a15', 'N', '+3'],
    ['a08', 'flare:barbarian'],
  ]);
});

test('super: not on the other side', () => {
  expect(allied('side:defense').rest().told('played')).toEqual([]);
});

test('what it leaves a Vulch may have', () => {
  const game = lay({ aliens: { ...aliens, C: 'vulch' }, hands: { ...hands, C: ['a06'] } }).fight(duel);
  game.answer('A.barbarian.loot', '#a15').rest();
  expect([game.hand('A'), game.hand('B'), game.hand('C')]).toEqual([['a09', 'a15'], [], ['a06', 'KZ']]);
});

testFlare('barbarian', { wild: ['side', 'resolve.compensation', 'resolve.rewards'], super: ['ally', 'resolve.result'] });
