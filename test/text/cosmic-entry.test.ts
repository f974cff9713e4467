import { expect, test } from 'vitest';
import { abilities, alienOfAbility } from '../../shared/games/cosmic/abilities/abilities.ts';
import { aliens } from '../../shared/games/cosmic/aliens/aliens.ts';
import {
  alienMessages,
  artifactMessages,
  playedArtifactMessages,
  optionMessages,
  type AlienWords,
  type ArtifactWords,
} from '../../shared/text/cosmic-entry.ts';
import { catalogueOf } from '../../shared/text/catalogue.ts';
import { topicOf } from '../../shared/text/cosmic-topic.ts';
import { languages } from '../../shared/text/language.ts';

/** Half of this is tested by the compiler: each line marked as an error must be one. */

const sheet = { name: 'Name', epithet: 'an epithet', seen: 'A face', power: 'Power', short: 'In a sentence.', full: 'In many sentences.' };
const flare = { wild: 'Anyone.', super: 'Oneself.', brief: { wild: 'One.', super: 'Self.' } };
const basics = { ...sheet, flare };
const question = { title: 'What?', help: 'So.', fallback: 'this.', waiting: 'Somebody thinks' };

export const plain: AlienWords<'anti-matter'> = basics;
// @ts-expect-error the whole sheet is missing
export const unread: AlienWords<'anti-matter'> = {
  name: 'Name',
  epithet: 'an epithet',
  seen: 'A face',
  power: 'Power',
  short: 'In a sentence.',
  flare,
};
// @ts-expect-error both sides of its flare are missing
export const unlit: AlienWords<'anti-matter'> = sheet;
// @ts-expect-error what the host can choose of it is missing
export const unchosen: AlienWords<'zombie'> = basics;
const chosen = { title: 'Compensation', refused: 'No.' };
const none = { label: 'None', help: 'no ships' };
// @ts-expect-error one of two choices is missing
export const oneChoice: AlienWords<'zombie'> = { ...basics, options: { zombie_compensation: { ...chosen, choices: { no: none } } } };
// @ts-expect-error the button of a power is missing
export const pressed: AlienWords<'clone'> = basics;
// @ts-expect-error one of two ways is missing
export const oneWay: AlienWords<'parasite'> = { ...basics, uses: { infest: { label: 'Join', ways: { offense: { label: '', log: '' } } } } };
// @ts-expect-error one of two words to choose from is missing
export const oneWord: AlienWords<'mite'> = { ...basics, asks: { bluster: { ...question, words: { discard: 'Discard' } } } };
// @ts-expect-error the log of its losses is missing
export const silent: ArtifactWords<'plague'> = { name: '', short: '', asks: { discard: { ...question, act: 'Discard' } } };

test('an entry becomes the messages that a table finds by id', () => {
  const mite: AlienWords<'mite'> = {
    ...basics,
    asks: { bluster: { ...question, words: { discard: 'Discard', concede: 'Concede' } }, throw: { ...question, act: 'Discard {count}' } },
  };
  const plague: ArtifactWords<'plague'> = {
    name: 'Plague',
    short: 'Costs.',
    asks: { discard: { ...question, act: 'Discard {count}' } },
    loses: { log: 'Lost.', help: 'It takes them.' },
  };
  expect(artifactMessages({ plague })).toEqual({
    'cosmic.card.plague': 'Plague',
    'cosmic.about.plague': 'Costs.',
  });
  expect(playedArtifactMessages({ plague })).toEqual({
    'cosmic.asks.plague.discard': 'What?',
    'cosmic.asks.plague.discard.help': 'So.',
    'cosmic.asks.plague.discard.fallback': 'this.',
    'cosmic.asks.plague.discard.waiting': 'Somebody thinks',
    'cosmic.asks.plague.discard.act': 'Discard {count}',
    'cosmic.log.lost.plague': 'Lost.',
    'cosmic.shed.help.plague': 'It takes them.',
  });
  expect(alienMessages({ mite })).toEqual({
    'cosmic.alien.mite': 'Name',
    'cosmic.epithet.mite': 'an epithet',
    'cosmic.seen.mite': 'A face',
    'cosmic.power.mite': 'Power',
    'cosmic.power.mite.short': 'In a sentence.',
    'cosmic.power.mite.full': 'In many sentences.',
    'cosmic.flare.mite.wild': 'Anyone.',
    'cosmic.flare.mite.super': 'Oneself.',
    'cosmic.flare.mite.wild.brief': 'One.',
    'cosmic.flare.mite.super.brief': 'Self.',
    'cosmic.asks.mite.bluster': 'What?',
    'cosmic.asks.mite.bluster.help': 'So.',
    'cosmic.asks.mite.bluster.fallback': 'this.',
    'cosmic.asks.mite.bluster.waiting': 'Somebody thinks',
    'cosmic.asks.mite.bluster.word.discard': 'Discard',
    'cosmic.asks.mite.bluster.word.concede': 'Concede',
    'cosmic.asks.mite.throw': 'What?',
    'cosmic.asks.mite.throw.help': 'So.',
    'cosmic.asks.mite.throw.fallback': 'this.',
    'cosmic.asks.mite.throw.waiting': 'Somebody thinks',
    'cosmic.asks.mite.throw.act': 'Discard {count}',
  });
});

