import { expect, test, vi } from 'vitest';
import { landingPlace, takeShips } from '../../../shared/games/cosmic/ships/defaults.ts';
import { cosmicBot } from '../../../shared/games/cosmic/bot/bot.ts';
import { unsoundShips } from '../../../shared/games/cosmic/soundness.ts';
import { labelOf, planetSaying } from '../../../shared/games/cosmic/words/words.ts';
import { viewOf } from '../../../shared/engine/play.ts';
import { lay, seatOf, type Game, type Laid } from '../game.ts';

vi.mock(import('../../../shared/games/cosmic/aliens/aliens.ts'), async (original) => {
  const { coreStandIns } = await import('../stand-ins/core.ts');
  return { aliens: { ...(await original()).aliens, ...coreStandIns } };
});

/** Where ships can be besides planets, and a ship that is something of its own: the ark, which only tests know. */

const hands = { A: ['a10'], B: ['a06'] };

/** The ark lies beside the other ships of this seat at this place. */
function launchArk(seat: string, at: string, laid: Laid = {}): Game {
  const game = lay({ hands, ...laid });
  game.facts.flagships.push({ id: 'ark', seat: seatOf(seat), at });
  if (at === 'warp') game.table.seat(seatOf(seat)).warp++;
  else game.facts.planets[at]![seatOf(seat)]!++;
  return game;
}
const arkOf = (game: Game): string => game.facts.flagships[0]!.at;
const times = (game: Game, whom: string, id: string) => game.find(whom).options.find((option) => option.id === id)?.times;

test('a flagship is picked by its name, and is not among the others of its place', () => {
  const game = launchArk('A', 'a1').answer('A.aim', 'planet:b1');
  expect([times(game, 'A.send', 'planet:a1'), times(game, 'A.send', 'ship:ark')]).toEqual([4, 1]);
  game.answer('A.send', 'planet:a1', 'ship:ark');
  expect([game.on('a1'), arkOf(game)]).toEqual(['A3', 'gate']);
  expect(game.encounter.gate).toEqual([{ seat: 0, ships: 2, from: { a1: 2 } }]);
  expect(game.view('watch').flagships).toEqual([{ id: 'ark', seat: 0, at: 'gate' }]);
  expect(unsoundShips(game.table)).toBe(null);
});

test('it stays where it is while others leave', () => {
  const game = launchArk('A', 'a1').fight({ aim: 'b1', send: ['a1', 'a1', 'a1', 'a1'] });
  expect([game.on('a1'), arkOf(game)]).toEqual(['A1', 'a1']);
});

const fight = (game: Game, send: string[], cards: [string, string]): Game =>
  game
    .answer('A.aim', 'planet:b1')
    .answer('A.send', ...send)
    .fight({ aim: 'b1', send: [], cards })
    .rest();

test('it lands with the others, or is lost with them, and comes out of the warp first', () => {
  const won = fight(launchArk('A', 'a1'), ['ship:ark', 'planet:a2'], ['a10', 'a06']);
  expect([won.on('b1'), arkOf(won)]).toEqual(['A2', 'b1']);

  const lost = fight(launchArk('A', 'a1', { hands: { A: ['a06'], B: ['a10'] } }), ['ship:ark', 'planet:a2'], ['a06', 'a10']);
  expect([lost.warp('A'), arkOf(lost)]).toEqual([2, 'warp']);
  expect(unsoundShips(lost.table)).toBe(null);
});

test('it is the first to leave the warp', () => {
  const game = launchArk('A', 'a1', { ships: { A: { warp: 3 } } });
  const [ark] = game.facts.flagships;
  game.table.lift(0, { 'ship:ark': 1 });
  game.table.toWarp(0, 1);
  expect(ark!.at).toBe('warp');
  game.table.fromWarp(0, 1);
  game.table.move('a2', 0, 1);
  expect([ark!.at, game.warp('A')]).toEqual(['a2', 3]);
});

test('it is the last to leave a place, wherever the others go', () => {
  // of three beaten by ten one crashes on the planet
  const game = fight(
    launchArk('A', 'a1', { aliens: { A: 'crasher' }, hands: { A: ['a06'], B: ['a20'] } }),
    ['ship:ark', 'planet:a2', 'planet:a2'],
    ['a06', 'a20'],
  );
  expect(game.asked).not.toContain('A.on.ships-losing');
  expect([game.warp('A'), arkOf(game)]).toEqual([3, 'warp']);

  const crashed = launchArk('A', 'a1', { aliens: { A: 'crasher' }, hands: { A: ['a06'], B: ['a20'] } });
  crashed.answer('A.aim', 'planet:b1').answer('A.send', 'ship:ark', 'planet:a2', 'planet:a2');
  crashed
    .fight({ aim: 'b1', send: [], cards: ['a06', 'a20'] })
    .answer('A.on.ships-losing', 'power:crasher.crash')
    .rest();
  expect([crashed.warp('A'), crashed.on('b1'), arkOf(crashed)]).toEqual([2, 'A1 B4', 'b1']);
});

test('it leaves the game, and comes back with what is given back', () => {
  const laid = { aliens: { A: 'remover' }, hands: { A: ['a06'], B: ['a20'] } };
  const removed = fight(launchArk('A', 'a1', laid), ['ship:ark', 'planet:a2'], ['a06', 'a20']);
  expect([removed.table.seat(0).out, arkOf(removed)]).toEqual([2, 'out']);
  expect(unsoundShips(removed.table)).toBe(null);

  const given = launchArk('B', 'b1', { aliens: { A: 'remover', C: 'mender' }, hands: { A: ['a20'], B: ['a06'] } });
  given.fight({ aim: 'b1', send: ['a1'], cards: ['a20', 'a06'] }).answer('C.on.ships-lost', 'power:mender.mend');
  given.answer('B.home', ...Array<string>(4).fill('planet:b2'), 'ship:ark@b3').rest();
  expect([given.table.seat(1).out, given.on('b2'), given.on('b3'), arkOf(given)]).toEqual([0, 'B8', 'B5', 'b3']);
});

