import type { About, Decision } from '../../shared/engine/decision.ts';
import { hands } from '../../shared/engine/history/history.ts';
import { copy } from '../../shared/engine/json.ts';
import { noOrders, type Orders, passes } from '../../shared/engine/orders.ts';
import { applyPatches } from '../../shared/engine/history/patch.ts';
import { load } from '../../shared/engine/play.ts';
import { commitment } from '../../shared/engine/random.ts';
import type { AnyRules } from '../../shared/engine/rules.ts';
import type { Save } from '../../shared/engine/save.ts';
import { Sitting } from '../../shared/engine/sitting.ts';
import type { Row, StoredRow } from '../state/records.ts';
import { untilOf } from './deadlines.ts';
import type { EntryContext, PlayState } from './play-state.ts';

/** Moments of a finished game at which a seat had a choice, and the play that goes on from one. */

/** A row that somebody answered with, and what it answered. */
export interface AnsweredRow {
  row: Row;
  decision: Decision;
}

const isAnswer = ({ by, decision }: Row): boolean => decision !== null && hands.some((hand) => hand === by);

/** The answers that stand: none that was taken back, alone or with what came before it. */
export function standingAnswers(rows: readonly Row[]): Row[] {
  let standing: Row[] = [];
  for (const row of rows) {
    const { restores } = row;
    if (isAnswer(row)) standing.push(row);
    else if (row.by !== 'undo') continue;
    else if (restores !== null) standing = standing.filter(({ seq }) => seq <= restores);
    else
      standing.splice(
        standing.findLastIndex(({ seat, decision }) => seat === row.seat && decision === row.decision),
        1,
      );
  }
  return standing;
}

/** Could the seat have done anything else? Whether an answer still holds is no choice to be put to anyone. */
const isChoice = ({ options, min, max, lapse }: Decision): boolean => !lapse && (options.length > 1 || (options.length === 1 && min < max));

export const isOpenTo = (sitting: Sitting, row: Row): Decision | undefined =>
  sitting.open.find((one) => one.id === row.decision && one.seat === row.seat && isChoice(one));

/** All choices of a game in order; a chain of an earlier release has a whole save wherever it was lifted. */
export function choicesOf(rules: AnyRules, chain: readonly StoredRow[]): { row: Row; about: About }[] {
  const standing = new Set(standingAnswers(chain.map(({ row }) => row)));
  let save: Save | null = null;
  return chain.flatMap(({ row, delta: { patch, keyframe } }) => {
    const decision = save && standing.has(row) ? isOpenTo(new Sitting(rules, load(rules, JSON.stringify(save))), row) : undefined;
    save = keyframe === null ? applyPatches(save!, patch!) : (JSON.parse(keyframe) as Save);
    return decision ? [{ row, about: decision.about }] : [];
  });
}

/** Where the play stood after these rows; one that was lifted has a whole save there. */
export function sittingAfter(rules: AnyRules, rows: readonly StoredRow[]): Sitting {
  const whole = rows.findLastIndex(({ delta }) => delta.keyframe !== null);
  const start = JSON.parse(rows[whole]!.delta.keyframe!) as Save;
  const save = rows.slice(whole + 1).reduce((before, { delta }) => applyPatches(before, delta.patch!), start);
  return new Sitting(rules, load(rules, JSON.stringify(save)));
}

/** The rows of another room, numbered for this one, which begins with a row of its own. Nobody is named in them, and none is taken back. */
export function renumber(chain: readonly StoredRow[]): StoredRow[] {
  const seqs = new Map(chain.map(({ row }, at) => [row.seq, at + 2]));
  const last = (seq: number): number => seqs.get(chain.findLast(({ row }) => row.seq <= seq)!.row.seq)!;
  let tick = 1;
  return chain.map(({ row, delta }) => ({
    row: {
      ...row,
      seq: seqs.get(row.seq)!,
      tick: row.silent ? tick : ++tick,
      happenings: row.by === 'desk' ? [] : row.happenings,
      undoable: false,
      restores: row.restores === null ? null : last(row.restores),
    },
    delta,
  }));
}

/** The play after these rows. The seat is asked what it was asked then, whatever is usual; the rest as anyone. */
export function playFrom(
  rules: AnyRules,
  rows: readonly StoredRow[],
  asked: { seat: number; decision: string },
  context: EntryContext,
): PlayState {
  const sitting = sittingAfter(rules, rows);
  const { seats } = sitting.save;
  const moment = sitting.open.find(({ id }) => id === asked.decision)?.moment;
  const orders = Array<Orders>(seats).fill(noOrders);
  if (moment && passes(noOrders, moment)) orders[asked.seat] = { ...noOrders, moments: { [moment.id]: ['any'] } };
  const hushed = orders.map((_, seat) => rows.filter(({ row }) => row.silent && row.seat === seat).length);
  return {
    sitting,
    beside: { orders, asked: orders.map(() => []), until: untilOf(sitting.open, {}, context), missed: [], spent: [], acted: [], hushed },
    commitment: commitment(sitting.save.chance.seed),
    lifted: true,
  };
}

/** Throws a `Refusal` where the rules would not take these picks. */
export function tryPicks({ rules, save }: Sitting, { id }: Decision, picks: readonly string[]): void {
  new Sitting(rules, copy(save)).answer(id, picks);
}
