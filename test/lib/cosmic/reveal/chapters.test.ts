import { expect, test } from 'vitest';
import { chaptersOf } from '../../../../web/src/lib/cosmic/reveal/chapters.ts';

const begins = (seq: number, number: number) => ({
  seq,
  at: 0,
  seat: 0,
  by: 'seat' as const,
  told: [{ type: 'encounter', of: { number, offense: 0, ofTurn: 1 } }],
});

test('an encounter that was taken back and begun again has a chapter of its own', () => {
  const undone = { seq: 3, at: 0, seat: 0, by: 'undo' as const, told: [] };
  const chapters = chaptersOf([begins(1, 1), begins(2, 2), undone, begins(4, 2)] as never, 0);
  expect(chapters.map(({ number }) => number)).toEqual([2, 2, 1]);
  expect(new Set(chapters.map(({ nth }) => nth)).size).toBe(3);
});
