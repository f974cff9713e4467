import { expect, test, vi } from 'vitest';
import { completeOptions, start, viewOf } from '../../shared/engine/play.ts';
import { cosmicBot } from '../../shared/games/cosmic/bot/bot.ts';
import type { Facts } from '../../shared/games/cosmic/facts.ts';
import { cosmic } from '../../shared/games/cosmic/rules.ts';
import { fire, noOrders } from '../../shared/engine/orders.ts';
import { chooseCard } from '../../shared/games/cosmic/bot/bot.ts';
import { labelOf } from '../../shared/games/cosmic/words/words.ts';
import { lay } from './game.ts';

vi.mock(import('../../shared/games/cosmic/aliens/aliens.ts'), async (original) => {
  const { coreStandIns } = await import('./stand-ins/core.ts');
  return { aliens: { ...(await original()).aliens, ...coreStandIns } };
});

vi.mock(import('../../shared/games/cosmic/cards/bans.ts'), async (original) => ({
  bans: [...(await original()).bans, { aliens: ['rival', 'foe'] as const }],
}));

/** What the core offers to powers still to come, each shown by an alien that only tests know. */

const duel = { aim: 'b1', send: ['a1', 'a1'], cards: ['a10', 'a06'] as [string, string] };
const advance = { aim: 'b1', send: ['a1', 'a1'] };
const hands = { A: ['a10'], B: ['a06'] };
const totals = (aliens: Record<string, string>, laid = {}, fight = {}): unknown => {
  const game = lay({ aliens, hands, ...laid })
    .fight({ ...duel, ...fight })
    .rest();
  return game.told('outcome')[0];
};

test('a total is worked out when it is asked for, not when a power was used', () => {
  const game = lay({ aliens: { A: 'warpish' }, ships: { B: { warp: 2 } }, hands: { A: ['a10', '+2'], B: ['a06'] } }).fight(duel);
  game.find('A.reveal.modify');
  expect(game.view('watch').encounter!.totals).toEqual([10 + 2 + 2, 6 + 4]);
  game.table.toWarp(1, 1);
  expect(game.view('watch').encounter!.totals).toEqual([10 + 2 + 3, 6 + 4]);
});

test('a morph is a copy of the card it was turned up against, whatever takes its place', () => {
  const game = lay({ aliens: { A: 'replacer' }, hands: { A: ['a10', 'a30'], B: ['M'] } }).fight({ ...duel, cards: ['a10', 'M'] });
  expect(game.rest().told('outcome')).toMatchObject([{ totals: [30 + 2, 10 + 4] }]);
  expect(game.pile).toEqual(['a10', 'a30', 'M']);
});

test('a card that is a part of what another counts is no line of its own, and is discarded like one', () => {
  const game = lay({ aliens: { A: 'raiser' }, hands: { A: ['a10', 'a05'], B: ['a06'] } })
    .fight(duel)
    .rest();
  expect(game.told('outcome')).toMatchObject([{ totals: [10 + 5 + 2, 6 + 4] }]);
  expect(game.pile.slice(0, 3)).toEqual(['a10', 'a06', 'a05']);
});

test('the lower total wins, and ships count with a sign', () => {
  expect(totals({ A: 'anti-matter' })).toMatchObject({ winner: 'offense', totals: [10 - 2, 6 + 4] });
});

test('values change in their order: what was declared before the flip, then what was used after it', () => {
  expect(totals({ A: 'reverser', B: 'tripler' })).toMatchObject({ totals: [1 + 2, 20 + 4] });
});

test('a card becomes another, and the match-up with it', () => {
  expect(totals({ A: 'peaceful' }, { hands: { A: ['N'], B: ['a06'] } }, { cards: ['N', 'a06'] })).toMatchObject({
    winner: 'offense',
    totals: null,
  });
  expect(totals({ A: 'pretender' }, { hands: { A: ['N'], B: ['a06'] } }, { cards: ['N', 'a06'] })).toMatchObject({ totals: [15 + 2, 10] });
});

