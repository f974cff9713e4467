import { expect, test } from 'vitest';
import { completeOptions, start } from '../../../shared/engine/play.ts';
import { Sitting } from '../../../shared/engine/sitting.ts';
import type { Facts } from '../../../shared/games/cosmic/facts.ts';
import { cosmic } from '../../../shared/games/cosmic/rules.ts';
import { cosmicBot } from '../../../shared/games/cosmic/bot/bot.ts';
import { labelOf } from '../../../shared/games/cosmic/words/words.ts';
import { testFlare } from '../flares/test-flare.ts';
import { lay } from '../game.ts';

const miser = { A: 'miser' };
const hoard = (game: ReturnType<typeof lay>): string[] => game.table.store(0, 'miser')!.cards.map(({ face }) => face);

/** A game in which a Miser was dealt, right after the set-up. */
function dealt(choose: string | null): Facts {
  for (let game = 1; ; game++) {
    const { save } = start(cosmic, completeOptions(cosmic, {}, false), 5, game.toString(16).padStart(64, '0'));
    const sitting = new Sitting(cosmic, save);
    const question = sitting.open.find(({ about }) => about.key === 'cosmic.asks.miser.hoard');
    if (!question) continue;
    sitting.answer(question.id, choose ? [choose] : question.fallback);
    return sitting.save.facts as Facts;
  }
}

test('it gets two hands and lays one on its sheet, by default the one with fewer encounter cards', () => {
  const facts = dealt(null);
  const { hand, stores } = facts.seats.find(({ alien }) => alien === 'miser')!;
  expect([hand.length, stores[0]!.cards.length]).toEqual([8, 8]);
  const encounters = (cards: readonly { face: string }[]) => cards.filter(({ face }) => /^(attack|negotiate|morph)/.test(face)).length;
  expect(encounters(stores[0]!.cards)).toBeLessThanOrEqual(encounters(hand));
  expect(facts.deck).toHaveLength(72 - 48);
});

test('the other hand, if it likes', () => {
  const [one, other] = ['word:first', 'word:second'].map((word) => {
    const { hand, stores } = dealt(word).seats.find(({ alien }) => alien === 'miser')!;
    return [hand, stores[0]!.cards].map((cards) => cards.map(({ face }) => face).join());
  });
  expect(one).toEqual([...other!].reverse());
});

test('it plays from the hoard as from its hand; nobody else sees more than the number', () => {
  const game = lay({ aliens: miser, stores: { A: { miser: ['a40', 'Plague'] } }, hands: { A: ['a04'], B: ['a20'] } });
  game.fight({ aim: 'b1', send: ['a1'], cards: ['a40', 'a20'] }).rest();
  expect(game.told('used')).toMatchObject([{ seat: 0, ability: 'miser.hoard' }]);
  expect(game.told('outcome')).toMatchObject([{ winner: 'offense', totals: [41, 24] }]);
  expect(hoard(game)).toEqual(['artifact:plague']);
  expect(game.view('B').seats[0]!.stores).toMatchObject([{ of: 'miser', cards: 1 }]);
  expect(game.view('B').seats[0]!.stores![0]).not.toHaveProperty('held');
  expect(game.view('A').seats[0]!.stores![0]!.held).toMatchObject([{ face: 'artifact:plague' }]);
});

test('zapped, the hoard is closed and another card is chosen', () => {
  const game = lay({ aliens: miser, stores: { A: { miser: ['a40'] } }, hands: { A: ['a04'], B: ['a20', 'KZ'] } });
  game.fight({ aim: 'b1', send: ['a1'], cards: ['a40', 'a20'] });
  game.answer('B.on.power-use', '#KZ').answer('A.select', '#a04').rest();
  expect(game.told('outcome')).toMatchObject([{ totals: [5, 24] }]);
  expect(hoard(game)).toEqual(['attack:40']);
});

test('a hoard without encounter cards is shown, discarded and taken anew; that is no use', () => {
  const game = lay({ aliens: miser, stores: { A: { miser: ['Plague'] } }, deck: Array(8).fill('a08').fill('a06', 7) as string[] });
  game.answer('A.anytime', 'power:miser.renew');
  expect(game.told('miser.renewed')).toEqual([{ seat: 0, faces: ['artifact:plague'] }]);
  expect(hoard(game)).toHaveLength(8);
  expect(game.pile).toEqual(['Plague']);
});

test('with an encounter card in it, it is asked all the same but has nothing to renew', () => {
  const game = lay({ aliens: miser, stores: { A: { miser: ['a40'] } } });
  expect(game.options('A.anytime')).toEqual(['word:pass']);
});

test('encounter cards in an open hoard count as held', () => {
  const game = lay({ aliens: miser, stores: { A: { miser: ['a40'] } }, hands: { A: ['a04'], B: ['a20'] } });
  game.table.seat(0).hand = [];
  game.fight({ aim: 'b1', send: ['a1'] }).rest();
  expect(game.options('A.select')).toHaveLength(1);
});

test('super: as the offense, a card for the hoard', () => {
  const game = lay({
    aliens: miser,
    flares: ['miser'],
    stores: { A: { miser: ['a40'] } },
    hands: { A: ['a04', 'flare:miser'] },
    deck: ['a30'],
  });
  game.answer('A.regroup.start', '#flare:miser').rest();
  expect(hoard(game)).toEqual(['attack:30', 'attack:40']);
  expect(game.hand('A')).toEqual(['a04', 'flare:miser']);
});

