import { expect, test } from 'vitest';
import { barred, presetChoices, settled } from '../../shared/engine/choices.ts';
import { completeOptions, start } from '../../shared/engine/play.ts';
import type { Facts } from '../../shared/games/cosmic/facts.ts';
import { outline } from '../../shared/games/cosmic/outline.ts';
import { cosmic } from '../../shared/games/cosmic/rules.ts';

const presets = cosmic.presets!;
const counts = [3, 4, 5];
const at = (chosen: Record<string, string>, seats: number) => settled(cosmic.options, chosen, seats, false);
const reasons = (chosen: Record<string, string>, seats = 5) =>
  barred(cosmic.options, at(chosen, seats), seats).map(({ option, choice, why }) => `${option}:${choice} ${why}`);

test.each(presets.map(({ id }) => id))('the preset %s can be played as it is, whatever the seats', (id) => {
  const chosen = presetChoices(cosmic.options, presets, id);
  for (const seats of counts) {
    const options = at(chosen, seats);
    expect(options).toMatchObject(chosen);
    expect(completeOptions(cosmic, chosen, false)).toEqual(options);
    expect(() => start(cosmic, options, seats, '5'.repeat(64))).not.toThrow();
  }
});

test('the first preset is what holds where nothing is chosen, and no two are the same', () => {
  const all = presets.map(({ id }) => JSON.stringify(at(presetChoices(cosmic.options, presets, id), 4)));
  expect(all[0]).toBe(JSON.stringify(at({}, 4)));
  expect(new Set(all).size).toBe(presets.length);
});

test('§2: all goes with all, but for flares without a limit where there are none; their classic one is of no use there', () => {
  expect(reasons({})).toEqual(['unlimited_flares:yes unlimited_without_flares', 'filch_flare:classic classic_without_flares']);
  expect(reasons({ flares: 'yes' })).toEqual([]);
  // §2: everything else is legal
  expect(() => cosmic.checkOptions!({ ...at({}, 4), filch_flare: 'classic' }, 4)).not.toThrow();
  expect(() => cosmic.checkOptions!({ ...at({}, 4), unlimited_flares: 'yes' }, 4)).toThrow('unlimited_without_flares');
});

test('whom the host may not name is out for its reason', () => {
  const named = { aliens: 'named', flares: 'yes' };
  const about = (option: string, chosen: Record<string, string>, seats = 5) =>
    reasons({ ...named, ...chosen }, seats).filter((one) => one.startsWith(`${option}:`));
  expect(about('alien_2', { alien_1: 'gambler' })).toEqual(['alien_2:gambler same_alien', 'alien_2:sorcerer aliens_never_meet']);
  expect(about('alien_3', { hidden_powers: 'yes' })).toEqual(['alien_3:miser alien_never_hidden', 'alien_3:tick-tock alien_never_hidden']);
  expect(about('alien_5', { alien_1: 'healer' })).toEqual(['alien_5:healer same_alien']);
  expect(about('alien_5', { alien_1: 'healer', healer_alone: 'yes' })).toContain('alien_5:masochist aliens_never_meet');
  expect(about('alien_5', { alien_1: 'healer' }, 4)).toEqual([]);
});

test('every option is listed under one heading, and every remedy puts right what it stands beside', () => {
  const listed = cosmic.groups!.flatMap(({ options }) => options);
  expect(new Set(listed).size).toBe(listed.length);
  for (const { id, bars = [], group } of cosmic.options) {
    if (group) expect(listed).not.toContain(id);
    if (group) expect(cosmic.groups!.map((one) => one.id)).toContain(group);
    for (const { beside, remedy } of bars) if (remedy) expect(beside[remedy.option]).not.toBe(remedy.choice);
  }
});

test.each(counts)('the outline of a table is what %i seats find on it', (seats) => {
  for (const four_planets of ['no', 'yes'])
    for (const flares of ['no', 'yes']) {
      const options = at({ four_planets, flares }, seats);
      const { save } = start(cosmic, options, seats, '7'.repeat(64));
      const table = cosmic.table(save as never);
      const facts = save.facts as Facts;
      const cards =
        facts.deck.length +
        facts.discard.length +
        facts.seats.reduce((sum, { hand, stores }) => sum + hand.length + stores.reduce((n, store) => n + store.cards.length, 0), 0);
      const { deck, discard, current } = facts.destiny;
      expect(Object.fromEntries(outline(options, seats).map(({ id, of }) => [id, of['count']]))).toEqual({
        goal: table.goal,
        hold: table.hold,
        deck: cards,
        destiny: deck.length + discard.length + (current ? 1 : 0),
        'deals.live': undefined,
      });
    }
});
