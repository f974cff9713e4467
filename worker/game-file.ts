import * as v from 'valibot';
import { hands } from '../shared/engine/history.ts';
import { copy } from '../shared/engine/json.ts';
import { noOrders } from '../shared/engine/orders.ts';
import { differences, isSame, patched, type Patch } from '../shared/engine/patch.ts';
import { completeOptions } from '../shared/engine/play.ts';
import { commitment } from '../shared/engine/random.ts';
import { Refusal } from '../shared/engine/refusal.ts';
import type { AnyRules } from '../shared/engine/rules.ts';
import type { Happening, Save } from '../shared/engine/save.ts';
import { Sitting } from '../shared/engine/sitting.ts';
import { rulesOf, shelf } from '../shared/games/shelf.ts';
import { PaceInput, type FileRow, type GameFile } from '../shared/protocol.ts';
import { CODE } from './code.ts';
import { BOT, first, FREE, off, opened, tell, type Act } from './desk.ts';
import { hashOf, watchSecret } from './links.ts';
import { dealt, isKeyframe, type Standing } from './standing.ts';
import type { Desk, Link, Row } from './store.ts';

/** A finished game as a file, and such a file as a room. A file is believed in nothing: it is played again from its seed. */

const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const seat = v.pipe(whole, v.maxValue(9));
const text = (most: number) => v.pipe(v.string(), v.maxLength(most));
const record = v.record(v.string(), v.unknown());

/** Several times the longest of ours. */
const MOST_ROWS = 5_000;

/** Names that lead out of plain data must not be walked by a stranger's patch. */
const path = v.pipe(text(200), v.regex(/^(?:\/(?!(?:__proto__|constructor|prototype)(?:\/|$))[^/]*)*$/));

const GameFileInput = v.strictObject({
  parley: v.literal(1),
  game: text(20),
  title: text(60),
  pace: PaceInput,
  players: v.pipe(v.array(v.strictObject({ name: text(32), bot: v.boolean() })), v.maxLength(10)),
  cancelled: v.boolean(),
  commitment: text(64),
  deal: v.strictObject({ at: whole, save: record }),
  rows: v.pipe(
    v.array(
      v.strictObject({
        at: whole,
        by: v.picklist([...hands, 'undo', 'desk']),
        seat: v.nullable(seat),
        decision: v.nullable(text(100)),
        picks: v.pipe(v.array(text(200)), v.maxLength(500)),
        patch: v.array(
          v.variant('op', [
            v.strictObject({ op: v.picklist(['add', 'replace']), path, value: v.unknown() }),
            v.strictObject({ op: v.literal('remove'), path }),
          ]),
        ),
        restores: v.nullable(whole),
      }),
    ),
    v.maxLength(MOST_ROWS),
  ),
});

/** What a room stores of the rows that changed the save. */
export interface Chained extends Pick<Row, 'seq' | 'at' | 'by' | 'seat' | 'decision' | 'picks' | 'restores'> {
  patch: Patch;
}

export function exported(desk: Desk, deal: { at: number; keyframe: string }, chained: readonly Chained[]): GameFile {
  const save = JSON.parse(deal.keyframe) as Save;
  const restored = (seq: number): number => chained.findLastIndex((row) => row.seq <= seq) + 1;
  return {
    parley: 1,
    game: desk.game,
    title: desk.title,
    pace: desk.pace,
    players: desk.seats.map(({ name, occupant }) => ({ name, bot: occupant === 'bot' })),
    cancelled: desk.cancelled,
    commitment: commitment(save.chance.seed),
    deal: { at: deal.at, save },
    rows: chained.map(({ at, by, seat, decision, picks, patch, restores }) => ({
      at,
      by: by as FileRow['by'],
      seat,
      decision,
      picks,
      patch,
      restores: restores === null ? null : restored(restores),
    })),
  };
}

/** A file that is no file of ours, or of a game that was not played by the rules. */
const bad = (): Refusal => new Refusal('bad_file');

function demand(condition: unknown): asserts condition {
  if (!condition) throw bad();
}

/** What the desk or the rules refuse is no game that was played. */
function asked<T>(ask: () => T): T {
  try {
    return ask();
  } catch (error) {
    throw error instanceof Refusal ? bad() : error;
  }
}

export function parsed(file: string): GameFile {
  let said: unknown;
  try {
    said = JSON.parse(file);
  } catch {
    throw bad();
  }
  const { success, output } = v.safeParse(GameFileInput, said);
  demand(success);
  return output as unknown as GameFile;
}

export interface Imported {
  act: Act;
  rows: { row: Row; link: Link }[];
  standing: Standing;
}

const MOST_PASSED = 1_000;

/** The first row of the room says that it was brought in; the deal is the second. */
const DEAL = 2;