test('a card may be taken for what its owner claims: nobody sees it, and it goes under the deck', () => {
  const game = lay({ aliens: { A: 'claimant' }, hands: { A: ['a04', 'a05'], B: ['a20', 'KZ'] } }).fight({ ...duel, cards: ['a04', 'a20'] });
  game.answer('A.reveal.flip', 'power:claimant.claim');
  game.find('B.reveal.modify');
  expect(game.view('C').encounter!.selected.offense).toEqual({ up: true, face: 'attack:40', claimed: true });
  expect(game.told('revealed')).toEqual([{ offense: 'attack:40', defense: 'attack:20' }]);
  game.rest();
  expect(game.told('outcome')).toMatchObject([{ totals: [42, 24] }]);
  expect([game.pile, game.facts.deck[0]]).toEqual([['a20'], 'attack:4']);
});

test('two morphs, of which one is only claimed: both sides lose', () => {
  const game = lay({ aliens: { A: 'claimant' }, hands: { A: ['a04'], B: ['M'] } }).fight({ aim: 'b2', send: ['a1'], cards: ['a04', 'M'] });
  game.answer('A.reveal.flip', 'power:claimant.claim').rest();
  expect(game.told('outcome')).toEqual([{ ending: 'both-lost', winner: null, totals: null }]);
  expect([game.warp('A'), game.on('b2'), game.told('lost').length]).toEqual([1, '', 2]);
});

test('who must lay its card face up first may do then what may be done as cards are turned up', () => {
  const game = lay({ aliens: { A: 'oracle', B: 'claimant' }, hands: { A: ['a10'], B: ['a04'] } }).fight({ aim: 'b1', send: ['a1'] });
  game.answer('B.select', '#a04').answer('B.reveal.flip', 'power:claimant.claim').rest();
  expect(game.view('A').encounter!.selected.defense).toEqual({ up: true, face: 'attack:40', claimed: true });
  expect([game.told('shown'), game.asked]).toEqual([[], ['A.select']]);
  game.answer('A.select', '#a10').rest();
  expect(game.told('outcome')).toMatchObject([{ totals: [11, 44] }]);
});

test('winner and loser change places last of all', () => {
  expect(totals({ A: 'upsetter' })).toMatchObject({ winner: 'defense', totals: [12, 10] });
});

test('everyone sees what a total decides, and a bot reinforces accordingly', () => {
  const hints = (aliens: Record<string, string>) => {
    const game = lay({ aliens, hands: { A: ['a10', '+5'], B: ['a06'] } }).fight(duel);
    const decision = game.find('A.reveal.modify');
    const board = game.view('A');
    const { id } = board.hand![0]!;
    return [board.encounter!.verdict, cosmicBot(viewOf(game.sitting, 0) as never, decision, { seed: '00', drawn: 0 }), `card:${id}`];
  };
  const [plain, kept] = hints({});
  expect([plain, kept]).toEqual([undefined, ['word:pass']]);
  const [upset, played, card] = hints({ A: 'upsetter' });
  expect([upset, played]).toEqual([{ inverted: true }, [`${card as string}@defense`]]);
});

test('both sides lose', () => {
  const game = lay({ aliens: { A: 'wrecker' }, hands }).fight({ ...duel, invite: [['C'], []], join: [['C', 'side:offense', 'c1']] });
  game.answer('A.planning.selected', 'power:wrecker.wreck').rest();
  expect(game.told('lost').map(({ seat, ships }) => [seat, ships])).toEqual([
    [0, { gate: 2 }],
    [2, { gate: 1 }],
    [1, { b1: 4 }],
  ]);
  expect(game.told('handed')).toEqual([]);
});

test('won before a card is chosen: nothing is compared, and nothing but ships is lost', () => {
  const game = lay({ aliens: { A: 'conqueror', B: 'crasher' }, hands }).fight({ aim: 'b1', send: ['a1'] });
  game.answer('A.planning.before-select', 'power:conqueror.win').rest();
  expect(game.told('outcome')).toEqual([{ ending: 'won', winner: 'offense', totals: null }]);
  expect([game.told('sums'), game.told('handed'), game.pile, game.on('b1')]).toEqual([[], [], [], 'A1']);
});

