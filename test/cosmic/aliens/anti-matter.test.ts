import { expect, test } from 'vitest';
import { testFlare } from '../flares/test-flare.ts';
import { lay } from '../game.ts';

const aliens = { B: 'anti-matter' };
const joined = { invite: [['C'], ['D']], join: [['C', 'side:offense', 'c1', 'c1'], ['D', 'side:defense', 'd1']] }; // prettier-ignore
const duel = { aim: 'b1', send: ['a1', 'a1', 'a1'], cards: ['a06', 'a15'] as [string, string] };
const ships = { B: { b1: 2 } };

test('the lower total wins; its own ships and all allies’ are subtracted, its opponent’s are not', () => {
  const game = lay({ aliens, ships, hands: { A: ['a06'], B: ['a15'] } })
    .fight({ ...duel, ...joined })
    .rest();
  expect(game.told('used')).toMatchObject([{ seat: 1, ability: 'anti-matter.negate' }]);
  expect(game.told('outcome')).toMatchObject([{ winner: 'offense', totals: [6 + 3 - 2, 15 - 2 - 1] }]);
});

test('totals may be negative, reinforcements keep their sign, and a tie goes to the defense', () => {
  const game = lay({ aliens, ships: { B: { b1: 4 } }, hands: { A: ['a00', '+2'], B: ['a04', '+3', '+2'] } }).fight({
    ...duel,
    send: ['a1'],
    cards: ['a00', 'a04'],
  });
  expect(game.answer('A.reveal.modify', 'word:pass').view('watch').encounter!.totals).toEqual([1, 0]);
  game.answer('B.reveal.modify', '#+3@offense').rest();
  expect(game.told('outcome')).toMatchObject([{ winner: 'defense', totals: [4, 0] }]);
  const tie = lay({ aliens, ships: { B: { b1: 4 } }, hands: { A: ['a01'], B: ['a06'] } });
  tie.fight({ ...duel, send: ['a1'], cards: ['a01', 'a06'] }).rest();
  expect(tie.told('outcome')).toMatchObject([{ winner: 'defense', totals: [2, 2] }]);
});

test('a Macron that allies with anyone counts four less a ship', () => {
  const game = lay({ aliens: { ...aliens, D: 'macron' }, ships, hands: { A: ['a06'], B: ['a15'] } });
  game.fight({ ...duel, invite: [[], ['D']], join: [['D', 'side:defense', 'd1']] }).rest();
  expect(game.told('outcome')).toMatchObject([{ totals: [9, 15 - 2 - 4] }]);
});

test('only attack against attack, and only as a main player', () => {
  const game = lay({ aliens, hands: { A: ['N'], B: ['a15'] } })
    .fight({ ...duel, cards: ['N', 'a15'] })
    .rest();
  expect([game.told('used'), game.told('outcome')]).toMatchObject([[], [{ winner: 'defense' }]]);
  const ally = lay({ aliens: { C: 'anti-matter' }, ships, hands: { A: ['a06'], B: ['a15'] } })
    .fight({ ...duel, ...joined })
    .rest();
  expect(ally.told('outcome')).toMatchObject([{ winner: 'defense', totals: [11, 18] }]);
});

test('zapped, totals and comparison are the usual ones', () => {
  const game = lay({ aliens, ships, hands: { A: ['a06', 'KZ'], B: ['a15'] } }).fight({ ...duel, ...joined });
  game.answer('A.on.power-use', '#KZ').rest();
  expect(game.told('outcome')).toMatchObject([{ winner: 'defense', totals: [11, 18] }]);
});

test('Emotion Control ends it: two negotiates bargain', () => {
  const game = lay({ aliens, hands: { A: ['a06', 'Emotion'], B: ['a15'] } }).fight(duel);
  game.answer('A.reveal.modify', '#Emotion').rest();
  expect(game.told('outcome')).toMatchObject([{ ending: 'deal' }]);
});

const flares = ['anti-matter', 'virus', 'citadel'];
const wilds = (hands: Record<string, string[]>, laid = {}) =>
  lay({ flares, hands, ...laid })
    .fight({ ...duel, invite: [['C'], []], join: [['C', 'side:offense', 'c1', 'c1']] })
    .answer('A.reveal.modify', '#flare:virus');
const offense = ['a06', 'a09', 'flare:virus', 'flare:citadel'];

