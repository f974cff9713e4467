import { Refusal } from '../shared/engine/refusal.ts';
import type { HostInput, TalkMode } from '../shared/protocol.ts';
import { offered, relieved, restored } from './away.ts';
import { hosted, tell, type Act } from './desk.ts';
import type { Env } from './env.ts';
import { paused, repaced, resumedClocks } from './halt.ts';
import { freshSecret, hashOf, inviteSecret, pathTo, watchSecret } from './links.ts';
import type { Desk } from './store.ts';
import { stageOf, type RoomState } from './view.ts';

/** What a host does that needs nobody but the room itself. */
type Hosting = Exclude<HostInput, { act: 'nudge' | 'webhook' | 'invite' | 'delete' }>;

/** What a host asked for. None of it shows a hand, each of it is told to all; nothing told means that there was nothing to do. */
export function hostAct(state: RoomState, host: string, input: Hosting, env: Env, now: number): Act {
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
      return relieved(state, input.seat, now);
    case 'restore':
      return restored(state, input.seat, now);
    case 'substitute':
      return offered(state, input.seat, env, now);
    case 'pause':
      return paused(state, input.hours, now);
    case 'resume':
      return resumedClocks(state, now);
    case 'pace':
      return repaced(state, input.pace, now);
    case 'talk':
      return talkSet(state.desk, input.mode);
    case 'hand-over':
      return heirNamed(state.desk, input.seat);
    default:
      return hosted(state.desk, host, input, stageOf(state) === 'lobby');
  }
}

/** Who may talk from now on. */
function talkSet(desk: Desk, mode: TalkMode): Act {
  return { desk: { ...desk, talk: mode }, told: desk.talk === mode ? [] : [tell('talk', { mode })], cut: [], grant: [] };
}

/** The hosting is offered to a seat, which may take it up. */
export function heirNamed(desk: Desk, seat: number | null): Act {
  if (seat !== null && desk.seats[seat]?.occupant !== 'person') throw new Refusal('no_person');
  const told = desk.heir === seat ? [] : [seat === null ? tell('heir-none', {}) : tell('heir', { seat })];
  return { desk: { ...desk, heir: seat }, told, cut: [], grant: [] };
}

/**
 * The heir takes the hosting up: the host's link there was opens nothing any more. Watchers keep the links they have;
 * what the new host can show are fresh ones, for they come of the new secret.
 */
export function handedOver(desk: Desk, seat: number): { act: Act; path: string } {
  if (desk.heir !== seat) throw new Refusal('not_heir');
  const host = freshSecret();
  const { watch, invite } = desk.links;
  const links = { ...desk.links, watch: { n: watch.n + 1, on: watch.on }, invite: { n: invite.n + 1, on: invite.on } };
  const seats = links.seats.map((turn) => ({ ...turn, on: false }));
  const act: Act = {
    desk: { ...desk, heir: null, own: null, links: { ...links, seats } },
    told: [tell('handed-over', { seat })],
    cut: [{ role: 'host', seat: null }, { role: 'invite', seat: null }, ...seats.map((_, at) => ({ role: 'invite' as const, seat: at }))],
    grant: [
      { hash: hashOf(host), role: 'host', seat: null },
      ...(watch.on ? [{ hash: hashOf(watchSecret(host, links.watch)), role: 'watch' as const, seat: null }] : []),
      ...(invite.on ? [{ hash: hashOf(inviteSecret(host, links.invite)), role: 'invite' as const, seat: null }] : []),
    ],
  };
  return { act, path: pathTo('host', desk.room, host) };
}
