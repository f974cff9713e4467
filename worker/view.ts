import { undoableBy, type HistoryRow } from '../shared/engine/history.ts';
import { noOrders } from '../shared/engine/orders.ts';
import { viewOf, waiting, type PlayView } from '../shared/engine/play.ts';
import { toldTo, type Viewer } from '../shared/engine/save.ts';
import type { Awaited, LogEntry, RoomView, Stage } from '../shared/protocol.ts';
import { CODE } from './code.ts';
import { bankOf, type Standing } from './standing.ts';
import { countedNow, lastOf } from './votes.ts';
import { rematchFor } from './rematch.ts';
import { speakersOf } from './talk.ts';
import type { Desk, Key, OwnRecord, Row } from './store.ts';

/** A room as it stands: all that views are made of. */
export interface RoomState {
  tick: number;
  desk: Desk;
  /** By seat; one that has left nothing has no entry. */
  owns: ReadonlyMap<number, OwnRecord>;
  standing: Standing | null;
  /** The host's secret of the table that goes on from this one, brought forth by the service's own key. */
  rematchHost: string | null;
  /** The latest rows, in order. */
  tail: readonly Row[];
}

/** An invitation and a link to the mail of a seat open no board. */
export const opensBoard = ({ role }: Key): boolean => role !== 'invite' && role !== 'mail';

export const viewerOf = ({ role, seat }: Key): Viewer => (role === 'seat' ? seat! : 'watch');

export function stageOf({ standing, desk }: Pick<RoomState, 'standing' | 'desk'>): Stage {
  if (!standing) return 'lobby';
  if (desk.cancelled) return 'cancelled';
  const { rules, table } = standing.sitting;
  return rules.result(table) ? 'over' : 'playing';
}

/** Sealed waits are one nameless line; it ends with the last of them, whoever is still thinking. */
function awaited({ sitting: { open }, beside: { until } }: Standing): Awaited[] {
  const sealed = open.filter((decision) => decision.sealed).map(({ id }) => until[id]!);
  return waiting(open).map((wait) => {
    const decision = open.find(({ seat, about, sealed }) => !sealed && seat === wait.seat && about.key === wait.about);
    return { ...wait, until: decision ? until[decision.id]! : Math.max(...sealed) };
  });
}

/** The row that this seat could take back now. What happens at the desk does not stand in the way. */
export function undoRow({ tail }: RoomState, seat: number): Row | null {
  const last = tail.findLast(({ by }) => by !== 'desk');
  if (!last) return null;
  if (last.restores === null) return undoableBy(seat, [asHistory(last)]) && last;
  const rows = tail.filter(({ by }) => by !== 'desk');
  const found = undoableBy(seat, rows.map(asHistory));
  return rows.find(({ seq }) => seq === found?.seq) ?? null;
}

/** A row as the kernel asks for it; patches play no part in what can be taken back. */
function asHistory({ restores, ...row }: Row): HistoryRow {
  return { ...row, ...(restores !== null && { restores }) } as unknown as HistoryRow;
}

export function playView(standing: Standing, viewer: Viewer, stage: Stage): Omit<PlayView, 'waiting'> & { waiting: Awaited[] } {
  const play = { ...viewOf(standing.sitting, viewer), waiting: awaited(standing) };
  // where all agreed to end it, nobody is asked any more
  return stage === 'cancelled' ? { ...play, decisions: [], waiting: [] } : play;
}

/** All that the holder of this key may know, made field by field from nothing. */
export function viewFor(state: RoomState, key: Key, here: readonly boolean[]): RoomView {
  const { tick, desk, standing } = state;
  const stage = stageOf(state);
  const viewer = viewerOf(key);
  const seat = viewer === 'watch' ? null : viewer;
  const { rules, table } = standing?.sitting ?? {};
  return {
    tick,
    code: CODE,
    game: desk.game,
    title: desk.title,
    pace: desk.pace,
    options: desk.options,
    stage,
    // an invitation to a certain seat says which
    you: { role: key.role, seat: key.seat },
    plates: desk.seats.map(({ name, occupant, since, away }, at) => ({
      seat: at,
      name,
      occupant,
      here: here[at]!,
      since,
      away: away ?? null,
      missed: standing?.beside.missed[at] ?? 0,
      bank: bankOf(desk, standing?.beside ?? null, at),
    })),
    paused: desk.paused,
    votes: stage === 'playing' ? desk.votes.map((vote) => countedNow(desk, vote)) : [],
    talk: desk.talk,
    speakers: speakersOf(desk.talk, stage, desk.seats.length, standing?.sitting.open ?? []),
    heir: desk.heir,
    rematch: rematchFor(desk, state.rematchHost, key),
    play: standing && opensBoard(key) ? playView(standing, viewer, stage) : null,
    undo: seat !== null && stage === 'playing' && undoRow(state, seat) !== null,
    undoByVote: seat !== null && stage === 'playing' && undoRow(state, seat) === null && lastOf(state, seat) !== null,
    foreseen: seat !== null && stage === 'playing' ? (rules?.foresee?.(table!, seat) ?? null) : null,
    orders: seat !== null && standing ? standing.beside.orders[seat]! : noOrders,
    commitment: standing?.commitment ?? null,
    seed: standing && (stage === 'over' || stage === 'cancelled') ? standing.sitting.save.chance.seed : null,
  };
}

/** The rows as this viewer is told of them; nothing of a sealed answer but what it brought about. */
export function logFor(rows: readonly Row[], key: Key): LogEntry[] {
  const viewer = viewerOf(key);
  return rows
    .filter(({ by }) => opensBoard(key) || by === 'desk')
    .flatMap(({ seq, at, by, seat, sealed, happenings }) => {
      const isHidden = sealed && seat !== viewer;
      const told = toldTo(viewer, happenings);
      if (told.length === 0 && (by !== 'undo' || isHidden)) return [];
      return [{ seq, at, seat: isHidden ? null : seat, by: isHidden ? 'seat' : by, told }];
    });
}
