import { expect, test } from 'vitest';
import { answerPicks, bargainPicks } from '../../../shared/games/cosmic/bot/deal.ts';
import { lay, type Game } from '../game.ts';

/** A has four colonies abroad and, in its own system, a planet that came later, on which B lives. */
function bargain(): Game {
  const game = lay(
    { ships: { A: { c1: 1, c2: 1, d1: 1, d2: 1 } }, hands: { A: ['N', 'a15', 'a08'], B: ['N', 'a06', '+2'] } },
    ({ facts }) => {
      facts.homes['genesis'] = 0;
      facts.planets['genesis'] = facts.planets['b5']!.map((ships) => ships);
      facts.planets['b5'] = facts.planets['b5']!.map(() => 0);
    },
  );
  return game.fight({ aim: 'b1', send: ['a1'], cards: ['N', 'N'] }).gather();
}

test('a planet that came later is at home where it lies: a colony there wins nothing', () => {
  const game = bargain();
  game.answer('B.offer', 'grant:genesis', 'take:hand');
  expect(answerPicks(game.view('A'), game.find('A.answer'))).toEqual(['word:refuse']);
  game.answer('B.offer', 'grant:b2', 'take:hand');
  expect(answerPicks(game.view('A'), game.find('A.answer'))).toEqual(['accept:2']);
});

test('a bot asks for a colony abroad, not for one in its own system', () => {
  const game = bargain();
  const asked = game.find('A.offer');
  const only = { ...asked, options: asked.options.filter(({ id }) => !/^get:[b-e]/.test(id)) };
  expect(bargainPicks(game.view('A'), only)).not.toContain('get:genesis');
  expect(bargainPicks(game.view('A'), asked)).toContain('get:b1');
});
