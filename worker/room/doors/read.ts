import type { Moment, PublicCourse, PublicPuzzle, PublicSolution, Table } from '../../../shared/protocol/public.ts';
import type { Outcome, SolveInput } from '../../../shared/protocol.ts';
import { refuse } from '../../http/refusals.ts';
import { publicCourse, publicMoment, publicPuzzle, publicSolution, publicTable } from '../../public.ts';
import type { Key } from '../../state/records.ts';
import { done, type Parts, type Visit } from '../parts.ts';
import { lookBack, olderLog } from './play.ts';
import { puzzle, solve } from './puzzle.ts';
import { course } from './replay.ts';

/** What sites and programs of others read, where the host lets them. */

function readable<T>({ committer }: Parts, then: () => Outcome<T>): Outcome<T> {
  return committer.state.desk.readable ? then() : refuse('not_readable');
}

export function table(parts: Parts, { key }: Visit): Outcome<Table> {
  return readable(parts, () => {
    const { view, log } = parts.pages.of(key);
    return done(publicTable(view, log, parts.store.dealtAt(), parts.committer.state.desk.origins));
  });
}

export function moment(parts: Parts, visit: Visit, tick: number): Outcome<Moment> {
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
  const solved = found.ok ? solve(parts, secret, seq, input) : found;
  return solved.ok ? done(publicSolution(solved.value)) : solved;
}
