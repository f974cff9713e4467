import { expect, test } from 'vitest';
import { lay } from '../game.ts';

test('R-59 illegal answers change nothing and say why', () => {
  const game = lay({ ships: { A: { a1: 2, warp: 2 } }, hands: { A: ['a10', '+2'] } });
  expect(game.refusal('A.aim', 'planet:c1')).toBe('bad_target');
  game.answer('A.aim', 'planet:b1');
  expect(game.refusal('A.send')).toBe('too_few');
  expect(game.refusal('A.send', ...Array(5).fill('planet:a3'))).toBe('too_many');
  expect(game.refusal('A.send', 'planet:a1', 'planet:a1', 'planet:a1', 'planet:a1')).toBe('too_often');
  expect(game.refusal('A.send', 'warp')).toBe('bad_source');
  expect(game.refusal('A.send', 'planet:b1')).toBe('bad_source');
  expect(game.refusal('A.send', '-1')).toBe('unknown_option');
  expect(() => game.find('C.send')).toThrow('C.send is not asked');
  game.answer('A.send', 'planet:a2').fight({ aim: 'b1', send: [] });
  expect(game.refusal('A.select', '#+2')).toBe('not_encounter_card');
  expect(game.refusal('A.select', 'card:c99')).toBe('card_not_in_hand');
});

test('R-60 time-outs', () => {
  const game = lay({ hands: { A: ['a04', 'a08', 'a15', 'a30'], B: ['N', 'M'] } }).fight({ aim: 'b1', send: ['a1'] });
  game.timeOut('A.select').timeOut('B.select');
  game.find('A.reveal.modify');
  expect(game.encounter.selected).toMatchObject({ offense: { face: 'attack:15' }, defense: { face: 'negotiate' } });
  expect(() => game.find('A.select')).toThrow('is not asked');
});

test('everyone who might hold something is asked at once, and nobody else knows who', () => {
  const game = lay({ seats: 5, hands: { E: ['Plague', 'N'] } });
  expect(game.asked).toEqual(['A.regroup.start', 'B.regroup.start', 'C.regroup.start', 'D.regroup.start', 'E.regroup.start']);
  expect(game.sitting.open.every(({ sealed }) => sealed)).toBe(true);
  const nobody = lay({ seats: 5, discard: ['Plague', 'Mobius', 'Mobius'] });
  expect(nobody.asked).toEqual(['A.aim']);
});

test('of several who act at once the first in order does, the others are asked again', () => {
  const game = lay({ hands: { A: ['a10', '+2'], B: ['a08', '+3'] } }).fight({ aim: 'b1', send: ['a1'], cards: ['a10', 'a08'] });
  game.answer('B.reveal.modify', '#+3@defense').answer('A.reveal.modify', '#+2@offense');
  for (const name of ['C', 'D']) game.answer(`${name}.reveal.modify`, 'word:pass');
  expect(game.encounter.table).toMatchObject([{ seat: 0, face: 'reinforcement:2' }]);
  expect(game.hand('B')).toEqual(['+3']);
  expect(game.asked).toContain('B.reveal.modify');
});
