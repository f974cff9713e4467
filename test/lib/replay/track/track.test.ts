import { expect, test } from 'vitest';
import type { Course } from '../../../../shared/protocol.ts';
import { along, bandsOf, curvesOf, marksOf, standingAt, topOf } from '../../../../web/src/lib/replay/track/track.ts';

const steps = Array.from({ length: 11 }, (_, n) => ({ tick: 4 + n, at: n }));
const turn = (tick: number): Course['turns'][number] => ({ tick, kind: 'lead', seat: 0 });

test('the first step is at the beginning and the last at the end', () => {
  expect([4, 9, 14].map((tick) => along({ steps }, tick))).toEqual([0, 50, 100]);
  expect(along({ steps: steps.slice(0, 1) }, 4)).toBe(0);
});

test('turning points stand where they were; where they crowd only the first keeps its icon', () => {
  const many = Array.from({ length: 41 }, (_, n) => ({ tick: n, at: n }));
  const marks = marksOf({ steps: many, turns: [0, 1, 2, 20, 40].map(turn) }, 20);
  expect(marks.map(({ x }) => x)).toEqual([0, 2.5, 5, 50, 100]);
  expect(marks.map(({ isClear }) => isClear)).toEqual([true, false, true, true, true]);
  expect(marks.map(({ isPast }) => isPast)).toEqual([true, true, true, true, false]);
});

test('chapters follow each other to the end, and one of them is now', () => {
  const chapters = [4, 6, 14].map((tick, n) => ({ tick, number: n + 1, told: [] }));
  expect(bandsOf({ steps, chapters }, 7)).toEqual([
    { x: 0, width: 20, number: 1, isWide: true, isPast: true, isNow: false },
    { x: 20, width: 80, number: 2, isWide: true, isPast: true, isNow: true },
    { x: 100, width: 0, number: 3, isWide: false, isPast: false, isNow: false },
  ]);
});

const standings = [
  { tick: 4, points: [0, 0] },
  { tick: 9, points: [2, 0] },
  { tick: 12, points: [2, 4] },
];

test('the curves go level from change to change, past and rest apart', () => {
  const [first, second] = curvesOf({ steps, standings, goal: null }, 9);
  expect(first).toEqual({ past: 'M0 98.25H50V48.25H50', rest: 'M50 48.25H80V48.25H100' });
  expect(second).toEqual({ past: 'M0 101.75H50V101.75H50', rest: 'M50 101.75H80V1.75H100' });
  expect(curvesOf({ steps, standings, goal: null }, 14)[0]!.rest).toBe('');
  expect(curvesOf({ steps, standings: [], goal: null }, 9)).toEqual([]);
});

test('the scale reaches to what wins', () => {
  expect(topOf({ standings, goal: 5 })).toBe(5);
  expect(topOf({ standings, goal: null })).toBe(4);
  expect(topOf({ standings: [], goal: null })).toBe(1);
});

test('it stood as it did after the last change', () => {
  expect([3, 4, 11, 99].map((tick) => standingAt({ standings }, tick))).toEqual([[], [0, 0], [2, 0], [2, 4]]);
});
