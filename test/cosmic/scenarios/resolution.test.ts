import { expect, test } from 'vitest';
import { lay } from '../game.ts';
import { discarded, layTechs, techsOf } from '../technologies.ts';

test('R-54 Reincarnator', () => {
  const aliens = { A: 'reincarnator', D: 'sorcerer' };
  const game = lay({ aliens, turn: 'B', destiny: ['C'], hands: { A: ['a06'], B: ['a04'], C: ['a20'] } });
  game.table.seat(0).more = ['zombie'];
  game.facts.unused = ['oracle', 'virus', 'gambler', 'miser'];
  game.fight({ aim: 'c1', send: ['b1'], invite: [['A'], []], join: [['A', 'side:offense', 'a1', 'a1']], cards: ['a04', 'a20'] }).rest();
  expect([game.warp('A'), game.on('a1')]).toEqual([0, 'A4']);
  expect(game.table.powers(0)).toEqual(['reincarnator', 'virus']);
  expect([game.facts.unused, [...game.facts.retired].sort()]).toEqual([['oracle'], ['gambler', 'miser', 'zombie']]);
});

/** What each side's total is made up of, as the page draws it. */
const breakdown = (game: ReturnType<typeof lay>) =>
  (game.told('sums')[0]!['lines'] as { kind: string; value: number; seat?: number }[][]).map((side) =>
    side.map(({ kind, seat, value }) => [kind, ...(seat === undefined ? [] : ['ABCD'[seat]]), value].join(' ')),
  );

test('R-21 worked example of the new edition', () => {
  const game = lay({
    aliens: { A: 'macron', B: 'zombie', C: 'parasite', D: 'clone' },
    ships: { D: { d1: 2, warp: 2 } },
    hands: { A: ['a10'], C: ['+2', 'a06'], D: ['a12'] },
    destiny: ['D'],
  });
  game.answer('A.aim', 'planet:d1').answer('A.send', 'planet:a1');
  game.answer('A.invite', 'seat:1').answer('D.invite', 'seat:1', 'seat:2');
  game.answer('B.join', 'side:defense').answer('B.ally', ...Array(4).fill('planet:b1'));
  game.answer('C.join', 'power:parasite.infest@offense').answer('C.ally', ...Array(3).fill('planet:c1'));
  game.answer('A.select', '#a10').answer('D.select', '#a12');
  game.find('C.reveal.modify');
  expect(game.view('watch').encounter!.totals).toEqual([17, 18]);
  game.answer('C.reveal.modify', '#+2@offense').answer('D.resolve.discard', 'power:clone.keep').rest();
  expect(game.told('outcome')[0]).toEqual({ ending: 'won', winner: 'offense', totals: [19, 18] });
  expect(breakdown(game)).toEqual([
    ['card 10', 'ships A 4', 'ships C 3', 'reinforcement C 2'],
    ['card 12', 'ships D 2', 'ships B 4'],
  ]);
  expect([game.warp('D'), game.warp('B')]).toEqual([4, 0]);
  expect(game.on('d1')).toBe('A1 C3');
  expect([game.foreign('A'), game.foreign('C')]).toEqual([1, 1]);
  expect(game.pile).toEqual(['a10', '+2']);
  expect(game.hand('D')).toEqual(['a12']);
  expect(game.told('rewarded')).toEqual([]);
});

test('R-22 worked example of the older edition', () => {
  const game = lay({
    aliens: { A: 'zombie', B: 'oracle', C: 'sorcerer', D: 'clone' },
    ships: { D: { d1: 2, warp: 2 } },
    hands: { A: ['a10'], D: ['a15'] },
    destiny: ['D'],
  });
  game.fight({
    aim: 'd1',
    send: ['a1', 'a1', 'a1', 'a1'],
    invite: [['B', 'C'], ['B']],
    join: [
      ['B', 'side:defense', 'b1', 'b1'],
      ['C', 'side:offense', 'c1', 'c1'],
    ],
    cards: ['a10', 'a15'],
  });
  game.answer('B.reward', 'reward:card', 'reward:card').answer('D.resolve.discard', 'power:clone.keep').rest();
  expect(game.told('outcome')[0]).toEqual({ ending: 'won', winner: 'defense', totals: [16, 19] });
  expect(breakdown(game)).toEqual([
    ['card 10', 'ships A 4', 'ships C 2'],
    ['card 15', 'ships D 2', 'ships B 2'],
  ]);
  expect([game.warp('C'), game.warp('A')]).toEqual([2, 0]);
  expect([game.on('b1'), game.on('d1')]).toEqual(['B4', 'D2']);
  expect(game.hand('D')).toEqual(['a15']);
  expect(game.told('used').map(({ ability }) => ability)).toEqual(['zombie.immortal', 'clone.keep']);
  expect(game.facts.turn).toBe(1);
});

