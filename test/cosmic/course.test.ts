import { describe, expect, it } from 'vitest';
import { course } from '../../shared/games/cosmic/course.ts';
import { endings } from '../../shared/games/cosmic/facts.ts';
import { replay } from '../../shared/text/en/cosmic/replay.ts';

const encounter = { type: 'encounter', of: { number: 4, offense: 2, ofTurn: 1 } };
const defense = (seat: number) => ({ type: 'defense', of: { seat, planet: null } });
const outcome = (ending: string, winner: string | null, totals: number[] | null) => ({ type: 'outcome', of: { ending, winner, totals } });

describe('the course of Cosmic Encounter', () => {
  it('has a chapter an encounter, told by the main players and the totals', () => {
    expect(course.begins!(encounter)).toBe(4);
    expect(course.chapter(4, [encounter, defense(0), defense(1), outcome('won', 'offense', [18, 11])])).toEqual({
      title: { key: 'cosmic.replay.encounter', of: { number: 4 } },
      who: { key: 'cosmic.replay.sides', of: { offense: { seat: 2 }, defense: { seat: 1 } } },
      score: { key: 'cosmic.replay.totals', of: { offense: 18, defense: 11 } },
    });
    expect(course.chapter(4, [encounter])).toMatchObject({ who: { key: 'cosmic.replay.offense' }, score: null });
  });

  it('has words for every ending without totals, from the side of the offense', () => {
    for (const ending of endings) {
      const { score } = course.chapter(4, [encounter, outcome(ending, null, null)]);
      expect(Object.keys(replay)).toContain(score!.key);
    }
    expect(course.chapter(4, [encounter, outcome('won', 'defense', null)]).score!.key).toBe('cosmic.replay.ending.lost');
  });

  it('turns where totals are close, something is zapped, a deal is made, and at the end', () => {
    const told = [
      outcome('won', 'offense', [12, 10]),
      outcome('won', 'offense', [13, 10]),
      outcome('deal', null, null),
      { type: 'stopped', of: { seat: 1, ability: 'x' } },
      { type: 'deal-made', of: {} },
      { type: 'over', of: { winners: [0] } },
    ];
    expect(told.map(course.turn)).toEqual(['close', null, null, 'zap', 'deal', 'over']);
  });
});
