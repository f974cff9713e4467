import { describe, expect, it } from 'vitest';
import { course } from '../../shared/games/centauri/course.ts';

const revealed = (winners: number[], points: number[]) => ({
  type: 'revealed',
  of: { round: 3, piles: [], winners, decided: 'sole', points },
});

describe('the course of Alpha Centauri', () => {
  it('has a chapter a round, told by who won it', () => {
    expect(course.begins!({ type: 'round', of: { round: 3, first: 0 } })).toBe(3);
    expect(course.begins!(revealed([0], [2, 0]))).toBeNull();
    expect(course.chapter(3, [revealed([1], [0, 2])])).toEqual({
      title: { key: 'centauri.replay.round', of: { round: 3 } },
      who: { key: 'centauri.replay.won', of: { winners: { seats: [1] } } },
      score: { key: 'centauri.replay.gained', of: { points: 2 } },
    });
  });

  it('says so where nobody won, and nothing of a round that is still played', () => {
    expect(course.chapter(3, [revealed([], [0, 0])])).toMatchObject({ who: null, score: { key: 'centauri.replay.none' } });
    expect(course.chapter(3, [])).toMatchObject({ who: null, score: null });
  });

  it('turns at its end', () => {
    expect([{ type: 'over', of: {} }, revealed([0], [1, 0])].map(course.turn)).toEqual(['over', null]);
  });
});
