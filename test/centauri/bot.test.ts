import { expect, test } from 'vitest';
import { duel } from '../../bench/duel.ts';
import { centauriBot } from '../../shared/games/centauri/bot.ts';
import { centauri } from '../../shared/games/centauri/rules.ts';

/** Fixed seeds: the figure for many games is a line of the benchmark. */
test.each(['open', 'sealed'])('the bot beats random play, %s planning', (planning) => {
  expect(duel(centauri, centauriBot, 2, 10, { planning }).won).toBeGreaterThanOrEqual(0.7);
});
