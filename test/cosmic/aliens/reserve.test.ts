import { expect, test } from 'vitest';
import { viewOf } from '../../../shared/engine/play.ts';
import { cosmicBot } from '../../../shared/games/cosmic/bot/bot.ts';
import { logLines } from '../../../shared/games/cosmic/words/log-lines.ts';
import { testFlare } from '../flares/test-flare.ts';
import { lay, type Fight, type Laid } from '../game.ts';

const hands = { A: ['a10', 'a06', 'a04', 'a08', 'N'], B: ['a15', '+3', 'KZ'], C: ['a06', 'a05'] };
const duel: Fight = { aim: 'b1', send: ['a1', 'a1'], cards: ['a10', 'a15'] };
const fought = (aliens: Record<string, string>, laid: Laid = {}, more: Partial<Fight> = {}) =>
  lay({ aliens, hands, ...laid }).fight({ ...duel, ...more });
const totals = (game: ReturnType<typeof lay>) => game.rest().told('outcome')[0]!['totals'];
const add = (side: string) => `power:reserve.reinforce@${side}`;

test('plays attacks up to 06 as reinforcements, several at once and again', () => {
  const game = fought({ A: 'reserve' }).answer('A.reveal.modify', add('offense'));
  expect(game.refusal('A.reserve.cards', '#a08')).not.toBe('accepted');
  game.answer('A.reserve.cards', '#a06').answer('A.reveal.modify', add('offense')).answer('A.reserve.cards', '#a04');
  expect(totals(game)).toEqual([10 + 2 + 6 + 4, 15 + 4]);
  expect(game.told('used').map(({ picks }) => picks)).toEqual([
    ['offense', 'attack:6'],
    ['offense', 'attack:4'],
  ]);
  expect(game.pile).toEqual(['a10', 'a15', 'a06', 'a04']);
  const both = fought({ A: 'reserve' }).answer('A.reveal.modify', add('offense')).answer('A.reserve.cards', '#a06', '#a04');
  expect(totals(both)).toEqual([22, 19]);
});

test('for either side, as an ally too, and what is announced names the cards', () => {
  const ally = { invite: [['C'], []], join: [['C', 'side:offense', 'c1']] };
  const game = fought({ C: 'reserve' }, {}, ally).answer('C.reveal.modify', add('defense')).answer('C.reserve.cards', '#a05');
  expect(totals(game)).toEqual([13, 15 + 4 + 5]);
  const [line] = logLines({ type: 'used', of: game.told('used')[0]! });
  expect(line).toMatchObject({
    key: 'cosmic.log.reserve.reinforce.defense',
    of: { faces: { list: [{ key: 'cosmic.face.attack', of: { value: '05' } }] } },
  });
});

test('not as a bystander, not where no totals are compared, and nothing to offer without such a card', () => {
  expect(fought({ D: 'reserve' }).rest().offered).toEqual([]);
  const talk = fought({ A: 'reserve' }, {}, { cards: ['N', 'a15'] }).rest();
  expect(talk.offered).toEqual([]);
  const poor = fought({ A: 'reserve' }, { hands: { ...hands, A: ['a10', 'a08', '+2'] } });
  expect(poor.options('A.reveal.modify').filter((id) => id.startsWith('power:'))).toEqual([]);
});

test('zapped, the cards stay in the hand and both parts are off', () => {
  const game = fought({ A: 'reserve' }).answer('A.reveal.modify', add('offense')).answer('A.reserve.cards', '#a06', '#a04');
  game.answer('B.on.power-use', '#KZ').answer('B.reveal.modify', '#+3@defense');
  expect(totals(game)).toEqual([12, 15 + 4 + 3]);
  expect(game.hand('A')).toEqual(['a04', 'a06', 'a08', 'N']);
  expect(game.told('used')).toHaveLength(1);
});

test('a negotiate cancels the reinforcement of another; both are discarded', () => {
  const game = fought({ A: 'reserve' }).answer('B.reveal.modify', '#+3@defense').answer('A.on.reinforcement', 'power:reserve.cancel');
  expect(totals(game)).toEqual([12, 19]);
  expect(game.hand('A')).toEqual(['a04', 'a06', 'a08']);
  expect(game.pile.slice(0, 2)).toEqual(['N', '+3']);
});

test('zapped, the reinforcement stands and the negotiate stays; its own are never cancelled', () => {
  const game = fought({ A: 'reserve' }).answer('B.reveal.modify', '#+3@defense').answer('A.on.reinforcement', 'power:reserve.cancel');
  game.answer('B.on.power-use', '#KZ');
  expect(totals(game)).toEqual([12, 22]);
  expect(game.hand('A')).toContain('N');
  const own = fought({ B: 'reserve' }).answer('B.reveal.modify', '#+3@defense').rest();
  expect(own.told('used')).toEqual([]);
});

test('without a negotiate it is asked all the same, but has nothing to cancel with', () => {
  const game = fought({ A: 'reserve' }, { hands: { ...hands, A: ['a10'] } }).answer('B.reveal.modify', '#+3@defense');
  expect(game.rest().told('used')).toEqual([]);
  const held = fought({ A: 'reserve' }, { hands: { ...hands, A: ['a10', 'a06'] } }).answer('B.reveal.modify', '#+3@defense');
  expect(held.options('A.on.reinforcement')).toEqual(['word:pass']);
});

test('a bot adds what it takes to win, and cancels what would beat it', () => {
  const chance = { seed: '00'.repeat(32), drawn: 0 };
  const game = fought({ A: 'reserve' });
  const answer = (name: string) => {
    const decision = game.find(name);
    const picks = cosmicBot(viewOf(game.sitting, decision.seat), decision, chance);
    game.answer(name, ...picks);
    return picks;
  };
  expect(answer('A.reveal.modify')).toEqual([add('offense')]);
  expect(answer('A.reserve.cards')).toEqual([game.pick(0, '#a06'), game.pick(0, '#a04')]);
  game.answer('B.reveal.modify', '#+3@defense');
  expect(answer('A.on.reinforcement')).toEqual(['power:reserve.cancel']);
  expect(totals(game)).toEqual([22, 19]);
});