test('with one card in sight an encounter ends as a deal in which nothing changes hands', () => {
  const game = lay({ aliens: { A: 'appeaser' }, hands: { A: ['a10'], B: ['a20'] } }).fight({ aim: 'b1', send: ['a1'] });
  game.answer('B.select', '#a20').answer('A.planning.select', 'power:appeaser.end').rest();
  expect([game.hand('A'), game.hand('B'), game.on('a1'), game.asked]).toEqual([['a10'], ['a20'], 'A4', ['A.continue']]);
});

test('by how much one was beaten: a ship stays on the planet, beside what a defeat costs', () => {
  const game = lay({ aliens: { A: 'crasher' }, hands: { A: ['a04'], B: ['a20'] } }).fight({ ...duel, cards: ['a04', 'a20'] });
  game.answer('A.on.ships-losing', 'power:crasher.crash').rest();
  expect([game.warp('A'), game.on('b1')]).toEqual([1, 'A1 B4']);
  expect(game.told('stayed')).toEqual([{ seat: 0, ships: 1, planet: 'b1' }]);
});

test('ships leave the game before anything else can save them', () => {
  const game = lay({ aliens: { A: 'remover', B: 'zombie' }, hands })
    .fight(duel)
    .rest();
  expect(game.told('used').map(({ ability }) => ability)).toEqual(['remover.remove']);
  expect([game.table.seat(1).out, game.warp('B')]).toEqual([4, 0]);
  expect(game.view('watch').seats[1]!.out).toBe(4);
});

test.each(['none', 'remover'])('what was lost is given back as a whole, out of the warp or out of nothing: %s', (alien) => {
  const game = lay({ aliens: { A: alien, C: 'mender' }, hands: { A: ['a10', 'a20'], B: ['N'] } }).fight({ ...duel, cards: ['a10', 'N'] });
  game.answer('C.on.ships-lost', 'power:mender.mend').rest();
  expect([game.warp('B'), game.table.seat(1).out, game.on('b1')]).toEqual([0, 0, 'A2']);
  // the planet they came from is lost, and what the loss has brought stays so
  expect(game.told('home')[0]).toEqual({ seat: 1, ships: { b2: 1, b3: 1, b4: 1, b5: 1 } });
  expect(game.told('handed')).toHaveLength(alien === 'none' ? 1 : 0);
});

test('an empty batch can be filled: extra losses count for no compensation', () => {
  const ships = { B: { b1: 0 } };
  const game = lay({ aliens: { A: 'smasher' }, ships, hands: { A: ['a10', 'a09'], B: ['N'] } }).fight({ ...duel, cards: ['a10', 'N'] });
  game.answer('B.shed', 'planet:b2', 'planet:b3').rest();
  expect(game.warp('B')).toBe(2 + 4);
  expect(game.told('handed')).toEqual([]);
});

test('a seat has several powers, each zapped for itself', () => {
  const game = lay({ aliens: { A: 'zombie' }, hands: { A: ['a04'], B: ['a20', 'KZ'] } });
  game.table.seat(0).more.push('macron');
  expect(game.view('watch').seats[0]!.more).toEqual(['macron']);
  game.answer('A.aim', 'planet:b1').answer('B.on.power-use', '#KZ').answer('A.send', 'planet:a1', 'planet:a1');
  expect(game.encounter.zapped).toEqual(['0:macron']);
  game.answer('A.invite').answer('B.invite').answer('A.select', '#a04').answer('B.select', '#a20').rest();
  // neither its limit nor its mass, but the ships come home all the same
  expect(game.told('used').map(({ ability }) => ability)).toEqual(['macron.limit', 'zombie.immortal']);
  expect([game.told('outcome')[0]!['totals'], game.warp('A')]).toEqual([[6, 24], 0]);
});

test('a lent power is somebody else’s until the encounter is over', () => {
  const game = lay({ aliens: { A: 'human', C: 'macron' }, hands });
  game.find('A.aim');
  game.encounter.lent.push({ alien: 'macron', from: 2, to: 0 });
  expect([game.table.powers(0), game.table.powers(2)]).toEqual([['macron'], []]);
});

test('a part may serve more than once', () => {
  const game = lay({ aliens: { A: 'repeater' }, hands }).fight(duel);
  game.answer('A.reveal.modify', 'power:repeater.add').answer('A.reveal.modify', 'power:repeater.add').rest();
  expect(game.told('outcome')).toMatchObject([{ totals: [14, 10] }]);
});

