import { expect, test } from 'vitest';
import { lay } from '../game.ts';

const chosen = () =>
  lay({ aliens: { A: 'sorcerer' }, hands: { A: ['a04'], B: ['a20', 'KZ'] } }).fight({ aim: 'b1', send: ['a1'], cards: ['a04', 'a20'] });

test('switches the two cards; each still knows only the one it laid', () => {
  const game = chosen().answer('A.planning.selected', 'power:sorcerer.switch');
  game.find('B.on.power-use');
  const before = game.view('A').encounter!.selected;
  expect(before).toEqual({ offense: { up: false, face: 'attack:4' }, defense: { up: false } });
  for (const name of ['B', 'C']) game.answer(`${name}.on.power-use`, 'word:pass');
  game.answer('D.on.power-use', 'word:pass');
  expect(game.encounter.selected).toMatchObject({ offense: { face: 'attack:20', by: 1 }, defense: { face: 'attack:4', by: 0 } });
  game.rest();
  expect(game.told('outcome')[0]!['totals']).toEqual([21, 8]);
});

test('zapped, nothing is switched', () => {
  const game = chosen().answer('A.planning.selected', 'power:sorcerer.switch').answer('B.on.power-use', '#KZ').rest();
  expect(game.told('outcome')[0]!['totals']).toEqual([5, 24]);
});
