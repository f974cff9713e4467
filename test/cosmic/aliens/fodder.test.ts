import { expect, test } from 'vitest';
import { cosmicBot } from '../../../shared/games/cosmic/bot/bot.ts';
import { testFlare } from '../flares/test-flare.ts';
import { lay } from '../game.ts';

const hands = { A: ['a04', 'a05', 'a06', 'a08', 'a11', 'a12', 'a20', 'N'], B: ['a12', 'KZ'] };
const use = 'power:fodder.overwhelm';
const shown = (aliens: Record<string, string>, laid = {}) =>
  lay({ aliens, hands, ...laid }).fight({ aim: 'b1', send: ['a1', 'a1'], cards: ['a05', 'a12'] });

test('adds attacks that lie strictly between the two cards, and discards them with the rest', () => {
  const game = shown({ A: 'fodder' }).answer('A.reveal.modify', use);
  expect(game.find('A.fodder.add')).toMatchObject({ min: 0, max: 3, options: [{}, {}, {}] });
  game.answer('A.fodder.add', '#a06', '#a11');
  expect(game.hand('A')).toEqual(['a04', 'a08', 'a12', 'a20', 'N']);
  game.rest();
  expect(game.told('outcome')).toMatchObject([{ winner: 'offense', totals: [5 + 2 + 6 + 11, 16] }]);
  expect(game.pile).toEqual(['a05', 'a12', 'a06', 'a11']);
});

test('who has none is asked all the same, and has nothing to use', () => {
  const game = shown({ A: 'fodder' }, { hands: { ...hands, A: ['a05', 'a04', 'a20'] } });
  expect(game.options('A.reveal.modify')).toEqual(['word:pass']);
});

test('not with the higher card, not with a negotiate, not as an ally', () => {
  expect(
    shown({ B: 'fodder' }, { hands: { A: ['a05'], B: ['a12', 'a10'] } })
      .rest()
      .told('used'),
  ).toEqual([]);
  const talked = lay({ aliens: { A: 'fodder' }, hands: { A: ['N', 'a08'], B: ['a12'] } }).fight({
    aim: 'b1',
    send: ['a1'],
    cards: ['N', 'a12'],
  });
  expect(talked.rest().told('used')).toEqual([]);
  const allied = lay({ aliens: { C: 'fodder' }, hands: { ...hands, C: ['a08', 'a10'] } });
  allied.fight({ aim: 'b1', send: ['a1'], invite: [['C'], []], join: [['C', 'side:offense', 'c1']], cards: ['a05', 'a12'] });
  expect(allied.options('C.reveal.modify')).toEqual(['word:pass']);
});

test('zapped, the cards stay in the hand', () => {
  const game = shown({ A: 'fodder' }).answer('A.reveal.modify', use).answer('B.on.power-use', '#KZ').rest();
  expect(game.told('outcome')).toMatchObject([{ winner: 'defense', totals: [7, 16] }]);
  expect(game.hand('A')).toHaveLength(7);
});

test('everyone reads whose cards they are', () => {
  const game = shown({ A: 'fodder' }).answer('A.reveal.modify', use);
  game.answer('A.fodder.add', '#a08');
  expect(game.told('fodder.added')).toEqual([{ seat: 0, faces: ['attack:8'] }]);
  expect(game.view('C').encounter!.lines![0]!.at(-1)).toMatchObject({ kind: 'power', by: 'fodder.overwhelm', value: 8 });
});

test('a card turned into a negotiate gives it nothing to stand between', () => {
  const game = shown({ A: 'fodder' }, { hands: { ...hands, B: ['a12', 'Emotion'] } });
  game.answer('B.reveal.modify', '#Emotion').rest();
  expect(game.told('outcome')).toMatchObject([{ ending: 'deal' }]);
  expect(game.told('used')).toEqual([]);
});

test('a defending bot that a tie lets win stops it', () => {
  const game = shown({ A: 'fodder' }, { hands: { A: ['a05', 'a08', '+5', '+2', '+2'], B: ['a12', 'KZ'] } });
  for (const short of ['+5', '+2', '+2']) game.answer('A.reveal.modify', `#${short}@offense`);
  game.answer('A.reveal.modify', use);
  const decision = game.find('B.on.power-use');
  expect(game.view('B').encounter!.totals).toEqual([16, 16]);
  expect(cosmicBot({ board: game.view('B') } as never, decision, {} as never)).not.toEqual(['word:pass']);
});

const flares = ['fodder'];
const declined = (more: Record<string, string[]> = {}) =>
  lay({ flares, hands: { A: ['a12', 'a20'], B: ['a05'], C: ['a08', 'flare:fodder'], ...more } }).fight({
    aim: 'b1',
    send: ['a1'],
    invite: [['C'], []],
    join: [['C', 'side:offense']],
    cards: ['a12', 'a05'],
  });

