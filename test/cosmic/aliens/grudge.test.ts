import { expect, test } from 'vitest';
import { testFlare } from '../flares/test-flare.ts';
import { lay, type Fight } from '../game.ts';

const grudge = (hands: Record<string, string[]>, fight: Partial<Fight>, laid = {}) =>
  lay({ aliens: { A: 'grudge' }, hands, ...laid }).fight({ aim: 'b1', send: ['a1', 'a1'], ...fight });
/** C was invited by both and joins the other side, D declines. */
const refused = {
  invite: [['C', 'D'], ['C']],
  join: [
    ['C', 'side:defense', 'c1', 'c1'],
    ['D', 'side:offense'],
  ],
};

test('whoever was invited and is not with it gets a token, and loses a ship when it wins', () => {
  const game = grudge({ A: ['a30', 'a10'], B: ['a04'] }, { ...refused, cards: ['a30', 'a04'] });
  expect(game.told('grudge.marked')).toEqual([{ seats: [2, 3] }]);
  expect(game.find('C.shed')).toMatchObject({ min: 1, max: 1, about: { of: { cause: 'grudge' } } });
  // ships allied with the other side can't be chosen
  expect(game.options('C.shed')).toEqual(['planet:c1', 'planet:c2', 'planet:c3', 'planet:c4', 'planet:c5']);
  expect(game.find('C.shed').options[0]).toMatchObject({ times: 2 });
  game.answer('C.shed', 'planet:c2').answer('D.shed', 'planet:d1').rest();
  expect(game.told('lost').map(({ seat, ships, cause }) => [seat, ships, cause])).toEqual([
    [1, { b1: 4 }, 'defeat'],
    [2, { beside: 2 }, 'defeat'],
    [2, { c2: 1 }, 'grudge'],
    [3, { d1: 1 }, 'grudge'],
  ]);
  expect([game.warp('C'), game.warp('D')]).toEqual([3, 1]);
});

test('when it loses they lose four', () => {
  const game = grudge({ A: ['a04', 'a10'], B: ['a30'] }, { invite: [['C'], []], join: [['C', 'side:offense']], cards: ['a04', 'a30'] });
  expect(game.find('C.shed')).toMatchObject({ min: 4, max: 4 });
  game.timeOut('C.shed').rest();
  expect(game.warp('C')).toBe(4);
});

const talked = () => {
  const game = grudge({ A: ['N', 'a10'], B: ['N'] }, { invite: [['C'], []], join: [['C', 'side:offense']], cards: ['N', 'N'] });
  return game.gather();
};

test('one for a deal, four for a failed one', () => {
  const made = talked().answer('A.offer', 'get:b5').answer('B.answer', 'accept:1').answer('A.settle', 'gate').rest();
  expect(made.find('C.shed')).toMatchObject({ min: 1, about: { of: { cause: 'grudge' } } });
  const failed = talked().answer('A.answer', 'word:refuse').answer('B.answer', 'word:refuse').rest();
  expect(failed.find('C.shed')).toMatchObject({ min: 4 });
});

test('as a defense too; not as an ally, and not for those who came', () => {
  const game = lay({ aliens: { B: 'grudge', C: 'grudge' }, hands: { A: ['a30', 'a10'], B: ['a04'] } });
  game.fight({
    aim: 'b1',
    send: ['a1'],
    invite: [[], ['C', 'D']],
    join: [
      ['C', 'side:defense', 'c1'],
      ['D', 'side:defense'],
    ],
    cards: ['a30', 'a04'],
  });
  expect(game.told('grudge.marked')).toEqual([{ seats: [3] }]);
  expect(game.find('D.shed')).toMatchObject({ min: 4 });
});

test('zapped, nobody gets a token', () => {
  const game = lay({ aliens: { A: 'grudge' }, hands: { A: ['a30', 'a10'], B: ['a04', 'KZ'] } });
  game.fight({ aim: 'b1', send: ['a1'], invite: [['C'], []], join: [['C', 'side:offense']] });
  game.answer('B.on.power-use', '#KZ').answer('A.select', '#a30').answer('B.select', '#a04').rest();
  expect([game.told('grudge.marked'), game.warp('C')]).toEqual([[], 0]);
});

test('who came and was sent home again bears no grudge', () => {
  const hands = { A: ['a30', 'a10'], B: ['a04', 'Force'] };
  const game = grudge(hands, { invite: [['C'], []], join: [['C', 'side:offense', 'c1']] });
  game.answer('B.alliance.formed', '#Force').rest();
  expect(game.encounter.allies.offense).toEqual([]);
  game.answer('A.select', '#a30').answer('B.select', '#a04').rest();
  expect([game.told('used'), game.warp('C')]).toEqual([[], 0]);
});

