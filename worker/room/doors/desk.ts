import { isSame } from '../../../shared/engine/history/patch.ts';
import { load } from '../../../shared/engine/play.ts';
import { rulesOf } from '../../../shared/games/shelf.ts';
import type {
  AddInput,
  HostInput,
  NameInput,
  Outcome,
  OwnInput,
  Refused,
  ResumeInput,
  RoomPage,
  SeatInput,
  SitInput,
  TalkInput,
  TalkLine,
  VoteInput,
} from '../../../shared/protocol.ts';
import { leaveSeat, resign, restore, sitIn } from '../../desk/seat/absence.ts';
import { forget, forgetFormer } from '../../desk/seat/forget.ts';
import { actAsHost, handOver } from '../../desk/host.ts';
import { actInLobby, rename, seatFor, sitDown } from '../../desk/lobby.ts';
import { settlePoll } from '../../desk/vote/motions.ts';
import { waitToTell } from '../../desk/noise.ts';
import { changeSettings, earsOf, settingsOf } from '../../desk/seat/seat-settings.ts';
import { objectToLending, recallSeat, voidLending } from '../../desk/seat/lend.ts';
import { cast, propose, withdraw } from '../../desk/vote/votes.ts';
import { refuse, refuseFor } from '../../http/refusals.ts';
import { sendAsHost } from '../../notify/host.ts';
import { partingsFrom } from '../../notify/notices.ts';
import { addBytes, seedOf } from '../../play/chance.ts';
import { contextAfter, deal, type EntryContext, resumePlay } from '../../play/play-state.ts';
import { holderOf } from '../../state/access.ts';
import { freshSecret, pathTo, sittingSecret } from '../../state/links.ts';
import { stageOf } from '../../state/room-state.ts';
import { done, page, type Parts, type Visit } from '../parts.ts';
import { speakersOf } from '../talk.ts';
import { asSeat } from './play.ts';

/** What hosts and players do outside play. */

const isLobby = ({ committer }: Parts): boolean => stageOf(committer.state) === 'lobby';

/** The secret that whoever sits down gets: the same for the same request. */
export function secretFor(parts: Parts, invitation: string, { request }: SitInput): string {
  if (request === undefined) return freshSecret();
  return sittingSecret(parts.isOpen ? parts.committer.state.desk.nonce : '', invitation, request);
}

/** Sent before: the invitation may have done its work by now. */
export function alreadySat(parts: Parts, own: string, { request }: SitInput): Outcome<{ path: string }> | null {
  if (request === undefined || parts.keys.find(own)?.role !== 'seat' || !parts.isOpen) return null;
  return done({ path: pathTo('seat', parts.committer.state.desk.room, own) });
}

/** `own` is the secret that whoever sits down gets. */
export function sit(parts: Parts, { key, now }: Visit, input: SitInput, own: string): Outcome<{ path: string }> {
  const { committer } = parts;
  const { desk } = committer.state;
  const seat = seatFor(desk, key, input.seat, isLobby(parts));
  const isSubstitute = key.kind === 'substitute';
  const act = isSubstitute ? sitIn(committer.state, seat, input.name, own, now) : voidLending(sitDown(desk, seat, input.name, own, now));
  committer.act(act, now);
  return done({ path: pathTo('seat', desk.room, own) });
}

export function add(parts: Parts, visit: Visit, { bytes }: AddInput): Outcome<RoomPage> {
  const { committer, pages } = parts;
  if (!isLobby(parts)) return pages.refuse('already_started', visit.key);
  committer.commit({ desk: addBytes(committer.state.desk, visit.key.seat!, bytes) }, visit.now);
  return page(parts, visit);
}

export function changeName(parts: Parts, visit: Visit, { name }: NameInput): Outcome<RoomPage> {
  const { committer } = parts;
  const act = rename(committer.state.desk, visit.key.seat!, name, visit.now);
  if (act.told.length) committer.act(act, visit.now);
  return page(parts, visit);
}

/** Refuses whoever has filled the log enough for now; null if it may be told. */
function hush({ committer }: Parts, actor: number | 'host', now: number): Refused | null {
  const wait = waitToTell(committer.state.tail, actor, now);
  return wait > 0 ? refuseFor('told_too_often', wait) : null;
}

/** What the first entry after a row of the desk needs to know. */
function afterDeskRow({ committer }: Parts, now: number): EntryContext {
  const next = committer.context(now);
  return contextAfter(next, next);
}

/** Whether the host may invite someone by mail so. */
export function mayInvite(
  parts: Parts,
  { key, now }: Visit,
  input: Extract<HostInput, { act: 'invite' }>,
  origin: string | undefined,
): Outcome<null> {
  const hushed = hush(parts, 'host', now);
  if (hushed) return hushed;
  sendAsHost(parts.situation(now), key, input, origin);
  return done(null);
}

