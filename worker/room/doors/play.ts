import { goOn, lodge, type Orders, stopAgain } from '../../../shared/engine/orders.ts';
import { type PlayView, viewOf } from '../../../shared/engine/play.ts';
import { Refusal } from '../../../shared/engine/refusal.ts';
import { rulesOf } from '../../../shared/games/shelf.ts';
import type {
  AnswerInput,
  ForecastInput,
  LogEntry,
  OrdersInput,
  Outcome,
  Refused,
  RoomPage,
  UndoInput,
  Update,
} from '../../../shared/protocol.ts';
import { CODE } from '../../code.ts';
import { restore } from '../../desk/seat/absence.ts';
import { isPerson } from '../../desk/seat/seat-settings.ts';
import { refuse } from '../../http/refusals.ts';
import { lodgeAnswer, withoutLodged } from '../../play/lodged.ts';
import { applyForecasts, type Entry, type PlayState, sittingAt, withActed, withAsked, withOrders } from '../../play/play-state.ts';
import { undoEntry, undoRow } from '../../play/undo.ts';
import { hashOf } from '../../state/links.ts';
import { logFor, viewerOf } from '../../state/log.ts';
import type { SentRequest } from '../../state/records.ts';
import { stageOf, tickFor } from '../../state/room-state.ts';
import { done, page, type Parts, type Visit } from '../parts.ts';

/** What seats do in play. */

/** Rows behind one reading of the older log. */
const OLDER_LOG = 100;

/**
 * What a request asked for is known again by its text if that is short, and otherwise by a sum of it: whoever brings forth the same sum for another
 * text has only told the room to do nothing. Earlier releases kept a SHA-256 of it.
 */
const SHORT = 40;
const contentOf = (text: string): string => (text.length <= SHORT ? text : `${text.length} ${checksumOf(text)}`);
const isSameRequest = ({ content }: SentRequest, text: string): boolean => content === contentOf(text) || content === hashOf(text);

/** FNV-1a. */
function checksumOf(text: string): number {
  let sum = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193);
  return sum >>> 0;
}

/** The checks that every move of a seat begins with, in the order of the rules' list of bad input. Null if all is well; what was sent before is done already. */
export function asSeat(
  { committer, pages }: Parts,
  { key, now }: Visit,
  request: { id: string | undefined; text: string },
  then: (seat: number, play: PlayState) => Refused | null,
): Refused | null {
  const seat = key.seat!;
  const { state } = committer;
  const asked = state.play?.beside.asked[seat]?.find(({ id }) => id === request.id);
  if (request.id !== undefined && asked) {
    return isSameRequest(asked, request.text) ? null : pages.refuse('duplicate_request', key);
  }
  if (!state.play) return pages.refuse('game_not_started', key);
  if (stageOf(state) !== 'playing') return pages.refuse('game_over', key);
  // whoever plays is there again
  if (state.desk.seats[seat]!.away && key.kind !== 'substitute') committer.act(restore(state, seat, now), now);
  return then(seat, committer.state.play!);
}

/** A seat answers, over HTTP or by the socket of its page. */
export function give(parts: Parts, visit: Visit, { decision: id, picks, request }: AnswerInput): Outcome<null> {
  const { committer, pages } = parts;
  const { key, now } = visit;
  const text = JSON.stringify([id, picks]);
  const refused = asSeat(parts, visit, { id: request, text }, (seat, play) => {
    const { open, rules, table } = play.sitting;
    const decision = open.find((one) => one.id === id);
    // whether another seat still thinks over a sealed question is nobody's business
    if (!decision || decision.id === play.beside.held || (decision.seat !== seat && decision.sealed))
      return pages.refuse('stale_state', key);
    if (decision.seat !== seat) return pages.refuse(rules.retired?.(table, seat) ?? 'not_your_turn', key);
    const withRequest = (after: PlayState): PlayState =>
      request ? withAsked(after, seat, { id: request, content: contentOf(text) }) : after;
    if (decision.brief) {
      committer.commit({ play: withRequest(lodgeAnswer(play, decision, picks)), refresh: seat }, now);
      return null;
    }
    const note = (entry: Entry): PlayState => {
      const asked = withRequest(entry.play);
      const going = withOrders(asked, seat, goOn(asked.beside.orders[seat]!, decision, picks));
      return isPerson(key) ? withActed(going, entry.row) : going;
    };
    committer.answer({ decision, picks, by: 'seat', note }, now);
    return null;
  });
  return refused ?? done(null);
}

