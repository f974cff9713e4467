import { expect, test } from 'vitest';
import { cosmicBot } from '../../../shared/games/cosmic/bot/bot.ts';
import { testFlare } from '../flares/test-flare.ts';
import { lay, type Game } from '../game.ts';

const aliens = { A: 'chosen' };
const use = 'power:chosen.pray';
const pray = (own: string, other: string, deck: string[], more: Record<string, string[]> = {}): Game =>
  lay({ aliens, deck, hands: { A: [own, ...(more['A'] ?? [])], B: [other, ...(more['B'] ?? [])] } })
    .fight({ aim: 'b1', send: ['a1', 'a1'], cards: [own, other] })
    .answer('A.reveal.modify', use);
const outcome = (game: Game) => game.rest().told('outcome')[0];

test('draws three and replaces its card; the old one and the others are discarded', () => {
  const game = pray('a04', 'a10', ['a20', '+2', 'a08'], { A: ['a09'] });
  expect(game.options('A.chosen.take')).toHaveLength(3);
  game.answer('A.chosen.take', '#a20').answer('A.chosen.how', 'word:replace').rest();
  expect(outcome(game)).toMatchObject({ winner: 'offense', totals: [22, 14] });
  expect(game.pile).toEqual(['a04', 'a08', '+2', 'a20', 'a10']);
  expect([game.hand('A'), game.view('A').seats[0]!.stores]).toEqual([['a09'], undefined]);
});

test('adds an attack to its own, which has served like it in the end', () => {
  const game = pray('a04', 'a10', ['a20', '+2', 'N'], { A: ['a09'] });
  game.answer('A.chosen.take', '#a20').answer('A.chosen.how', 'word:add');
  expect(outcome(game)).toMatchObject({ totals: [4 + 2 + 20, 14] });
  expect(game.pile).toEqual(['N', '+2', 'a04', 'a10', 'a20']);
  expect(game.encounter.spent).toHaveLength(3);
});

test('a negotiate cannot be added to: the match-up is a new one', () => {
  const fight = pray('N', 'a10', ['a20', '+2', '+3']).answer('A.chosen.take', '#a20');
  expect(outcome(fight)).toMatchObject({ totals: [22, 14] });
  const deal = pray('a04', 'N', ['N', '+2', '+3']).answer('A.chosen.take', '#N');
  expect(outcome(deal)).toMatchObject({ ending: 'deal' });
});

test('a morph copies the opponent’s card', () => {
  expect(outcome(pray('a04', 'a10', ['M', '+2', '+3']).answer('A.chosen.take', '#M'))).toMatchObject({ totals: [12, 14] });
});

test('it may take none, and is asked though none of them is an encounter card', () => {
  const game = pray('a04', 'a10', ['+5', '+2', '+3'], { A: ['a09'] });
  expect(game.options('A.chosen.take')).toEqual(['word:none']);
  game.answer('A.chosen.take', 'word:none').rest();
  expect(game.pile).toEqual(['+2', '+3', '+5', 'a04', 'a10']);
  expect(outcome(pray('a04', 'a10', ['a20', '+2', '+3']).answer('A.chosen.take', 'word:none'))).toMatchObject({ totals: [6, 14] });
});

test('who does not answer takes none', () => {
  const game = pray('a04', 'a10', ['a20', 'N', '+3']).timeOut('A.chosen.take').rest();
  expect([outcome(game), game.pile]).toMatchObject([{ totals: [6, 14] }, ['a20', 'N', '+3', 'a04', 'a10']]);
});

test('Emotion Control turns what was there; a card taken later is an attack', () => {
  const game = lay({ aliens, deck: ['a20', '+2', '+3'], hands: { A: ['a04', 'Emotion'], B: ['a10'] } });
  game.fight({ aim: 'b1', send: ['a1'], cards: ['a04', 'a10'] }).answer('A.reveal.modify', '#Emotion');
  game.answer('A.reveal.modify', use).answer('A.chosen.take', '#a20');
  expect(outcome(game)).toMatchObject({ ending: 'won', winner: 'offense', totals: null });
});

test('once an encounter, as a main player alone', () => {
  const game = pray('a04', 'a10', ['+5', '+2', '+3'], { A: ['+2'] }).answer('A.chosen.take', 'word:none');
  expect(game.options('A.reveal.modify')).not.toContain(use);
  const ally = lay({ aliens: { C: 'chosen' }, hands: { A: ['a04'], B: ['a10'] } });
  ally.fight({ aim: 'b1', send: ['a1'], invite: [['C'], []], join: [['C', 'side:offense', 'c1']], cards: ['a04', 'a10'] });
  expect(ally.options('C.reveal.modify')).not.toContain(use);
});

test('zapped, nothing is drawn', () => {
  const game = pray('a04', 'a10', ['a20', '+2', '+3'], { B: ['KZ'] }).answer('B.on.power-use', '#KZ');
  expect(outcome(game)).toMatchObject({ totals: [6, 14] });
  expect(game.told('drew').filter(({ count }) => count === 3)).toEqual([]);
});

test('a morph stays the copy of the card it was turned up against, whatever replaces that', () => {
  const game = pray('a04', 'M', ['a20', 'N', '+3']).answer('A.chosen.take', '#a20').answer('A.chosen.how', 'word:replace');
  expect(outcome(game)).toMatchObject({ winner: 'offense', totals: [20 + 2, 4 + 4] });
  const talk = pray('a04', 'M', ['a20', 'N', '+3']).answer('A.chosen.take', '#N');
  expect(outcome(talk)).toMatchObject({ ending: 'won', winner: 'defense' });
});