test('wild: the wild side of another flare does nothing; it comes back, and its player may play another', () => {
  const game = wilds({ A: offense, B: ['a15', 'flare:anti-matter'] }).answer('B.on.card-play', '#flare:anti-matter');
  expect(game.options('A.reveal.modify')).toEqual(['word:pass', game.pick(0, '#flare:citadel')]);
  game.answer('A.reveal.modify', '#flare:citadel').rest();
  expect(game.told('outcome')).toMatchObject([{ totals: [6 + 3 + 2, 15 + 4 + 5] }]);
  expect([...game.hand('A')].sort()).toEqual(['a09', 'flare:citadel', 'flare:virus']);
});

test('wild: not for a bystander, not against a super side; card-zapped, the flare takes effect', () => {
  const aside = wilds({ A: offense, B: ['a15'], D: ['a08', 'flare:anti-matter'] }).rest();
  expect(aside.told('played')).toHaveLength(1);
  const game = wilds({ A: [...offense, 'CZ'], B: ['a15', 'flare:anti-matter'] });
  game.answer('A.on.card-play', 'word:pass').answer('B.on.card-play', '#flare:anti-matter').answer('A.on.card-play', '#CZ').rest();
  expect(game.told('outcome')).toMatchObject([{ totals: [6 + 3 * 2, 19] }]);
  expect(game.pile).toContain('flare:anti-matter');
});

const augmented = (laid: object, hands: Record<string, string[]>) =>
  lay({ flares, hands, ...laid })
    .fight({ ...duel, invite: [['C'], []], join: [['C', 'side:offense', 'c1', 'c1']] })
    .answer('A.on.power-use', '#flare:virus');

test('super: whatever its role it stops any flare; without the sheet a super side is out of reach', () => {
  const hands = { A: ['a06', 'flare:virus'], B: ['a15'], D: ['a08', 'flare:anti-matter'] };
  const game = augmented({ aliens: { A: 'virus', D: 'anti-matter' } }, hands)
    .answer('D.on.card-play', '#flare:anti-matter')
    .rest();
  expect(game.told('outcome')).toMatchObject([{ totals: [6 * 3 + 2, 19] }]);
  const without = augmented({ aliens: { A: 'virus' } }, { ...hands, B: ['a15', 'flare:anti-matter'], D: ['a08'] }).rest();
  expect(without.told('outcome')).toMatchObject([{ totals: [6 * 5, 19] }]);
});

test('super: card-zapped, the flare takes effect; unstopped it comes back', () => {
  const hands = { A: ['a06', 'flare:virus', 'CZ'], B: ['a15'], D: ['a08', 'flare:anti-matter'] };
  const stop = () =>
    augmented({ aliens: { A: 'virus', D: 'anti-matter' } }, hands)
      .answer('A.on.card-play', 'word:pass')
      .answer('D.on.card-play', '#flare:anti-matter');
  const zapped = stop().answer('A.on.card-play', '#CZ').rest();
  expect([zapped.told('outcome'), zapped.hand('D')]).toMatchObject([[{ totals: [6 * 5, 19] }], ['a08']]);
  expect(stop().rest().hand('D')).toEqual(['a08', 'flare:anti-matter']);
});

test('a Macron it meets adds four a ship', () => {
  const game = lay({ aliens: { A: 'anti-matter', B: 'macron' }, hands: { A: ['a10'], B: ['a08'] } });
  game.fight({ ...duel, cards: ['a10', 'a08'] }).rest();
  expect(game.told('outcome')).toMatchObject([{ winner: 'offense', totals: [10 - 3, 8 + 16] }]);
});

test('wild: the flare that was stopped is not tried again in the encounter', () => {
  const hands = { A: ['a10', 'flare:chosen'], B: ['a08', 'flare:anti-matter'] };
  const game = lay({ flares: ['anti-matter', 'chosen'], hands }).fight({ aim: 'b1', send: ['a1'] });
  game.answer('A.planning.before-select', '#flare:chosen').answer('B.on.card-play', '#flare:anti-matter');
  expect(game.rest().asked).toEqual(['A.select', 'B.select']);
  expect([game.hand('A'), game.told('played').length]).toEqual([['a10', 'flare:chosen'], 2]);
});

testFlare('anti-matter', { wild: ['side', 'on.card-play'], super: ['any', 'on.card-play'], seldom: ['wild', 'super'] });