test('a power adds a card of its own, which lies on the table until cards are discarded', () => {
  const fought = (aliens: Record<string, string>, card = 'a13') =>
    lay({ aliens, hands: { A: [card, 'a04', 'a05'], B: ['a06'] } })
      .fight({ ...duel, cards: [card, 'a06'] })
      .rest();
  const game = fought({ A: 'adder' });
  expect(game.told('outcome')).toMatchObject([{ totals: [13 + 2 + 4, 10] }]);
  expect(game.told('sums')[0]!['lines']).toMatchObject([
    [{}, {}, { kind: 'power', by: 'adder.do', value: 4 }],
    [{}, {}],
  ]);
  expect(game.pile).toEqual(['a13', 'a06', 'a04']);
  // it goes by what the card counts now, which was reversed
  expect(fought({ A: 'adder', B: 'reverser' }, 'a12').told('used').at(-1)).toMatchObject({ ability: 'adder.do' });
  expect(fought({ A: 'adder' }, 'a12').told('used')).toEqual([]);
});

test('what a deal brings and what it makes another win by are judged together', () => {
  const ships = { A: { b1: 1, b2: 1, b3: 1, c1: 1 } };
  const game = lay({ aliens: { D: 'patient' }, ships, hands: { A: ['N'], B: ['N'] } }).fight({
    aim: 'b4',
    send: ['a1'],
    cards: ['N', 'N'],
  });
  game.gather().answer('A.offer', 'get:b5').answer('B.answer', 'accept:1').answer('A.settle', 'gate').rest();
  expect(game.facts.winners).toEqual([0, 3]);
});

test('a power wins by itself and is not lost with the colonies', () => {
  const game = lay({ aliens: { C: 'martyr' }, ships: { C: { c1: 0, c2: 0, c3: 0, c4: 0, c5: 0, warp: 20 } } }).rest();
  expect([game.facts.winners, game.table.seat(2).up]).toEqual([[2], true]);
});

test('a power that is kept can be turned up though its owner has too few colonies, and works again at once', () => {
  const ships = { C: { c1: 3, c2: 0, c3: 0, c4: 0, c5: 0, warp: 17 } };
  const hidden = { options: { hidden_powers: 'yes' }, hands: { A: ['a06', 'Plague'], C: ['N'] } };
  const laid = (alien: string) =>
    lay({ aliens: { C: alien }, ships, ...hidden })
      .answer('A.regroup.start', '#Plague@2')
      .others();
  // others are asked in the same way, but have nothing to turn up
  expect(laid('human').options('C.regroup.start')).toEqual(['word:pass']);
  const game = laid('martyr');
  expect(game.options('C.regroup.start')).toEqual(['word:pass', 'word:unveil']);
  expect(game.find('C.regroup.start').moment).toMatchObject({ as: ['bystander', 'stranded', 'hidden'], ask: ['stranded'] });
  game.answer('C.regroup.start', 'word:unveil').rest();
  expect([game.told('power-back'), game.facts.winners]).toEqual([[{ seat: 2 }], [2]]);
});

test('compensation lies on the table before it is taken', () => {
  const game = lay({ aliens: { A: 'redirector' }, hands: { A: ['N'], B: ['a20'], C: ['a30', 'a40'] } });
  game
    .fight({ ...duel, cards: ['N', 'a20'] })
    .answer('A.resolve.compensation', 'power:redirector.redirect')
    .rest();
  expect(game.told('handed')).toMatchObject([{ from: 2, to: 0, count: 2 }]);
});

test('compensation is chosen instead of left to chance', () => {
  const game = lay({ aliens: { A: 'picker' }, hands: { A: ['N'], B: ['a20', 'a04', 'a30'] } });
  game
    .fight({ ...duel, cards: ['N', 'a20'] })
    .answer('A.resolve.compensation', 'power:picker.choose')
    .rest();
  expect(game.hand('A')).toEqual(['a04']);
  expect(game.told('handed')).toMatchObject([{ from: 1, to: 0, count: 1, why: 'compensation' }]);
  expect(labelOf('face:attack:4', {}, { about: { key: 'cosmic.asks.any' } })).toEqual({ key: 'cosmic.face.attack', of: { value: '04' } });
});