test('wild: this flare and two more cards are out of reach while compensation is paid', () => {
  const hands = { A: ['N'], B: ['a20', 'a40', 'a30', 'flare:miser'] };
  const game = lay({ flares: ['miser'], hands }).fight({ aim: 'b1', send: ['a1', 'a1'], cards: ['N', 'a20'] });
  game.answer('B.resolve.compensation', '#flare:miser');
  game.answer('B.miser.aside', '#a40', '#a30').rest();
  expect(game.told('handed')).toEqual([]);
  expect(game.hand('B')).toEqual(['a30', 'a40', 'flare:miser']);
});

test('wild: a new hand is eight cards in addition', () => {
  const game = lay({ flares: ['miser'], hands: { A: ['+2', '+3', '+5', 'flare:miser'], B: ['a20'] } });
  game.answer('A.on.hand-refill', '#flare:miser');
  game.answer('A.miser.aside', '#+5', '#+3').rest();
  expect(game.hand('A')).toHaveLength(11);
  expect(game.hand('A')).toEqual(expect.arrayContaining(['+5', '+3', 'flare:miser']));
  expect(game.pile).toContain('+2');
});

test('wild: only for whose hand it is', () => {
  const hands = { A: ['N'], B: ['a20', 'a40'], C: ['a10', 'flare:miser'] };
  const game = lay({ flares: ['miser'], hands })
    .fight({ aim: 'b1', send: ['a1', 'a1'], cards: ['N', 'a20'] })
    .rest();
  expect(game.told('played')).toEqual([]);
  expect(game.told('handed')).toHaveLength(1);
});

test('what lies in the hoard has a name for its owner alone, and a bot chooses from it', () => {
  const game = lay({ aliens: { A: 'miser' }, hands: { A: ['a00'], B: ['a06'] }, stores: { A: { miser: ['a20'] } } });
  const { id } = game.table.store(0, 'miser')!.cards[0]!;
  const choosing = { about: { key: 'cosmic.select' } };
  expect(labelOf(`card:${id}`, game.view('A'), choosing)).toMatchObject({ of: { value: '20' } });
  expect(labelOf(`card:${id}`, game.view('B'), choosing)).toEqual({ key: 'cosmic.card' });
  const decision = game.fight({ aim: 'b1', send: ['a1'] }).find('A.select');
  expect(cosmicBot({ board: game.view('A') } as never, decision, {} as never)).toEqual([`card:${id}`]);
});

/** B lost its talk to A and collects from whom it likes. */
const collected = (hands: Record<string, string[]>) =>
  lay({ aliens: { B: 'hacker' }, flares: ['miser'], hands }).fight({ aim: 'b1', send: ['a1', 'a1'], cards: ['a20', 'N'] });

test('wild: what was put aside comes back, though in the end another pays', () => {
  const game = collected({ A: ['a20', 'a40', 'a30', 'flare:miser'], B: ['N'], C: ['a10', 'a12'] });
  game.answer('A.resolve.compensation', '#flare:miser').answer('A.miser.aside', '#a40', '#a30');
  game.answer('B.resolve.compensation', 'power:hacker.collect@2').rest();
  expect([game.hand('A'), game.hand('B')]).toEqual([
    ['a30', 'a40', 'flare:miser'],
    ['a10', 'a12'],
  ]);
});

test('wild: also for whom the collector has turned to', () => {
  const game = collected({ A: ['a20', 'a40'], B: ['N'], C: ['a10', 'a12', 'flare:miser'] });
  game.answer('B.resolve.compensation', 'power:hacker.collect@2').answer('C.resolve.compensation', '#flare:miser');
  game.answer('C.miser.aside', '#a12', '#a10').rest();
  expect([game.hand('C'), game.told('handed')]).toEqual([['a10', 'a12', 'flare:miser'], []]);
});

test('while its sheet is down the hoard is frozen, and holds nothing that could be fought with', () => {
  const laid = { aliens: miser, ships: { A: { a3: 0, a4: 0, a5: 0, warp: 12 } }, stores: { A: { miser: ['a40'] } } };
  const game = lay({ ...laid, hands: { A: ['a04'], B: ['a20'] } }).fight({ aim: 'b1', send: ['a1'] });
  expect(game.options('A.select')).toEqual([game.pick(0, '#a04')]);
  const bare = lay({ ...laid, hands: { A: ['a04'], B: ['Plague', 'a06'] } });
  bare.answer('B.regroup.start', '#Plague@0').timeOut('A.shed').rest();
  expect(bare.told('aborted')).toEqual([{ why: 'no-encounter-card' }]);
});

test('a defense renews its hand by what it holds, whatever lies in the hoard', () => {
  const game = lay({ aliens: { B: 'miser' }, stores: { B: { miser: ['a40'] } }, hands: { A: ['a04'], B: ['+2'] } });
  game.fight({ aim: 'b1', send: ['a1'] }).rest();
  expect(game.told('renewed')).toEqual([{ seat: 1, faces: ['reinforcement:2'] }]);
});

test('wild: it has taken effect like any other flare, and is said to be back with its player', () => {
  const hands = { A: ['N'], B: ['a20', 'a40', 'flare:miser'], C: ['N', 'flare:remora'] };
  const game = lay({ aliens: { A: 'clone' }, flares: ['miser', 'remora'], hands }).fight({ aim: 'b1', send: ['a1'], cards: ['N', 'a20'] });
  game.answer('B.resolve.compensation', '#flare:miser').answer('B.miser.aside', '#a40').answer('C.on.card-resolved', '#flare:remora');
  game.find('A.resolve.discard');
  expect(game.encounter.flares).toMatchObject([
    { seat: 1, face: 'flare:miser', went: 1 },
    { seat: 2, face: 'flare:remora', went: 2 },
  ]);
});

testFlare('miser', { wild: ['any', 'on.hand-refill', 'resolve.compensation'], super: ['offense', 'regroup.start'] });