const flares = ['reserve'];
const thrown = (more: string[] = []) =>
  lay({ flares, hands: { A: ['a06', 'Plague'], B: ['a06', '+5', '+3'], C: ['N', 'flare:reserve'], D: ['N', ...more] }, discard: ['+2'] });

test('wild: a reinforcement that another discards comes to its hand, one of them', () => {
  const game = thrown().answer('A.regroup.start', '#Plague@1').timeOut('B.shed').answer('B.plague.discard', '#a06', '#+5');
  game.answer('C.on.card-discard', '#flare:reserve').rest();
  expect([game.hand('C'), game.told('reserve.fetched')]).toEqual([['N', '+5', 'flare:reserve'], [{ seat: 2, face: 'reinforcement:5' }]]);
});

test('wild: one that was played too, as the cards are discarded; of several it chooses', () => {
  const game = lay({ flares, hands: { A: ['a10'], B: ['a04', '+3', '+5'], C: ['N', 'flare:reserve'] } }).fight({
    ...duel,
    cards: ['a10', 'a04'],
  });
  game.answer('B.reveal.modify', '#+3@defense').answer('B.reveal.modify', '#+5@defense').answer('C.on.card-discard', '#flare:reserve');
  expect(game.options('C.reserve.which')).toEqual(['face:reinforcement:5', 'face:reinforcement:3']);
  game.answer('C.reserve.which', 'face:reinforcement:3').rest();
  expect([game.hand('C'), game.pile.includes('+5')]).toEqual([['N', '+3', 'flare:reserve'], true]);
});

test('wild: not its own; card-zapped, it stays on the pile', () => {
  const own = lay({ flares, hands: { A: ['a10', '+3', 'flare:reserve'], B: ['a15'] } }).fight(duel);
  own.answer('A.reveal.modify', '#+3@offense').rest();
  expect(own.told('played').map(({ ability }) => ability)).toEqual(['reinforcement:3']);
  const game = thrown(['CZ']).answer('A.regroup.start', '#Plague@1').timeOut('B.shed').answer('B.plague.discard', '#a06', '#+5');
  game.answer('C.on.card-discard', '#flare:reserve').answer('D.on.card-play', '#CZ').rest();
  expect([game.hand('C'), game.pile.includes('+5')]).toEqual([['N'], true]);
});

const large = (own = ['a09', 'a08', 'a06'], more: string[] = []) =>
  fought({ A: 'reserve' }, { flares, hands: { A: ['a10', ...own, 'flare:reserve'], B: ['a15', ...more] } });

test('super: one attack up to 09 is added, and the power serves for the lower ones', () => {
  const game = large().answer('A.reveal.modify', '#flare:reserve@offense');
  expect(game.refusal('A.reserve.large', '#a09', '#a08')).toBe('too_many');
  game.answer('A.reserve.large', '#a09').answer('A.reveal.modify', add('offense')).answer('A.reserve.cards', '#a06');
  expect(totals(game)).toEqual([10 + 2 + 9 + 6, 19]);
  expect(game.hand('A')).toEqual(['a08', 'flare:reserve']);
});

test('super: it needs such a card, and is for whoever fights', () => {
  expect(
    large(['a11'])
      .options('A.reveal.modify')
      .filter((id) => id !== 'word:pass'),
  ).toEqual([]);
  expect(
    fought({ D: 'reserve' }, { flares, hands: { ...hands, D: ['a08', 'flare:reserve'] } })
      .rest()
      .told('played'),
  ).toEqual([]);
});

test('super: stopped as a card or as a power, the card stays in the hand', () => {
  const card = large(['a09'], ['CZ']).answer('A.reveal.modify', '#flare:reserve@offense').answer('B.on.card-play', '#CZ');
  const power = large(['a09'], ['KZ']).answer('A.reveal.modify', '#flare:reserve@offense').answer('A.reserve.large', '#a09');
  power.answer('B.on.power-use', '#KZ');
  for (const game of [card, power]) expect(totals(game)).toEqual([12, 19]);
  expect([card.hand('A'), power.hand('A')]).toEqual([['a09'], ['a09', 'flare:reserve']]);
});

test('super: a bot plays it where the lower cards are not enough', () => {
  const game = large(['a09', 'a04']);
  const told = (whom: string) => {
    const decision = game.find(whom);
    return cosmicBot(viewOf(game.sitting, 0) as never, decision, {} as never);
  };
  game.answer('A.reveal.modify', ...told('A.reveal.modify'));
  game.answer('A.reserve.large', ...told('A.reserve.large'));
  expect(totals(game)).toEqual([21, 19]);
});

test('without the negotiate it had when it was announced nothing is cancelled', () => {
  const laid = { flares: ['filch'], hands: { A: ['a10', 'N', 'flare:filch'], B: ['a15', '+3', 'KZ'] } };
  const game = fought({ A: 'reserve' }, laid).answer('B.reveal.modify', '#+3@defense').answer('A.on.reinforcement', 'power:reserve.cancel');
  game.answer('B.on.power-use', '#KZ').answer('A.on.card-play', '#flare:filch');
  expect(totals(game)).toEqual([12, 15 + 4 + 3]);
  expect(game.hand('A')).toEqual(['KZ', 'flare:filch']);
});

testFlare('reserve', { wild: ['any', 'on.card-discard'], super: ['side', 'reveal.modify'], seldom: ['wild'] });
