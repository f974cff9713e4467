import { expect, test } from 'vitest';
import { testFlare } from '../flares/test-flare.ts';
import { lay } from '../game.ts';

const human = (hands = {}) =>
  lay({ aliens: { A: 'human' }, hands: { A: ['a06', 'CZ'], B: ['a10'], C: ['KZ', 'a06'], ...hands } }).fight({
    aim: 'b1',
    send: ['a1', 'a1'],
    cards: ['a06', 'a10'],
  });

test('adds four', () => {
  expect(human().rest().told('outcome')[0]).toEqual({ ending: 'won', winner: 'defense', totals: [12, 14] });
});

test('R-47 Human zapped', () => {
  const zapped = human().answer('C.on.power-use', '#KZ').rest();
  expect(zapped.told('outcome')[0]).toEqual({ ending: 'won', winner: 'offense', totals: null });
  expect(zapped.on('b1')).toBe('A2');
  const saved = human().answer('C.on.power-use', '#KZ').answer('A.on.card-play', '#CZ').rest();
  expect(saved.told('outcome')[0]).toEqual({ ending: 'won', winner: 'defense', totals: [12, 14] });
});

test('as an ally it adds to its side, and zapped its side wins', () => {
  const hands = { A: ['a10', 'KZ'], B: ['a10'], C: ['a06'] };
  const game = () =>
    lay({ aliens: { C: 'human' }, hands }).fight({
      aim: 'b1',
      send: ['a1'],
      invite: [[], ['C']],
      join: [['C', 'side:defense', 'c1']],
      cards: ['a10', 'a10'],
    });
  expect(game().rest().told('outcome')[0]!['totals']).toEqual([11, 19]);
  expect(game().answer('A.on.power-use', '#KZ').find('C.reward')).toBeDefined();
});

test('a zap replaces even a deal', () => {
  const game = lay({ aliens: { A: 'human' }, hands: { A: ['N', 'KZ'], B: ['N'] } }).fight({ aim: 'b1', send: ['a1'], cards: ['N', 'N'] });
  game.answer('A.on.power-use', '#KZ').rest();
  expect(game.told('outcome')[0]).toMatchObject({ ending: 'won', winner: 'offense' });
});

const flares = ['human'];
const brawl = { aim: 'b1', send: ['a1'] };

test('wild: its card is a 42; then the flare is the Human’s', () => {
  const game = lay({ aliens: { C: 'human' }, flares, hands: { A: ['a04', 'flare:human'], B: ['a20'], C: ['N'] } });
  game
    .fight({ ...brawl, cards: ['a04', 'a20'] })
    .answer('A.reveal.modify', '#flare:human')
    .rest();
  expect(game.told('outcome')).toMatchObject([{ winner: 'offense', totals: [43, 24] }]);
  expect([game.hand('A').includes('flare:human'), game.hand('C')]).toEqual([false, ['N', 'flare:human']]);
});

test('wild: without a Human it is discarded; card-zapped too, and the card stays', () => {
  const hands = { A: ['a04', 'flare:human'], B: ['a20', 'CZ'] };
  const game = lay({ flares, hands })
    .fight({ ...brawl, cards: ['a04', 'a20'] })
    .answer('A.reveal.modify', '#flare:human')
    .rest();
  expect([game.told('outcome'), game.pile]).toMatchObject([[{ winner: 'offense' }], expect.arrayContaining(['flare:human'])]);
  const zapped = lay({ flares, hands }).fight({ ...brawl, cards: ['a04', 'a20'] });
  zapped.answer('A.reveal.modify', '#flare:human').answer('B.on.card-play', '#CZ').rest();
  expect([zapped.told('outcome'), zapped.pile]).toMatchObject([[{ totals: [5, 24] }], expect.arrayContaining(['flare:human'])]);
});

test('wild: not against the Human, nor for an ally', () => {
  const laid = { flares, hands: { A: ['a04', 'flare:human'], B: ['a20'] } };
  expect(
    lay({ ...laid, aliens: { B: 'human' } })
      .fight({ ...brawl, cards: ['a04', 'a20'] })
      .rest()
      .told('played'),
  ).toEqual([]);
  const ally = lay({ flares, hands: { A: ['a04'], B: ['a20'], C: ['N', 'flare:human'] } });
  ally.fight({ ...brawl, invite: [['C'], []], join: [['C', 'side:offense', 'c1']], cards: ['a04', 'a20'] });
  expect(ally.rest().told('played')).toEqual([]);
});

const more = (word: string) =>
  lay({ aliens: { A: 'human' }, flares, hands: { A: ['a08', 'flare:human'], B: ['a10'] } })
    .fight({ ...brawl, cards: ['a08', 'a10'] })
    .answer('A.on.power-use', '#flare:human')
    .answer('A.human.more', word)
    .rest();

test('super: eight instead of four, and back in the hand', () => {
  const game = more('word:eight');
  expect([game.told('outcome'), game.hand('A')]).toMatchObject([[{ totals: [17, 14] }], ['flare:human']]);
});

test('super: or it is discarded to stop the own power, and the side wins', () => {
  const game = more('word:zap');
  expect(game.told('outcome')).toMatchObject([{ winner: 'offense', totals: null }]);
  expect([game.hand('A'), game.pile]).toEqual([[], expect.arrayContaining(['flare:human'])]);
});

test('whoever keeps the zap from it lets it add four', () => {
  const laid = { flares: ['healer'], aliens: { A: 'human' }, hands: { A: ['a06', 'flare:healer'], B: ['a10'], C: ['KZ'] } };
  const game = lay(laid).fight({ aim: 'b1', send: ['a1', 'a1'], cards: ['a06', 'a10'] });
  game.answer('C.on.power-use', '#KZ').answer('A.on.card-play', '#flare:healer').rest();
  expect([game.told('outcome')[0], game.pile.includes('KZ')]).toMatchObject([{ winner: 'defense', totals: [12, 14] }, true]);
});

test('with a negotiate, zapped, it beats an attack, and nobody is compensated', () => {
  const game = lay({ aliens: { B: 'human' }, hands: { A: ['a20'], B: ['N', 'a04'], C: ['KZ'] } });
  game
    .fight({ aim: 'b1', send: ['a1', 'a1'], cards: ['a20', 'N'] })
    .answer('C.on.power-use', '#KZ')
    .rest();
  expect([game.told('outcome')[0], game.warp('A'), game.told('handed')]).toMatchObject([{ winner: 'defense' }, 2, []]);
});

testFlare('human', { wild: ['main', 'reveal.modify'], super: ['side', 'reveal.modify'], leaves: { wild: 'pile' } });
