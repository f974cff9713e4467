import { applyPatches } from '../../shared/engine/history/patch.ts';
import { load } from '../../shared/engine/play.ts';
import type { AnyRules } from '../../shared/engine/rules.ts';
import type { Save, Told } from '../../shared/engine/save.ts';
import type { GameCourse, TurnKind } from '../../shared/games/course.ts';
import type { Course, LogEntry } from '../../shared/protocol.ts';
import { logFor } from '../state/log.ts';
import type { Key, StoredRow } from '../state/records.ts';

/** The course of a game, made of what an onlooker is shown and told. */

/** How far it has been followed: what was played can't change any more, so only the rows since have to be read. */
export interface Walk {
  seq: number;
  save: Save | null;
  board: unknown;
  /** Who alone had the most when somebody last had. */
  leader: number | null;
  course: Course;
}

export const setOut = (): Walk => ({
  seq: 0,
  save: null,
  board: null,
  leader: null,
  course: { steps: [], chapters: [], turns: [], standings: [], goal: null },
});

const onlooker: Key = { role: 'watch', seat: null, kind: 'own' };

/** Goes on by these rows: the deal and whatever has changed the save since. */
export function follow(walk: Walk, rules: AnyRules, game: GameCourse | null, rows: readonly StoredRow[]): void {
  for (const { row, delta } of rows) {
    walk.seq = row.seq;
    walk.save = delta.keyframe === null ? applyPatches(walk.save!, delta.patch!) : (JSON.parse(delta.keyframe) as Save);
    const [entry] = row.by === 'desk' ? [] : logFor([row], onlooker);
    if (!entry) continue;
    walk.course.steps.push({ tick: entry.seq, at: entry.at });
    if (game) note(walk, rules, game, entry);
  }
}

/** The save as this release knows it; a view leaves it as it is. */
function boardOf(rules: AnyRules, save: Save): unknown {
  const known = save.migrated === rules.migrations.length ? save : load(rules, JSON.stringify(save));
  return rules.view(rules.table(known), 'watch');
}

function note(walk: Walk, rules: AnyRules, game: GameCourse, entry: LogEntry): void {
  const { course } = walk;
  const before = walk.board;
  walk.board = boardOf(rules, walk.save!);
  course.goal = game.goal?.(walk.board) ?? null;
  noteChapters(walk, game, entry, before);
  noteTurn(walk, game, entry);
}

/** What is told before a chapter begins belongs to the one before. */
function noteChapters({ course: { chapters }, board }: Walk, game: GameCourse, { seq: tick, told }: LogEntry, before: unknown): void {
  if (!game.begins && chapters.length === 0) chapters.push({ tick, number: 1, told: [] });
  for (const one of told) {
    const number = game.begins?.(one) ?? null;
    if (number !== null) chapters.push({ tick, number, told: [] });
    if (game.keeps?.(one)) chapters.at(-1)?.told.push(one);
  }
  if (before !== null && game.turnsPage?.(before, board)) chapters.push({ tick, number: chapters.at(-1)!.number + 1, told: [] });
}

/** Whose doing a happening says it was. */
const seatOf = ({ of }: Told): number | null => (typeof of['seat'] === 'number' ? of['seat'] : null);

function noteTurn(walk: Walk, game: GameCourse, { seq: tick, told }: LogEntry): void {
  const { turns, standings } = walk.course;
  const found: { kind: TurnKind; seat: number | null }[] = told.flatMap((one) => {
    const kind = game.turn(one);
    return kind ? [{ kind, seat: seatOf(one) }] : [];
  });
  const points = game.standing(walk.board);
  if (!isSame(points, standings.at(-1)?.points)) standings.push({ tick, points });
  const leader = soleLeader(points);
  if (leader !== null && leader !== walk.leader) found.unshift({ kind: 'lead', seat: leader });
  walk.leader = leader ?? walk.leader;
  // the end outdoes whatever came with it, and that a change of the lead
  const turn = found.find(({ kind }) => kind === 'over') ?? found.at(-1);
  if (turn) turns.push({ tick, ...turn });
}

const isSame = (one: readonly number[], other: readonly number[] | undefined): boolean =>
  one.length === other?.length && one.every((value, at) => value === other[at]);

/** Whoever has more than each of the others. */
export function soleLeader(points: readonly number[]): number | null {
  const most = Math.max(...points);
  const first = points.indexOf(most);
  return most > 0 && points.lastIndexOf(most) === first ? first : null;
}