test('an encounter that is broken off takes the tokens with it', () => {
  const laid = { aliens: { A: 'grudge', B: 'kamikaze' } };
  const game = grudge({ A: ['a30'], B: ['a04'] }, { invite: [['C'], []], join: [['C', 'side:offense']] }, laid);
  game.find('B.planning.before-select');
  const [card] = game.table.seat(0).hand;
  const at = game.facts.deck.indexOf('reinforcement:2');
  [game.facts.deck[at], card!.face] = [card!.face, 'reinforcement:2'];
  game.answer('B.planning.before-select', 'power:kamikaze.sacrifice').answer('B.kamikaze.sacrifice', 'planet:b2').rest();
  expect(game.told('aborted')).toHaveLength(1);
  expect(game.told('lost').map(({ cause }) => cause)).toEqual(['kamikaze']);
  expect(game.encounter.lasting).toEqual([]);
});

const flares = ['grudge'];
const lost = (hands: Record<string, string[]>) =>
  lay({ flares, hands }).fight({
    aim: 'b1',
    send: ['a1'],
    invite: [['C'], ['D']],
    join: [
      ['C', 'side:offense', 'c1'],
      ['D', 'side:defense', 'd1'],
    ],
    cards: ['a30', 'a04'],
  });

test('wild: the winner’s allies get nothing, and their ships go home', () => {
  const game = lost({ A: ['a30', 'a10'], B: ['a04', 'flare:grudge'] })
    .answer('B.resolve.result', '#flare:grudge')
    .rest();
  expect([game.on('b1'), game.on('c1'), game.warp('D')]).toEqual(['A1', 'C4', 1]);
  const held = lay({ flares, hands: { A: ['a04', 'a09', 'flare:grudge'], B: ['a30'] } });
  held.fight({ aim: 'b1', send: ['a1'], invite: [[], ['D']], join: [['D', 'side:defense', 'd1']], cards: ['a04', 'a30'] });
  held.answer('A.resolve.result', '#flare:grudge').rest();
  expect([held.told('rewarded'), held.on('d1'), held.hand('A')]).toEqual([[], 'D4', ['a09', 'flare:grudge']]);
});

test('wild: not for who has won; card-zapped, they land', () => {
  expect(
    lost({ A: ['a30', 'flare:grudge'], B: ['a04'] })
      .rest()
      .told('played'),
  ).toEqual([]);
  const game = lost({ A: ['a30', 'CZ'], B: ['a04', 'flare:grudge'] }).answer('B.resolve.result', '#flare:grudge');
  expect(game.answer('A.on.card-play', '#CZ').rest().on('b1')).toBe('A1 C1');
});

const won = (more: string[] = []) =>
  grudge(
    { A: ['a30', 'a10', 'flare:grudge'], B: ['a04', ...more] },
    { invite: [['C'], []], join: [['C', 'side:offense']], cards: ['a30', 'a04'] },
    { flares },
  );

test('super: four though it has won', () => {
  const game = won().answer('A.resolve.losses', '#flare:grudge');
  expect(game.find('C.shed')).toMatchObject({ min: 4 });
  game.timeOut('C.shed').rest();
  expect([game.warp('C'), game.hand('A')]).toEqual([4, ['a10', 'flare:grudge']]);
});

test('super: after a deal too; not when they lose four anyway; card-zapped, one', () => {
  const deal = grudge(
    { A: ['N', 'a10', 'flare:grudge'], B: ['N'] },
    { invite: [['C'], []], join: [['C', 'side:offense']], cards: ['N', 'N'] },
    { flares },
  ).gather();
  deal.answer('A.offer', 'get:b5').answer('B.answer', 'accept:1').answer('A.settle', 'gate').answer('A.deal.made', '#flare:grudge');
  expect(deal.find('C.shed')).toMatchObject({ min: 4 });
  const beaten = grudge(
    { A: ['a04', 'a10', 'flare:grudge'], B: ['a30'] },
    { invite: [['C'], []], join: [['C', 'side:offense']], cards: ['a04', 'a30'] },
    { flares },
  );
  expect(beaten.timeOut('C.shed').rest().told('played')).toEqual([]);
  const zapped = won(['CZ']).answer('A.resolve.losses', '#flare:grudge').answer('B.on.card-play', '#CZ');
  expect(zapped.find('C.shed')).toMatchObject({ min: 1 });
});

test('when both sides lose it has lost: four', () => {
  const game = grudge({ A: ['a10', 'flare:loser'], B: ['a08'] }, { invite: [['C'], []], join: [['C', '']] }, { flares: ['loser'] });
  game.answer('A.planning.before-select', '#flare:loser').timeOut('C.shed').rest();
  expect(game.warp('C')).toBe(4);
});

testFlare('grudge', { wild: ['main', 'resolve.result'], super: ['main', 'resolve.losses', 'deal.made', 'deal.failed'] });
