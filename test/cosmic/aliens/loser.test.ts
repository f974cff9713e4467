import { expect, test } from 'vitest';
import { testFlare } from '../flares/test-flare.ts';
import { lay } from '../game.ts';

const planned = (aliens: Record<string, string>, hands: Record<string, string[]>, fight = {}) =>
  lay({ aliens, hands }).fight({ aim: 'b1', send: ['a1', 'a1'], ...fight });
const upset = 'power:loser.upset';

test('an upset: attacks must be chosen, and winner and loser change places', () => {
  const game = planned({ A: 'loser' }, { A: ['a04', 'N', 'M'], B: ['a20', 'a30', 'N'] });
  game.answer('A.planning.before-select', upset).rest();
  expect([game.options('A.select').length, game.options('B.select').length]).toEqual([1, 2]);
  game.answer('A.select', '#a04').answer('B.select', '#a20').rest();
  expect(game.told('outcome')).toEqual([{ ending: 'won', winner: 'offense', totals: [6, 24] }]);
  expect(game.on('b1')).toBe('A2');
});

test('a negotiate for want of attacks wins, and takes no compensation', () => {
  const game = planned({ B: 'loser' }, { A: ['a10', 'a09'], B: ['N', 'M'] });
  game.answer('B.planning.before-select', upset).rest();
  expect(game.options('B.select')).toHaveLength(2);
  game.answer('A.select', '#a10').answer('B.select', '#N').rest();
  expect(game.told('outcome')).toMatchObject([{ winner: 'defense', totals: null }]);
  expect([game.warp('A'), game.told('handed')]).toEqual([2, []]);
});

test('two negotiates are an ordinary deal', () => {
  const game = planned({ A: 'loser' }, { A: ['N'], B: ['N'] });
  game.answer('A.planning.before-select', upset).answer('A.select', '#N').answer('B.select', '#N').rest();
  expect(game.told('outcome')).toMatchObject([{ ending: 'deal', winner: null }]);
});

test('not as an ally, and not unless it says so', () => {
  const game = planned(
    { A: 'loser', C: 'loser' },
    { A: ['a04', 'N'], B: ['a20'] },
    { invite: [['C'], []], join: [['C', 'side:offense', 'c1']], cards: ['a04', 'a20'] },
  ).rest();
  expect(game.offered).toEqual(['A loser.upset']);
  expect(game.told('outcome')).toMatchObject([{ winner: 'defense' }]);
});

test('zapped, anything may be chosen and the higher total wins', () => {
  const game = planned({ A: 'loser' }, { A: ['a04', 'N'], B: ['a20', 'KZ'] });
  game.answer('A.planning.before-select', upset).answer('B.on.power-use', '#KZ').rest();
  expect(game.options('A.select')).toHaveLength(2);
  game.answer('A.select', '#a04').answer('B.select', '#a20').rest();
  expect(game.told('outcome')).toMatchObject([{ winner: 'defense' }]);
});

test('R-47 Human zapped under an upset: the other side wins', () => {
  const game = planned({ A: 'human', B: 'loser' }, { A: ['a06'], B: ['a10'], C: ['KZ', 'N'] });
  game.answer('B.planning.before-select', upset).answer('A.select', '#a06').answer('B.select', '#a10');
  game.answer('C.on.power-use', '#KZ').rest();
  expect(game.told('outcome')).toMatchObject([{ winner: 'defense', totals: null }]);
});

test('who foresees the card of another still sees an attack', () => {
  const game = planned({ A: 'oracle', B: 'loser' }, { A: ['a06', 'N'], B: ['a10', 'N'] });
  game.answer('B.planning.before-select', upset).rest();
  expect(game.options('B.select')).toHaveLength(1);
  game.answer('B.select', '#a10');
  expect(game.options('A.select')).toHaveLength(1);
});

test('R-46 upset and Anti-Matter: both turn the result around', () => {
  const fought = () =>
    lay({
      aliens: { A: 'loser', B: 'anti-matter' },
      ships: { B: { b1: 2 } },
      hands: { A: ['a06', 'a10', 'KZ'], B: ['a15'] },
    })
      .fight({
        aim: 'b1',
        send: ['a1', 'a1', 'a1'],
        invite: [['C'], ['D']],
        join: [
          ['C', 'side:offense', 'c1', 'c1'],
          ['D', 'side:defense', 'd1'],
        ],
      })
      .answer('A.planning.before-select', upset)
      .answer('A.select', '#a06')
      .answer('B.select', '#a15');
  const game = fought().rest();
  expect(game.told('outcome')).toEqual([{ ending: 'won', winner: 'defense', totals: [7, 12] }]);
  expect([game.warp('A'), game.warp('C')]).toEqual([3, 2]);
  expect(game.find('D.reward').about.of).toEqual({ due: 1 });
  const zapped = fought().answer('A.on.power-use', '#KZ').rest();
  expect(zapped.told('outcome')).toEqual([{ ending: 'won', winner: 'offense', totals: [11, 18] }]);
});