test('what a host can choose of an alien comes to the form for a table, and nothing else of it', async () => {
  const choices = { no: none, yes: { label: 'All', help: 'saved ones too' } };
  const zombie: AlienWords<'zombie'> = { ...basics, options: { zombie_compensation: { ...chosen, choices } } };
  expect(optionMessages({ zombie })).toEqual({
    'cosmic.option.zombie_compensation': 'Compensation',
    'cosmic.option.zombie_compensation.no': 'None',
    'cosmic.option.zombie_compensation.no.help': 'no ships',
    'cosmic.option.zombie_compensation.yes': 'All',
    'cosmic.option.zombie_compensation.yes.help': 'saved ones too',
    'reason.bad_zombie_compensation': 'No.',
  });
  const own = Object.values(aliens).flatMap(({ options = [] }) => options);
  expect(own.length).toBeGreaterThan(0);
  for (const language of languages) {
    const said = await catalogueOf(language, ['options']);
    for (const { id, choices: all, bars = [] } of own) {
      const keys = all.flatMap((choice) => [`cosmic.option.${id}.${choice}`, `cosmic.option.${id}.${choice}.help`]);
      const reasons = [`bad_${id}`, ...bars.map(({ why }) => why)].map((why) => `reason.${why}`);
      expect(Object.keys(said)).toEqual(expect.arrayContaining([`cosmic.option.${id}`, ...keys, ...reasons]));
    }
  }
});

test('every power that is a choice can be chosen in every language', async () => {
  const chosen = abilities.filter(
    (ability) => alienOfAbility(ability) && !ability.must && !ability.source && !ability.flare && ability.at.length,
  );
  expect(chosen.length).toBeGreaterThan(0);
  for (const language of languages) {
    const said = Object.keys(await catalogueOf(language, ['cosmic-aliens']));
    for (const { id } of chosen) expect(said).toContain(`cosmic.use.${id}`);
  }
});

test('a table carries no words of aliens: they come by their topic', async () => {
  const isAlien = (id: string) => Object.hasOwn(aliens, id);
  for (const language of languages) {
    const board = Object.keys(await catalogueOf(language, ['cosmic-board']));
    const said = Object.keys(await catalogueOf(language, ['cosmic-aliens']));
    for (const alien of Object.keys(aliens)) {
      expect(board).not.toContain(`cosmic.alien.${alien}`);
      expect(said.filter((key) => topicOf(key, isAlien) === alien)).toContain(`cosmic.alien.${alien}`);
      expect(said.filter((key) => topicOf(key, isAlien) === alien)).toContain(`cosmic.power.${alien}.full`);
    }
    expect(said.filter((key) => key.startsWith('cosmic.') && !isAlien(topicOf(key, isAlien)))).toEqual([]);
  }
});
