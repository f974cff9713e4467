import { expect, it } from 'vitest';
import { catalogueOf } from '../../shared/text/catalogue.ts';
import { byTopic, isForLater, topicOf, topicsIn } from '../../shared/text/cosmic-topic.ts';
import { languages } from '../../shared/text/language.ts';

const isAlien = (id: string) => ['zombie', 'tick-tock'].includes(id);
const isSaid = (key: string) => key === 'cosmic.plan';

it('a message is about its alien, or else about what its key begins with', () => {
  expect(topicOf('cosmic.asks.zombie.again', isAlien)).toBe('zombie');
  expect(topicOf('cosmic.alien.tick-tock.full', isAlien)).toBe('tick-tock');
  expect(topicOf('cosmic.salvage.help', isAlien)).toBe('salvage');
  expect(topicOf('cosmic.flare.why.power_on', isAlien)).toBe('flare');
  expect(topicOf('cosmic.log.drew.faces', isAlien)).toBe('log.drew');
  expect(topicOf('cosmic.log.zombie.back', isAlien)).toBe('zombie');
});

it.each([
  ['an alien by itself', { alien: 'zombie' }, ['zombie']],
  ['what an alien does', ['tick-tock.countdown'], ['tick-tock']],
  ['a flare', { hand: [{ face: 'flare:zombie' }] }, ['flare', 'zombie']],
  ['an alien that things are filed under', { zombie: 3 }, ['zombie']],
  ['what is asked', { about: { key: 'cosmic.asks.zombie.again' } }, ['zombie']],
  ['what is seldom asked', { about: { key: 'cosmic.salvage' } }, ['salvage']],
  ['what the log tells', [{ type: 'drew', seat: 1 }], ['log.drew']],
  ['what the board says itself', { about: { key: 'cosmic.plan' } }, []],
  ['a player who is called like one, inside a sentence', { text: 'a zombie came' }, []],
  ['several, each once and in order', [{ a: 'zombie', b: 'cosmic.salvage' }, 'zombie', null, 4, true], ['salvage', 'zombie']],
])('a page speaks of %s', (_, page, topics) => expect(topicsIn(page, isAlien, isSaid)).toEqual(topics));

it('messages are found by their topic', () => {
  const found = byTopic({ 'cosmic.alien.zombie.full': 'a', 'cosmic.asks.zombie': 'b', 'cosmic.salvage': 'c' }, isAlien);
  expect(Object.fromEntries(found)).toEqual({
    zombie: { 'cosmic.alien.zombie.full': 'a', 'cosmic.asks.zombie': 'b' },
    salvage: { 'cosmic.salvage': 'c' },
  });
});

it.each([
  ['cosmic.power.zombie.short', false],
  ['cosmic.power.zombie.full', true],
  ['cosmic.tech.the-qax.full', true],
  ['cosmic.ruling.zombie.1.ask', true],
  ['cosmic.flare.zombie.wild', true],
  ['cosmic.flare.why.power_on', false],
  ['cosmic.asks.zombie.again.help', false],
  ['cosmic.log.zombie.back', false],
])('of all that is said of an alien at the table, %s can wait: %s', (key, canWait) => {
  expect(isForLater(key, ['zombie'])).toBe(canWait);
});

it('what flares do comes with them', () => {
  expect(isForLater('cosmic.flare.zombie.wild.brief', ['flare', 'zombie'])).toBe(false);
  expect(isForLater('cosmic.flare.zombie.wild.brief', ['zombie'])).toBe(true);
});

it.each(languages)(
  'what every encounter asks comes with the board (%s): a question may arrive before anything else is fetched',
  async (language) => {
    const board = await catalogueOf(language, ['cosmic-board']);
    for (const asked of ['retrieve', 'aim', 'send', 'invite', 'join', 'ally', 'select', 'continue'])
      for (const part of ['', '.help', '.fallback', '.waiting']) expect(board, asked).toHaveProperty([`cosmic.${asked}${part}`]);
  },
);
