import { expect, test } from 'vitest';
import { copy } from '../../shared/engine/json.ts';
import { fire, noOrders } from '../../shared/engine/orders.ts';
import { viewOf } from '../../shared/engine/play.ts';
import { cosmic } from '../../shared/games/cosmic/rules.ts';
import { lay } from './game.ts';
import { hasWayBack } from '../engine/way-back.ts';

test('a card gets a new id with every change of hands', () => {
  const game = lay({ hands: { A: ['a20', 'a04', '+2'], B: ['N'] } });
  const before = game.view('A').hand!.map(({ id }) => id);
  game.fight({ aim: 'b1', send: ['a1'], cards: ['a20', 'N'] }).rest();
  expect(game.hand('B').length).toBeGreaterThan(0);
  for (const { id } of game.view('B').hand!) expect(before).not.toContain(id);
});

test('default orders do not look at hands', () => {
  const moments = (hand: string[]) => lay({ seats: 5, hands: { C: hand } }).sitting.open.map(({ seat, moment }) => [seat, moment]);
  expect(moments(['Plague', 'N'])).toEqual(moments(['a06', 'N']));
  const [calm] = lay({ seats: 5 }).sitting.open;
  expect(fire(noOrders, calm!).picks).toEqual(['word:pass']);
  const [offense, other] = lay({ seats: 5, ships: { A: { warp: 12 } } }).sitting.open;
  expect(fire(noOrders, offense!).picks).toBeNull();
  expect(fire(noOrders, other!).picks).toEqual(['word:pass']);
  expect(fire({ ...noOrders, moments: { 'regroup.start': ['any'] } }, other!).picks).toBeNull();
  expect(fire({ ...noOrders, passing: offense!.moment!.during }, offense!).picks).toEqual(['word:pass']);
});

test('once the cards are up who is behind is asked as long as reinforcements could make it up, whatever it holds', () => {
  const asked = (cards: [string, string], hand: string, aliens = {}) => {
    const game = lay({ aliens, hands: { A: [cards[0]], B: [cards[1], hand] } }).fight({ aim: 'b1', send: ['a1'], cards });
    return fire(noOrders, game.find('B.reveal.modify')).picks === null;
  };
  for (const hand of ['+5', 'N']) {
    // 1 ship against 4
    expect([asked(['a15', 'a04'], hand), asked(['a20', 'a08'], hand), asked(['a06', 'a08'], hand)]).toEqual([true, false, false]);
  }
});

test('who stays ahead whatever was announced is not asked to stop it', () => {
  const asked = (card: string) => {
    const game = lay({ aliens: { B: 'macron' }, hands: { A: [card, 'KZ'], B: ['a06'] } });
    game.fight({ aim: 'b1', send: ['a1', 'a1', 'a2', 'a2'], cards: [card as 'a20', 'a06'] });
    return fire(noOrders, game.find('A.on.power-use')).picks === null;
  };
  // 4 ships on either side, those of the defense four each
  expect([asked('a40'), asked('a08')]).toEqual([false, true]);
});

test('a chosen card can be taken back until the other is in; a turned-up one cannot', () => {
  const game = lay({ hands: { A: ['a20'], B: ['a04'] } }).fight({ aim: 'b1', send: ['a1'] });
  game.find('A.select');
  const first = copy(game.sitting.save);
  game.answer('A.select', '#a20');
  const second = copy(game.sitting.save);
  expect(hasWayBack(cosmic, first, second)).toBe(true);
  expect(game.view('A').mine).toHaveLength(1);
  expect(game.view('B').mine).toBeUndefined();
  game.answer('B.select', '#a04');
  expect(hasWayBack(cosmic, second, copy(game.sitting.save))).toBe(false);
});

test('what was taken or given stays in the notes of the two', () => {
  const game = lay({ hands: { A: ['a20', 'a04'], B: ['N'] } })
    .fight({ aim: 'b1', send: ['a1'], cards: ['a20', 'N'] })
    .rest();
  expect(game.view('A').notes).toEqual([{ encounter: 1, kind: 'gave', with: 1, faces: ['attack:4'] }]);
  expect(game.view('B').notes).toEqual([{ encounter: 1, kind: 'took', with: 0, faces: ['attack:4'] }]);
  expect(game.view('watch').notes).toBeUndefined();
});

/** All that an onlooker ever sees from the agreement to the window before the deal is made. */
const timers: (string | null)[] = [];
function seenOf(sight: string, ...offer: string[]): string[] {
  const hands = { A: ['N', 'a06', 'a08', '+2'], B: ['N', 'a10', 'a04', '+3'], C: ['a12'] };
  const game = lay({ options: { deal_sight: sight }, hands })
    .fight({ aim: 'b1', send: ['a1'], cards: ['N', 'N'] })
    .rest();
  game
    .gather()
    .answer('A.offer', ...offer)
    .answer('B.answer', 'accept:1');
  const seen: string[] = [];
  for (let i = 0; i < 20; i++) {
    const view = viewOf(game.sitting, 2);
    const sight = JSON.stringify(view);
    if (sight !== seen.at(-1)) seen.push(sight);
    if (view.decisions.length) return seen;
    timers.push(...game.sitting.open.map(({ timer }) => timer ?? null));
    game.timeOut(game.asked[0]!);
  }
  throw new Error('the window before the deal never opened');
}

test('who sees nothing of the terms can’t count them by what is asked, nor by the number of a decision', () => {
  const plain = seenOf('sealed', 'give:random');
  expect(plain).toHaveLength(2);
  for (const offer of [
    ['give:hand'],
    ['take:any'],
    ['take:any', 'take:any', 'take:type:attack'],
    ['give:highest', 'take:random-of-type:attack', 'take:any'],
  ]) {
    expect(seenOf('sealed', ...offer)).toEqual(plain);
  }
  // nor by a deadline that begins anew
  expect(new Set(timers)).toEqual(new Set(['settle 1']));
  // where the terms may be seen nobody is asked to no purpose
  expect(seenOf('summary', 'give:random')).toHaveLength(1);
  expect(seenOf('summary', 'take:type:attack')).toHaveLength(2);
});
