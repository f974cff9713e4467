import { expect, test, vi } from 'vitest';
import { lay } from '../game.ts';

/** What waits for flares still to come, with a stand-in that does the same as far as the scenario goes. */

vi.mock(import('../../../shared/games/cosmic/aliens/aliens.ts'), async (original) => {
  const { scenarioStandIns } = await import('../stand-ins/moments.ts');
  return { aliens: { ...(await original()).aliens, ...scenarioStandIns } };
});

const bare = (top: string) => {
  const game = lay({ aliens: { A: 'chooser', B: 'chooser' }, hands: { A: ['a06'], B: ['+2'] }, deck: [top, 'a30', '+3', '+3'] });
  game.fight({ aim: 'b1', send: ['a1'] });
  game.find('B.planning.before-select');
  // before A may do anything, and nobody is told why
  expect(game.asked).toEqual(['B.planning.before-select']);
  expect(game.told('bare')).toEqual([]);
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

test('a defense that has renewed its hand may play from the new one, before the others', () => {
  const game = lay({ aliens: { A: 'chooser', B: 'chooser' }, hands: { A: ['a06'], B: ['+2'] }, deck: ['a30'] }).fight({
    aim: 'b1',
    send: ['a1'],
  });
  game.answer('B.planning.before-select', 'word:pass');
  expect(game.told('renewed')).toHaveLength(1);
  expect(game.asked).toEqual(['B.planning.before-select']);
  game.answer('B.planning.before-select', 'power:chooser.draw').others();
  expect([game.hand('B').length, game.asked]).toEqual([9, ['A.planning.before-select']]);
});

test('D-P1 a defense is asked first whatever it holds, or being asked would tell', () => {
  const game = lay({ aliens: { A: 'chooser', B: 'chooser' }, hands: { A: ['a06'], B: ['a08'] } }).fight({ aim: 'b1', send: ['a1'] });
  game.find('B.planning.before-select');
  expect(game.asked).toEqual(['B.planning.before-select']);
  game.answer('B.planning.before-select', 'word:pass');
  expect(game.asked).toEqual(['A.planning.before-select']);
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
