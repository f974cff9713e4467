import { expect, test } from 'vitest';
import { load } from '../../shared/engine/play.ts';
import { aliens } from '../../shared/games/cosmic/aliens/aliens.ts';
import { artifacts } from '../../shared/games/cosmic/artifacts/artifacts.ts';
import { cosmic } from '../../shared/games/cosmic/rules.ts';
import { technologies } from '../../shared/games/cosmic/technologies/technologies.ts';
import { keptSaves, stepOf } from './waiting.ts';

/** A step that asks is a generator: random play may come to it too seldom for `npm run keep-saves`, and then its save is laid by hand. */
const isAsking = (step: object): boolean => step.constructor.name === 'GeneratorFunction';

test.each([
  ['alien', Object.values(aliens)],
  ['artifact', artifacts],
  ['technology', Object.values(technologies)],
])('every step at which a card asks (%s) has a kept save', (_, cards) => {
  const kept = new Set(keptSaves('cosmic').map(({ text }) => stepOf(load(cosmic, text))));
  const asking = cards.flatMap(({ steps = {} }) => Object.entries(steps).flatMap(([name, step]) => (isAsking(step) ? [name] : [])));
  expect(asking.filter((step) => !kept.has(step))).toEqual([]);
});