const defended = (warp: number) =>
  lay({ ships: { C: { warp } }, hands: { A: ['a04'], B: ['a20'], C: ['N'] }, deck: ['a12', 'a14'] }).fight({
    aim: 'b1',
    send: ['a1'],
    invite: [[], ['C']],
    join: [['C', 'side:defense', 'c1', 'c1', 'c1', 'c1']],
    cards: ['a04', 'a20'],
  });

test('R-23 mixed rewards', () => {
  const game = defended(3);
  expect(game.refusal('C.reward', ...Array(4).fill('reward:ship'))).toBe('too_often');
  game.answer('C.reward', 'reward:card', 'reward:card', 'reward:ship', 'reward:ship').rest();
  expect(game.warp('C')).toBe(1);
  expect(game.hand('C')).toEqual(['a12', 'a14', 'N']);
  expect(game.encounter.defenders).toEqual([]);

  const late = defended(3).timeOut('C.reward').rest();
  expect(late.told('rewarded')).toEqual([{ seat: 2, ships: 3, cards: 1 }]);
});

const near = { A: { c1: 1, c2: 1, d1: 1, d2: 1 }, C: { a1: 1, a2: 1, d1: 1, d2: 1 }, D: { a1: 1, a2: 1, c1: 1 } };

test('R-24 shared victory', () => {
  const game = lay({ ships: near, hands: { A: ['a20', 'N'], B: ['a04'] } }).fight({
    aim: 'b1',
    send: ['a1'],
    invite: [['C', 'D'], []],
    join: [
      ['C', 'side:offense', 'c1'],
      ['D', 'side:offense', 'd1'],
    ],
    cards: ['a20', 'a04'],
  });
  game.rest();
  expect(game.facts.winners).toEqual([0, 2]);
  expect(game.foreign('D')).toBe(4);
  expect(game.asked).toEqual([]);
  expect(game.pile).toEqual([]);
});

test('R-25 an ally wins alone, in the middle', () => {
  const ships = { A: { c1: 1, c2: 1 }, C: near.C };
  const game = lay({ ships, hands: { A: ['a20', 'a30'], B: ['N'] } }).fight({
    aim: 'b1',
    send: ['a1'],
    invite: [['C'], []],
    join: [['C', 'side:offense', 'c1']],
    cards: ['a20', 'N'],
  });
  game.rest();
  expect(game.facts.winners).toEqual([2]);
  expect(game.told('handed')).toEqual([]);
  expect(game.asked).toEqual([]);
});

test('R-26 reinforcing a colony; no card for a second encounter', () => {
  const game = lay({ ships: { B: { b1: 2 }, C: { b1: 1 } }, hands: { A: ['a20', '+2'], B: ['a04'] } }).fight({
    aim: 'b1',
    send: ['a1', 'a1'],
    invite: [['C'], []],
    join: [['C', 'side:offense', 'c1', 'c1']],
    cards: ['a20', 'a04'],
  });
  game.rest();
  expect(game.on('b1')).toBe('A2 C3');
  expect([game.foreign('C'), game.foreign('A')]).toEqual([1, 1]);
  expect(game.facts.turn).toBe(1);
});

test('R-36 cosmic quake', () => {
  const game = defended(0);
  const { facts } = game;
  facts.discard = [];
  const spare = facts.deck.splice(0);
  facts.deck = [spare.pop()!];
  spare.forEach((face, at) => facts.seats[at % 4]!.hand.push({ id: `x${at}`, face }));
  const hands = facts.seats.reduce((sum, { hand }) => sum + hand.length, 0);
  expect(hands + 1 + 2).toBe(72);
  game.answer('C.reward', 'reward:card', 'reward:card').rest();
  expect(game.told('quake')).toHaveLength(1);
  expect(facts.seats.map(({ hand }) => hand.length)).toEqual([8, 8, 8, 8]);
  expect(facts.deck).toHaveLength(38);
  expect(game.pile.sort()).toEqual(['a04', 'a20']);
});

