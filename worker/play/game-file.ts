import * as v from 'valibot';
import { hands } from '../../shared/engine/history/history.ts';
import { commitment } from '../../shared/engine/random.ts';
import { Refusal } from '../../shared/engine/refusal.ts';
import type { Save } from '../../shared/engine/save.ts';
import { cleanName } from '../../shared/player-name.ts';
import { type FileRow, type GameFile, PaceInput } from '../../shared/protocol.ts';
import type { Desk, StoredRow } from '../state/records.ts';

/** A finished game as a file, and such a file as a room. A file is believed in nothing: it is played again from its seed. */

const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const seat = v.pipe(whole, v.maxValue(9));
const text = (most: number) => v.pipe(v.string(), v.maxLength(most));
/** 32 bytes in hex. */
const bytes = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
const record = v.record(v.string(), v.unknown());

/** Several times the longest of ours. */
const MOST_ROWS = 5_000;

/** What one row changes, several times over: each change may have to move all that lies behind it. */
const MOST_CHANGES = 1_000;

/** Names that lead out of plain data must not be walked by a stranger's patch. */
const path = v.pipe(text(200), v.regex(/^(?:\/(?!(?:__proto__|constructor|prototype)(?:\/|$))[^/]*)*$/));

const GameFileInput = v.strictObject({
  parley: v.literal(1),
  game: text(20),
  title: text(60),
  pace: PaceInput,
  players: v.pipe(
    v.array(v.strictObject({ name: v.pipe(text(200), v.transform(cleanName), v.maxLength(32)), bot: v.boolean() })),
    v.maxLength(10),
  ),
  cancelled: v.boolean(),
  commitment: text(64),
  chance: v.optional(v.strictObject({ seed: bytes, contributions: v.pipe(v.array(v.union([bytes, v.literal('')])), v.maxLength(10)) })),
  deal: v.strictObject({ at: whole, save: record }),
  rows: v.pipe(
    v.array(
      v.strictObject({
        at: whole,
        by: v.picklist([...hands, 'undo', 'desk']),
        seat: v.nullable(seat),
        decision: v.nullable(text(100)),
        picks: v.pipe(v.array(text(200)), v.maxLength(500)),
        patch: v.pipe(
          v.array(
            v.variant('op', [
              v.strictObject({ op: v.picklist(['add', 'replace']), path, value: v.unknown() }),
              v.strictObject({ op: v.literal('remove'), path }),
            ]),
          ),
          v.maxLength(MOST_CHANGES),
        ),
        restores: v.nullable(whole),
      }),
    ),
    v.maxLength(MOST_ROWS),
  ),
});

/** `deal` and `rows` are what a room stores of all that changed the save. */
export function exportGame(desk: Desk, deal: StoredRow, rows: readonly StoredRow[]): GameFile {
  const save = JSON.parse(deal.delta.keyframe!) as Save;
  const { chance } = desk;
  const indexAfter = (seq: number): number => rows.findLastIndex(({ row }) => row.seq <= seq) + 1;
  return {
    parley: 1,
    game: desk.game,
    title: desk.title,
    pace: desk.pace,
    players: desk.seats.map(({ name, occupant }) => ({ name, bot: occupant === 'bot' || occupant === 'readers' })),
    cancelled: desk.cancelled,
    commitment: commitment(chance?.seed ?? save.chance.seed),
    ...(chance?.given && { chance: { seed: chance.seed, contributions: chance.given } }),
    deal: { at: deal.row.at, save },
    rows: rows.map(({ row: { at, by, seat, decision, picks, restores }, delta: { patch } }) => ({
      at,
      by: by === 'forecast' ? 'seat' : (by as FileRow['by']),
      seat,
      decision,
      picks,
      patch: patch!,
      restores: restores === null ? null : indexAfter(restores),
    })),
  };
}

/** A file that is no file of ours, or of a game that was not played by the rules. */
export const bad = (): Refusal => new Refusal('bad_file');

export function demand(condition: unknown): asserts condition {
  if (!condition) throw bad();
}

/** What the desk or the rules refuse is no game that was played. */
export function orBadFile<T>(ask: () => T): T {
  try {
    return ask();
  } catch (error) {
    throw error instanceof Refusal ? bad() : error;
  }
}

/** Deeper than any save; what goes deeper is meant to exhaust whoever walks through it. */
const DEEPEST = 100;

function isShallow(file: string): boolean {
  let depth = 0;
  let isText = false;
  for (let at = 0; at < file.length; at++) {
    const sign = file[at];
    if (isText && sign === '\\') at++;
    else if (sign === '"') isText = !isText;
    else if (isText) continue;
    else if (sign === '[' || sign === '{') depth++;
    else if (sign === ']' || sign === '}') depth--;
    if (depth > DEEPEST) return false;
  }
  return true;
}

export function parseFile(file: string): GameFile {
  demand(isShallow(file));
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