test('cards are kept before they are discarded and fetched after', () => {
  const game = lay({ aliens: { A: 'clone', B: 'fetcher' }, hands }).fight(duel);
  game.answer('A.resolve.discard', 'power:clone.keep').answer('B.resolve.discard', 'power:fetcher.fetch').rest();
  expect([game.hand('A'), game.hand('B')]).toEqual([['a10'], ['a06']]);
});

test('whose power serves is asked where a seat without orders is not', () => {
  const game = lay({ aliens: { A: 'donor' }, hands: { A: ['a10', '+2'], B: ['a06'], D: ['Force'] } });
  game.fight({ aim: 'b1', send: ['a1'], invite: [['C'], []], join: [['C', 'side:offense', 'c1']] });
  const isAsked = (name: string) => fire(noOrders, game.find(`${name}.alliance.formed`)).picks === null;
  expect(['A', 'B', 'D'].map(isAsked)).toEqual([true, false, false]);
});

test('a bot fights with the cards its alien favours', () => {
  const chosen = (aliens: Record<string, string>) => {
    const game = lay({ aliens, hands: { A: ['N', 'a12'], B: ['a30'] } }).fight({ aim: 'b1', send: ['a1'] });
    game.find('A.select');
    return chooseCard(game.sight('A'), 0, game.table.seat(0).hand).face;
  };
  expect([chosen({ A: 'fond' }), chosen({})]).toEqual(['negotiate', 'attack:12']);
});

test('an offense that gives its last encounter card away and draws a new hand for it goes on', () => {
  const game = lay({ aliens: { A: 'donor' }, hands: { A: ['a10', '+2'], B: ['a06'] }, deck: ['CZ', 'a30'] }).fight({
    aim: 'b1',
    send: ['a1'],
  });
  game.answer('A.alliance.formed', 'power:donor.give').rest();
  expect(game.told('handed')).toEqual([{ from: 0, to: 1, count: 1, why: 'given' }]);
  expect(game.told('renewed')).toEqual([{ seat: 0, faces: ['reinforcement:2'] }]);
  expect([game.told('aborted'), game.asked]).toEqual([[], ['A.select', 'B.select']]);
});

test('more ships are retrieved, or none for something else', () => {
  const game = lay({ aliens: { A: 'rescuer' }, ships: { A: { warp: 5 } } });
  game.answer('A.regroup.retrieve', 'power:rescuer.rescue').rest();
  expect(game.warp('A')).toBe(2);
});

test('planets to aim at, ships to send, seats to invite', () => {
  const game = lay({ aliens: { A: 'bender' }, hands });
  expect(game.options('A.aim')).toEqual(['planet:b1']);
  game.answer('A.aim', 'planet:b1');
  expect(game.find('A.send')).toMatchObject({ min: 2, max: 6 });
  game.answer('A.send', 'planet:a1', 'planet:a1');
  expect(game.options('A.invite')).toEqual(['seat:2']);
});

test.each(['B', 'A', 'wild'])('a power says whom the offense meets, whatever destiny says: %s', (card) => {
  const game = lay({ aliens: { A: 'appointer' }, hands, destiny: [card], ships: { D: { b2: 1 } } });
  expect(game.options('A.aim')).toEqual(['planet:d1', 'planet:d2', 'planet:d3', 'planet:d4', 'planet:d5', 'planet:b2']);
  // who does not say stays in the system of its opponent
  expect(game.find('A.aim').fallback).toEqual(['planet:d5']);
  expect(game.told('defense')).toEqual([{ seat: 3, planet: null }]);
  expect(game.facts.destiny).toMatchObject({ current: null, named: null });
});

test('ships in the encounter are out of reach of what takes ships from colonies', () => {
  const ships = { B: { b1: 4, b2: 1, b3: 1, b4: 0, b5: 0, warp: 14 } };
  const game = lay({ aliens: { A: 'dragger' }, ships, hands: { A: ['a04'], B: ['a20'] } })
    .fight({ ...duel, cards: ['a04', 'a20'] })
    .rest();
  game.answer('A.shed', 'planet:a1', 'planet:a2', 'planet:a2').rest();
  // all it has elsewhere, and none of those that defend
  expect(game.told('lost').at(-1)).toMatchObject({ seat: 1, ships: { b2: 1, b3: 1 } });
});