/** The reply is what has changed, if the page stands where the room did, and otherwise the page. */
export function answer(parts: Parts, visit: Visit, input: AnswerInput): Outcome<RoomPage | Update> {
  const { committer, pages } = parts;
  const { key } = visit;
  const { seq } = committer.state;
  const before = input.code === CODE && input.tick === tickFor(committer.state, key) ? pages.viewFor(key) : null;
  const given = give(parts, visit, input);
  if (!given.ok) return given;
  if (before) return done(pages.update(key, before, seq));
  return done(input.since ? pages.since(key, input.since) : pages.of(key));
}

export function undo(parts: Parts, visit: Visit, { request }: UndoInput): Outcome<RoomPage> {
  const { committer, pages, store } = parts;
  const { key, now } = visit;
  const refused = asSeat(parts, visit, { id: request, text: 'undo' }, (seat) => {
    const { state } = committer;
    const note = (after: PlayState): PlayState => (request ? withAsked(after, seat, { id: request, content: 'undo' }) : after);
    const unlodged = withoutLodged(state.play!, seat);
    if (unlodged) {
      committer.commit({ play: note(unlodged), refresh: seat }, now);
      return null;
    }
    const row = undoRow(state, seat);
    const entry = row && undoEntry(state, store, row, committer.context(now));
    if (!entry) return pages.refuse('nothing_to_undo', key);
    const reopened = entry.play.sitting.open.find((decision) => decision.id === row.decision);
    const orders = entry.play.beside.orders[seat]!;
    const stopped = reopened ? withOrders(entry.play, seat, stopAgain(orders, reopened, row.picks)) : entry.play;
    committer.play([entry], note(stopped), now);
    return null;
  });
  return refused ?? page(parts, visit);
}

/** New orders of a seat: they may answer what is open, and otherwise nobody is told. */
function order(parts: Parts, visit: Visit, orders: (play: PlayState, seat: number) => Orders): Outcome<RoomPage> {
  const { committer } = parts;
  const { now } = visit;
  const refused = asSeat(parts, visit, { id: undefined, text: '' }, (seat, play) => {
    const fired = applyForecasts(withOrders(play, seat, orders(play, seat)), committer.context(now));
    if (fired.entries.length) committer.play(fired.entries, fired.play, now);
    else committer.commit({ play: fired.play, refresh: seat }, now);
    return null;
  });
  return refused ?? page(parts, visit);
}

export function forecast(parts: Parts, visit: Visit, { picks }: ForecastInput): Outcome<RoomPage> {
  return order(parts, visit, ({ sitting: { rules, table }, beside }, seat) =>
    lodge(rules.foresee?.(table, seat) ?? null, picks, beside.orders[seat]),
  );
}

export function setOrders(parts: Parts, visit: Visit, { moments, plans, passing }: OrdersInput): Outcome<RoomPage> {
  return order(parts, visit, ({ sitting, beside }, seat) => {
    const { passing: was, ...orders } = { ...beside.orders[seat]!, ...(moments && { moments }), ...(plans && { plans }) };
    const during = passing ? sitting.open.find((one) => one.seat === seat && one.moment)?.moment?.during : was;
    if (passing && during === undefined) throw new Refusal('nothing_to_pass');
    return passing === false || during === undefined ? orders : { ...orders, passing: during };
  });
}

/** The board at a past moment. */
export function lookBack({ committer, store }: Parts, { key }: Visit, tick: number): Outcome<PlayView> {
  const { tick: last, desk } = committer.state;
  const sitting = tick <= last ? sittingAt(rulesOf(desk.game), store, store.seqOf(tick)) : null;
  return sitting ? done(viewOf(sitting, viewerOf(key))) : refuse('no_such_moment');
}

export const olderLog = ({ store }: Parts, { key }: Visit, before: number): Outcome<LogEntry[]> =>
  done(logFor(store.rowsBefore(before, OLDER_LOG), key));
