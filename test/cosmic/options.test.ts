import { expect, test } from 'vitest';
import { listBarred, presetChoices, resolveChoices } from '../../shared/engine/choices.ts';
import { completeOptions, start } from '../../shared/engine/play.ts';
import type { Facts } from '../../shared/games/cosmic/facts.ts';
import { outline } from '../../shared/games/cosmic/outline.ts';
import { cosmic } from '../../shared/games/cosmic/rules.ts';
import { lay } from './game.ts';

const presets = cosmic.presets!;
const counts = [3, 4, 5];
const at = (chosen: Record<string, string>, seats: number) => resolveChoices(cosmic.options, chosen, seats, false);
const reasons = (chosen: Record<string, string>, seats = 5) =>
  listBarred(cosmic.options, at(chosen, seats), seats).map(({ option, choice, why }) => `${option}:${choice} ${why}`);

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

test('§2: all goes with all, but for flares without a limit where there are none; some choices are of no use there', () => {
  const hours = ['12', '24', '48', '96'].map((choice) => `deal_hours:${choice} deal_at_once`);
  const flares = ['shadow_replace:no shadow_without_flares', 'filch_flare:classic classic_without_flares'];
  const techs = 'tech_abandon:complete abandon_without_techs';
  expect(reasons({}).sort()).toEqual(['unlimited_flares:yes unlimited_without_flares', ...hours, ...flares, techs].sort());
  expect(reasons({ flares: 'yes', technologies: 'yes', bargaining: 'rendezvous' })).toEqual([]);
  const seconds = ['10', '30', '120', '300'].map((choice) => `deal_seconds:${choice} deal_without_minute`);
  expect(reasons({ flares: 'yes', technologies: 'yes', bargaining: 'slow' })).toEqual(seconds);
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

test.each(['no', 'yes'])('the outline and the form count the technologies of a table (four planets: %s)', (four_planets) => {
  const options = at({ four_planets, technologies: 'yes' }, 4);
  const { save } = start(cosmic, options, 4, '7'.repeat(64));
  const { techs, seats } = save.facts as Facts;
  const count = techs.deck.length + seats.reduce((sum, { drawn }) => sum + drawn.length, 0);
  expect(outline(options, 4).find(({ id }) => id === 'techs')!.of).toEqual({ count, dealt: seats[0]!.drawn.length });
  const [note] = cosmic.options.find(({ id }) => id === 'technologies')!.notes!;
  if (four_planets === 'yes') expect(note!.of!['left']).toBe(count);
  else expect(note!.of!['all']).toBe(count);
  expect(outline(at({}, 4), 4).some(({ id }) => id === 'techs')).toBe(false);
});

// ── what they do ─────────────────────────────────────────────────────────────────────────────────────────────────

test('an alien that is left in the box is never dealt, drawn or named, and its flare is not in the deck', () => {
  const met = (demon: string) => {
    let games = 0;
    for (let seed = 1; seed <= 60; seed++)
      for (const aliens of ['combo', 'flares', 'random']) {
        const options = at({ aliens, flares: 'yes', demon }, 5);
        const facts = start(cosmic, options, 5, seed.toString(16).padStart(64, '9')).save.facts as Facts;
        const sheets = [...facts.unused, ...facts.seats.flatMap(({ alien, dealt }) => [alien, ...dealt])];
        if (sheets.includes('demon') || facts.flares.includes('flare:demon')) games++;
      }
    return games;
  };
  expect(met('yes')).toBeGreaterThan(100);
  expect(met('no')).toBe(0);
  expect(reasons({ aliens: 'named', alien_1: 'zombie', demon: 'no', flares: 'yes' })).toContain('alien_2:demon alien_left_out');
  expect(() => cosmic.checkOptions!(at({ aliens: 'named', demon: 'no' }, 3), 3)).not.toThrow();
  expect(() => cosmic.checkOptions!({ ...at({ aliens: 'named', demon: 'no' }, 3), alien_1: 'demon' }, 3)).toThrow('alien_left_out');
});

test('a deal lasts as long as the host has chosen, and so does the time to meet or to bargain slowly', () => {
  const asked = (options: Record<string, string>, key: string) => {
    const game = lay({ hands: { A: ['N'], B: ['N'] }, options }).fight({ aim: 'b1', send: ['a1'], cards: ['N', 'N'] });
    if (options['bargaining'] !== 'rendezvous') game.gather();
    const { clock, seconds } = game.rest().find(`A.${key}`);
    return [clock, seconds];
  };
  expect(asked({ bargaining: 'live' }, 'answer')).toEqual(['bargain', 60]);
  expect(asked({ bargaining: 'live', deal_seconds: '10' }, 'answer')).toEqual(['bargain', 10]);
  expect(asked({ bargaining: 'rendezvous', deal_seconds: '10' }, 'meet')).toEqual(['turn', 48 * 3600]);
  expect(asked({ bargaining: 'rendezvous', deal_hours: '12' }, 'meet')).toEqual(['turn', 12 * 3600]);
  expect(asked({ bargaining: 'slow' }, 'answer')).toEqual(['turn', 24 * 3600]);
  expect(asked({ bargaining: 'slow', deal_hours: '96' }, 'answer')).toEqual(['turn', 96 * 3600]);
  expect(Math.min(...cosmic.options.find(({ id }) => id === 'deal_seconds')!.choices.map(Number))).toBe(10);
  expect(outline(at({ bargaining: 'slow', deal_hours: '96' }, 4), 4).at(-1)).toEqual({ id: 'deals.slow', of: { seconds: 60, hours: 96 } });
});
