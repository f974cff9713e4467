import { expect, test } from 'vitest';
import { cosmicBot } from '../../../shared/games/cosmic/bot/bot.ts';
import { testFlare } from '../flares/test-flare.ts';
import { lay, type Game } from '../game.ts';

const place = 'power:citadel.place';
const activate = 'power:citadel.activate';
const hands = { A: ['a10', 'a09'], B: ['a06'], C: ['a08', 'a07', 'KZ', '+2'] };
const duel = { aim: 'b1', send: ['a1', 'a1'], cards: ['a10', 'a06'] as [string, string] };
const built = (planet = 'b1', laid = {}): Game =>
  lay({ aliens: { C: 'citadel' }, hands, ...laid })
    .answer('C.destiny.after', place)
    .answer('C.citadel.card', '#a08')
    .answer('C.citadel.planet', `planet:${planet}`);
const beside = (game: Game, planet: string): unknown => game.table.store(2, 'citadel', planet)?.cards.map(({ face }) => face);

test('lays an attack face up beside a planet, once an encounter', () => {
  const game = built();
  expect(game.told('citadel.placed')).toEqual([{ seat: 2, face: 'attack:8', planet: 'b1' }]);
  expect(game.view('A').seats[2]!.stores).toMatchObject([{ of: 'citadel', cards: 1, held: [{ face: 'attack:8' }], at: 'b1' }]);
  expect(game.hand('C')).toEqual(['a07', '+2', 'KZ']);
  expect(game.rest().asked).toEqual(['A.aim']);
});

test('activated, they add to the defense’s total, and stay if it wins', () => {
  const game = built().fight(duel).answer('C.planning.selected', activate).rest();
  expect(game.told('outcome')).toMatchObject([{ winner: 'defense', totals: [12, 10 + 8] }]);
  expect(beside(game, 'b1')).toEqual(['attack:8']);
});

test('if the defense loses all the same, they are discarded with the encounter cards', () => {
  const game = built('b1', { hands: { ...hands, A: ['a30', 'a09'] } }).fight({ ...duel, cards: ['a30', 'a06'] });
  game.answer('C.planning.selected', activate).rest();
  expect(game.pile).toEqual(['a30', 'a06', 'a08']);
  expect(beside(game, 'b1')).toBeUndefined();
});

test('not activated, they stay though the defense loses; those at other planets are not asked for', () => {
  expect(beside(built().fight(duel).answer('C.planning.selected', 'word:pass').rest(), 'b1')).toEqual(['attack:8']);
  const elsewhere = built('b2').fight(duel);
  expect(elsewhere.sitting.open.flatMap(({ options }) => options.map(({ id }) => id))).not.toContain(activate);
});

test('a deal leaves them in place', () => {
  const game = built('b1', { hands: { ...hands, A: ['N', 'a09'], B: ['N'] } }).fight({ ...duel, cards: ['N', 'N'] });
  game.answer('C.planning.selected', activate).gather();
  game.answer('A.offer', 'get:b2').answer('B.answer', 'accept:1').answer('A.settle', 'gate').rest();
  expect([game.told('deal-made').length, beside(game, 'b1')]).toEqual([1, ['attack:8']]);
});

test('zapped, they count for nothing and stay; placing is no use and works in the same encounter', () => {
  const stores = { C: { citadel: ['a08'] } };
  const game = lay({ aliens: { C: 'citadel' }, hands: { ...hands, B: ['a06', 'KZ'], C: ['a07'] }, stores });
  game.table.seat(2).stores[0]!.at = 'b1';
  game.answer('C.destiny.after', place).answer('C.citadel.card', '#a07').answer('C.citadel.planet', 'planet:b1').fight(duel);
  game.answer('C.planning.selected', activate).answer('B.on.power-use', '#KZ').rest();
  expect(game.told('stopped')).toHaveLength(1);
  expect(game.told('outcome')).toMatchObject([{ winner: 'offense', totals: [12, 10] }]);
  expect(beside(game, 'b1')).toEqual(['attack:7', 'attack:8']);
});

test('several at one planet are activated together; the card laid is fetched by nobody', () => {
  const stores = { C: { citadel: ['a08'] } };
  const game = lay({ aliens: { C: 'citadel' }, hands: { ...hands, A: ['a30', 'a09'], C: ['a07'] }, stores });
  game.table.seat(2).stores[0]!.at = 'b1';
  game.answer('C.destiny.after', place).answer('C.citadel.card', '#a07').answer('C.citadel.planet', 'planet:b1');
  game
    .fight({ ...duel, cards: ['a30', 'a06'] })
    .answer('C.planning.selected', activate)
    .rest();
  expect(game.told('outcome')).toMatchObject([{ totals: [32, 10 + 15] }]);
  expect(game.encounter.spent.map(({ face }) => face)).toEqual(['attack:30', 'attack:6']);
});