test('wild: who has declined joins after all, with one ship', () => {
  const game = declined();
  expect(game.options('C.reveal.modify')).toEqual(['word:pass', game.pick(2, '#flare:fodder@offense')]);
  game.answer('C.reveal.modify', '#flare:fodder@offense');
  expect(game.refusal('C.ally', 'planet:c1', 'planet:c1')).toBe('too_many');
  game.answer('C.ally', 'planet:c1').rest();
  expect([game.on('b1'), game.hand('C')]).toEqual(['A1 C1', ['a08', 'flare:fodder']]);
});

test('wild: not without an invitation; card-zapped, it stays out', () => {
  const uninvited = lay({ flares, hands: { A: ['a12'], B: ['a05'], C: ['a08', 'flare:fodder'] } });
  uninvited.fight({ aim: 'b1', send: ['a1'], cards: ['a12', 'a05'] }).rest();
  expect(uninvited.told('played')).toEqual([]);
  const game = declined({ B: ['a05', 'CZ'] }).answer('C.reveal.modify', '#flare:fodder@offense');
  expect(game.answer('B.on.card-play', '#CZ').rest().on('b1')).toBe('A1');
});

test('wild: who has paid its last ship to have it stand joins nobody', () => {
  const game = lay({
    flares: ['fodder', 'void'],
    options: { flares: 'yes', unlimited_flares: 'yes' },
    ships: { C: { a5: 1, warp: 19 } },
    hands: { A: ['a12'], B: ['a05', 'CZ'], C: ['a08', 'flare:fodder', 'flare:void'] },
  });
  game.fight({ aim: 'b1', send: ['a1'], invite: [['C'], []], join: [['C', 'side:offense']], cards: ['a12', 'a05'] });
  game.answer('C.reveal.modify', '#flare:fodder@offense').answer('C.on.card-play', 'word:pass').answer('B.on.card-play', '#CZ');
  game.others().answer('C.on.card-play', '#flare:void').rest();
  expect(game.told('stopped')).toMatchObject([{ ability: 'artifact:card-zap' }]);
  expect([game.told('sent').filter(({ seat }) => seat === 2), game.on('b1'), game.warp('C')]).toEqual([[], 'A1', 20]);
});

const below = (more: Record<string, string[]> = {}) =>
  shown({ A: 'fodder' }, { flares, hands: { ...hands, A: ['a04', 'a05', 'a08', 'a20', 'flare:fodder'], ...more } });

test('super: any attack below the other card, as it overwhelms or though nothing lies between', () => {
  const game = below().answer('A.reveal.modify', use).answer('A.on.power-use', '#flare:fodder');
  game.answer('A.fodder.add', '#a04', '#a08').rest();
  expect(game.told('outcome')).toMatchObject([{ totals: [5 + 2 + 4 + 8, 16] }]);
  const plain = below({ A: ['a04', 'a05', 'flare:fodder'] }).answer('A.reveal.modify', '#flare:fodder');
  plain.answer('A.fodder.add', '#a04').rest();
  expect(plain.told('outcome')).toMatchObject([{ totals: [5 + 2 + 4, 16] }]);
  expect(plain.told('used')).toMatchObject([{ ability: 'fodder.overwhelm' }]);
});

test('super: card-zapped, only what lies between', () => {
  const game = below({ B: ['a12', 'CZ'] })
    .answer('A.reveal.modify', use)
    .answer('A.on.power-use', '#flare:fodder');
  game.answer('B.on.card-play', '#CZ');
  expect(game.find('A.fodder.add').options).toHaveLength(1);
});

test('wild: an ally like any other: it lands, is rewarded or loses its ship', () => {
  const joined = (card: string, side: string) => {
    const game = lay({ flares, hands: { A: [card], B: ['a08'], C: ['N', 'flare:fodder'] } });
    game.fight({ aim: 'b1', send: ['a1'], invite: [['C'], ['C']], join: [['C', '']], cards: [card as 'a20', 'a08'] });
    return game.answer('C.reveal.modify', `#flare:fodder@${side}`).answer('C.ally', 'planet:c1').rest();
  };
  expect(joined('a20', 'offense').on('b1')).toBe('A1 C1');
  expect(joined('a20', 'defense').warp('C')).toBe(1);
  expect(joined('a04', 'offense').warp('C')).toBe(1);
  expect(joined('a04', 'defense').asked).toEqual(['C.reward']);
});

testFlare('fodder', { wild: ['bystander', 'reveal.modify'], super: ['main', 'reveal.modify'] });
