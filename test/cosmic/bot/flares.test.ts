import { expect, test } from 'vitest';
import { windowPicks } from '../../../shared/games/cosmic/bot/window.ts';
import { lay } from '../game.ts';

/** Which side of a flare a bot weighs is the one that serves. */

test('a bot whose power is off plays the flare of its own alien for the wild side', () => {
  const game = lay({
    aliens: { D: 'vacuum' },
    flares: ['vacuum'],
    hands: { A: ['a10', 'N'], B: ['a06', 'N'], C: ['N'], D: ['N', 'flare:vacuum'] },
    ships: { D: { warp: 3 } },
  }).fight({ aim: 'b1', send: ['a1'] });
  game.find('A.select');
  game.encounter.zapped.push('3:vacuum');
  game.answer('A.select', '#a10').answer('B.select', '#a06');
  const asked = game.find('D.reveal.modify');
  expect(windowPicks(game.sight('D'), asked, 'reveal.modify')).toEqual([game.pick(3, '#flare:vacuum')]);
});
