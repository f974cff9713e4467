import { describe, expect, it } from 'vitest';
import { course } from '../../shared/games/comet/course.ts';
import type { CometView } from '../../shared/games/comet/view.ts';

const board = (turn: number | null, turns: number, first = 1): CometView =>
  ({ first, turn, turns, seats: [{}, {}, {}] }) as unknown as CometView;
const rescued = (seat: number) => ({ type: 'rescued', of: { id: 'a', kind: 'dodo', seat, slot: 0, vp: 3 } });

describe('the course of Comet', () => {
  it('turns a page when the turn comes round to the first seat, or past it to one that still plays', () => {
    const turnsPage = course.turnsPage!;
    expect(turnsPage(board(1, 0), board(2, 1))).toBe(false);
    expect(turnsPage(board(2, 1), board(0, 2))).toBe(false);
    expect(turnsPage(board(0, 2), board(1, 3))).toBe(true);
    // the first has withdrawn
    expect(turnsPage(board(0, 2), board(2, 3))).toBe(true);
    // and nobody else is left
    expect(turnsPage(board(0, 2), board(0, 3))).toBe(true);
    expect(turnsPage(board(0, 2), board(0, 2))).toBe(false);
    expect(turnsPage(board(0, 2), board(null, 3))).toBe(false);
  });

  it('tells of a round who rescued somebody, each once, and how many', () => {
    expect(course.chapter(2, [rescued(1), rescued(0), rescued(1)])).toEqual({
      title: { key: 'comet.replay.round', of: { round: 2 } },
      who: { key: 'comet.replay.rescued', of: { seats: { seats: [1, 0] } } },
      score: { key: 'comet.replay.animals', of: { count: 3 } },
    });
    expect(course.chapter(2, [])).toMatchObject({ who: null, score: null });
  });

  it('turns with the comet and at the end', () => {
    expect([{ type: 'comet', of: {} }, { type: 'over', of: {} }, rescued(0)].map(course.turn)).toEqual(['comet', 'over', null]);
  });
});