test('of a Gambler’s card a morph copies what is claimed, not what nobody sees', () => {
  const game = lay({ aliens: { A: 'chosen', B: 'gambler' }, deck: ['M', '+2', '+3'], hands: { A: ['a04'], B: ['a10'] } });
  game.fight({ aim: 'b1', send: ['a1', 'a1'], cards: ['a04', 'a10'] }).answer('B.reveal.flip', 'power:gambler.bluff');
  game.answer('B.gambler.claim', 'face:attack:12').answer('A.gambler.doubt', 'word:believe');
  game.answer('A.reveal.modify', use).answer('A.chosen.take', '#M');
  expect(outcome(game)).toMatchObject({ totals: [12 + 2, 12 + 4] });
});

test('an attack added raises what the card counts: a Fodder fills the gap up to it', () => {
  const game = lay({ aliens: { A: 'chosen', B: 'fodder' }, deck: ['a20', '+2', '+3'], hands: { A: ['a04'], B: ['a06', 'a23', 'a30'] } });
  game.fight({ aim: 'b1', send: ['a1', 'a1'], cards: ['a04', 'a06'] }).answer('A.reveal.modify', use);
  game.answer('A.chosen.take', '#a20').answer('A.chosen.how', 'word:add');
  game.answer('B.reveal.modify', 'power:fodder.overwhelm').answer('B.fodder.add', '#a23');
  expect(outcome(game)).toMatchObject({ totals: [4 + 20 + 2, 6 + 23 + 4] });
});

test('a bot gives up the compensation for its negotiate only for an attack that wins', () => {
  const taken = (deck: string[]) => {
    const game = pray('N', 'a10', deck);
    const decision = game.find('A.chosen.take');
    const [pick] = cosmicBot({ board: game.view('A') } as never, decision, {} as never);
    return game.answer('A.chosen.take', pick!).rest().told('outcome')[0];
  };
  expect(taken(['a08', '+2', '+3'])).toMatchObject({ winner: 'defense', totals: null });
  expect(taken(['a08', 'a20', '+3'])).toMatchObject({ winner: 'offense', totals: [22, 14] });
});

const flares = ['chosen'];
const planned = (hands: Record<string, string[]>) => lay({ flares, deck: ['a12'], hands }).fight({ aim: 'b1', send: ['a1'] });

test('wild: a card before the cards are chosen', () => {
  const game = planned({ A: ['a04', 'flare:chosen'] })
    .answer('A.planning.before-select', '#flare:chosen')
    .rest();
  expect(game.hand('A')).toEqual(['a04', 'a12', 'flare:chosen']);
});

test('wild: not for a bystander; card-zapped, nothing is drawn', () => {
  const aside = planned({ C: ['a04', 'flare:chosen'] }).rest();
  expect(aside.told('played')).toEqual([]);
  const game = planned({ A: ['a04', 'flare:chosen'], B: ['a06', 'CZ'] }).answer('A.planning.before-select', '#flare:chosen');
  game.answer('B.on.card-play', '#CZ').rest();
  expect(game.hand('A')).toEqual(['a04']);
});

const kept = (deck: string[], zap: string[] = []) =>
  lay({ aliens, flares, deck, hands: { A: ['a04', 'flare:chosen'], B: ['a10', ...zap] } })
    .fight({ aim: 'b1', send: ['a1', 'a1'], cards: ['a04', 'a10'] })
    .answer('A.reveal.modify', use)
    .answer('A.on.power-use', '#flare:chosen');

test('super: what is no encounter card may stay in its hand', () => {
  const game = kept(['a20', '+2', 'KZ']).answer('A.chosen.take', '#a20').answer('A.chosen.how', 'word:add');
  expect(game.options('A.chosen.keep')).toHaveLength(2);
  game.answer('A.chosen.keep', '#KZ').rest();
  expect([game.hand('A'), game.pile]).toEqual([
    ['KZ', 'flare:chosen'],
    ['+2', 'a04', 'a10', 'a20'],
  ]);
});

test('super: it is asked whatever it has drawn; card-zapped, all is discarded', () => {
  const game = kept(['a20', 'a09', 'a08']).answer('A.chosen.take', 'word:none').answer('A.chosen.keep').rest();
  expect(game.hand('A')).toEqual(['flare:chosen']);
  const zapped = kept(['+2', '+3', '+5'], ['CZ']).answer('B.on.card-play', '#CZ').answer('A.chosen.take', 'word:none').rest();
  expect(zapped.hand('A')).toEqual([]);
});

test('its three cards are one draw, and what it discards a Vulch may have', () => {
  const laid = { aliens: { ...aliens, C: 'remora', D: 'vulch' }, deck: ['KZ', '+2', 'a20', 'a30'] };
  const game = lay({ ...laid, hands: { A: ['a04'], B: ['a10'], C: [], D: [] } }).fight({ aim: 'b1', send: ['a1'], cards: ['a04', 'a10'] });
  game.answer('A.reveal.modify', use).answer('C.on.card-draw', 'power:remora.card').answer('A.chosen.take', 'word:none').rest();
  expect([game.hand('C'), game.hand('D')]).toEqual([['a30'], ['KZ']]);
});

testFlare('chosen', { wild: ['main', 'planning.before-select'], super: ['main', 'reveal.modify'] });
