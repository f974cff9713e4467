import type { PublicMoment, PublicCourse, PublicPuzzle, PublicSolution, PublicTable } from '../../../shared/protocol/public.ts';
import type { Outcome, SolveInput } from '../../../shared/protocol.ts';
import { refuse } from '../../http/refusals.ts';
import { publicCourse, publicMoment, publicPuzzle, publicSolution, publicTable } from '../../public.ts';
import { hashOf } from '../../state/links.ts';
import type { Key } from '../../state/records.ts';
import type { RoomState } from '../../state/room-state.ts';
import { done, type Parts, type Visit } from '../parts.ts';
import { lookBack, olderLog } from './play.ts';
import { puzzle, solve } from './puzzle.ts';
import { course } from './replay.ts';

/** What sites and programs of others read, where the host lets them. */

function readable<T>({ committer }: Parts, then: () => Outcome<T>): Outcome<T> {
  return committer.state.desk.readable ? then() : refuse('not_readable');
}

/** The table as all onlookers are shown it, made once for all of them: a room that has changed has another state. */
const tables = new WeakMap<RoomState, PublicTable>();

function tableFor({ committer: { state }, pages, store }: Parts, key: Key): PublicTable {
  const made = tables.get(state);
  if (made) return made;
  const { view, log } = pages.of(key);
  const table = publicTable(view, log, store.dealtAt(), state.desk.origins);
  tables.set(state, table);
  return table;
}

export const table = (parts: Parts, { key }: Visit): Outcome<PublicTable> => readable(parts, () => done(tableFor(parts, key)));

const marks = new WeakMap<PublicTable, string>();

/** Known by what is shown, so that it is the same after the room has slept. */
export function mark(parts: Parts, { key }: Visit): Outcome<string> {
  return readable(parts, () => {
    const shown = tableFor(parts, key);
    const known = marks.get(shown) ?? hashOf(JSON.stringify(shown));
    marks.set(shown, known);
    return done(known);
  });
}

export function moment(parts: Parts, visit: Visit, tick: number): Outcome<PublicMoment> {
  return readable(parts, () => {
    const play = lookBack(parts, visit, tick);
    if (!play.ok) return play;
    const log = olderLog(parts, visit, tick + 1);
    return log.ok ? done(publicMoment(parts.committer.state.desk.game, tick, play.value, log.value)) : log;
  });
}

export function courseFor(parts: Parts): Outcome<PublicCourse> {
  return readable(parts, () => done(publicCourse(parts.committer.state.desk.game, course(parts))));
}

export const listen = (parts: Parts, key: Key): Outcome<Key> => readable(parts, () => done(key));

export function puzzleFor(parts: Parts, secret: string, seq: number): Outcome<PublicPuzzle> {
  const found = puzzle(parts, secret, seq);
  return found.ok ? readable(parts, () => done(publicPuzzle(found.value))) : found;
}

export function solutionFor(parts: Parts, secret: string, seq: number, input: SolveInput): Outcome<PublicSolution> {
  const found = puzzleFor(parts, secret, seq);
  const solved = found.ok ? solve(parts, secret, seq, input, null) : found;
  return solved.ok ? done(publicSolution(solved.value)) : solved;
}
