import { expect, test } from 'vitest';
import { duel } from '../../../bench/duel.ts';
import { measure as measureOrders } from '../../../bench/cosmic-orders.ts';
import { dealing } from '../../laws/cosmic/tables.ts';
import { cosmicLaws } from '../../laws/cosmic/cosmic.ts';
import { cosmicBot } from '../../../shared/games/cosmic/bot/bot.ts';
import { cosmic } from '../../../shared/games/cosmic/rules.ts';

test('the bot wins most games against three who play at random', { timeout: 60_000 }, () => {
  expect(duel(cosmic, cosmicBot, 4, 24).won).toBeGreaterThan(0.6);
});

/** The calmest tables: hardly a power asks its owner for more than every encounter does. */
const eight = ['clone', 'human', 'macron', 'mite', 'oracle', 'parasite', 'sorcerer', 'zombie'];
const fiveOf = (game: number): string[] => [...eight, ...eight].slice(game % 8, (game % 8) + 5);

test(
  'bots among themselves pick only what is on offer and come to an end; a seat without orders is asked little',
  { timeout: 60_000 },
  () => {
    const { perSeat, offense } = measureOrders(12, (game) => dealing(fiveOf(game), cosmicLaws).rules);
    expect(perSeat).toBeLessThan(3.5);
    expect(offense).toBeLessThanOrEqual(6);
  },
);

test('so it is with any aliens, but for what their powers ask', { timeout: 60_000 }, () => {
  const { perSeat, byPowers, offenseBesidePowers } = measureOrders(12);
  expect(perSeat).toBeLessThan(3.5);
  expect(byPowers).toBeLessThan(1);
  expect(offenseBesidePowers).toBeLessThanOrEqual(6);
});

test('technologies do not make a bot play worse, and hardly make a seat that gave no orders be asked more', { timeout: 60_000 }, () => {
  expect(duel(cosmic, cosmicBot, 4, 24, { technologies: 'yes' }).won).toBeGreaterThan(0.6);
  const without = measureOrders(12);
  const { perSeat, keys } = measureOrders(12, undefined, { technologies: 'yes' });
  expect(perSeat).toBeLessThan(3.8);
  expect(perSeat - without.perSeat).toBeLessThan(0.6);
  // each card is asked about when it comes and when there is something new to say of it, and not whenever anyone regroups
  expect(keys['research']).toBeLessThan(0.5);
});

test.each([
  ['flares', { flares: 'yes' }, 3.5],
  // beside what every encounter asks, those who are no main players look around once
  ['the classic flare of the Filch', { flares: 'yes', filch_flare: 'classic' }, 4.1],
])('with %s in the deck the offense is asked no more than six times an encounter', { timeout: 60_000 }, (_, options, most) => {
  const { perSeat, offense } = measureOrders(40, undefined, options);
  expect(offense).toBeLessThanOrEqual(6);
  expect(perSeat).toBeLessThan(most);
});
