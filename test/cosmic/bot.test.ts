import { expect, test } from 'vitest';
import { measure } from '../../bench/cosmic-bot.ts';
import { measure as measureOrders } from '../../bench/cosmic-orders.ts';

test('the bot wins most games against three who play at random', { timeout: 60_000 }, () => {
  expect(measure(24).winRate).toBeGreaterThan(0.6);
});

test(
  'bots among themselves pick only what is on offer and come to an end; a seat without orders is asked little',
  { timeout: 60_000 },
  () => {
    const { perSeat } = measureOrders(12);
    expect(perSeat).toBeLessThan(6);
  },
);
