import { expect, it } from 'vitest';
import { picksOf, shapeOf } from '$lib/play/decision/picks.ts';

function form(...fields: [name: string, value: string][]): FormData {
  const data = new FormData();
  for (const [name, value] of fields) data.append(name, value);
  return data;
}

it.each([
  ['one after the other, in their order', form(['pick', 'b'], ['pick', 'a']), ['b', 'a']],
  ['as often as it says', form(['times:red-1', '2'], ['times:red-2', '0'], ['pick', 'a']), ['red-1', 'red-1', 'a']],
  ['nothing of what is empty, negative or no number', form(['pick', ''], ['times:a', '-3'], ['times:b', 'many'], ['other', 'x']), []],
  ['a hundred times at most, whatever it says', form(['times:a', '1e9']), Array<string>(99).fill('a')],
])('a form picks %s', (_, data, picks) => expect(picksOf(data)).toEqual(picks));

it('a decision is put as one, several, or several in order', () => {
  expect(shapeOf({ max: 1 })).toBe('one');
  expect(shapeOf({ max: 3 })).toBe('several');
  expect(shapeOf({ max: 1, ordered: true })).toBe('ordered');
});
