import { expect, test } from 'vitest';
import { completeOptions, start } from '../../../shared/engine/play.ts';
import type { Chance } from '../../../shared/engine/random.ts';
import { aliens } from '../../../shared/games/cosmic/aliens/aliens.ts';
import type { Facts } from '../../../shared/games/cosmic/facts.ts';
import { cosmicLaws } from './cosmic.ts';
import { dealing, flaring, pairs, pairsAt, seek, tablesOfPairs } from './tables.ts';

const usual = completeOptions(cosmicLaws.rules, {}, false);
const chanceOf = (n: number): Chance => ({ seed: n.toString(16).padStart(64, '3'), drawn: 0 });

test('the aliens that are named sit at the table, however it deals, and every sheet is somewhere once', () => {
  const kit = dealing(['zombie', 'miser'], cosmicLaws);
  for (let n = 1; n <= 40; n++) {
    const chance = chanceOf(n);
    const facts = start(kit.rules, kit.options(chance, 4), 4, chance.seed).save.facts as Facts;
    const sheets = facts.seats.map(({ alien, dealt }) => (alien ? [alien] : dealt));
    expect(sheets).toEqual(expect.arrayContaining([['zombie'], ['miser']]));
    expect([...sheets.flat(), ...facts.unused, ...facts.retired].sort()).toEqual(Object.keys(aliens).sort());
  }
});

test('a choice of one of them that bars an alien named for the table leaves a table that can be set', () => {
  const kit = dealing(['demon'], { ...cosmicLaws, options: () => ({ ...usual, aliens: 'named', alien_1: 'demon' }) });
  const chosen = Array.from({ length: 20 }, (_, n) => kit.options(chanceOf(n + 1), 3));
  for (const options of chosen) expect(() => cosmicLaws.rules.checkOptions!(options, 3)).not.toThrow();
  expect(new Set(chosen.map(({ aliens }) => aliens))).toEqual(new Set(['named', 'random']));
});

test('every two aliens that may meet do', () => {
  const left = pairs();
  for (const names of tablesOfPairs(chanceOf(1))) for (const pair of pairsAt(names)) left.delete(pair);
  expect([...left]).toEqual([]);
});

test('where pairs meet, the flares of all of them are in the deck', () => {
  let n = 0;
  for (const names of tablesOfPairs(chanceOf(2))) {
    if (++n > 40) break;
    const chance = chanceOf(n);
    const kit = dealing(names, flaring(cosmicLaws));
    const { facts, options } = start(kit.rules, kit.options(chance, names.length), names.length, chance.seed).save;
    expect(options['flares']).toBe('yes');
    expect((facts as Facts).flares).toEqual(expect.arrayContaining(names.map((id) => `flare:${id}`)));
  }
});

test('what has not come up yet is sought where it can: at tables of its alien', () => {
  for (let n = 1; n <= 10; n++) {
    const sought = seek(new Set(['stopped virus.multiply', 'used clone.keep', 'used artifact:plague']), chanceOf(n), 3);
    if (sought.length) expect(sought.sort()).toEqual(['clone', 'virus']);
  }
});

test('where a card is played from comes up too, and is stopped, if that is a use', () => {
  expect(cosmicLaws.mustComeUp).toEqual(expect.arrayContaining(['used miser.hoard', 'stopped miser.hoard']));
  expect(cosmicLaws.mustComeUp).not.toContain('used demon.pool');
});
