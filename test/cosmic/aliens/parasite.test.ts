import { expect, test } from 'vitest';
import { testFlare } from '../flares/test-flare.ts';
import { lay } from '../game.ts';

const parasite = () => lay({ aliens: { C: 'parasite' }, hands: { B: ['a08', 'KZ'] } }).fight({ aim: 'b1', send: ['a1'] });

test('joins either side uninvited', () => {
  const game = parasite();
  expect(game.options('C.join')).toEqual(['word:decline', 'power:parasite.infest@offense', 'power:parasite.infest@defense']);
  game.answer('C.join', 'power:parasite.infest@defense').answer('C.ally', 'planet:c1').rest();
  expect(game.encounter.allies).toEqual({ offense: [], defense: [2] });
  expect(game.asked).toEqual(['A.select', 'B.select']);
});

test('invited it needs no power', () => {
  const game = lay({ aliens: { C: 'parasite' } }).fight({ aim: 'b1', send: ['a1'], invite: [['C'], []] });
  game.answer('C.join', 'side:offense').answer('C.ally', 'planet:c1').rest();
  expect(game.told('used')).toEqual([]);
});

test('a main player has a side already', () => {
  const game = lay({ aliens: { A: 'parasite', B: 'parasite' } })
    .fight({ aim: 'b1', send: ['a1'] })
    .rest();
  expect([game.offered, game.asked]).toEqual([[], ['A.select', 'B.select']]);
});

test('zapped it needs an invitation', () => {
  const game = parasite().answer('C.join', 'power:parasite.infest@offense').answer('B.on.power-use', '#KZ').rest();
  expect(game.encounter.allies.offense).toEqual([]);
  expect(game.asked).toEqual(['A.select', 'B.select']);
});

const flares = ['parasite'];
const few = { B: { b1: 1, b2: 1, b3: 1, b4: 0, b5: 0, warp: 17 } };

test('wild: a ship of its own settles with who has just lost its power; back in the hand', () => {
  const game = lay({ flares, ships: few, hands: { A: ['a40'], B: ['a04'], C: ['N', 'flare:parasite'] } });
  game.fight({ aim: 'b1', send: ['a1'], cards: ['a40', 'a04'] });
  game.answer('C.on.power-lost', '#flare:parasite').answer('C.parasite.planet', 'planet:b2').answer('C.parasite.ship', 'planet:c1').rest();
  expect([game.table.ships('b2', 2), game.on('c1'), game.foreign('C'), game.hand('C')]).toEqual([1, 'C3', 1, ['N', 'flare:parasite']]);
});

test('wild: not for who has lost it; card-zapped, the ship stays', () => {
  const lost = (hands: Record<string, string[]>) =>
    lay({ flares, ships: few, hands }).fight({ aim: 'b1', send: ['a1'], cards: ['a40', 'a04'] });
  expect(
    lost({ A: ['a40'], B: ['a04', 'flare:parasite'] })
      .rest()
      .told('played'),
  ).toEqual([]);
  const game = lost({ A: ['a40', 'CZ'], B: ['a04'], C: ['N', 'flare:parasite'] });
  game.answer('C.on.power-lost', '#flare:parasite').answer('C.parasite.planet', 'planet:b2').answer('C.parasite.ship', 'planet:c1');
  game.answer('A.on.card-play', '#CZ').rest();
  expect([game.table.ships('b2', 2), game.on('c1')]).toEqual([0, 'C4']);
});

test('super: as an ally it sends as many ships as it likes', () => {
  const game = lay({ aliens: { C: 'parasite' }, flares, hands: { A: ['a10'], B: ['a08'], C: ['N', 'flare:parasite'] } });
  game.answer('A.aim', 'planet:b1').answer('A.send', 'planet:a1').answer('A.invite').answer('B.invite');
  game.answer('C.join', '#flare:parasite').answer('C.join', 'power:parasite.infest@offense');
  game.answer('C.ally', ...['c1', 'c2', 'c3'].flatMap((planet) => Array<string>(3).fill(`planet:${planet}`)));
  expect(game.table.stack(game.encounter.gate, 2)!.ships).toBe(9);
  expect(game.hand('C')).toEqual(['N', 'flare:parasite']);
});

test('a Force Field sends it home like any ally', () => {
  const game = lay({ aliens: { C: 'parasite' }, hands: { A: ['a20'], B: ['a06', 'Force'], C: ['N'] } });
  game.answer('A.aim', 'planet:b1').answer('A.send', 'planet:a1').answer('A.invite').answer('B.invite');
  game.answer('C.join', 'power:parasite.infest@offense').answer('C.ally', 'planet:c1').answer('B.alliance.formed', '#Force').rest();
  expect([game.encounter.allies.offense, game.on('c1')]).toEqual([[], 'C4']);
});

test('super: uninvited too, and with all its ships', () => {
  const hands = { A: ['a20'], B: ['a06'], C: ['N', 'flare:parasite'] };
  const game = lay({ aliens: { C: 'parasite' }, flares: ['parasite'], hands });
  game.answer('A.aim', 'planet:b1').answer('A.send', 'planet:a1').answer('A.invite').answer('B.invite');
  game.answer('C.join', '#flare:parasite').answer('C.join', 'power:parasite.infest@offense');
  expect(game.find('C.ally')).toMatchObject({ min: 1, max: 20 });
});

test('wild: no ship that is about to be lost', () => {
  const ships = { B: { b1: 2 }, C: { c1: 1, c2: 1, c3: 1, c4: 0, c5: 0, warp: 17 } };
  const hands = { A: ['a40', 'N'], B: ['a04', 'KZ', 'flare:parasite'], C: ['N', 'flare:void'] };
  const game = lay({ aliens: { A: 'cudgel', C: 'virus' }, flares: ['parasite', 'void'], hands, ships });
  game.fight({ aim: 'b1', send: ['a1', 'a1'], cards: ['a40', 'a04'] }).answer('B.on.power-use', '#KZ');
  game.answer('C.on.card-play', '#flare:void').answer('C.shed', 'planet:c1');
  game.answer('B.on.power-lost', '#flare:parasite').answer('B.parasite.planet', 'planet:c2');
  expect(game.options('B.parasite.ship')).toEqual(['planet:b2', 'planet:b3', 'planet:b4', 'planet:b5']);
  game.answer('B.parasite.ship', 'planet:b2').timeOut('B.shed').rest();
  expect([game.on('b1'), game.on('c2')]).toEqual(['A2', 'B1 C1']);
});

testFlare('parasite', { wild: ['any', 'on.power-lost'], super: ['not-main', 'alliance.join'], seldom: ['wild'] });
