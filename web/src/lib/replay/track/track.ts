import type { Course } from '$shared/protocol.ts';
import { stepAt } from '../place.ts';

/** The course of a game as it is drawn: all places along it are parts of a hundred, from the first step to the last. */

const round = (value: number): number => Math.round(value * 100) / 100;

/** A game of a single step has only a beginning. */
export const along = (course: Pick<Course, 'steps'>, moment: number): number =>
  course.steps.length > 1 ? round((100 * (stepAt(course, moment) - 1)) / (course.steps.length - 1)) : 0;

export interface Mark {
  x: number;
  tick: number;
  kind: Course['turns'][number]['kind'];
  seat: number | null;
  isPast: boolean;
  /** It has room for its icon beside those before it. */
  isClear: boolean;
}

/** Icons nearer to each other than this would lie over each other on a phone. */
const APART = 5;

/** Turning points; where they crowd, those that are passed over keep their line. */
export function marksOf(course: Pick<Course, 'steps' | 'turns'>, moment: number): Mark[] {
  let last = -APART;
  return course.turns.map(({ tick, kind, seat }) => {
    const x = along(course, tick);
    const isClear = x - last >= APART;
    if (isClear) last = x;
    return { x, tick, kind, seat, isPast: tick <= moment, isClear };
  });
}

export interface Band {
  x: number;
  width: number;
  number: number;
  /** Its number has room below it. */
  isWide: boolean;
  isNow: boolean;
  isPast: boolean;
}

const WIDE = 4.5;

/** Chapters, each as long as its steps. */
export function bandsOf(course: Pick<Course, 'steps' | 'chapters'>, moment: number): Band[] {
  return course.chapters.map(({ tick, number }, at) => {
    const next = course.chapters[at + 1]?.tick;
    const x = along(course, tick);
    const end = next === undefined ? 100 : along(course, next);
    const width = round(end - x);
    const isPast = tick <= moment;
    return { x, width, number, isWide: width >= WIDE, isPast, isNow: isPast && (next === undefined || next > moment) };
  });
}

/** How high the curves are drawn, in parts of what they have; lines of seats that are level lie beside each other. */
const BESIDE = 3.5;

/** One line a seat, up to this moment and from there on: level until it changes. */
export function curvesOf(course: Pick<Course, 'steps' | 'standings' | 'goal'>, moment: number): { past: string; rest: string }[] {
  const { standings, goal } = course;
  const seats = standings[0]?.points.length ?? 0;
  const most = topOf({ standings, goal });
  const now = along(course, moment);
  return Array.from({ length: seats }, (_, seat) => {
    const y = (points: number): number => round(100 - (100 * Math.max(0, points)) / most + (seat - (seats - 1) / 2) * BESIDE);
    const drawn = (from: number, to: number): string => {
      const start = standings.findLast(({ tick }) => along(course, tick) <= from) ?? standings[0]!;
      const changes = standings.filter(({ tick }) => along(course, tick) > from && along(course, tick) <= to);
      const steps = changes.map(({ tick, points }) => `H${along(course, tick)}V${y(points[seat]!)}`);
      return `M${from} ${y(start.points[seat]!)}${steps.join('')}H${to}`;
    };
    return { past: drawn(0, now), rest: now < 100 ? drawn(now, 100) : '' };
  });
}

/** The top of the scale: what wins, or the most that anyone has had. */
export const topOf = ({ standings, goal }: Pick<Course, 'standings' | 'goal'>): number =>
  Math.max(1, goal ?? 0, ...standings.flatMap(({ points }) => points));

/** How it stood by then; nothing before anything counted. */
export const standingAt = ({ standings }: Pick<Course, 'standings'>, moment: number): readonly number[] =>
  standings.findLast(({ tick }) => tick <= moment)?.points ?? [];