export function host(
  parts: Parts,
  visit: Visit,
  input: Exclude<HostInput, { act: 'delete' }>,
  origin: string | undefined,
): Outcome<RoomPage> {
  const { committer, env } = parts;
  const { key, secret, now } = visit;
  const { desk } = committer.state;
  const hushed = hush(parts, 'host', now);
  if (hushed) return hushed;
  if (input.act === 'nudge' || input.act === 'invite' || input.act === 'webhook') {
    const { change, told } = sendAsHost(parts.situation(now), key, input, origin);
    if (told.length) committer.act({ desk, told, cut: [], grant: [] }, now, undefined, change);
    return page(parts, visit);
  }
  if (input.act === 'lend') {
    const poll = propose(committer.state, desk.own, { kind: 'lend', seat: input.seat }, now);
    const { act, entry } = settlePoll(poll, committer.state, parts.store, env, now);
    committer.act(act, now, entry);
    return page(parts, visit);
  }
  if (input.act === 'recall') {
    const proposed = desk.votes.find(({ motion }) => motion.kind === 'lend');
    committer.act(proposed ? withdraw(committer.state, proposed.by, proposed.id) : recallSeat(committer.state, secret), now);
    return page(parts, visit);
  }
  const act = actAsHost(committer.state, secret, input, env, now);
  const first =
    input.act === 'start' ? deal(rulesOf(desk.game), seedOf(act.desk), { ...afterDeskRow(parts, now), desk: act.desk }) : undefined;
  const send = input.act === 'reissue' ? partingsFrom(committer.state, input.seat) : [];
  if (act.told.length) committer.act(act, now, first, { send });
  return page(parts, visit);
}

/** Before the start there is one thing to agree on: to lend a seat to readers. */
const mayVoteBefore = (input: VoteInput): boolean => input.act !== 'propose' || input.motion.kind === 'lend';

export function vote(parts: Parts, visit: Visit, input: VoteInput): Outcome<RoomPage> {
  const { committer, store, env } = parts;
  const { key, now } = visit;
  const count = (seat: number): Refused | null => {
    const { state } = committer;
    const hushed = hush(parts, seat, now);
    if (hushed) return hushed;
    if (input.act === 'withdraw') committer.act(withdraw(state, seat, input.vote), now);
    else {
      const poll = input.act === 'propose' ? propose(state, seat, input.motion, now) : cast(state, seat, input.vote, input.yes);
      const { act, entry } = settlePoll(poll, state, store, env, now);
      committer.act(act, now, entry);
    }
    return null;
  };
  const refused = isLobby(parts) && mayVoteBefore(input) ? count(key.seat!) : asSeat(parts, visit, { id: undefined, text: '' }, count);
  // whoever has just agreed to lend the own seat looks on from now on
  return refused ?? page(parts, { ...visit, key: parts.keys.find(visit.secret) ?? key });
}

export function seat(parts: Parts, visit: Visit, asked: Exclude<SeatInput['act'], 'rematch'>): Outcome<RoomPage & { path?: string }> {
  const { committer, pages } = parts;
  const { key, secret, now } = visit;
  const at = key.seat!;
  const { state } = committer;
  if (holderOf(key) === 'former') {
    if (asked !== 'forget') return refuse('not_seated');
    committer.act(forgetFormer(state.desk, at), now, undefined, { refresh: 'all' });
    return page(parts, visit);
  }
  const hushed = asked === 'resign' ? null : hush(parts, at, now);
  if (hushed) return hushed;
  switch (asked) {
    case 'resign': {
      if (stageOf(state) !== 'playing') return pages.refuse('game_not_running', key);
      const last = pages.of(key);
      committer.act(resign(state, at), now);
      return done({ ...last, path: pathTo('watch', state.desk.room, secret) });
    }
    case 'host': {
      const { act, path } = handOver(state.desk, at);
      committer.act(act, now);
      return done({ ...pages.of(key), path });
    }
    case 'forget':
      committer.act(forget(state.desk, at), now, undefined, { refresh: 'all' });
      break;
    case 'object':
      committer.act(objectToLending(state, at), now);
      break;
    case 'away':
      committer.act(leaveSeat(state, at, now), now);
      break;
    case 'back':
      committer.act(restore(state, at, now), now);
  }
  return page(parts, visit);
}

export function changeOwn(parts: Parts, visit: Visit, input: OwnInput): Outcome<RoomPage> {
  const { committer } = parts;
  const at = visit.key.seat!;
  const own = changeSettings(committer.state, at, input);
  // how far one page has read is no news for the others
  const isNews = Object.keys(input).some((name) => name !== 'seen');
  if (!isSame(own, settingsOf(committer.state, at))) {
    committer.commit({ settings: [[at, own]], ...(isNews && { refresh: at }) }, visit.now);
  }
  return page(parts, visit);
}

export function say({ committer, talk }: Parts, { key, now }: Visit, input: TalkInput): Outcome<TalkLine> {
  const { state } = committer;
  const seats = state.desk.seats.length;
  const speakers = speakersOf(state.desk.talk, stageOf(state), seats, state.play?.sitting.open ?? []);
  const said = talk.line(key, input, seats, speakers, now);
  committer.commit({ said }, now);
  return done(said.line);
}

export function olderTalk({ committer, talk }: Parts, { key }: Visit, before: number, other: number | null): Outcome<TalkLine[]> {
  const { state } = committer;
  return done(talk.older(key, state.desk.seats.length, earsOf(state, key), before, other));
}

/** Puts a save on a full table; on a dev server alone. */
export function resume(parts: Parts, visit: Visit, { save, ask = [] }: ResumeInput): Outcome<RoomPage> {
  const { committer, env } = parts;
  if (!env.DEV) return refuse('no_such_page');
  const { desk } = committer.state;
  const rules = rulesOf(desk.game);
  const act = actInLobby({ ...desk, chance: null }, visit.secret, { act: 'start', bots: false }, isLobby(parts));
  committer.act(act, visit.now, resumePlay(rules, load(rules, save), [], afterDeskRow(parts, visit.now), ask));
  return page(parts, visit);
}
