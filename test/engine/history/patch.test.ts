import fc from 'fast-check';
import { expect, it } from 'vitest';
import { differences, applyPatches } from '../../../shared/engine/history/patch.ts';

it.each([
  [{ a: 1 }, { a: 1 }, 0],
  [{ a: 1 }, { a: 2 }, 1],
  [{ a: 1 }, { b: 1 }, 2],
  [{ a: null }, { a: { b: [] } }, 1],
  [{ a: [] }, { a: {} }, 1],
  [{ 'a/b~c': 1 }, { 'a/b~c': 2 }, 1],
  [{ valueOf: 1 }, {}, 1],
  [{ a: undefined }, { b: 1 }, 1],
  [{ a: undefined, c: 1 }, { a: 2, c: 1 }, 1],
  [{ c: 1 }, { a: undefined, c: 1 }, 0],
  [{ toString: 1 }, { b: 1 }, 2],
  [{ a: [{}] }, { a: [{ toString: 1 }] }, 1],
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
  expect(applyPatches(before as object, patch)).toEqual(after);
});

it('rebuilds any plain value from any other, and leaves both as they were', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
      const before = JSON.parse(JSON.stringify({ one })) as unknown;
      const after = JSON.parse(JSON.stringify({ one: other })) as unknown;
      const text = JSON.stringify(before);
      // no id of ours is called so, and plain objects can't carry it
      fc.pre(!`${text}${JSON.stringify(after)}`.includes('__proto__'));
      expect(applyPatches(before, differences(before, after))).toEqual(after);
      expect(JSON.stringify(before)).toBe(text);
    }),
  );
});

it('keeps what it says when the value it came from goes on changing', () => {
  const after = { hand: [{ id: 'a' }] };
  const patch = differences({ hand: [] }, after);
  after.hand[0]!.id = 'b';
  expect(applyPatches({ hand: [] }, patch)).toEqual({ hand: [{ id: 'a' }] });
});
