import { describe, expect, it } from 'vitest';
import type { Decision } from '../../shared/engine/decision.ts';
import { isProof, proofOf } from '../../shared/proof-of-work.ts';
import { canonical, rank } from '../../worker/tally.ts';

const ships: Decision = {
  id: '1.x',
  seat: 0,
  about: { key: 'x' },
  options: [{ id: 'a', times: 4 }, { id: 'b', times: 4 }, { id: 'c' }],
  min: 1,
  max: 4,
  fallback: ['a'],
  clock: 'turn',
};

describe('ballots', () => {
  it('of several picks are the same in whatever order they were picked', () => {
    expect(canonical(ships, ['c', 'b', 'a', 'b'])).toEqual(['a', 'b', 'b', 'c']);
  });

  it('keep their order where that is part of the answer', () => {
    expect(canonical({ ...ships, ordered: true }, ['c', 'b', 'a'])).toEqual(['c', 'b', 'a']);
  });

  it('are ranked by votes; level ones by lot', () => {
    const tallies = [['b'], ['a', 'b'], ['c'], ['a']].map((picks) => ({ picks, votes: picks[0] === 'c' ? 5 : 2 }));
    const drawn = (lots: number[]) => rank(tallies, () => lots.shift()!).map(({ picks }) => picks.join(''));
    expect(drawn([3, 1, 9, 2])).toEqual(['c', 'ab', 'a', 'b']);
    expect(drawn([1, 2, 0, 3])).toEqual(['c', 'b', 'ab', 'a']);
  });
});

describe('the proof of a vote', () => {
  it('is for one vote of one voter', () => {
    const proof = proofOf(12, 'poll', 'voter');
    expect(isProof(12, 'poll', 'voter', proof)).toBe(true);
    expect([isProof(12, 'poll', 'other', proof), isProof(12, 'next', 'voter', proof)]).toEqual([false, false]);
  });
});
