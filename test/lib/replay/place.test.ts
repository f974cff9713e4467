import { expect, test } from 'vitest';
import { placeOf, speedName, speeds, stepAt, turnIn } from '../../../web/src/lib/replay/place.ts';

const course = {
  steps: [5, 6, 9, 10].map((tick) => ({ tick, at: tick * 1_000 })),
  turns: [
    { tick: 6, kind: 'lead' as const, seat: 0 },
    { tick: 10, kind: 'over' as const, seat: null },
  ],
  chapters: [
    { tick: 6, number: 1, told: [] },
    { tick: 10, number: 2, told: [] },
  ],
};

test('a step knows its number, its time, its chapter and where one can go from there', () => {
  expect(placeOf(course, 9)).toEqual({
    n: 3,
    count: 4,
    tick: 9,
    at: 9_000,
    before: 6,
    after: 10,
    turnBefore: 6,
    turnAfter: 10,
    chapter: 0,
  });
});

test('a moment at which nothing happened is the step before it', () => {
  expect(placeOf(course, 8)).toEqual(placeOf(course, 6));
  expect(placeOf(course, 99)).toEqual(placeOf(course, 10));
  expect(placeOf(course, 1)).toEqual(placeOf(course, 5));
});

test('there is nothing before the first step and nothing after the last', () => {
  expect(placeOf(course, 5)).toMatchObject({ n: 1, before: null, turnBefore: null, after: 6, turnAfter: 6, chapter: -1 });
  expect(placeOf(course, 10)).toMatchObject({ n: 4, before: 9, turnBefore: 6, after: null, turnAfter: null, chapter: 1 });
});

test('steps are counted from one', () => {
  expect([4, 5, 7, 10, 50].map((moment) => stepAt(course, moment))).toEqual([0, 1, 2, 4, 4]);
});

test('half the speed is written as such', () => {
  expect(speeds.map(speedName)).toEqual(['½', '1', '2', '4']);
});

test('a chapter is known by its end, else by what happened in it, else by who took the lead', () => {
  const turns = [
    { tick: 2, kind: 'lead' as const, seat: 1 },
    { tick: 4, kind: 'zap' as const, seat: 0 },
    { tick: 8, kind: 'lead' as const, seat: 0 },
    { tick: 9, kind: 'deal' as const, seat: null },
    { tick: 10, kind: 'over' as const, seat: null },
  ];
  const chapters = [1, 4, 7, 8].map((tick, n) => ({ tick, number: n + 1, told: [] }));
  expect(chapters.map((_, n) => turnIn({ chapters, turns }, n)?.kind ?? null)).toEqual(['zap', null, 'lead', 'over']);
});
