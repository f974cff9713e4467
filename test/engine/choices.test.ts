import { expect, test } from 'vitest';
import { listBarred, presetChoices, refuseBarred, resolveChoices } from '../../shared/engine/choices.ts';
import type { OptionSpec, Preset } from '../../shared/engine/rules.ts';

const card = (seat: number): OptionSpec => ({
  id: `card_${seat}`,
  choices: ['any', 'sun', 'moon'],
  default: 'any',
  names: 'card',
  seat,
  once: 'same_card',
  only: { option: 'deal', choice: 'named' },
});

const specs: OptionSpec[] = [
  { id: 'deal', choices: ['chance', 'named'], default: 'chance' },
  card(0),
  card(1),
  card(2),
  { id: 'jokers', choices: ['no', 'yes'], default: 'no', beside: { option: 'deal', choice: 'named', default: 'yes' } },
  {
    id: 'wild',
    choices: ['no', 'yes', 'odd'],
    default: 'no',
    bars: [
      { choice: 'yes', beside: { jokers: 'no' }, why: 'no_jokers', remedy: { option: 'jokers', choice: 'yes' } },
      { choice: 'odd', beside: { jokers: 'no', first: '0' }, why: 'odd_jokers', idle: true },
    ],
  },
  { id: 'first', choices: ['random', '0', '1', '2'], default: 'random' },
];
const presets: Preset[] = [
  { id: 'plain', options: {} },
  { id: 'mad', options: { jokers: 'yes', wild: 'yes', weather: 'foul', first: '7' } },
];
const at = (chosen: Record<string, string>, seats = 3, postal = false) => resolveChoices(specs, chosen, seats, postal);
const whyNot = (chosen: Record<string, string>, seats = 3) =>
  listBarred(specs, { ...at({}, seats), ...chosen }, seats).map(({ option, choice, why }) => `${option}:${choice} ${why}`);

test('a choice is out beside those that it does not go with, and back beside others', () => {
  expect(whyNot({})).toEqual(['wild:yes no_jokers']);
  expect(whyNot({ jokers: 'yes' })).toEqual([]);
  expect(whyNot({ first: '0' })).toEqual(['wild:yes no_jokers', 'wild:odd odd_jokers']);
});

test('a seat that is not there can’t be named, nor does what is said of it count', () => {
  expect(whyNot({ jokers: 'yes' }, 2)).toEqual(['first:2 bad_first']);
  const named = { deal: 'named', jokers: 'yes', card_0: 'any', card_1: 'sun', card_2: 'sun' };
  expect(whyNot(named)).toEqual(['card_2:sun same_card']);
  expect(whyNot(named, 2)).toEqual(['first:2 bad_first']);
  expect(whyNot({ ...named, deal: 'chance' })).toEqual([]);
});

test('what is out is refused for its reason, what is of no use is let be', () => {
  expect(() => refuseBarred(specs, { ...at({}), wild: 'yes' }, 3)).toThrow('no_jokers');
  expect(() => refuseBarred(specs, { ...at({}), wild: 'odd', first: '0' }, 3)).not.toThrow();
  expect(() => refuseBarred(specs, { ...at({}), first: '2' }, 2)).toThrow('bad_first');
  expect(() => refuseBarred(specs, at({}), 2)).not.toThrow();
});

test('what was chosen holds, else the usual; what is out is as usual until it can be again', () => {
  expect(at({})).toEqual({ deal: 'chance', jokers: 'no', wild: 'no', first: 'random' });
  expect(at({ deal: 'named', card_1: 'sun' }, 2)).toEqual({
    deal: 'named',
    card_0: 'any',
    card_1: 'sun',
    jokers: 'yes',
    wild: 'no',
    first: 'random',
  });
  const chosen = { wild: 'yes', first: '2' };
  expect(at(chosen, 2)).toMatchObject({ wild: 'no', first: 'random' });
  expect(at({ ...chosen, jokers: 'yes' })).toMatchObject({ wild: 'yes', first: '2' });
});

test('a preset chooses what the game has', () => {
  expect(presetChoices(specs, presets, 'mad')).toEqual({ jokers: 'yes', wild: 'yes' });
  expect(presetChoices(specs, presets, 'plain')).toEqual({});
  expect(presetChoices(specs, presets, 'none')).toEqual({});
});
