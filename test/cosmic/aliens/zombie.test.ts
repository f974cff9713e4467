import { expect, test } from 'vitest';
import { testFlare } from '../flares/test-flare.ts';
import { lay } from '../game.ts';

const zombie = { A: 'zombie' };

test('an offense of Zombies loses nothing', () => {
  const game = lay({ aliens: zombie, hands: { A: ['a04'], B: ['a20'] } })
    .fight({ aim: 'b1', send: ['a1', 'a1'], cards: ['a04', 'a20'] })
    .rest();
  expect(game.told('used')).toEqual([{ seat: 0, ability: 'zombie.immortal', picks: [] }]);
  expect([game.warp('A'), game.on('a1')]).toEqual([0, 'A4']);
  expect(game.facts.turn).toBe(1);
});

test('a beaten defense of Zombies leaves the planet, and takes no compensation', () => {
  const game = lay({ aliens: zombie, turn: 'B', destiny: ['A'], hands: { A: ['N'], B: ['a20', 'a30'] } });
  game.fight({ aim: 'a1', send: ['b1'], cards: ['a20', 'N'] }).rest();
  expect([game.on('a1'), game.warp('A')]).toEqual(['B1', 0]);
  expect(game.told('handed')).toEqual([]);
  expect(game.asked).toEqual(['B.continue']);
});

test('it leaves the planet, though one ship of it may stay', () => {
  const hands = { A: ['a04', 'flare:spiff'], B: ['a20', 'a30'] };
  const game = lay({ aliens: zombie, flares: ['spiff'], turn: 'B', destiny: ['A'], hands });
  game.fight({ aim: 'a1', send: ['b1'], cards: ['a20', 'a04'] }).answer('A.on.ships-losing', '#flare:spiff');
  expect(game.options('A.home')).toEqual(['planet:a2', 'planet:a3', 'planet:a4', 'planet:a5']);
  expect(game.rest().on('a1')).toBe('A1 B1');
});

test('by house rule it does', () => {
  const game = lay({
    options: { zombie_compensation: 'yes' },
    aliens: zombie,
    turn: 'B',
    destiny: ['A'],
    hands: { A: ['N'], B: ['a20', 'a30'] },
  });
  game.fight({ aim: 'a1', send: ['b1'], cards: ['a20', 'N'] }).rest();
  expect(game.told('handed')).toHaveLength(1);
});

test('zapped, the ships are lost', () => {
  const game = lay({ aliens: zombie, hands: { A: ['a04'], B: ['a20', 'KZ'] } }).fight({
    aim: 'b1',
    send: ['a1', 'a1'],
    cards: ['a04', 'a20'],
  });
  game.answer('B.on.power-use', '#KZ').rest();
  expect(game.warp('A')).toBe(2);
});

test('ships given up by choice come back too', () => {
  const game = lay({ aliens: zombie, hands: { A: ['a06', 'N'], B: ['Plague', 'a06'] } });
  game.answer('B.regroup.start', '#Plague@0').answer('A.shed', 'planet:a1', 'planet:a1', 'planet:a1').rest();
  expect([game.warp('A'), game.on('a1')]).toEqual([0, 'A4']);
});

const flares = ['zombie'];
const lost = { aim: 'b1', send: ['a1', 'a1'], cards: ['a04', 'a20'] as [string, string] };

test('wild: one of the ships that would be lost returns', () => {
  const game = lay({ flares, hands: { A: ['a04', 'flare:zombie'], B: ['a20'] } }).fight(lost);
  game.answer('A.on.ships-losing', '#flare:zombie').rest();
  expect([game.warp('A'), game.hand('A')]).toEqual([1, ['flare:zombie']]);
});

test('wild: not for who loses nothing, not while the power serves; card-zapped, all are lost', () => {
  const other = lay({ flares, hands: { A: ['a04'], B: ['a20'], C: ['a10', 'flare:zombie'] } })
    .fight(lost)
    .rest();
  expect(other.told('played')).toEqual([]);
  const own = lay({ aliens: zombie, flares, hands: { A: ['a04', 'flare:zombie'], B: ['a20'] } })
    .fight(lost)
    .rest();
  expect([own.told('played'), own.warp('A')]).toEqual([[], 0]);
  const game = lay({ flares, hands: { A: ['a04', 'flare:zombie'], B: ['a20', 'CZ'] } }).fight(lost);
  game.answer('A.on.ships-losing', '#flare:zombie').answer('B.on.card-play', '#CZ').rest();
  expect(game.warp('A')).toBe(2);
});

test('wild after a zap in the same encounter', () => {
  const game = lay({ aliens: zombie, flares, hands: { A: ['a04', 'flare:zombie'], B: ['a20', 'KZ'] } }).fight(lost);
  game.answer('B.on.power-use', '#KZ').answer('A.on.ships-losing', '#flare:zombie').rest();
  expect(game.warp('A')).toBe(1);
});

test('super: who allies with it brings one ship more out of the warp, beside at least one of its own', () => {
  const ships = { C: { warp: 3 } };
  const game = lay({ aliens: zombie, flares, ships, hands: { A: ['a20', 'flare:zombie'], B: ['a04'] } });
  game.answer('A.aim', 'planet:b1').answer('A.send', 'planet:a1').answer('A.invite', 'seat:2').answer('B.invite');
  game.answer('A.alliance.join', '#flare:zombie').answer('C.join', 'side:offense');
  expect(game.refusal('C.ally', 'warp')).not.toBe('accepted');
  game.answer('C.ally', 'planet:c1', 'planet:c1', 'planet:c1', 'planet:c1', 'warp');
  expect(game.table.stack(game.encounter.gate, 2)).toMatchObject({ ships: 5 });
  expect(game.warp('C')).toBe(2);
});

test('one flare for a seat in an encounter, each card once', () => {
  const hands = { A: ['a04', 'flare:zombie', 'flare:virus'], B: ['a20'] };
  const game = lay({ flares: ['zombie', 'virus'], hands }).fight({ ...lost, invite: [['C'], []], join: [['C', 'side:offense', 'c1']] });
  game.answer('A.reveal.modify', '#flare:virus').rest();
  expect(game.told('played')).toHaveLength(1);
  expect(game.warp('A')).toBe(2);
});

test('it pays what costs a ship, and that comes home', () => {
  const game = lay({ aliens: zombie, flares: ['void'], hands: { A: ['a10', 'flare:void'], B: ['a06', 'Plague'] } });
  game.answer('B.regroup.start', '#Plague@0').answer('A.on.card-play', '#flare:void').answer('A.shed', 'planet:a2').rest();
  expect([game.warp('A'), game.on('a2'), game.told('stopped')]).toEqual([0, 'A4', [{ seat: 1, ability: 'artifact:plague' }]]);
});

test('it leaves the planet where both sides lose, too', () => {
  const game = lay({ aliens: { B: 'zombie' }, flares: ['loser'], hands: { A: ['a10', 'flare:loser'], B: ['a06'] } });
  game
    .fight({ aim: 'b1', send: ['a1', 'a1'] })
    .answer('A.planning.before-select', '#flare:loser')
    .rest();
  expect([game.on('b1'), game.warp('B'), game.warp('A')]).toEqual(['', 0, 2]);
});

testFlare('zombie', { wild: ['any', 'on.ships-losing'], super: ['main', 'alliance.join'] });
