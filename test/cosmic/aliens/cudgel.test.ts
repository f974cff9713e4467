import { expect, test } from 'vitest';
import { testFlare } from '../flares/test-flare.ts';
import { lay } from '../game.ts';

const duel = { aim: 'b1', send: ['a1', 'a1'], cards: ['a20', 'a06'] as [string, string] };
const lost = (game: ReturnType<typeof lay>) => game.told('lost').map(({ seat, ships }) => [seat, ships]);

test('the loser gives up as many ships more as it has in the encounter, from any colonies', () => {
  const game = lay({ aliens: { A: 'cudgel' }, hands: { A: ['a20', 'a09'], B: ['a06'] } }).fight(duel);
  expect(game.options('B.shed')).toEqual(['planet:b2', 'planet:b3', 'planet:b4', 'planet:b5']);
  game.answer('B.shed', 'planet:b2', 'planet:b3').rest();
  expect(game.told('lost')).toEqual([
    { seat: 1, ships: { b1: 4 }, cause: 'defeat' },
    { seat: 1, ships: { b2: 1, b3: 1 }, cause: 'cudgel' },
  ]);
});

test('the defense smashes too: an offense’s ships in the gate are lost anyway', () => {
  const game = lay({ aliens: { B: 'cudgel' }, hands: { A: ['a04'], B: ['a20'] } }).fight({ ...duel, cards: ['a04', 'a20'] });
  expect(game.find('A.shed')).toMatchObject({ min: 4, max: 4 });
  expect(game.options('A.shed')).not.toContain('gate');
  game.timeOut('A.shed').rest();
  expect(lost(game)).toMatchObject([
    [0, { gate: 2 }],
    [0, {}],
  ]);
});

test('who has fewer ships left loses all of them', () => {
  const ships = { B: { b1: 1, b2: 1, b3: 0, b4: 0, b5: 0, warp: 18 } };
  const game = lay({ aliens: { A: 'cudgel' }, ships, hands: { A: ['a20', 'a09'], B: ['a06'] } })
    .fight(duel)
    .rest();
  expect(game.warp('B')).toBe(20);
});

test('the extra ships bring no compensation', () => {
  const game = lay({ aliens: { A: 'cudgel' }, ships: { B: { b1: 1 } }, hands: { A: ['a20', 'a09', 'a11'], B: ['N'] } });
  game
    .fight({ ...duel, cards: ['a20', 'N'] })
    .timeOut('B.shed')
    .rest();
  expect(game.told('handed')).toMatchObject([{ to: 1, count: 1, why: 'compensation' }]);
});

test('a Zombie brings the extra ships home too', () => {
  const game = lay({ aliens: { A: 'cudgel', B: 'zombie' }, hands: { A: ['a20', 'a09'], B: ['a06'] } }).fight(duel);
  game.timeOut('B.shed').rest();
  expect([game.warp('B'), game.on('b1')]).toEqual([0, 'A2']);
});

test('not when it loses, as an ally, or without an attack', () => {
  const beaten = lay({ aliens: { A: 'cudgel' }, hands: { A: ['a04'], B: ['a20'] } })
    .fight({ ...duel, cards: ['a04', 'a20'] })
    .rest();
  expect(beaten.told('used')).toEqual([]);
  const ally = lay({ aliens: { C: 'cudgel' }, hands: { A: ['a20'], B: ['a06'] } });
  ally.fight({ ...duel, invite: [['C'], []], join: [['C', 'side:offense', 'c1']] }).rest();
  expect(ally.told('used')).toEqual([]);
  const negotiate = lay({ aliens: { A: 'cudgel', C: 'human' }, hands: { A: ['N', 'a09'], B: ['a06'], D: ['KZ'] } });
  negotiate.fight({ ...duel, invite: [['C'], []], join: [['C', 'side:offense', 'c1']], cards: ['N', 'a06'] });
  negotiate.answer('D.on.power-use', '#KZ').rest();
  expect([negotiate.told('outcome')[0], negotiate.told('used').map(({ ability }) => ability)]).toMatchObject([
    { winner: 'offense' },
    ['human.add4'],
  ]);
});

