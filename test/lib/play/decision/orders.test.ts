import { expect, it } from 'vitest';
import { isAsked, withOrder, orderOf, type Moments, type OrderBook } from '$lib/play/decision/orders.ts';

const book: OrderBook = {
  usual: { use: ['aimed'], reveal: [] },
  groups: [
    { id: 'all', clauses: ['aimed', 'any'].map((role) => ({ moment: 'use', role })) },
    { id: 'more', clauses: ['main', 'ally', 'any'].map((role) => ({ moment: 'reveal', role })) },
  ],
};
const [use, reveal] = book.groups.map(({ clauses }) => clauses);

/** Presses one button after the other and says what is asked then. */
function pressed(...presses: [clause: { moment: string; role: string }, isWanted: boolean][]): { moments: Moments; asked: string[] } {
  const moments = presses.reduce((given, [clause, isWanted]) => withOrder(given, orderOf(given, book, clause, isWanted)), {} as Moments);
  const all = book.groups.flatMap(({ clauses }) => clauses);
  return { moments, asked: all.filter((one) => isAsked(moments, book, one)).map(({ moment, role }) => `${moment} ${role}`) };
}

it.each([
  ['what is usual, where nothing is ordered', pressed(), {}, ['use aimed']],
  ['elsewhere too, and so everywhere', pressed([use![1]!, true]), { use: ['any'] }, ['use aimed', 'use any']],
  ['nowhere: who is not asked at home is not asked elsewhere', pressed([use![1]!, true], [use![0]!, false]), { use: [] }, []],
  ['as usual again, and nothing is kept of it', pressed([use![1]!, true], [use![1]!, false]), {}, ['use aimed']],
  [
    'in one role more',
    pressed([reveal![0]!, true], [reveal![1]!, true]),
    { reveal: ['main', 'ally'] },
    ['use aimed', 'reveal main', 'reveal ally'],
  ],
  [
    'in one role less, where all were asked',
    pressed([reveal![2]!, true], [reveal![0]!, false]),
    { reveal: ['ally'] },
    ['use aimed', 'reveal ally'],
  ],
])('asks %s', (_, { moments, asked }, kept, expected) => {
  expect(moments).toEqual(kept);
  expect(asked).toEqual(expected);
});

it('puts everything back to the usual', () => {
  expect(withOrder({ use: ['any'], reveal: [] }, '')).toEqual({});
});

it('takes several orders at once', () => {
  expect(withOrder({ use: ['any'] }, 'use;reveal=main,ally')).toEqual({ reveal: ['main', 'ally'] });
});
