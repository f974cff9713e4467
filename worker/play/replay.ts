import { copy } from '../../shared/engine/json.ts';
import { differences, isSame, type Patch, applyPatches } from '../../shared/engine/history/patch.ts';
import { completeOptions } from '../../shared/engine/play.ts';
import type { AnyRules } from '../../shared/engine/rules.ts';
import type { Happening, Save } from '../../shared/engine/save.ts';
import { Sitting } from '../../shared/engine/sitting.ts';
import { type FileRow, type GameFile } from '../../shared/protocol.ts';
import { CODE } from '../code.ts';
import type { StoredRow } from '../state/records.ts';
import { bad, demand, orBadFile } from './game-file.ts';
import { isKeyframe, isSilent } from './play-state.ts';

/** A game played again from its file, row by row, by the rules. */

/** Answers that are played again for one file, those of moments passed by among them, and moments that are gone back to. */
export const MOST_ANSWERS = 10_000;

const MOST_RESTORED = 300;

/** After so many rows others have their turn. */
const SLICE = 20;

/** The first row of the room says that it was brought in; the deal is the second. */
export const DEAL = 2;

export async function replay(
  rules: AnyRules,
  dealt: Sitting,
  { deal, rows: given }: GameFile,
  most: number,
): Promise<{ rows: StoredRow[]; sitting: Sitting; until: number }> {
  demand(given.length <= most);
  const work = { left: most };
  // saves that a taking back goes back to
  const wanted = new Set(given.map(({ restores }) => restores));
  demand(wanted.size <= MOST_RESTORED);
  const kept = new Map<number, string>();
  const rows: StoredRow[] = [];
  let sitting = dealt;
  let until = deal.at;
  let tick = DEAL;
  if (wanted.has(0)) kept.set(0, JSON.stringify(sitting.save));
  for (const [at, row] of given.entries()) {
    if (at % SLICE === SLICE - 1) await new Promise((next) => setTimeout(next, 0));
    demand(row.seat === null || row.seat < sitting.save.seats);
    const target = applyPatch(sitting.save, row.patch);
    const seq = DEAL + 1 + at;
    const { after, happenings, sealed, silent } = replayRow(rules, sitting, row, target, kept, work);
    demand(isSame(after.save, target));
    // ours, not the file's: nothing of a stranger's is stored but what was checked
    const patch = differences(sitting.save, after.save);
    sitting = after;
    if (!silent) tick++;
    until = row.at;
    const save = wanted.has(at + 1) || isKeyframe(seq) ? JSON.stringify(after.save) : null;
    if (save && wanted.has(at + 1)) kept.set(at + 1, save);
    const { by, seat, decision, picks } = row;
    const restores = row.restores === null ? null : DEAL + row.restores;
    rows.push({
      row: {
        seq,
        tick,
        at: row.at,
        by,
        seat,
        decision,
        picks,
        code: CODE,
        happenings,
        undoable: false,
        sealed,
        silent,
        until: null,
        restores,
      },
      delta: { patch, keyframe: isKeyframe(seq) ? save : null },
    });
  }
  return { rows, sitting, until };
}

/** What the row says the save became; whether that is so is for the rules to say. */
function applyPatch(save: Save, patch: Patch): Save {
  try {
    return applyPatches(save, patch);
  } catch {
    throw bad();
  }
}

interface Again {
  after: Sitting;
  happenings: Happening[];
  sealed: boolean;
  silent: boolean;
}

const desked = { happenings: [], sealed: false, silent: false };

/** A sealed answer taken back while it waited for others. */
function replayWithdrawal(rules: AnyRules, before: Sitting, { seat, decision }: FileRow): Again {
  demand(seat !== null && decision !== null);
  const after = new Sitting(rules, copy(before.save));
  orBadFile(() => after.withdraw(decision));
  demand(after.open.some((one) => one.id === decision && one.seat === seat && one.sealed));
  return { after, happenings: [], sealed: true, silent: true };
}

/** The row done again, by the rules. */
function replayRow(
  rules: AnyRules,
  before: Sitting,
  row: FileRow,
  target: Save,
  kept: ReadonlyMap<number, string>,
  work: { left: number },
): Again {
  if (row.by === 'undo' && row.restores === null) return replayWithdrawal(rules, before, row);
  if (row.by === 'undo') {
    const save = kept.get(row.restores ?? -1);
    demand(save !== undefined && row.seat !== null && row.decision === null);
    return { after: new Sitting(rules, { ...(JSON.parse(save) as Save), options: before.save.options }), ...desked };
  }
  demand(row.restores === null);
  return row.by === 'desk' ? replayOptions(rules, before, row, target) : replayAnswer(rules, before, row, target, work);
}

/** Between answers the desk changes nothing in a save but options, and those to what the game knows. */
function replayOptions(rules: AnyRules, { save }: Sitting, row: FileRow, target: Save): Again {
  demand(row.seat === null && row.decision === null && row.picks.length === 0);
  const { options } = target;
  demand(typeof options === 'object' && options !== null);
  const complete = orBadFile(() => completeOptions(rules, options, false));
  demand(isSame(complete, options));
  return { after: new Sitting(rules, { ...copy(save), options: complete }), ...desked };
}

/** The answer, and then the moments that standing orders passed by in the same stroke: they have no rows of their own. */
function replayAnswer(
  rules: AnyRules,
  before: Sitting,
  { seat, decision: id, picks }: FileRow,
  target: Save,
  work: { left: number },
): Again {
  const decision = before.open.find((one) => one.id === id && one.seat === seat);
  demand(decision);
  const after = new Sitting(rules, copy(before.save));
  const happenings = orBadFile(() => after.answer(decision.id, picks));
  demand(work.left-- > 0);
  while (!isSame(after.save, target)) {
    demand(work.left-- > 0);
    const passed = after.open.find((one) => one.moment && isAnswered(one.id, target));
    demand(passed);
    happenings.push(...after.answer(passed.id, passed.fallback));
  }
  const silent = isSilent(decision, before.open, after.open, happenings);
  return { after, happenings, sealed: decision.sealed === true, silent };
}

/** A question is answered in this save if its frame knows the answer, or is through. */
function isAnswered(id: string, { agenda }: Save): boolean {
  const at = id.indexOf('.');
  if (!Array.isArray(agenda)) return false;
  const frame = agenda.find((one: Save['agenda'][number] | null) => one?.id === Number(id.slice(0, at)));
  return !frame || (typeof frame.answers === 'object' && Object.hasOwn(frame.answers, id.slice(at + 1)));
}