test('coming home it lands where its owner says', () => {
  const game = launchArk('A', 'a1', { hands: { A: ['N'], B: ['N'] } });
  fight(game, ['ship:ark', 'planet:a2', 'planet:a2'], ['N', 'N']);
  game.gather().answer('A.answer', 'word:refuse').answer('B.answer', 'word:refuse').rest();
  game.answer('A.shed', 'planet:a3', 'planet:a3', 'planet:a3').answer('B.shed', 'planet:b1', 'planet:b1', 'planet:b1');
  const { options } = game.find('A.home');
  expect(options.find(({ id }) => id === 'planet:a4')).toEqual({ id: 'planet:a4', times: 2, group: 'ships' });
  expect(options.filter(({ id }) => id.startsWith('ship:')).map(({ id }) => id)).toEqual(
    ['a1', 'a2', 'a3', 'a4', 'a5'].map((planet) => `ship:ark@${planet}`),
  );
  expect(game.find('A.home').fallback).toEqual(['planet:a2', 'planet:a2', 'ship:ark@a1']);
  game.answer('A.home', 'planet:a4', 'planet:a4', 'ship:ark@a5');
  expect([game.on('a4'), game.on('a5'), arkOf(game)]).toEqual(['A6', 'A5', 'a5']);
});

test('it can be given up like any other ship, and is told of by where it was', () => {
  const game = launchArk('A', 'a1', { aliens: { C: 'mender' }, hands: { A: ['N'], B: ['N'] } });
  fight(game, ['planet:a2'], ['N', 'N']).gather().answer('A.answer', 'word:refuse').answer('B.answer', 'word:refuse').rest();
  game.answer('A.shed', 'planet:a1', 'ship:ark', 'planet:a2').answer('B.shed', 'planet:b1', 'planet:b1', 'planet:b1');
  expect(game.told('lost')[0]).toEqual({ seat: 0, ships: { a1: 2, a2: 1 }, cause: 'deal' });
  expect(arkOf(game)).toBe('warp');
});

test('a power can tell whether it takes part', () => {
  const totals = (seat: string, at: string, send: string[]) =>
    fight(launchArk(seat, at, { aliens: { A: 'captain', B: 'captain' } }), send, ['a10', 'a06']).told('outcome')[0]!['totals'];
  expect(totals('A', 'a1', ['ship:ark'])).toEqual([10 + 1 + 3, 6 + 4]);
  expect(totals('A', 'a1', ['planet:a1'])).toEqual([10 + 1, 6 + 4]);
  expect(totals('B', 'b1', ['planet:a1'])).toEqual([10 + 1, 6 + 5 + 3]);
  expect(totals('B', 'b2', ['planet:a1'])).toEqual([10 + 1, 6 + 4]);
});

test('a bot sends it, and everyone is told by name which ship it is', () => {
  const game = launchArk('A', 'a1').answer('A.aim', 'planet:b1');
  const decision = game.find('A.send');
  expect(cosmicBot(viewOf(game.sitting, 0), decision, { seed: '0'.repeat(64), drawn: 0 })).toContain('ship:ark');
  expect(labelOf('ship:ark', {}, decision)).toEqual({ key: 'cosmic.ship.ark' });
  expect(labelOf('ship:ark@a2', {}, decision)).toMatchObject({ key: 'cosmic.ship.to' });
});

test('a flagship that is nowhere, or where its owner has no ship, is unsound', () => {
  const game = launchArk('A', 'a1');
  game.facts.flagships[0]!.at = 'b1';
  expect(unsoundShips(game.table)).toContain('ark');
  game.facts.flagships = [];
  expect(unsoundShips(game.table)).toContain('21 ships');
});

test('ships that have no colony left take it to the warp', () => {
  const game = launchArk('A', 'a1');
  game.table.lift(0, { a1: 5 });
  game.table.sendHome(0, { a1: 5 });
  expect(arkOf(game)).toBe('home');
});

// ── planets that came later ──────────────────────────────────────────────────────────────────────────────────────

test('a planet that came later is home by default too, and bears a name of its own', () => {
  const game = lay({ hands });
  game.facts.planets['genesis'] = [0, 2, 0, 0];
  game.facts.homes['genesis'] = 1;
  game.table.move('b1', 1, -2);
  expect(landingPlace(game.table, 1, ['genesis', 'b2'])).toBe('genesis');
  expect(takeShips(game.table, 1, 20)).toMatchObject({ genesis: 2, b1: 2 });
  expect(planetSaying('genesis')).toEqual({ key: 'cosmic.planet.genesis' });
  expect(unsoundShips(game.table)).toBe(null);
});

// ── ships on a technology ────────────────────────────────────────────────────────────────────────────────────────

test('ships lie on a technology of their owner, the flagship too, and come home from there', () => {
  const game = launchArk('A', 'a1');
  game.table.storeShips(0, 'engine', { a1: 1, 'ship:ark': 1 });
  expect([game.on('a1'), arkOf(game)]).toEqual(['A3', 'store:engine']);
  expect(game.table.store(0, 'engine')!.ships[0]).toBe(2);
  expect(unsoundShips(game.table)).toBe(null);
  game.table.shipsHome(0, 'engine');
  expect([game.facts.homing, arkOf(game)]).toEqual([[{ seat: 0, from: { 'store:engine': 2 } }], 'home']);
});
