import { expect, test } from 'vitest';
import { duel } from '../../bench/duel.ts';
import { measure as measureOrders } from '../../bench/cosmic-orders.ts';
import { cosmicBot } from '../../shared/games/cosmic/bot.ts';
import { cosmic } from '../../shared/games/cosmic/rules.ts';

test('the bot wins most games against three who play at random', { timeout: 60_000 }, () => {
  expect(duel(cosmic, cosmicBot, 4, 24).won).toBeGreaterThan(0.6);
});

test(
  'bots among themselves pick only what is on offer and come to an end; a seat without orders is asked little',
  { timeout: 60_000 },
  () => {
    const { perSeat, offense } = measureOrders(12);
    expect(perSeat).toBeLessThan(3.5);
    expect(offense).toBeLessThanOrEqual(6);
  },
);
