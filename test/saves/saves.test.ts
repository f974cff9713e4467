import { describe, expect, test } from 'vitest';
import { load } from '../../shared/engine/play.ts';
import { Sitting } from '../../shared/engine/sitting.ts';
import { shelf } from '../../shared/games/shelf.ts';
import { kitsOf } from '../laws/kits.ts';
import { finish, keptSaves, stepOf, waitingSaves } from './waiting.ts';

/** The deploy test: whatever was waiting when new code arrives must load and finish. */
describe.each(Object.keys(shelf))('%s', (game) => {
  const rules = shelf[game]!.rules;

  test.each(keptSaves(game))('$file loads, waits and finishes', ({ text }) => {
    const sitting = new Sitting(rules, load(rules, text));
    expect(sitting.open.length).toBeGreaterThan(0);
    finish(sitting);
    expect(rules.result(sitting.table)).not.toBeNull();
  });

  test('every step that can wait has a kept save (npm run keep-saves adds what is missing)', () => {
    const kept = new Set(keptSaves(game).map(({ text }) => stepOf(load(rules, text))));
    const waiting = kitsOf(game).flatMap((kit) => [...waitingSaves(kit, 12).keys()]);
    expect(waiting.filter((step) => !kept.has(step))).toEqual([]);
  });
});
