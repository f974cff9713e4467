import { courseOf, rulesOf } from '../../../shared/games/shelf.ts';
import type { Course, LogEntry, Outcome, Replay } from '../../../shared/protocol.ts';
import { refuse } from '../../http/refusals.ts';
import { follow, setOut, type Walk } from '../../play/course.ts';
import { logFor, viewerOf } from '../../state/log.ts';
import { stageOf } from '../../state/room-state.ts';
import { done, type Parts, type Visit } from '../parts.ts';
import { lookBack, olderLog } from './play.ts';
import { nextChoices, platesOf } from './puzzle.ts';

/** A game looked at again, step by step. */

/** Kept while the room is awake: each row is read and followed once, however many look. */
const walks = new WeakMap<Parts, Walk>();

export function course(parts: Parts): Course {
  const walk = walks.get(parts) ?? setOut();
  walks.set(parts, walk);
  const { seq, desk } = parts.committer.state;
  if (walk.seq < seq) follow(walk, rulesOf(desk.game), courseOf(desk.game), parts.store.chain(walk.seq));
  walk.seq = seq;
  return walk.course;
}

/** The step at that moment, or the last before it; the first if none is named. */
function stepOf({ steps }: Course, tick: number | null): number {
  return tick === null ? Math.min(0, steps.length - 1) : steps.findLastIndex((step) => step.tick <= tick);
}

/** Rows of a chapter that are told at most. */
const MOST = 400;

/** What the viewer was told in the chapter of that step. A chapter begins with its first step, and what comes before the first is one too. */
function chapterOf({ store }: Parts, { key }: Visit, { steps, chapters }: Course, tick: number): LogEntry[] {
  if (chapters.length === 0) return [];
  const n = chapters.findLastIndex((chapter) => chapter.tick <= tick);
  const end = chapters.slice(n + 1).find((chapter) => chapter.tick > tick)?.tick ?? steps.at(-1)!.tick + 1;
  // what was told to this viewer alone since the step before belongs to the first
  const before = steps.findLast((step) => step.tick < (chapters[n]?.tick ?? steps[0]!.tick))?.tick ?? 0;
  return logFor(store.rowsBefore(end, MOST), key).filter(({ seq, by }) => seq > before && by !== 'desk');
}

export function replay(parts: Parts, visit: Visit, asked: number | null): Outcome<Replay> {
  const { state } = parts.committer;
  const { desk, play } = state;
  const whole = course(parts);
  const n = asked !== null && asked > state.tick ? -1 : stepOf(whole, asked);
  const step = whole.steps[n];
  if (!step || !play) return refuse('no_such_moment');
  const { tick } = step;
  const shown = lookBack(parts, visit, tick);
  const log = olderLog(parts, visit, tick + 1);
  if (!shown.ok) return shown;
  if (!log.ok) return log;
  const before = whole.steps[n - 1]?.tick ?? tick - 1;
  const viewer = viewerOf(visit.key);
  return done({
    game: desk.game,
    title: desk.title,
    stage: stageOf(state),
    plates: platesOf(desk),
    you: viewer === 'watch' ? null : viewer,
    readable: desk.readable,
    course: whole,
    tick,
    board: shown.value.board,
    log: log.value.filter(({ seq, by }) => seq > before && by !== 'desk'),
    chapter: chapterOf(parts, visit, whole, tick),
    result: play.sitting.rules.result(play.sitting.table),
    next: nextChoices(parts, tick),
  });
}
