import { expect, test } from 'vitest';
import { unsoundShips } from '../../../shared/games/cosmic/soundness.ts';
import { discarded, layTechs, type LaidTechs } from '../technologies.ts';

const armed = (laid: LaidTechs = {}) => layTechs({ techs: { C: [{ tech: 'omega-missile', up: true }] }, ships: { A: { b1: 2 } }, ...laid });
const use = 'tech:omega-missile.strike';
const invited = { aim: 'b1', send: ['a1'], invite: [['C'], []] };
const strike = (planet: string, laid: LaidTechs = {}) =>
  armed(laid).answer('C.regroup.start', use).answer('C.omega-missile.planet', `planet:${planet}`);

test('in anybody’s regroup a planet leaves the game, and all ships on it go to the warp', () => {
  const game = strike('b1').rest();
  expect(game.facts.planets['b1']).toBeUndefined();
  expect([game.warp('B'), game.foreign('A'), game.table.homePlanets(1)]).toEqual([4, 0, ['b2', 'b3', 'b4', 'b5']]);
  expect(game.told('lost')).toMatchObject([
    { seat: 0, ships: { b1: 2 }, cause: 'omega-missile' },
    { seat: 1, ships: { b1: 4 }, cause: 'omega-missile' },
  ]);
  expect(game.told('omega-missile.gone')).toEqual([{ planet: 'b1' }]);
  expect([unsoundShips(game.table), discarded(game)]).toEqual([null, ['omega-missile']]);
  expect(game.options('A.aim')).toEqual(['planet:b2', 'planet:b3', 'planet:b4', 'planet:b5']);
});

test('any planet, one’s own and an empty one too; a fallback that spares the own colonies', () => {
  const game = armed().answer('C.regroup.start', use);
  expect(game.options('C.omega-missile.planet')).toHaveLength(20);
  expect(game.find('C.omega-missile.planet').fallback).toEqual(['planet:a1']);
  expect(strike('c2').rest().table.homePlanets(2)).toHaveLength(4);
  const empty = strike('b3', { ships: { B: { b3: 0 } } }).rest();
  expect([empty.told('lost'), empty.facts.planets['b3']]).toEqual([[], undefined]);
});

test('with too few home colonies left the power is lost at once', () => {
  const game = strike('b5', { aliens: { B: 'human' }, ships: { A: {}, B: { b1: 0, b2: 0 } } }).rest();
  expect(game.told('power-lost')).toEqual([{ seat: 1 }]);
});

test('a ship that comes home again does not come to where the planet was', () => {
  const game = strike('b1', { aliens: { B: 'zombie' }, ships: { B: { b2: 1, b3: 0, b4: 0, b5: 0 } } }).rest();
  expect([game.on('b2'), unsoundShips(game.table)]).toEqual(['B5', null]);
});

test('a citadel beside it is discarded', () => {
  const game = armed({ aliens: { D: 'citadel' } });
  game.table.toStore(3, 'citadel', 'attack:10', 'b1');
  game.facts.deck.splice(game.facts.deck.indexOf('attack:10'), 1);
  game.answer('C.regroup.start', use).answer('C.omega-missile.planet', 'planet:b1').rest();
  expect([game.pile, unsoundShips(game.table)]).toEqual([['a10'], null]);
});

test('not before it is completed, not for another, not in another phase; scrambled, the planet is still there', () => {
  const down = armed({ techs: { C: [{ tech: 'omega-missile', ships: 8 }] } });
  expect(down.options('C.regroup.start')).not.toContain(use);
  expect(armed().refusal('A.regroup.start', use)).toBe('tech_not_yours');
  expect(armed().fight(invited).refusal('C.ally-or-not', use)).toBe('wrong_phase');
  const techs = { C: [{ tech: 'omega-missile', up: true as const }], D: [{ tech: 'tech-scrambler', ships: 8 }] };
  const game = strike('b1', { techs }).answer('D.on.tech-use', 'tech:tech-scrambler.cancel').rest();
  expect([game.on('b1'), discarded(game)]).toEqual(['A2 B4', ['tech-scrambler', 'omega-missile']]);
});

test('it does not serve where a planet less would keep somebody from the goal for ever', () => {
  const serves = (gone: RegExp) => {
    const game = armed({ gone, ships: {} });
    return game.asked.includes('C.regroup.start') && game.options('C.regroup.start').includes(use);
  };
  // four seats, five to win: six planets elsewhere are enough, five are not
  expect(serves(/^[abcd][345]$/)).toBe(true);
  expect(serves(/^([abcd][345]|d2)$/)).toBe(false);
  // who is asked for anything else is told why
  const why = armed({
    gone: /^([abcd][345]|d2)$/,
    ships: {},
    techs: {
      C: [
        { tech: 'omega-missile', up: true },
        { tech: 'vacuum-turbines', up: true },
      ],
    },
  });
  expect(why.refusal('C.regroup.start', use)).toBe('planets_scarce');
});

test('where all planets of the defense have gone, the turn is over', () => {
  const game = layTechs({ destiny: ['B'], gone: /^b/ }).rest();
  expect(game.told('aborted')).toMatchObject([{ why: 'no-planet' }]);
});
