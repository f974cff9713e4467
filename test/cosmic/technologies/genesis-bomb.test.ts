import { expect, test } from 'vitest';
import { unsoundShips } from '../../../shared/games/cosmic/soundness.ts';
import { discarded, layTechs, type LaidTechs } from '../technologies.ts';

const PLANET = 'genesis-bomb';
const bomb = (laid: LaidTechs = {}) => layTechs({ techs: { B: [{ tech: 'genesis-bomb', ships: 4 }] }, ...laid });
const use = 'tech:genesis-bomb.create';
const settled = (ships: number, laid: LaidTechs = {}) =>
  bomb(laid)
    .answer('B.regroup.start', use)
    .answer('B.genesis-bomb.settle', ...Array<string>(ships).fill('store:t1'))
    .rest();

test('a new home planet, settled by as many of the ships at work as its owner likes', () => {
  const game = settled(3);
  expect([game.on(PLANET), game.table.homeColonies(1), game.table.foreignColonies(1)]).toEqual(['B3', 6, 0]);
  expect([unsoundShips(game.table), discarded(game)]).toEqual([null, ['genesis-bomb']]);
  expect(game.view('A').homes).toEqual({ [PLANET]: 1 });
});

test('it can be aimed at, and is a foreign colony for whoever lands there', () => {
  const game = settled(4, { hands: { A: ['a20', 'N'], B: ['a06', 'N'] } });
  expect(game.options('A.aim')).toContain(`planet:${PLANET}`);
  game.fight({ aim: PLANET, send: ['a1', 'a1'], cards: ['a20', 'a06'] }).rest();
  expect([game.on(PLANET), game.foreign('A')]).toEqual(['A2', 1]);
});

test('if it is in the game already it moves with all that is on it', () => {
  const game = bomb();
  game.facts.planets[PLANET] = [0, 0, 2, 1];
  game.facts.homes[PLANET] = 2;
  game.table.move('c1', 2, -2);
  game.table.move('d1', 3, -1);
  game.answer('B.regroup.start', use).answer('B.genesis-bomb.settle').rest();
  expect([game.table.homeOf(PLANET), game.on(PLANET), game.foreign('C')]).toEqual([1, 'C2 D1', 1]);
  expect(game.told('genesis-bomb.moved')).toHaveLength(1);
});

test('not with three ships; whoever has four on a card face down is asked, whatever it is', () => {
  const few = bomb({ techs: { B: [{ tech: 'genesis-bomb', ships: 3 }] } });
  expect(few.options('B.regroup.start')).not.toContain(use);
  expect(few.refusal('B.regroup.start', use)).not.toBe('accepted');
  const other = bomb({ techs: { B: [{ tech: 'lunar-cannon', ships: 4 }] } });
  expect(other.options('B.regroup.start')).toEqual(['word:pass']);
});

test('not for another, not in another phase', () => {
  expect(bomb().refusal('A.regroup.start', use)).toBe('tech_not_yours');
  const later = bomb().fight({ aim: 'b1', send: ['a1'] });
  expect(later.refusal('B.select', use)).toBe('wrong_phase');
});

test('scrambled, there is no planet and the ships go home', () => {
  const techs = { B: [{ tech: 'genesis-bomb', ships: 4 }], D: [{ tech: 'tech-scrambler', ships: 4 }] };
  const game = bomb({ techs }).answer('B.regroup.start', use).answer('D.on.tech-use', 'tech:tech-scrambler.cancel').rest();
  expect([game.facts.planets[PLANET], unsoundShips(game.table)]).toEqual([undefined, null]);
  expect(discarded(game)).toEqual(['tech-scrambler', 'genesis-bomb']);
});