const flares = ['loser'];
const shared = { aim: 'b1', send: ['a1', 'a1'], invite: [['C'], []], join: [['C', 'side:offense', 'c1']] };

test('wild: both sides lose all they have in the encounter, and no card is played; back in the hand', () => {
  const game = lay({ flares, hands: { A: ['a10', 'flare:loser'], B: ['a08'] } }).fight(shared);
  game.answer('A.planning.before-select', '#flare:loser').rest();
  expect(game.told('outcome')).toEqual([{ ending: 'both-lost', winner: null, totals: null }]);
  expect(game.told('lost').map(({ seat, ships }) => [seat, ships])).toEqual([
    [0, { gate: 2 }],
    [2, { gate: 1 }],
    [1, { b1: 4 }],
  ]);
  expect([game.hand('A'), game.hand('B'), game.pile]).toEqual([['a10', 'flare:loser'], ['a08'], []]);
});

test('wild: not for an ally; card-zapped, cards are chosen', () => {
  const away = lay({ flares, hands: { A: ['a10'], B: ['a08'], C: ['N', 'flare:loser'] } })
    .fight(shared)
    .rest();
  expect([away.told('played'), away.asked]).toEqual([[], ['A.select', 'B.select']]);
  const game = lay({ flares, hands: { A: ['a10', 'flare:loser'], B: ['a08', 'CZ'] } }).fight(shared);
  game.answer('A.planning.before-select', '#flare:loser').answer('B.on.card-play', '#CZ').rest();
  expect(game.asked).toEqual(['A.select', 'B.select']);
});

const late = (hands: Record<string, string[]>) =>
  lay({ aliens: { A: 'loser' }, flares, hands })
    .fight({ aim: 'b1', send: ['a1'], cards: ['N', 'a20'] })
    .answer('A.planning.selected', '#flare:loser');

test('super: an upset with the cards down, though no attack was chosen', () => {
  const game = late({ A: ['N', 'a10', 'flare:loser'], B: ['a20'] }).rest();
  expect(game.told('used')).toMatchObject([{ ability: 'loser.upset' }]);
  expect([game.told('outcome'), game.hand('A')]).toMatchObject([[{ winner: 'offense' }], ['a10', 'flare:loser']]);
});

test('super: if only the upset is zapped the flare comes back; not after an upset', () => {
  const game = late({ A: ['N', 'flare:loser'], B: ['a20', 'KZ'] })
    .answer('B.on.power-use', '#KZ')
    .rest();
  expect([game.told('outcome'), game.hand('A')]).toMatchObject([[{ winner: 'defense' }], expect.arrayContaining(['flare:loser'])]);
  const twice = lay({ aliens: { A: 'loser' }, flares, hands: { A: ['a04', 'flare:loser'], B: ['a20'] } }).fight({
    aim: 'b1',
    send: ['a1'],
  });
  twice.answer('A.planning.before-select', 'power:loser.upset').answer('A.select', '#a04').answer('B.select', '#a20').rest();
  expect(twice.told('played')).toEqual([]);
});

test('super: card-zapped, no upset; not as an ally', () => {
  const game = late({ A: ['N', 'a10', 'flare:loser'], B: ['a20', 'CZ'] })
    .answer('B.on.card-play', '#CZ')
    .rest();
  expect([game.told('used'), game.told('outcome'), game.pile]).toMatchObject([
    [],
    [{ winner: 'defense' }],
    expect.arrayContaining(['flare:loser']),
  ]);
  const ally = lay({ aliens: { C: 'loser' }, flares, hands: { A: ['N'], B: ['a20'], C: ['a06', 'flare:loser'] } });
  ally.fight({ aim: 'b1', send: ['a1'], invite: [['C'], []], join: [['C', 'side:offense', 'c1']], cards: ['N', 'a20'] });
  expect(ally.rest().told('played')).toEqual([]);
});

testFlare('loser', { wild: ['main', 'planning.before-select'], super: ['main', 'planning.selected'], seldom: ['super'] });
