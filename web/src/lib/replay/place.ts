import type { Course } from '$shared/protocol.ts';

/** Where a step stands in the course of a game. */
export interface Place {
  /** Its number, from 1. */
  n: number;
  count: number;
  tick: number;
  at: number;
  /** The moments to go to from here; null where there is none. */
  before: number | null;
  after: number | null;
  turnBefore: number | null;
  turnAfter: number | null;
  /** The chapter it belongs to, by its place in the list; -1 before the first. */
  chapter: number;
}

/** The step at that moment, or the last before it; the first where there is none before. */
export function placeOf({ steps, turns, chapters }: Pick<Course, 'steps' | 'turns' | 'chapters'>, moment: number): Place {
  const n = Math.max(
    0,
    steps.findLastIndex(({ tick }) => tick <= moment),
  );
  const { tick, at } = steps[n]!;
  return {
    n: n + 1,
    count: steps.length,
    tick,
    at,
    before: steps[n - 1]?.tick ?? null,
    after: steps[n + 1]?.tick ?? null,
    turnBefore: turns.findLast((turn) => turn.tick < tick)?.tick ?? null,
    turnAfter: turns.find((turn) => turn.tick > tick)?.tick ?? null,
    chapter: chapters.findLastIndex((chapter) => chapter.tick <= tick),
  };
}

/** The number of a step by its moment, or of the last before it. */
export const stepAt = ({ steps }: Pick<Course, 'steps'>, moment: number): number => steps.findLastIndex(({ tick }) => tick <= moment) + 1;

/** The turning point of a chapter, the end of the game above all and the lead after the rest: what ends a chapter often begins the next. */
export function turnIn({ chapters, turns }: Pick<Course, 'chapters' | 'turns'>, chapter: number): Course['turns'][number] | null {
  const [from, to] = [chapters[chapter]!.tick, chapters[chapter + 1]?.tick ?? Infinity];
  const own = turns.filter(({ tick }) => tick > from && tick <= to);
  return own.find(({ kind }) => kind === 'over') ?? own.find(({ kind }) => kind !== 'lead') ?? own[0] ?? null;
}

/** How fast steps follow each other; the usual is once. */
export const speeds = [0.5, 1, 2, 4] as const;

/** As it is written on a button. */
export const speedName = (speed: number): string => (speed === 0.5 ? '½' : String(speed));
