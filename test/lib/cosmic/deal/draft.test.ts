import { beforeEach, expect, it } from 'vitest';
import type { Decision } from '$shared/engine/decision.ts';
import { Draft } from '$lib/cosmic/deal/draft.svelte.ts';
import { beginFrom, limitsOf, setLimit, takeOut } from '$lib/cosmic/deal/drafting.ts';

const offering = (id: string, options: Decision['options']): Decision => ({
  id,
  seat: 0,
  about: { key: 'cosmic.offer' },
  options,
  min: 0,
  max: 20,
  fallback: [],
  clock: 'bargain',
});
const limits = (verb: string) => ['least', 'most'].flatMap((limit) => [1, 2, 3, 4].map((n) => ({ id: `${verb}-${limit}:${n}` })));
const options: Decision['options'] = [
  { id: 'get:red-1' },
  { id: 'grant:blue-2' },
  ...limits('get'),
  ...limits('grant'),
  { id: 'give:cards:c1' },
  { id: 'give:cards:c2' },
  { id: 'give:random', times: 3 },
  { id: 'take:any', times: 3 },
  { id: 'take:face:attack:20' },
];

let draft: Draft;
beforeEach(() => {
  draft = new Draft();
  draft.ask(offering('1', options));
});

it('what was put together stays when the question is put again, as far as it can still be had', () => {
  draft.toggle('give:cards:c1');
  for (let n = 0; n < 3; n++) draft.choice.add('take:any');
  const fewer = options.filter(({ id }) => id !== 'give:cards:c1').map((one) => (one.id === 'take:any' ? { ...one, times: 2 } : one));
  draft.ask(offering('2', fewer));
  expect(draft.choice.picks).toEqual(['take:any', 'take:any']);
});

it('closes when nothing is to be offered any more', () => {
  draft.isOpen = true;
  draft.ask(null);
  expect(draft.isOpen).toBe(false);
});

it('at least and at most never contradict each other', () => {
  draft.toggle('get:red-1');
  setLimit(draft, 'get', 'most', 2);
  setLimit(draft, 'get', 'least', 3);
  expect(limitsOf(draft, 'get', 'least')).toEqual({ numbers: [1, 2, 3, 4], number: 3 });
  expect(limitsOf(draft, 'get', 'most').number).toBe(3);
  setLimit(draft, 'get', 'most', 1);
  expect(limitsOf(draft, 'get', 'least').number).toBe(1);
  setLimit(draft, 'get', 'least', null);
  expect(limitsOf(draft, 'get', 'most').number).toBe(1);
});

it('a colony that is dropped takes its numbers of ships with it', () => {
  draft.toggle('grant:blue-2');
  setLimit(draft, 'grant', 'least', 2);
  takeOut(draft, 'grant:blue-2');
  expect(draft.choice.picks).toEqual([]);
});

it('an offer of the other side is turned round: its colony is mine to get, its cards mine to take, and mine are found in the hand', () => {
  const hand = [
    { id: 'c1', face: 'negotiate' },
    { id: 'c2', face: 'attack:8' },
  ];
  beginFrom(
    draft,
    {
      number: 1,
      colony: { offense: 'red-1', defense: 'blue-2' },
      settlers: { offense: { least: 2 } },
      gives: {
        offense: [
          { kind: 'face', count: 1, what: 'attack:8' },
          { kind: 'any', count: 1 },
        ],
        defense: [
          { kind: 'face', count: 1, what: 'attack:20' },
          { kind: 'shown', count: 2 },
        ],
      },
      releases: [],
    },
    'offense',
    hand,
  );
  expect(draft.isOpen).toBe(true);
  expect(draft.choice.picks.sort()).toEqual([
    'get-least:2',
    'get:red-1',
    'give:cards:c2',
    'give:random',
    'grant:blue-2',
    'take:any',
    'take:any',
    'take:face:attack:20',
  ]);
});
