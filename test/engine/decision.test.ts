import fc from 'fast-check';
import { expect, test } from 'vitest';
import { randomPicks } from '../../shared/bots/random.ts';
import { faultOf, type Decision } from '../../shared/engine/decision.ts';

const ships: Decision = {
  id: '1.ships',
  seat: 0,
  about: { key: 'ships' },
  options: [
    { id: 'red-1', times: 3 },
    { id: 'red-2', times: 1, group: 'far' },
    { id: 'blue-4', times: 2, group: 'far' },
  ],
  groups: [{ id: 'far', min: 1, max: 2 }],
  min: 1,
  max: 4,
  fallback: ['red-2'],
  clock: 'choose',
};

test.each([
  [['red-2'], null],
  [['red-1', 'red-1', 'red-1', 'blue-4'], null],
  [['red-1'], 'group_short'],
  [['red-2', 'blue-4', 'blue-4'], 'group_full'],
  [['red-2', 'red-2'], 'too_often'],
  [['red-1', 'red-1', 'red-1', 'red-2', 'blue-4'], 'too_many'],
  [[], 'too_few'],
  [['green'], 'unknown_option'],
])('picks %j: %s', (picks, fault) => {
  expect(faultOf(ships, picks)).toBe(fault);
});

test('what only goes with something else does not count as a pick', () => {
  const [first, ...rest] = ships.groups!;
  const decision: Decision = { ...ships, groups: [{ ...first!, min: 0, aside: true }, ...rest] };
  expect(faultOf(decision, ['red-2', 'blue-4'])).toBe('too_few');
  expect(faultOf(decision, ['red-2', 'red-1'])).toBeNull();
  expect(faultOf({ ...decision, min: 0 }, ['red-2'])).toBeNull();
});

test('the random player answers any decision that has an answer', () => {
  const decisions = fc
    .array(fc.record({ times: fc.integer({ min: 1, max: 3 }), group: fc.integer({ min: 0, max: 2 }) }), { minLength: 1, maxLength: 8 })
    .chain((options) =>
      fc.record({
        options: fc.constant(options),
        min: fc.integer({ min: 0, max: 3 }),
        slack: fc.integer({ min: 0, max: 3 }),
        need: fc.boolean(),
        aside: fc.boolean(),
      }),
    );
  fc.assert(
    fc.property(decisions, fc.integer({ min: 0, max: 1e6 }), ({ options, min, slack, need, aside }, drawn) => {
      const groups = [0, 1, 2].map((group) => {
        const held = options.filter((option) => option.group === group).reduce((sum, { times }) => sum + times, 0);
        const isAside = aside && group === 0;
        return { id: `g${group}`, min: need && held && !isAside ? 1 : 0, max: Math.max(1, held), ...(isAside && { aside: true as const }) };
      });
      const needed = groups.reduce((sum, group) => sum + group.min, 0);
      const held = options.reduce((sum, { times }) => sum + times, 0);
      const counting = options.filter(({ group }) => !aside || group !== 0).reduce((sum, { times }) => sum + times, 0);
      const least = Math.min(counting, Math.max(min, needed));
      const decision = {
        ...ships,
        options: options.map(({ times, group }, index) => ({ id: `o${index}`, times, group: `g${group}` })),
        groups,
        min: least,
        max: Math.min(held, least + slack),
      };
      expect(faultOf(decision, randomPicks(decision, { seed: 'ab'.repeat(32), drawn }))).toBeNull();
    }),
  );
});
