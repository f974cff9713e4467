import { beforeEach, describe, expect, it } from 'vitest';
import type { Decision } from '$shared/engine/decision.ts';
import { Choice } from '$lib/cosmic/desk/choice.svelte.ts';

const asked = (more: Partial<Decision>): Decision => ({
  id: '1.ask',
  seat: 0,
  about: { key: 'cosmic.launch' },
  options: [{ id: 'red-1', times: 3 }, { id: 'red-2', times: 2 }, { id: 'word:none' }],
  min: 1,
  max: 4,
  fallback: ['red-1'],
  clock: 'turn',
  ...more,
});

let choice: Choice;
beforeEach(() => {
  choice = new Choice();
});

it('begins empty, or with the usual answer where that is to be changed', () => {
  choice.ask(asked({}));
  expect(choice.picks).toEqual([]);
  choice.ask(asked({ id: '2.reward', about: { key: 'cosmic.reward' }, fallback: ['red-1', 'red-1', 'red-2'] }));
  expect(choice.picks).toEqual(['red-1', 'red-1', 'red-2']);
});

it('stays while the same question is drawn again, and is dropped by another', () => {
  choice.ask(asked({}));
  choice.tap('red-1');
  choice.ask(asked({ min: 2 }));
  expect(choice.picks).toEqual(['red-1']);
  expect(choice.fault).toBe('too_few');
  choice.ask(asked({ id: '2.ask' }));
  expect(choice.picks).toEqual([]);
});

describe('a press', () => {
  it('adds ships one by one, never more than there are nor than may go', () => {
    choice.ask(asked({}));
    for (let n = 0; n < 5; n++) choice.tap('red-1');
    expect(choice.picks).toEqual(['red-1', 'red-1', 'red-1']);
    choice.tap('red-2');
    choice.tap('red-2');
    expect(choice.picks).toHaveLength(4);
    expect(choice.mayAdd('red-2')).toBe(false);
    choice.less('red-1');
    expect(choice.picks).toEqual(['red-1', 'red-1', 'red-2']);
  });

  it('puts one of several in and out', () => {
    choice.ask(asked({ options: [{ id: 'a' }, { id: 'b' }], max: 2 }));
    choice.tap('b');
    choice.tap('a');
    expect(choice.picks).toEqual(['a', 'b']);
    choice.tap('a');
    expect(choice.picks).toEqual(['b']);
  });

  it('replaces the one that is picked where only one may be', () => {
    choice.ask(asked({ options: [{ id: 'a' }, { id: 'b' }], max: 1 }));
    choice.tap('a');
    choice.tap('b');
    expect(choice.picks).toEqual(['b']);
    choice.tap('b');
    expect(choice.picks).toEqual([]);
  });

  it('replaces the rival of its group', () => {
    const options = [{ id: 'a1', group: 'a' }, { id: 'a2', group: 'a' }, { id: 'b' }];
    choice.ask(asked({ options, groups: [{ id: 'a', min: 0, max: 1 }], max: 3 }));
    for (const id of ['a1', 'b', 'a2']) choice.tap(id);
    expect(choice.picks).toEqual(['a2', 'b']);
  });

  it('does nothing where nothing is offered', () => {
    choice.tap('red-1');
    expect(choice.fault).toBe('no_decision');
    choice.ask(asked({}));
    choice.tap('blue-1');
    expect(choice.picks).toEqual([]);
  });
});
