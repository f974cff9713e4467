import { expect, test } from 'vitest';
import { answersPrice, postalPrice, type Spent } from '../../bench/answers/prices.ts';

const nothing: Spent = {
  rowsWritten: 0,
  rowsRead: 0,
  processorMs: 0,
  pageRowsRead: 0,
  pageProcessorMs: 0,
  gameBytes: 0,
  answersInGame: Infinity,
};

test.each<[string, Partial<Spent>, number]>([
  ['a message to the room is a twentieth of a request', {}, 0.0075],
  ['two rows', { rowsWritten: 2 }, 2 + 0.0075],
  ['a thousand rows read cost as much as one written', { rowsRead: 1_000 }, 1 + 0.0075],
  ['a second of the room', { processorMs: 1_000 }, 1.6 + 0.0075],
  ['three pages for every hundred answers', { answersInGame: 100 }, 0.03 * 0.9 + 0.0075],
  ['what the games keep', { answersInGame: 100, gameBytes: 100_000 }, 0.03 * 0.9 + 0.0075 + 0.2],
])('a million answers: %s', (_, spent, dollars) => {
  expect(answersPrice({ ...nothing, ...spent }, 1e6, 3)).toBeCloseTo(dollars, 6);
});

test('ten thousand games over days: 1.2 million answers a month, each with three pages, an alarm and its row', () => {
  expect(postalPrice(nothing, 1e4)).toBeCloseTo(1.2 * (0.0075 + 3 * 0.9 + 0.15 + 1), 6);
  expect(postalPrice({ ...nothing, rowsWritten: 2, gameBytes: 100_000 }, 1e4)).toBeCloseTo(
    1.2 * (2 + 0.0075 + 3 * 0.9 + 0.15 + 1) + 0.2,
    6,
  );
});