test('a sheet that lies face down can neither build nor activate', () => {
  const stores = { C: { citadel: ['a08'] } };
  const game = lay({ aliens: { C: 'citadel' }, hands, stores, ships: { C: { c1: 0, c2: 0, c3: 0 } } });
  game.table.seat(2).stores[0]!.at = 'b1';
  game.fight(duel).rest();
  expect([game.told('used'), beside(game, 'b1')]).toEqual([[], ['attack:8']]);
});

test('it is asked without an attack in hand too, and may change its mind', () => {
  const bare = lay({ aliens: { C: 'citadel' }, hands: { ...hands, C: ['N'] } });
  expect(bare.options('C.destiny.after')).toEqual(['word:pass']);
  const game = lay({ aliens: { C: 'citadel' }, hands })
    .answer('C.destiny.after', place)
    .answer('C.citadel.card', 'word:none')
    .rest();
  expect([game.asked, game.hand('C')]).toEqual([['A.aim'], ['a07', 'a08', '+2', 'KZ']]);
});

test('a bot that defends activates them, but not where the lower total wins', () => {
  const picks = (aliens: Record<string, string>) => {
    const game = lay({ aliens, hands: { A: ['a10'], B: ['a06', 'a08'] } })
      .answer('B.destiny.after', place)
      .answer('B.citadel.card', '#a08')
      .answer('B.citadel.planet', 'planet:b1')
      .fight(duel);
    const decision = game.find('B.planning.selected');
    return cosmicBot({ board: game.view('B') } as never, decision, {} as never);
  };
  expect(picks({ B: 'citadel' })).toEqual([activate]);
  expect(picks({ A: 'anti-matter', B: 'citadel' })).toEqual(['word:pass']);
});

const flares = ['citadel'];

test('wild: five more for the defense, by anyone who takes part', () => {
  const game = lay({ flares, hands: { A: ['a10'], B: ['a06', 'a09', 'flare:citadel'] } }).fight(duel);
  game.answer('B.reveal.modify', '#flare:citadel').rest();
  expect(game.told('outcome')).toMatchObject([{ winner: 'defense', totals: [12, 15] }]);
  expect(game.hand('B')).toEqual(['a09', 'flare:citadel']);
});

test('wild: not for a bystander; card-zapped, nothing is added', () => {
  const aside = lay({ flares, hands: { A: ['a10'], B: ['a06'], C: ['a08', 'flare:citadel'] } }).fight(duel);
  expect(aside.options('C.reveal.modify')).toEqual(['word:pass']);
  const game = lay({ flares, hands: { A: ['a10', 'CZ'], B: ['a06', 'flare:citadel'] } }).fight(duel);
  game.answer('B.reveal.modify', '#flare:citadel').answer('A.on.card-play', '#CZ').rest();
  expect(game.told('outcome')).toMatchObject([{ totals: [12, 10] }]);
  expect(game.pile).toContain('flare:citadel');
});

test('super: citadels are subtracted, and discarded if the defense loses', () => {
  const game = built('b1', { flares, hands: { ...hands, C: ['a08', 'a07', 'flare:citadel'] } }).fight(duel);
  game.answer('C.planning.selected', activate).answer('C.on.power-use', '#flare:citadel').rest();
  expect(game.told('outcome')).toMatchObject([{ winner: 'offense', totals: [12, 10 - 8] }]);
  expect([game.hand('C'), beside(game, 'b1'), game.pile]).toEqual([['a07', 'flare:citadel'], undefined, ['a10', 'a06', 'a08']]);
});

test('super: only for its own use; card-zapped, they are added', () => {
  const laid = { flares, hands: { ...hands, A: ['a10', 'CZ'], C: ['a08', 'a07', 'flare:citadel'] } };
  const game = built('b1', laid).fight(duel).answer('C.planning.selected', activate);
  game.answer('C.on.power-use', '#flare:citadel').answer('A.on.card-play', '#CZ').rest();
  expect(game.told('outcome')).toMatchObject([{ totals: [12, 18] }]);
});

test('a failed deal leaves them too, though they were activated', () => {
  const game = built('b1', { hands: { A: ['N', 'N'], B: ['N', 'N'], C: ['a08'] } }).fight({ ...duel, cards: ['N', 'N'] });
  game.answer('C.planning.selected', activate).gather().answer('A.answer', 'word:refuse').answer('B.answer', 'word:refuse');
  game.timeOut('A.shed').timeOut('B.shed').rest();
  expect(beside(game, 'b1')).toEqual(['attack:8']);
});

testFlare('citadel', { wild: ['side', 'reveal.modify'], super: ['any', 'planning.selected'], seldom: ['super'] });
