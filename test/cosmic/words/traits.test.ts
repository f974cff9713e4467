import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { aliens } from '../../../shared/games/cosmic/aliens/aliens.ts';
import { traitsOf } from '../../../shared/games/cosmic/words/traits.ts';
import { wordsOf } from '../../../shared/games/words.ts';
import { catalogueOf } from '../../../shared/text/catalogue.ts';
import { languages } from '../../../shared/text/language.ts';

const portraits = join(import.meta.dirname, '../../../web/src/lib/cosmic/portraits');

describe('the sheet of an alien', () => {
  it('says when the power works, for whom, and whether it is a choice', () => {
    expect(traitsOf('macron')).toEqual({ alert: 'green', as: ['side'], must: 'must', phases: ['launch', 'alliance', 'reveal'] });
    expect(traitsOf('sorcerer')).toEqual({ alert: 'green', as: ['main'], must: 'may', phases: ['planning'] });
    expect(traitsOf('clone')).toEqual({ alert: 'green', as: ['main'], must: 'may', phases: ['resolution'] });
    expect(traitsOf('mite')).toEqual({ alert: 'yellow', as: ['offense'], must: 'must', phases: ['launch'] });
    expect(traitsOf('human')).toEqual({ alert: 'yellow', as: ['side'], must: 'must', phases: ['reveal'] });
    expect(traitsOf('zombie')).toEqual({ alert: 'green', as: ['any'], must: 'must', phases: 'any' });
    expect(traitsOf('miser')).toEqual({ alert: 'green', as: ['any'], must: 'may', phases: 'any' });
    expect(traitsOf('tick-tock')!.must).toBe('must');
    expect(traitsOf('nobody')).toBeNull();
  });

  it.each([
    ['void', ['resolution']],
    ['observer', ['resolution']],
    ['spiff', ['resolution']],
    ['tick-tock', ['resolution']],
    ['demon', ['alliance']],
    ['reserve', ['reveal']],
    ['warrior', ['reveal', 'resolution']],
    ['zombie', 'any'],
    ['vacuum', 'any'],
    ['healer', 'any'],
    ['remora', 'any'],
    ['vulch', 'any'],
    ['miser', 'any'],
  ] as const)('lights the phases in which the power really serves: %s', (id, phases) => {
    expect(traitsOf(id)!.phases).toEqual(phases);
  });

  it('has its words in every language and a portrait, found by id', async () => {
    for (const id of Object.keys(aliens)) {
      // pages allow no styles of their own to what they draw
      expect(readFileSync(join(portraits, `${id}.svg`), 'utf8'), id).not.toContain('style=');
      for (const language of languages) {
        const catalogue = await catalogueOf(language, (await wordsOf('cosmic')).texts);
        const keys = ['alien', 'epithet', 'seen', 'power'].map((kind) => `cosmic.${kind}.${id}`);
        for (const key of [...keys, `cosmic.power.${id}.short`, `cosmic.power.${id}.full`]) expect(catalogue, key).toHaveProperty([key]);
        for (const role of traitsOf(id)!.as) expect(catalogue).toHaveProperty([`cosmic.power.as.${role}`]);
      }
    }
  });
});
