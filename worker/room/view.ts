import { mayObject } from '../desk/seat/lend.ts';
import { noOrders } from '../../shared/engine/orders.ts';
import { differences, type Patch } from '../../shared/engine/history/patch.ts';
import { type PlayView, viewOf, waiting } from '../../shared/engine/play.ts';
import { type Viewer } from '../../shared/engine/save.ts';
import type { Awaited, LogEntry, RoomView, Stage, Update } from '../../shared/protocol.ts';
import { CODE } from '../code.ts';
import { isSubstituteWanted } from '../desk/seat/absence.ts';
import { rematchFor } from '../desk/rematch.ts';
import { isPerson } from '../desk/seat/seat-settings.ts';
import { lastOf, shownVote } from '../desk/vote/votes.ts';
import { bankOf, sealedUntil } from '../play/deadlines.ts';
import { lodgedFor, withoutLodged } from '../play/lodged.ts';
import { type PlayState } from '../play/play-state.ts';
import { undoRow } from '../play/undo.ts';
import { opensBoard } from '../state/access.ts';
import { viewerOf } from '../state/log.ts';
import type { Desk, Key } from '../state/records.ts';
import { type RoomState, stageOf, tickFor } from '../state/room-state.ts';
import { speakersOf } from './talk.ts';

/** Sealed waits are one nameless line; it ends with the last of them, whoever is still thinking. */
function waitsOf(play: PlayState): Awaited[] {
  const { open } = play.sitting;
  const { until } = play.beside;
  const common = sealedUntil(play);
  return waiting(open).map((wait) => {
    const decision = open.find(({ seat, about, sealed }) => !sealed && seat === wait.seat && about.key === wait.about);
    return { ...wait, until: decision ? until[decision.id]! : common! };
  });
}

export function playView(play: PlayState, viewer: Viewer, stage: Stage): Omit<PlayView, 'waiting'> & { waiting: Awaited[] } {
  const seen = viewOf(play.sitting, viewer);
  // an answer that waits for its window to close is given, as far as its seat is asked
  const decisions = seen.decisions.filter((decision) => !lodgedFor(play, decision));
  const shown = { ...seen, decisions, waiting: waitsOf(play) };
  // where all agreed to end it, nobody is asked any more
  return stage === 'cancelled' ? { ...shown, decisions: [], waiting: [] } : shown;
}

/** An invitation to a certain seat says which; whoever has given one up has none, but may still ask to be forgotten there. */
function youOf({ role, seat, kind }: Key): RoomView['you'] {
  if (role === 'watch') return { role, seat: null, ...(seat !== null && { left: seat }) };
  return { role, seat, ...(role === 'invite' && kind === 'substitute' && { sitsIn: true }) };
}

/** The person of a seat that has added nothing to the chance of the deal; a host who plays may not have been there yet. */
function mayAdd({ chance, seats, own }: Desk, key: Key): boolean {
  const seat = key.role === 'host' ? own : isPerson(key) ? key.seat : null;
  return chance !== null && seat !== null && seats[seat]!.adds === undefined;
}

const mayUndo = (state: RoomState, seat: number): boolean => withoutLodged(state.play!, seat) !== null || undoRow(state, seat) !== null;

/** All that the holder of this key may know, made field by field from nothing. */
export function viewFor(state: RoomState, key: Key, here: readonly boolean[]): RoomView {
  const { desk, play } = state;
  const stage = stageOf(state);
  const viewer = viewerOf(key);
  const seat = viewer === 'watch' ? null : viewer;
  /** The seat, while it plays. */
  const player = stage === 'playing' ? seat : null;
  const undo = player !== null && mayUndo(state, player);
  const { rules, table } = play?.sitting ?? {};
  const dealt = play && (stage === 'over' || stage === 'cancelled') ? play.sitting.save.chance.seed : null;
  return {
    tick: tickFor(state, key),
    code: CODE,
    game: desk.game,
    title: desk.title,
    pace: desk.pace,
    options: desk.options,
    stage,
    you: { ...youOf(key), ...(stage === 'playing' && isPerson(key) && mayObject(desk, key.seat!) && { mayObject: true as const }) },
    plates: desk.seats.map(({ name, occupant, since, away }, at) => ({
      seat: at,
      name,
      occupant,
      here: here[at]!,
      since,
      away: away ? { ...away, ...(isSubstituteWanted(desk, at) && { wanted: true }) } : null,
      missed: play?.beside.missed[at] ?? 0,
      bank: bankOf(desk, play?.beside ?? null, at),
    })),
    paused: desk.paused,
    votes: stage === 'lobby' || stage === 'playing' ? desk.votes.map((vote) => shownVote(state, vote)) : [],
    talk: desk.talk,
    speakers: speakersOf(desk.talk, stage, desk.seats.length, play?.sitting.open ?? []),
    host: desk.own,
    heir: desk.heir,
    rematch: rematchFor(desk, state.rematchHost, key),
    play: play && opensBoard(key) ? playView(play, viewer, stage) : null,
    undo,
    undoByVote: player !== null && !undo && lastOf(state, player) !== null,
    foreseen: player !== null ? (rules?.foresee?.(table!, player) ?? null) : null,
    orders: seat !== null && play ? play.beside.orders[seat]! : noOrders,
    commitment: state.fingerprint ?? play?.commitment ?? null,
    seed: dealt && (desk.chance?.seed ?? dealt),
    contributions: desk.chance?.given ?? null,
    dealt,
    mayAdd: stage === 'lobby' && mayAdd(desk, key),
  };
}

/** What a page whose orders are behind can take as well: they change without a tick. */
function patchBetween(before: RoomView, after: RoomView): Patch {
  const patch = differences({ ...before, orders: null }, { ...after, orders: null });
  // an answer uses up what was lodged, and may go on by itself
  const isNew = before.orders.forecasts.length || after.orders.forecasts.length || before.orders.plans !== after.orders.plans;
  if (isNew) patch.push({ op: 'replace', path: '/orders', value: after.orders });
  return patch;
}

/** What has changed for a viewer between two of its own views. */
export function updateBetween(before: RoomView, after: RoomView, log: LogEntry[], now: number): Update {
  return { from: before.tick, to: after.tick, patch: patchBetween(before, after), log, now };
}
