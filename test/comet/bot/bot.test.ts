import { expect, test } from 'vitest';
import { duel } from '../../../bench/duel.ts';
import { cometBot } from '../../../shared/games/comet/bot/bot.ts';
import { comet } from '../../../shared/games/comet/rules.ts';
import { viewOf } from '../../../shared/engine/play.ts';
import { Game } from '../game.ts';

const chance = { seed: 'b0'.repeat(32), drawn: 0 };
const picksOf = (game: Game) => cometBot(viewOf(game, game.now.seat), game.now, chance);

test('it beats random play', { timeout: 60_000 }, () => {
  expect(duel(comet, cometBot, 2, 10, { side: 'B' }).won).toBeGreaterThanOrEqual(0.9);
});

test('it brings an animal home when it can', () => {
  const game = Game.set([{ hand: ['s-tarpan-1', 's-gecko-2', 's-dodo-1', 's-dodo-2'], at: ['A14', 'A84', 'A98'] }, {}]);
  while (game.now.seat === 0) game.pick(...picksOf(game));
  expect(game.seat(0).rescued).toHaveLength(1);
});

test('it refreshes with an empty hand, and passes when nothing is left to do', () => {
  expect(picksOf(Game.set([{ hand: [] }, {}]))).toEqual(['word:refresh']);
  const late = Game.set([{ hand: ['s-woolly-mammoth-1'], at: ['A01', 'A03', 'A84'] }, {}], { comet: true });
  while (late.open.length && late.now.seat === 0) late.pick(...picksOf(late));
  expect(late.seat(0).passed).toBe(true);
});

test('it refreshes no oftener than good play does: two of them need some forty turns each', { timeout: 60_000 }, () => {
  let turns = 0;
  const seeds = ['c1', 'c2', 'c3', 'c4'].map((two) => two.repeat(32));
  for (const seed of seeds) {
    const game = Game.deal(2, {}, seed);
    while (game.open.length) game.pick(...picksOf(game));
    turns += game.facts.turns / 2;
  }
  expect(turns / seeds.length).toBeLessThan(50);
});
