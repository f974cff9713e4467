import { expect, it } from 'vitest';
import { patched } from '../../shared/engine/history.ts';
import { differences } from '../../worker/differences.ts';

it.each([
  [{ a: 1 }, { a: 1 }, 0],
  [{ a: 1 }, { a: 2 }, 1],
  [{ a: 1 }, { b: 1 }, 2],
  [{ a: null }, { a: { b: [] } }, 1],
  [{ a: [] }, { a: {} }, 1],
  [{ 'a/b~c': 1 }, { 'a/b~c': 2 }, 1],
  [[1, 2, 3, 4], [1, 3, 4], 1],
  [[1, 3, 4], [1, 2, 3, 4], 1],
  [[1, 2, 3], [], 3],
  [[], [1, 2, 3], 3],
  [[{ id: 1, n: 1 }, { id: 2 }], [{ id: 1, n: 2 }, { id: 2 }], 1],
  [[1, 1, 1], [1, 1], 1],
  [[1, 2, 3, 4, 5], [1, 9, 8, 5], 3],
  [{ a: [{ b: [[1], [2]] }] }, { a: [{ b: [[1], [2, 3]] }] }, 1],
])('says how %j becomes %j in %i steps', (before, after, steps) => {
  const patch = differences(before, after);
  expect(patch).toHaveLength(steps);
  expect(patched(before as object, patch)).toEqual(after);
});