const four = (colonies: Record<string, number>, home: Record<string, number>) => {
  const game = lay({
    options: { four_planets: 'yes' },
    aliens: { A: 'warrior' },
    ships: { A: { a1: 1, a2: 3, a3: 0, a4: 0, ...home }, B: colonies },
    hands: { A: ['a08'], B: ['a10', 'N'] },
    turn: 'B',
    destiny: ['A'],
  });
  game.table.openStore(0, 'warrior').tokens = 2;
  return game.fight({ aim: 'a1', send: ['b1', 'b1'], cards: ['a10', 'a08'] }).rest();
};

test('R-38 four planets', () => {
  const game = four({}, {});
  expect(game.told('outcome')[0]).toEqual({ ending: 'won', winner: 'offense', totals: [12, 8 + 1 + 2] });
  expect([game.warp('A'), game.table.homeColonies(0), game.table.seat(0).up]).toEqual([13, 1, false]);
  expect([game.on('a1'), game.facts.winners, game.table.store(0, 'warrior')!.tokens]).toEqual(['B2', null, 2]);
  expect(four({ c1: 1, c2: 1, c3: 1 }, {}).facts.winners).toEqual([1]);
  expect(four({}, { a3: 1 }).table.store(0, 'warrior')!.tokens).toBe(2 + 3);
});

test('R-39 single-encounter turns', () => {
  const game = lay({ options: { single_encounter: 'yes' }, hands: { A: ['a20', 'a30'], B: ['a04', 'N'] } });
  game.fight({ aim: 'b1', send: ['a1'], cards: ['a20', 'a04'] }).rest();
  expect(game.facts.turn).toBe(1);
});

test('R-39 J-34: single-encounter turns leave the technologies', () => {
  const techDeck = ['xenon-lasers', 'warpspace-key', 'vacuum-turbines', 'gluon-mines'];
  const hands = { A: ['a20', 'a30'], B: ['a04', 'N'] };
  const game = layTechs({ options: { single_encounter: 'yes' }, hands, ships: { A: { c1: 1 } }, techDeck });
  game.fight({ aim: 'b1', send: ['a1'], cards: ['a20', 'a04'] }).rest();
  expect([game.foreign('A'), game.options('A.continue')]).toEqual([2, ['word:tech', 'word:end']]);
  game.answer('A.continue', 'word:tech');
  expect(game.options('A.keep-tech')).toEqual(['tech:xenon-lasers', 'tech:warpspace-key', 'tech:vacuum-turbines']);
});

test('R-51 Machine and technologies', () => {
  const techDeck = ['xenon-lasers', 'warpspace-key', 'vacuum-turbines', 'gluon-mines'];
  const hands = { A: ['a04', 'a30', 'a40', 'N'], B: ['a20', 'a06', 'N'] };
  const game = layTechs({ aliens: { A: 'machine' }, hands, ships: { A: { c1: 1 } }, techDeck, destiny: ['B', 'B'] });
  const goOn = 'power:machine.continue';
  game
    .fight({ aim: 'b1', send: ['a1'], cards: ['a04', 'a20'] })
    .answer('A.turn.continue', goOn)
    .answer('A.continue', 'word:again');
  game
    .fight({ aim: 'b2', send: ['a1'], cards: ['a30', 'a06'] })
    .answer('A.turn.continue', goOn)
    .answer('A.continue', 'word:tech');
  expect(game.options('A.keep-tech')).toHaveLength(3);
  game.answer('A.keep-tech', 'tech:warpspace-key').rest();
  expect([game.foreign('A'), techsOf(game, 'A'), discarded(game)]).toEqual([2, ['t1 warpspace-key'], ['xenon-lasers', 'vacuum-turbines']]);
  expect([game.facts.turn, game.hand('A')]).toEqual([1, ['a40', 'N']]);
});

test('a second encounter after a success, and no third', () => {
  const game = lay({ hands: { A: ['a20', 'a30', 'a40'], B: ['a04', 'N', 'a06'] }, destiny: ['B', 'B'] });
  game.fight({ aim: 'b1', send: ['a1'], cards: ['a20', 'a04'] }).answer('A.continue', 'word:again');
  game.fight({ aim: 'b2', send: ['a1'], cards: ['a30', 'a06'] }).rest();
  expect(game.foreign('A')).toBe(2);
  expect(game.facts.turn).toBe(1);
});
