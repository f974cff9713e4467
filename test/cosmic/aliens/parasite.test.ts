import { expect, test } from 'vitest';
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

test('zapped it needs an invitation', () => {
  const game = parasite().answer('C.join', 'power:parasite.infest@offense').answer('B.on.power-use', '#KZ').rest();
  expect(game.encounter.allies.offense).toEqual([]);
  expect(game.asked).toEqual(['A.select', 'B.select']);
});