test('what can be chosen, and another price of a failed deal', () => {
  const game = lay({ aliens: { A: 'bender' }, hands: { A: ['N', 'a10'], B: ['N'] } }).fight({ aim: 'b1', send: ['a1', 'a1'] });
  expect(game.options('B.select')).toHaveLength(1);
  game.answer('A.select', '#N').answer('B.select', '#N').gather();
  game.answer('A.answer', 'word:refuse').answer('B.answer', 'word:refuse').rest();
  expect(game.find('A.shed')).toMatchObject({ min: 1 });
  expect(game.find('B.shed')).toMatchObject({ min: 5 });
});

test('another encounter after a failure', () => {
  const game = lay({ aliens: { A: 'tireless' }, hands: { A: ['a04', 'a05'], B: ['a20'] } }).fight({ ...duel, cards: ['a04', 'a20'] });
  game.answer('A.turn.continue', 'power:tireless.on').rest();
  expect(game.asked).toEqual(['A.continue']);
});

test('no other encounter without an encounter card, unless that is not needed', () => {
  const lost = (alien: string) =>
    lay({ aliens: { A: alien }, hands: { A: ['a04', '+2'], B: ['a20', 'a10'] } }).fight({ ...duel, cards: ['a04', 'a20'] });
  expect(lost('tireless').answer('A.turn.continue', 'power:tireless.on').rest().facts.turn).toBe(1);
  expect(lost('restless').answer('A.turn.continue', 'power:restless.on').rest().asked).toEqual(['A.continue']);
});

test('who goes on without an encounter card draws a new hand, beside what it may keep', () => {
  const game = lay({ aliens: { A: 'restless' }, hands: { A: ['a04', '+2', '+3'], B: ['a20', 'a10'] }, deck: ['a30'] });
  game
    .fight({ ...duel, cards: ['a04', 'a20'] })
    .answer('A.turn.continue', 'power:restless.on')
    .answer('A.continue', 'word:again')
    .rest();
  expect([game.hand('A').length, game.pile.includes('+2'), game.encounter.ofTurn]).toEqual([9, true, 2]);
  expect(game.hand('A')).toEqual(expect.arrayContaining(['a30', '+3']));
});

test('an extra encounter interrupts another, which goes on afterwards', () => {
  const game = lay({ aliens: { C: 'intruder' }, hands: { A: ['a10', 'a09'], B: ['a06'] }, destiny: ['B', 'D'] }).fight(duel);
  game.answer('C.resolve.after', 'power:intruder.break-in').rest();
  expect([game.encounter.offense, game.encounter.defense, game.facts.interrupted.length]).toEqual([2, 3, 1]);
  game.fight({ aim: 'd1', send: ['c1'] });
  game.timeOut('C.select').timeOut('D.select').rest();
  expect([game.facts.interrupted, game.encounter.offense]).toEqual([[], 0]);
  expect(game.asked).toEqual(['A.continue']);
});

test('it may be fixed whom an extra encounter is with: no destiny card is drawn', () => {
  const game = lay({ aliens: { B: 'avenger' }, hands: { A: ['a10', 'a09'], B: ['a06', 'a20'] }, destiny: ['B', 'D'] }).fight(duel);
  const { length } = game.facts.destiny.deck;
  game.answer('B.resolve.after', 'power:avenger.avenge').rest();
  expect(game.find('B.aim').about.of).toEqual({ defense: 0, reach: 'home' });
  expect(game.facts.destiny.deck).toHaveLength(length);
  game.fight({ aim: 'a1', send: ['b2'], cards: ['a20', 'a09'] }).rest();
  // A has no card left for the second encounter it has earned
  expect([game.on('a1'), game.facts.interrupted, game.facts.turn]).toEqual(['B1', [], 1]);
});

