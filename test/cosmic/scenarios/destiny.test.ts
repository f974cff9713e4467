import { expect, test } from 'vitest';
import { namedBy } from '../../../shared/games/cosmic/phases/destiny.ts';
import { lay } from '../game.ts';

const filler = (count: number) => ['a06', 'N', 'a08', 'a04', 'N', 'a08', 'a06', 'N', 'a10', 'N'].slice(0, count);

test('R-07 specials and ties', () => {
  const hands = {
    A: [...filler(8), 'a12', 'a14'],
    B: ['a06', 'N', '+2', 'CZ', 'KZ', 'a08'],
    C: ['a06', 'N', 'N', '+2', 'CZ', 'KZ', 'a08', 'a08', 'N'],
    D: ['a06', 'N', 'N', 'N', 'a11', 'a13', 'a08', 'a15', 'N'],
  };
  const cards = lay({ hands, destiny: ['special:most-cards'] }).rest();
  expect(cards.told('destiny')[0]).toEqual({ card: 'special:most-cards', named: 2 });
  const warp = lay({ ships: { B: { warp: 2 }, C: { warp: 1 }, D: { warp: 1 } } });
  expect(namedBy(warp.table, 'fewest-in-warp')).toBe(2);
  const colonies = lay({ ships: { A: { b1: 1, c1: 1, d1: 1 } } });
  expect(namedBy(colonies.table, 'most-colonies')).toBe(1);
});

test('R-08 the last destiny card is not drawn but shuffled with the rest', () => {
  const game = lay();
  const { destiny } = game.facts;
  destiny.discard = destiny.deck.splice(0, 16);
  game.rest();
  expect(destiny.deck.length + destiny.discard.length + (destiny.current ? 1 : 0)).toBe(17);
  expect(destiny.deck.length).toBeGreaterThan(10);
});

test('R-09 own colour, fight', () => {
  const game = lay({ ships: { A: { a1: 5, a2: 3 }, B: { a2: 2 }, C: { a2: 1 } }, hands: { A: ['a10', 'N'], B: ['a08'] }, destiny: ['A'] });
  expect(game.options('A.own')).toEqual(['word:redraw', 'fight:a2:1', 'fight:a2:2']);
  game
    .answer('A.own', 'fight:a2:1')
    .fight({ aim: 'a2', send: ['a1', 'a1'], cards: ['a10', 'a08'] })
    .rest();
  expect(game.told('outcome')[0]!['totals']).toEqual([12, 10]);
  expect(game.on('a2')).toBe('A5 C1');
  expect([game.warp('B'), game.foreign('B'), game.foreign('A')]).toEqual([2, 0, 0]);
  expect(game.asked).toEqual(['A.continue']);
});

const bare = { A: { a1: 4, a2: 4, a3: 0, a4: 0, a5: 0, c3: 2, warp: 10 }, B: { a3: 1, a5: 1 } };

test('R-10 own colour, re-establish', () => {
  const game = lay({ ships: bare, hands: { A: ['a10'] }, destiny: ['A'] });
  game.answer('A.retrieve', 'planet:a1');
  expect(game.table.seat(0).up).toBe(false);
  expect(game.refusal('A.own', 'settle:a3')).toBe('bad_target');
  game.answer('A.own', 'settle:a4').answer('A.resettle', 'planet:a1', 'planet:a1', 'planet:c3').rest();
  expect([game.on('a1'), game.on('c3'), game.on('a4')]).toEqual(['A3', 'A1 C4', 'A3']);
  expect(game.table.seat(0).up).toBe(true);
  expect(game.asked).toEqual(['A.continue']);
});

test('a wild lets the offense choose, nobody means the leader', () => {
  const game = lay({ ships: { C: { d1: 1 } }, destiny: ['wild'] });
  expect(game.options('A.wild')).toEqual(['seat:1', 'seat:2', 'seat:3']);
  expect(game.refusal('A.wild', 'seat:0')).toBe('bad_target');
  game.timeOut('A.wild').rest();
  expect(game.encounter.defense).toBe(2);
});

test('own colour with nothing to do there draws again by itself', () => {
  const game = lay({ destiny: ['A', 'A', 'C'] }).rest();
  expect(game.told('redrawn')).toHaveLength(2);
  expect(game.encounter.defense).toBe(2);
});

test('R-56 Dictator, Shadow, redraw', () => {
  const hands = {
    A: ['a10', 'N'],
    B: ['a06', 'a06', 'a06', 'a06', 'N'],
    C: ['a08', 'a08', 'a08', 'a08', 'a08', 'a08', 'N', 'N', 'N'],
    D: ['a04', 'a04', 'a04', 'a04', 'N', 'N', 'N', 'N', 'N'],
    E: ['a06', 'N', '+2', 'flare:dictator'],
  };
  const chosen = () =>
    lay({ seats: 5, flares: ['dictator'], aliens: { B: 'dictator', D: 'shadow' }, hands, ships: { C: { a1: 1 } } })
      .answer('B.dictator.command', 'word:most-cards')
      .answer('D.shadow.ship', 'planet:a1');
  const game = chosen().rest();
  expect(game.told('destiny')).toEqual([{ card: 'special:most-cards', named: 2 }]);
  expect([game.encounter.defense, game.foreign('C'), game.warp('C')]).toEqual([2, 0, 1]);
  const redrawn = chosen().answer('E.destiny.drawn', '#flare:dictator');
  redrawn.answer('B.dictator.command', 'seat:4').timeOut('D.shadow.ship').rest();
  expect(redrawn.facts.destiny.discard).toContain('special:most-cards');
  expect([redrawn.told('destiny').length, redrawn.encounter.defense, redrawn.foreign('C')]).toEqual([2, 4, 0]);
});