test('zapped, nothing more is lost', () => {
  const game = lay({ aliens: { A: 'cudgel' }, hands: { A: ['a20', 'a09'], B: ['a06', 'KZ'] } }).fight(duel);
  game.answer('B.on.power-use', '#KZ').rest();
  expect(lost(game)).toEqual([[1, { b1: 4 }]]);
});

const flares = ['cudgel'];
const crowd = { C: { b1: 2 }, D: { b1: 1 } };

test('wild: a new colony clears the planet of all but its allies of this encounter', () => {
  const game = lay({ flares, ships: crowd, hands: { A: ['a20', 'flare:cudgel'], B: ['a06'] } });
  game.fight({ ...duel, invite: [['D'], []], join: [['D', 'side:offense', 'd1']] }).answer('A.resolve.landing', '#flare:cudgel');
  game.rest();
  expect(game.on('b1')).toBe('A2 D2');
  expect(game.told('lost').at(-1)).toEqual({ seat: 2, ships: { b1: 2 }, cause: 'cudgel' });
  expect(game.hand('A')).toEqual(['flare:cudgel']);
});

test('wild: not where it had a colony, not when it loses, not where nobody else lives; card-zapped, they stay', () => {
  const hands = { A: ['a20', 'flare:cudgel'], B: ['a06', 'CZ'] };
  for (const ships of [{ ...crowd, A: { b1: 1 } }, {}]) {
    const game = lay({ flares, ships, hands }).fight(duel).rest();
    expect(game.told('played')).toEqual([]);
  }
  const lost = lay({ flares, ships: crowd, hands: { A: ['a04', 'flare:cudgel'], B: ['a20'] } });
  expect(
    lost
      .fight({ ...duel, cards: ['a04', 'a20'] })
      .rest()
      .told('played'),
  ).toEqual([]);
  const zapped = lay({ flares, ships: crowd, hands }).fight(duel).answer('A.resolve.landing', '#flare:cudgel');
  expect(zapped.answer('B.on.card-play', '#CZ').rest().on('b1')).toBe('A2 C2 D1');
});

const helped = (zap: string[] = []) =>
  lay({ aliens: { A: 'cudgel' }, flares, hands: { A: ['a20', 'a09', 'flare:cudgel'], B: ['a06', ...zap] } }).fight({
    ...duel,
    invite: [[], ['C', 'D']],
    join: [
      ['C', 'side:defense', 'c1'],
      ['D', 'side:defense', 'd1'],
    ],
  });

test('super: allies of its opponent lose as many', () => {
  const game = helped().answer('A.on.power-use', '#flare:cudgel').answer('A.cudgel.allies', 'seat:3');
  game.timeOut('B.shed').timeOut('D.shed').rest();
  expect([game.warp('B'), game.warp('C'), game.warp('D')]).toEqual([4 + 2, 1, 1 + 2]);
  expect(game.hand('A')).toEqual(['a09', 'flare:cudgel']);
});

test('super: nobody but the allies; card-zapped, its opponent alone is hit', () => {
  const alone = lay({ aliens: { A: 'cudgel' }, flares, hands: { A: ['a20', 'flare:cudgel'], B: ['a06'] } }).fight(duel);
  expect(alone.timeOut('B.shed').rest().told('played')).toEqual([]);
  const game = helped(['CZ']).answer('A.on.power-use', '#flare:cudgel').timeOut('A.cudgel.allies').answer('B.on.card-play', '#CZ');
  expect(game.timeOut('B.shed').rest().warp('D')).toBe(1);
});

test('who does not answer gives single ships of its largest colonies, none of those already lost, and empties none', () => {
  const game = lay({ aliens: { A: 'cudgel' }, hands: { A: ['a20', 'a08'], B: ['a06'] } });
  game
    .fight({ aim: 'b1', send: ['a1', 'a1', 'a2', 'a2'], cards: ['a20', 'a06'] })
    .timeOut('B.shed')
    .rest();
  expect([game.on('b2'), game.on('b3'), game.on('b4'), game.on('b5')]).toEqual(['B3', 'B3', 'B3', 'B3']);
});

testFlare('cudgel', { wild: ['offense', 'resolve.landing'], super: ['main', 'resolve.losses'], seldom: ['wild'] });
