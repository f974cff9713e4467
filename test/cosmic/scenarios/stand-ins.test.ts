import { expect, test, vi } from 'vitest';
import { lay } from '../game.ts';

/** Scenarios whose aliens are still to come, with stand-ins that do the same as far as the scenario goes. */

vi.mock(import('../../../shared/games/cosmic/aliens/aliens.ts'), async (original) => {
  const { scenarioStandIns } = await import('../stand-ins.ts');
  return { aliens: { ...(await original()).aliens, ...scenarioStandIns } };
});

test('R-12 power lost by launching', () => {
  const ships = { A: { a1: 1, a2: 4, a3: 4, a4: 0, a5: 0, warp: 11 } };
  const game = lay({ aliens: { A: 'veteran' }, ships, hands: { A: ['a08'], B: ['a10'] } }).answer('A.retrieve', 'planet:a2');
  game.fight({ aim: 'b1', send: ['a1', 'a2', 'a2', 'a2'] });
  expect(game.table.homeColonies(0)).toBe(2);
  expect(game.table.seat(0).up).toBe(false);
  game.answer('A.select', '#a08').answer('B.select', '#a10').rest();
  expect(game.told('used')).toEqual([]);
  expect(game.told('outcome')[0]).toEqual({ ending: 'won', winner: 'defense', totals: [12, 14] });
  expect(game.warp('A')).toBe(14);
});

const bare = (top: string) => {
  const game = lay({ aliens: { A: 'chooser', B: 'chooser' }, hands: { A: ['a06'], B: ['+2'] }, deck: [top, 'a30', '+3', '+3'] });
  game.fight({ aim: 'b1', send: ['a1'] });
  game.find('B.planning.before-select');
  // before A may do anything
  expect(game.asked).toEqual(['B.planning.before-select']);
  // nobody zaps it
  return game.answer('B.planning.before-select', 'power:chooser.draw').others();
};

test('R-16 defense without encounter card: it may first play what it can', () => {
  const drawn = bare('N');
  expect(drawn.told('renewed')).toEqual([]);
  expect(drawn.hand('B')).toEqual(['N', '+2']);
  // now the others have their say
  expect(drawn.asked).toEqual(['A.planning.before-select']);

  const still = bare('+5');
  expect(still.told('renewed')).toEqual([{ seat: 1, faces: ['reinforcement:2', 'reinforcement:5'] }]);
  expect(still.hand('B')).toHaveLength(8);
  expect(still.hand('B')).toContain('a30');
});

test('R-16 a defense that loses its last encounter card in this phase renews its hand before others go on', () => {
  const game = lay({ aliens: { A: 'chooser' }, hands: { A: ['a06'], B: ['a08', '+2'] }, deck: ['N', 'a30'] }).fight({
    aim: 'b1',
    send: ['a1'],
  });
  game.find('A.planning.before-select');
  game.table.fromHand(1, game.table.seat(1).hand.find(({ face }) => face === 'attack:8')!.id);
  game.answer('A.planning.before-select', 'power:chooser.draw').others();
  expect(game.told('renewed')).toEqual([{ seat: 1, faces: ['reinforcement:2'] }]);
  expect(game.asked).toEqual(['A.select', 'B.select']);
});

test('R-17 offense runs dry', () => {
  const hands = { A: ['a15'], B: ['N', 'N', 'a04', 'a04', '+2', '+3', 'CZ'] };
  const game = lay({ aliens: { B: 'mutant' }, hands })
    .answer('A.aim', 'planet:b1')
    .answer('A.send', 'planet:a1', 'planet:a1', 'planet:a1');
  game.answer('B.alliance.before-invites', 'power:mutant.regenerate').rest();
  expect(game.told('aborted')).toEqual([{ why: 'no-encounter-card' }]);
  expect([game.on('a1'), game.warp('A'), game.told('invited')]).toEqual(['A4', 0, []]);
  expect(game.hand('B')).toContain('a15');
  expect(game.told('outcome')).toEqual([]);
  expect(game.facts.turn).toBe(1);
});

const four = (colonies: Record<string, number>) =>
  lay({
    options: { four_planets: 'yes' },
    aliens: { A: 'veteran' },
    ships: { A: { a1: 1, a2: 3, a3: 0, a4: 0, warp: 12 }, B: colonies },
    hands: { A: ['a08'], B: ['a10', 'N'] },
    turn: 'B',
    destiny: ['A'],
  })
    .fight({ aim: 'a1', send: ['b1', 'b1'], cards: ['a10', 'a08'] })
    .rest();

test('R-38 four planets', () => {
  const game = four({});
  expect(game.told('outcome')[0]).toEqual({ ending: 'won', winner: 'offense', totals: [12, 11] });
  expect([game.warp('A'), game.table.homeColonies(0), game.table.seat(0).up]).toEqual([13, 1, false]);
  expect(game.on('a1')).toBe('B2');
  expect(game.facts.winners).toBeNull();
  expect(four({ c1: 1, c2: 1, c3: 1 }).facts.winners).toEqual([1]);
});

test('R-44 zap on zap', () => {
  const hands = { A: ['a08', 'CZ'], B: ['a10', 'KZ'], C: ['CZ', 'N'] };
  const zapped = () =>
    lay({ aliens: { A: 'multiplier' }, hands })
      .fight({ aim: 'b1', send: ['a1', 'a1', 'a1'], cards: ['a08', 'a10'] })
      .answer('B.on.power-use', '#KZ')
      .answer('A.on.card-play', '#CZ');
  const stands = zapped().others().answer('C.on.card-play', '#CZ').rest();
  expect(stands.told('outcome')[0]!['totals']).toEqual([11, 14]);
  expect(stands.pile.slice(0, 3).sort()).toEqual(['CZ', 'CZ', 'KZ']);
  expect(zapped().rest().told('outcome')[0]!['totals']).toEqual([24, 14]);
});