test('an effect that is asked about in the midst is looked at as a whole', () => {
  const taken = lay({ aliens: { B: 'exchanger' }, hands: { A: ['a10'], B: ['a06'] } });
  taken.answer('A.aim', 'planet:b1').answer('A.send', 'planet:a1').answer('B.alliance.before-invites', 'power:exchanger.take').rest();
  expect([taken.told('aborted'), taken.hand('A'), taken.asked]).toEqual([[], ['a10'], ['A.invite']]);
});

test('what is due at the end of an encounter waits until nothing more hooks on it', () => {
  const game = lay({ aliens: { A: 'latecomer', C: 'intruder' }, hands: { A: ['a10', 'a09'], B: ['a06'] } }).fight(duel);
  game.find('C.resolve.after');
  expect([game.told('used').length, game.told('drew')]).toEqual([1, []]);
  game.rest();
  expect([game.told('drew'), game.encounter.due]).toEqual([[{ seat: 0, count: 1 }], []]);
});

test('events say who and what: a retrieval by whatever way', () => {
  const game = lay({ aliens: { C: 'watcher' }, ships: { A: { warp: 2 } }, hands: { A: ['a10', 'Mobius'] } });
  game.answer('A.regroup.start', '#Mobius').rest();
  expect(game.told('used')).toMatchObject([{ seat: 2, ability: 'watcher.ships' }]);
});

test('events say who and what: ships freed by a deal are retrieved too', () => {
  const game = lay({ aliens: { A: 'zombie', C: 'watcher' }, ships: { D: { warp: 2 } }, hands: { A: ['N', 'a10'], B: ['N'] } });
  game.fight({ aim: 'b1', send: ['a1'], cards: ['N', 'N'] }).gather();
  game.answer('A.offer', 'give:random').answer('A.release', 'seat:3', 'seat:3').answer('B.answer', 'accept:1').rest();
  expect(game.told('used')).toMatchObject([{ seat: 2, ability: 'watcher.ships' }]);
});

test('which ships in the warp were there before the encounter: of several the new ones leave first', () => {
  const game = lay({ ships: { A: { warp: 3 } }, hands: { A: ['a04', 'a05'], B: ['a20', 'Plague'] } });
  expect(game.table.longInWarp(0)).toBe(3);
  game.answer('B.regroup.start', '#Plague@0').timeOut('A.shed').timeOut('A.plague.discard').rest();
  expect([game.warp('A'), game.table.longInWarp(0)]).toEqual([5, 3]);
});

test('one draw is one event, though the pile had to be shuffled in the midst of it', () => {
  const discard = ['a06', 'a06', 'a06', 'a06', 'a08', 'a08', 'a08', 'a08'];
  const game = lay({ aliens: { C: 'watcher' }, hands: { A: ['a10'], B: ['+2'] }, discard });
  game.facts.deck.length = 3;
  game.fight({ aim: 'b1', send: ['a1'] }).rest();
  expect(game.told('drew').map(({ count }) => count)).toEqual([3, 5]);
  expect(game.told('used')).toMatchObject([{ seat: 2, ability: 'watcher.cards' }]);
});

test('a planet that came later is a home like any other, and can change hands', () => {
  const game = lay({ hands });
  game.facts.planets['x1'] = [0, 3, 0, 0];
  game.facts.homes['x1'] = 1;
  game.table.seat(1).out = -3;
  expect(game.options('A.aim')).toContain('planet:x1');
  expect([game.table.homeColonies(1), game.table.foreignColonies(1)]).toEqual([6, 0]);
  game.facts.homes['x1'] = 2;
  expect(game.table.foreignColonies(1)).toBe(1);
  expect(game.view('watch').homes).toEqual({ x1: 2 });
});

test('tokens and ships on a sheet are for all to see', () => {
  const game = lay({ hands });
  const store = game.table.openStore(0, 'ledger');
  store.tokens = 7;
  store.ships[0] = 2;
  expect(game.view('B').seats[0]!.stores).toEqual([{ of: 'ledger', cards: 0, tokens: 7, ships: [2, 0, 0, 0] }]);
});

