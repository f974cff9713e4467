import { Refusal } from '../../shared/engine/refusal.ts';
import { isShorter } from '../../shared/pace.ts';
import type { HostInput, TalkMode } from '../../shared/protocol.ts';
import type { Env } from '../env.ts';
import { freshSecret, hashOf, inviteSecret, pathTo, watchSecret } from '../state/links.ts';
import type { Desk } from '../state/records.ts';
import { type RoomState, stageOf } from '../state/room-state.ts';
import { isAbsent, relieve, restore, seekSubstitute } from './seat/absence.ts';
import { type Act, announce } from './act.ts';
import { actInLobby } from './lobby.ts';
import { changePace, pauseClocks, resumeClocks, spareFromStart } from './pause.ts';

/** What a host does that needs nobody but the room itself. */
type Hosting = Exclude<HostInput, { act: 'nudge' | 'webhook' | 'invite' | 'delete' | 'lend' | 'recall' }>;

/** What a host asked for. None of it shows a hand, each of it is told to all; nothing told means that there was nothing to do. */
export function actAsHost(state: RoomState, host: string, input: Hosting, env: Env, now: number): Act {
  const isPlaying = stageOf(state) === 'playing';
  switch (input.act) {
    case 'relieve':
    case 'restore':
    case 'substitute':
    case 'pause':
    case 'resume':
      if (!isPlaying) throw new Refusal('game_not_running');
  }
  switch (input.act) {
    case 'relieve':
      return relieve(state, input.seat, now, 'host');
    case 'restore':
      return restore(state, input.seat, now, 'host');
    case 'substitute':
      return seekSubstitute(state, input.seat, env, now, 'host');
    case 'pause':
      return pauseClocks(state, input.hours, now);
    case 'resume':
      return resumeClocks(state, now);
    case 'pace':
      // whose time runs out loses the say over the own hand, so one person may give time and not take it
      if (isPlaying && isShorter(input.pace, state.desk.pace)) throw new Refusal('shorter_pace');
      return changePace(state, input.pace, now);
    case 'talk':
      return setTalk(state.desk, input.mode);
    case 'readers':
      return setReaders(state.desk, input.allowed);
    case 'origins':
      return setOrigins(state.desk, input.origins);
    case 'hand-over':
      return nameHeir(state.desk, input.seat);
    case 'reissue':
      checkReissue(state, input.seat);
      return actInLobby(state.desk, host, input, stageOf(state) === 'lobby');
    case 'start':
      return spareFromStart(actInLobby(state.desk, host, input, stageOf(state) === 'lobby'), now);
    default:
      return actInLobby(state.desk, host, input, stageOf(state) === 'lobby');
  }
}

/** Whoever comes by a new link sees the hand: once there are hands, a person's is made anew for no less than a substitute is asked for. */
function checkReissue(state: RoomState, seat: number): void {
  const seated = state.desk.seats[seat];
  const isOthers = seated?.occupant === 'person' && seat !== state.desk.own;
  if (isOthers && stageOf(state) !== 'lobby' && !isAbsent(seated)) throw new Refusal('not_absent');
}

/** Who may talk from now on. */
function setTalk(desk: Desk, mode: TalkMode): Act {
  return { desk: { ...desk, talk: mode }, told: desk.talk === mode ? [] : [announce('talk', { mode })], cut: [], grant: [] };
}

/** Whether sites and programs of others may read the table from now on. */
function setReaders(desk: Desk, readable: boolean): Act {
  const told = desk.readable === readable ? [] : [announce(readable ? 'readers' : 'readers-none', {})];
  return { desk: { ...desk, readable }, told, cut: [], grant: [] };
}

/** Which pages may hand over a seat's link to a frame of this table. */
function setOrigins(desk: Desk, named: readonly string[]): Act {
  const origins = [...new Set(named)].sort();
  const isSame = origins.join() === (desk.origins ?? []).join();
  return { desk: { ...desk, origins }, told: isSame ? [] : [announce('origins', {})], cut: [], grant: [] };
}

/** The hosting is offered to a seat, which may take it up. */
export function nameHeir(desk: Desk, seat: number | null): Act {
  if (seat !== null && desk.seats[seat]?.occupant !== 'person') throw new Refusal('no_person');
  const told = desk.heir === seat ? [] : [seat === null ? announce('heir-none', {}) : announce('heir', { seat })];
  return { desk: { ...desk, heir: seat }, told, cut: [], grant: [] };
}

/**
 * The heir takes the hosting up: the host's link there was opens nothing any more. Watchers keep the links they have;
 * what the new host can show are fresh ones, for they come of the new secret.
 */
export function handOver(desk: Desk, seat: number): { act: Act; path: string } {
  if (desk.heir !== seat) throw new Refusal('not_heir');
  const host = freshSecret();
  const { watch, invite } = desk.links;
  const links = { ...desk.links, watch: { n: watch.n + 1, on: watch.on }, invite: { n: invite.n + 1, on: invite.on } };
  const seats = links.seats.map((turn) => ({ ...turn, on: false }));
  const act: Act = {
    desk: { ...desk, heir: null, own: null, links: { ...links, seats } },
    told: [announce('handed-over', { seat })],
    cut: [{ role: 'host', seat: null }, { role: 'invite', seat: null }, ...seats.map((_, at) => ({ role: 'invite' as const, seat: at }))],
    grant: [
      { hash: hashOf(host), role: 'host', seat: null },
      ...(watch.on ? [{ hash: hashOf(watchSecret(host, links.watch)), role: 'watch' as const, seat: null }] : []),
      ...(invite.on ? [{ hash: hashOf(inviteSecret(host, links.invite)), role: 'invite' as const, seat: null }] : []),
    ],
  };
  return { act, path: pathTo('host', desk.room, host) };
}
