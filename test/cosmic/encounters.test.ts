import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Told } from '../../shared/engine/save.ts';
import { aliens } from '../../shared/games/cosmic/aliens/aliens.ts';
import { playedBy, type KeptEncounter } from '../../shared/games/cosmic/words/encounter.ts';
import { wordsOf } from '../../shared/games/words.ts';
import { lay } from './game.ts';

const kept = (id: string): KeptEncounter => JSON.parse(readFileSync(`web/src/lib/aliens/encounters/${id}.json`, 'utf8')) as KeptEncounter;

// after a change of what a board shows: npm run keep-encounters
describe.each(Object.keys(aliens))('the encounter on the page of %s', (id) => {
  const encounter = kept(id);

  test('shows its power used, and nobody stopped it', async () => {
    const { board, owner, lines } = playedBy(id, encounter, await wordsOf('cosmic'));
    expect(board.seats[owner]!.alien).toBe(id);
    expect(lines.some(({ isUse }) => isUse)).toBe(true);
    expect(encounter.told.map(({ type }: Told) => type)).not.toContain('stopped');
    expect(encounter.told[0]!.type).toBe('encounter');
  });

  test('is drawn from a board as tables have it today', () => {
    const today = lay({ seats: 3 }).view('watch');
    expect(Object.keys(encounter.board)).toEqual(expect.arrayContaining(Object.keys(today)));
    expect(Object.keys(encounter.board.seats[0]!)).toEqual(expect.arrayContaining(Object.keys(today.seats[0]!)));
  });
});