test.each(['combo', 'flares'])('two aliens that are never in one game are never dealt to two seats: %s', (aliens) => {
  const options = completeOptions(cosmic, { aliens }, false);
  let met = 0;
  for (let seed = 1; seed <= 90; seed++) {
    const facts = start(cosmic, options, 5, seed.toString(16).padStart(64, '7')).save.facts as Facts;
    const holders = (id: string) => facts.seats.findIndex(({ alien, dealt }) => alien === id || dealt.includes(id));
    const [rival, foe] = [holders('rival'), holders('foe')];
    if (rival >= 0 || foe >= 0) met++;
    if (rival !== foe) expect(Math.min(rival, foe), `seed ${seed}`).toBe(-1);
    expect(facts.seats.every(({ alien, dealt }) => alien || dealt.length === 2)).toBe(true);
  }
  if (aliens === 'flares') expect(met).toBeGreaterThan(10);
});

test('nor does one come in by rotation while the other is played, unless the other leaves for it', () => {
  const drawn = (aliens: Record<string, string>) => {
    const game = lay({ aliens, options: { rotating_powers: 'yes' } });
    game.fight({ aim: 'b1', send: ['a1'], cards: ['a06', 'a06'] });
    game.facts.unused = ['zombie', 'rival'];
    game.facts.retired = [];
    return game.rest().options('B.rotate')[1];
  };
  expect(drawn({ C: 'foe' })).toBe('alien:zombie');
  expect(drawn({ B: 'foe' })).toBe('alien:rival');
});

test('a hand that was borrowed is told to both, and comes back when the encounter is over', () => {
  const game = lay({ aliens: { A: 'borrower' }, hands: { ...hands, C: ['a20', 'N'] } }).fight(advance);
  expect(game.told('handed')).toEqual([{ from: 2, to: 0, count: 2, why: 'taken' }]);
  expect([game.hand('C'), game.view('C').seats[0]!.stores]).toMatchObject([[], [{ of: 'borrower', cards: 2, held: [{}, {}] }]]);
  expect(game.view('B').seats[0]!.stores![0]!.held).toBeUndefined();
  game.answer('A.select', '#a10').answer('B.select', '#a06').rest();
  expect(game.told('given-back')).toEqual([{ from: 0, to: 2, count: 2 }]);
  expect([game.hand('C'), game.view('A').seats[0]!.stores]).toEqual([['a20', 'N'], undefined]);
});

test('it comes back too where the encounter is cut short', () => {
  const game = lay({ aliens: { A: 'borrower', B: 'waster' }, hands: { ...hands, C: ['+3', '+2'] } });
  game.fight(advance).rest();
  expect([game.told('aborted'), game.hand('C')]).toEqual([[{ why: 'no-encounter-card' }], ['+2', '+3']]);
});

test('cards lie beside planets, and a power has some of them discarded with the encounter cards', () => {
  const game = lay({ aliens: { A: 'builder' }, hands, deck: ['a08', 'a09'] })
    .fight(duel)
    .rest();
  expect(game.pile).toEqual(['a10', 'a06', 'a08']);
  expect(game.view('A').seats[0]!.stores).toMatchObject([{ of: 'builder', cards: 1, at: 'b2' }]);
  expect(game.table.closeStores(0, 'builder')).toEqual(['attack:9']);
});

test('an attack laid down besides counts, and has served like the other', () => {
  const game = lay({ aliens: { A: 'doubler' }, hands: { A: ['a04', 'a10', 'a11'], B: ['a06'] } })
    .fight(duel)
    .rest();
  expect(game.told('outcome')).toMatchObject([{ totals: [10 + 2 + 4, 6 + 4] }]);
  expect(game.encounter.spent.map(({ seat, face }) => [seat, face])).toEqual([
    [0, 'attack:10'],
    [1, 'attack:6'],
    [0, 'attack:4'],
  ]);
});

test('ships that leave a planet for good land on other colonies', () => {
  const game = lay({ aliens: { B: 'leaver' }, hands }).fight(duel);
  expect(game.options('B.home')).toEqual(['planet:b2', 'planet:b3', 'planet:b4', 'planet:b5']);
});

test('everyone can see beforehand that the lower total will win', () => {
  const game = lay({ aliens: { A: 'anti-matter' }, hands }).fight(advance);
  expect(game.view('watch').encounter!.verdict).toEqual({ lower: true });
});
