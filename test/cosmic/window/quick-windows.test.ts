import { expect, test } from 'vitest';
import { lay } from '../game.ts';

/** Where windows are quick: what everyone is offered, and who is asked again. */

const revealed = (hand: string[], windows = 'quick') =>
  lay({ options: { windows }, hands: { A: ['a10', 'N'], B: ['a06', ...hand], C: ['a08', '+2'] } }).fight({
    aim: 'b1',
    send: ['a1'],
    invite: [[], ['C']],
    join: [['C', 'side:defense', 'c1']],
    cards: ['a10', 'a06'],
  });

test('more time is offered whatever one holds, and who can only pass need not be called', () => {
  const game = revealed(['+3']);
  expect(game.find('B.reveal.modify')).toMatchObject({ brief: true, sealed: true, fallback: ['word:pass'] });
  expect(game.options('B.reveal.modify')).toEqual(['word:pass', 'card:c4@defense', 'card:c4@offense', 'word:think']);
  expect(game.find('B.reveal.modify').idle).toBeUndefined();
  const empty = revealed(['N']);
  expect(empty.options('B.reveal.modify')).toEqual(['word:pass', 'word:think']);
  expect(empty.find('B.reveal.modify')).toMatchObject({ brief: true, idle: true });
});

test('who takes more time is asked once more, alone, with all the time there is', () => {
  const game = revealed(['+3']);
  for (const name of ['A', 'C', 'D']) if (game.asked.includes(`${name}.reveal.modify`)) game.answer(`${name}.reveal.modify`, 'word:pass');
  game.answer('B.reveal.modify', 'word:think');
  expect(game.asked).toEqual(['B.reveal.modify']);
  expect(game.find('B.reveal.modify').brief).toBeUndefined();
  expect(game.options('B.reveal.modify')).toEqual(['word:pass', 'card:c4@defense', 'card:c4@offense']);
  game.answer('B.reveal.modify', '#+3@defense').rest();
  expect(game.told('outcome')).toMatchObject([{ totals: [11, 14] }]);
});

test('what the others have meant to do holds while one takes more time', () => {
  const game = revealed(['+3']);
  game.answer('C.reveal.modify', '#+2@defense').answer('B.reveal.modify', 'word:think').others();
  expect(game.asked).toEqual(['B.reveal.modify']);
  game.answer('B.reveal.modify', 'word:pass').rest();
  expect(game.told('outcome')).toMatchObject([{ totals: [11, 13] }]);
});

test('elsewhere nobody is offered more time', () => {
  expect(revealed(['N'], 'full').options('B.reveal.modify')).toEqual(['word:pass']);
  expect(revealed(['N'], 'full').find('B.reveal.modify').brief).toBeUndefined();
});

test('a window that the usual orders ask nobody for says so to the room, whatever anyone holds', () => {
  const optIn = (hand: string[]) => {
    const game = lay({ options: { windows: 'quick', flares: 'yes' }, flares: ['zombie'], hands: { A: ['a40'], B: ['a04', ...hand] } });
    game.fight({ aim: 'b1', send: ['a1'], cards: ['a40', 'a04'] });
    return game.find('B.on.ships-losing').optIn;
  };
  expect([optIn(['flare:zombie']), optIn(['N'])]).toEqual([true, true]);
  expect(revealed(['+3']).find('B.reveal.modify').optIn).toBeUndefined();
});