/** The room that this file is of: stood up and played through again by the rules. Throws a `Refusal` at the first thing that differs. */
export function imported(room: string, host: string, file: GameFile, now: number): Imported {
  const { game, title, pace, players, cancelled } = file;
  demand(Object.hasOwn(shelf, game));
  const rules = rulesOf(game);
  const { options } = file.deal.save;
  demand(typeof options === 'object' && options !== null);
  const set = asked(() =>
    opened(room, host, { game, title, pace, talk: 'none', options: options as Record<string, string>, seats: players.length }, now),
  );
  const deal = dealt(rules, seedOf(file.deal.save), { seq: DEAL, now: file.deal.at, desk: set.desk, owns: new Map() });
  demand(isSame(deal.standing.sitting.save, file.deal.save) && deal.standing.commitment === file.commitment);
  const { rows, sitting, until } = replayed(rules, deal.standing.sitting, file);
  demand((rules.result(sitting.table) === null) === cancelled);
  const none = set.desk.links.seats.map(() => off(first));
  const desk: Desk = {
    ...set.desk,
    options: sitting.save.options,
    seats: players.map(({ name, bot }) => ({ ...(bot ? BOT : FREE), name })),
    links: { watch: first, invite: off(first), seats: none },
    cancelled,
  };
  return {
    act: {
      desk,
      told: [tell('imported', {})],
      cut: [],
      grant: [
        { hash: hashOf(host), role: 'host', seat: null },
        { hash: hashOf(watchSecret(host, first)), role: 'watch', seat: null },
      ],
    },
    rows: [{ row: deal.row, link: deal.link }, ...rows],
    standing: {
      ...deal.standing,
      sitting,
      text: JSON.stringify(sitting.save),
      beside: {
        ...deal.standing.beside,
        orders: players.map(() => noOrders),
        until: Object.fromEntries(sitting.open.map(({ id }) => [id, until])),
      },
    },
  };
}

function seedOf({ chance }: Save): string {
  const seed = (chance as { seed?: unknown } | undefined)?.seed;
  demand(typeof seed === 'string' && /^[0-9a-f]{64}$/.test(seed));
  return seed;
}

function replayed(
  rules: AnyRules,
  dealt: Sitting,
  { deal, rows: given }: GameFile,
): { rows: Imported['rows']; sitting: Sitting; until: number } {
  // saves that a taking back goes back to
  const wanted = new Set(given.map(({ restores }) => restores));
  const kept = new Map<number, string>();
  const rows: Imported['rows'] = [];
  let sitting = dealt;
  let until = deal.at;
  if (wanted.has(0)) kept.set(0, JSON.stringify(sitting.save));
  for (const [at, row] of given.entries()) {
    demand(row.seat === null || row.seat < sitting.save.seats);
    const target = changed(sitting.save, row.patch);
    const seq = DEAL + 1 + at;
    const { after, happenings, sealed } = again(rules, sitting, row, target, kept);
    demand(isSame(after.save, target));
    // ours, not the file's: nothing of a stranger's is stored but what was checked
    const patch = differences(sitting.save, after.save);
    sitting = after;
    until = row.at;
    const save = wanted.has(at + 1) || isKeyframe(seq) ? JSON.stringify(after.save) : null;
    if (save && wanted.has(at + 1)) kept.set(at + 1, save);
    const { by, seat, decision, picks } = row;
    const restores = row.restores === null ? null : DEAL + row.restores;
    rows.push({
      row: { seq, at: row.at, by, seat, decision, picks, code: CODE, happenings, undoable: false, sealed, until: null, restores },
      link: { patch, keyframe: isKeyframe(seq) ? save : null },
    });
  }
  return { rows, sitting, until };
}

/** What the row says the save became; whether that is so is for the rules to say. */
function changed(save: Save, patch: Patch): Save {
  try {
    return patched(save, patch);
  } catch {
    throw bad();
  }
}

interface Again {
  after: Sitting;
  happenings: Happening[];
  sealed: boolean;
}

/** The row done again, by the rules. */
function again(rules: AnyRules, before: Sitting, row: FileRow, target: Save, kept: ReadonlyMap<number, string>): Again {
  if (row.by === 'undo') {
    const save = kept.get(row.restores ?? -1);
    demand(save !== undefined && row.seat !== null && row.decision === null);
    return { after: new Sitting(rules, { ...(JSON.parse(save) as Save), options: before.save.options }), happenings: [], sealed: false };
  }
  demand(row.restores === null);
  return row.by === 'desk' ? reoptioned(rules, before, row, target) : answered(rules, before, row, target);
}

/** Between answers the desk changes nothing in a save but options, and those to what the game knows. */
function reoptioned(rules: AnyRules, { save }: Sitting, row: FileRow, target: Save): Again {
  demand(row.seat === null && row.decision === null && row.picks.length === 0);
  const { options } = target;
  demand(typeof options === 'object' && options !== null);
  const complete = asked(() => completeOptions(rules, options, false));
  demand(isSame(complete, options));
  return { after: new Sitting(rules, { ...copy(save), options: complete }), happenings: [], sealed: false };
}

/** The answer, and then the moments that standing orders passed by in the same stroke: they have no rows of their own. */
function answered(rules: AnyRules, before: Sitting, { seat, decision: id, picks }: FileRow, target: Save): Again {
  const decision = before.open.find((one) => one.id === id && one.seat === seat);
  demand(decision);
  const after = new Sitting(rules, copy(before.save));
  const happenings = asked(() => after.answer(decision.id, picks));
  for (let count = 0; count < MOST_PASSED && !isSame(after.save, target); count++) {
    const passed = after.open.find((one) => one.moment && isAnswered(one.id, target));
    demand(passed);
    happenings.push(...after.answer(passed.id, passed.fallback));
  }
  return { after, happenings, sealed: decision.sealed === true };
}

/** A question is answered in this save if its frame knows the answer, or is through. */
function isAnswered(id: string, { agenda }: Save): boolean {
  const at = id.indexOf('.');
  if (!Array.isArray(agenda)) return false;
  const frame = agenda.find((one: Save['agenda'][number] | null) => one?.id === Number(id.slice(0, at)));
  return !frame || (typeof frame.answers === 'object' && Object.hasOwn(frame.answers, id.slice(at + 1)));
}
