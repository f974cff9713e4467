import { completeOptions } from '../shared/engine/play.ts';
import { Refusal } from '../shared/engine/refusal.ts';
import type { Happening } from '../shared/engine/save.ts';
import { rulesOf, shelf } from '../shared/games/shelf.ts';
import { paceOf } from '../shared/pace.ts';
import type { HostInput, HostLinks, NewGame } from '../shared/protocol.ts';
import type { Env } from './env.ts';
import type { Standing } from './standing.ts';
import {
  freshSecret,
  hashOf,
  inviteSecret,
  ownSecret,
  pathTo,
  seatInviteSecret,
  substituteSecret,
  watchSecret,
  type Turn,
} from './links.ts';
import type { Desk, Key, LinkOf, Seated } from './store.ts';

/** What hosts and players do outside play, worked out but not yet stored. */
export interface Act {
  desk: Desk;
  told: Happening[];
  /** Where the play stands after it, if deadlines and the like have changed with it. */
  standing?: Standing;
  /** Links that stop working, then links that begin to. */
  cut: LinkOf[];
  grant: (LinkOf & { hash: string })[];
  /** The seat whose private things go: someone else may sit there now. */
  clear?: number | undefined;
  /** The seat whose person is to be forgotten: what it said goes too, and its name from the log. */
  forget?: number;
}

export const FREE: Seated = { name: '', occupant: 'free', since: null };
export const BOT: Seated = { name: '', occupant: 'bot', since: null };

export const first: Turn = { n: 0, on: true };
export const off = ({ n }: Turn): Turn => ({ n, on: false });
const again = ({ n }: Turn): Turn => ({ n: n + 1, on: true });

export const tell = (type: string, all: Happening['all']): Happening => ({ type: `desk.${type}`, all });

/** A new table: the game, its options and its seats, the first of which is the host's own if the host plays. */
export function opened(room: string, host: string, input: NewGame, now: number): Act {
  if (!Object.hasOwn(shelf, input.game)) throw new Refusal('no_such_game');
  const rules = rulesOf(input.game);
  if (input.seats < rules.seats.min || input.seats > rules.seats.max) throw new Refusal('bad_player_count');
  const options = completeOptions(rules, input.options, paceOf(input.pace).postal);
  rules.checkOptions?.(options, input.seats);
  const own = input.host === undefined ? null : 0;
  const seats = Array.from({ length: input.seats }, (_, seat): Seated =>
    seat === own ? { name: input.host!, occupant: 'person', since: now } : FREE,
  );
  const desk: Desk = {
    room,
    game: input.game,
    title: input.title,
    pace: input.pace,
    options,
    seats,
    own,
    links: { watch: first, invite: first, seats: seats.map((_, seat) => (seat === own ? off(first) : first)) },
    paused: null,
    votes: [],
    voted: 0,
    talk: input.talk,
    heir: null,
    rematch: null,
    webhook: null,
    cancelled: false,
    nonce: freshSecret(),
  };
  const grant: Act['grant'] = [
    { hash: hashOf(host), role: 'host', seat: null },
    { hash: hashOf(watchSecret(host, first)), role: 'watch', seat: null },
    { hash: hashOf(inviteSecret(host, first)), role: 'invite', seat: null },
    ...seats.map((_, seat): Act['grant'][number] =>
      seat === own
        ? { hash: hashOf(ownSecret(host)), role: 'seat', seat }
        : { hash: hashOf(seatInviteSecret(host, seat, first)), role: 'invite', seat },
    ),
  ];
  const told = own === null ? [tell('opened', {})] : [tell('opened', {}), tell('sat', { seat: own, name: input.host! })];
  return { desk, told, cut: [], grant };
}

function withSeat(desk: Desk, seat: number, seated: Seated, turn: Turn): Desk {
  return {
    ...desk,
    own: desk.own === seat ? null : desk.own,
    seats: desk.seats.with(seat, seated),
    links: { ...desk.links, seats: desk.links.seats.with(seat, turn) },
  };
}

/** Which seat this invitation takes. One bound to a seat takes just that, whoever had it. */
export function seatFor({ seats }: Desk, key: Key, wanted: number | undefined, isLobby: boolean): number {
  if (key.seat !== null) {
    if (wanted !== undefined && wanted !== key.seat) throw new Refusal('colour_taken');
    return key.seat;
  }
  if (!isLobby) throw new Refusal('already_started');
  if (!seats.some(({ occupant }) => occupant === 'free')) throw new Refusal('game_full');
  const seat = wanted ?? seats.findIndex(({ occupant }) => occupant === 'free');
  if (!seats[seat]) throw new Refusal('bad_seat');
  if (seats[seat].occupant !== 'free') throw new Refusal('colour_taken');
  return seat;
}

/** Someone sits down and gets a secret of their own; the invitation to that seat has done its work. */
export function sat(desk: Desk, seat: number, name: string, secret: string, now: number): Act {
  const turn = off(desk.links.seats[seat]!);
  return {
    desk: withSeat(desk, seat, { name, occupant: 'person', since: now }, turn),
    told: [tell('sat', { seat, name })],
    cut: [
      { role: 'invite', seat },
      { role: 'seat', seat },
      { role: 'mail', seat },
    ],
    grant: [{ hash: hashOf(secret), role: 'seat', seat }],
    clear: seat,
  };
}

export function renamed(desk: Desk, seat: number, name: string): Act {
  const { name: was } = desk.seats[seat]!;
  return {
    desk: { ...desk, seats: desk.seats.with(seat, { ...desk.seats[seat]!, name }) },
    told: was === name ? [] : [tell('renamed', { seat, name, was })],
    cut: [],
    grant: [],
  };
}

function botSat(desk: Desk, seat: number): Act {
  return {
    desk: withSeat(desk, seat, BOT, off(desk.links.seats[seat]!)),
    told: [tell('bot', { seat })],
    cut: [{ role: 'invite', seat }],
    grant: [],
  };
}

/** What a host does about seats and links. The rest of what a host may do stands in `host.ts`. */
export type LobbyInput = Extract<HostInput, { act: 'bot' | 'free' | 'reissue' | 'rotate' | 'revoke' | 'start' }>;

/** What a host asked for. No told line means that there was nothing to do. */
export function hosted(desk: Desk, host: string, input: LobbyInput, isLobby: boolean): Act {
  const nothing: Act = { desk, told: [], cut: [], grant: [] };
  if ('seat' in input && !desk.seats[input.seat]) throw new Refusal('bad_seat');
  switch (input.act) {
    case 'bot': {
      const { occupant } = desk.seats[input.seat]!;
      if (occupant === 'bot') return nothing;
      if (!isLobby) throw new Refusal('already_started');
      if (occupant === 'person') throw new Refusal('colour_taken');
      return botSat(desk, input.seat);
    }
    case 'free': {
      if (!isLobby) throw new Refusal('already_started');
      if (desk.seats[input.seat]!.occupant === 'free') return nothing;
      return { ...invited(desk, host, input.seat, FREE), told: [tell('freed', { seat: input.seat })] };
    }
    case 'reissue':
      return {
        ...invited(desk, host, input.seat, { ...desk.seats[input.seat]!, away: undefined }),
        told: [tell('reissued', { seat: input.seat })],
      };
    case 'rotate':
    case 'revoke': {
      const { link, act } = input;
      const turn = act === 'rotate' ? again(desk.links[link]) : off(desk.links[link]);
      const secret = link === 'watch' ? watchSecret(host, turn) : inviteSecret(host, turn);
      return {
        desk: { ...desk, links: { ...desk.links, [link]: turn } },
        told: [tell(act === 'rotate' ? 'rotated' : 'revoked', { link })],
        cut: [{ role: link, seat: null }],
        grant: turn.on ? [{ hash: hashOf(secret), role: link, seat: null }] : [],
      };
    }
    case 'start': {
      if (!isLobby) throw new Refusal('already_started');
      let act: Act = nothing;
      for (const [seat, { occupant }] of desk.seats.entries()) {
        if (occupant !== 'free') continue;
        if (!input.bots) throw new Refusal('seats_empty');
        const { desk: filled, told, cut } = botSat(act.desk, seat);
        act = { desk: filled, told: [...act.told, ...told], cut: [...act.cut, ...cut], grant: [] };
      }
      return { ...act, told: [...act.told, tell('started', {})] };
    }
  }
}

/** A fresh invitation to this seat; every key to it that there was is void. */
function invited(desk: Desk, host: string, seat: number, seated: Seated): Omit<Act, 'told'> {
  const turn = again(desk.links.seats[seat]!);
  return {
    desk: withSeat(desk, seat, seated, turn),
    cut: [
      { role: 'invite', seat },
      { role: 'seat', seat },
    ],
    grant: [{ hash: hashOf(seatInviteSecret(host, seat, turn)), role: 'invite', seat }],
  };
}

/** The links a host can see, brought forth again from the host's own secret. */
export function hostLinks(desk: Desk, host: string, env: Env): HostLinks {
  const { room, own, links } = desk;
  /** While a person is away, the open invitation to the seat is a substitute's. */
  const seatSecret = (turn: Turn, seat: number): string | null =>
    desk.seats[seat]!.away ? substituteSecret(env, room, seat, turn) : seatInviteSecret(host, seat, turn);
  const seatPath = (secret: string | null): string | null => secret && pathTo('invite', room, secret);
  return {
    watch: links.watch.on ? pathTo('watch', room, watchSecret(host, links.watch)) : null,
    invite: links.invite.on ? pathTo('invite', room, inviteSecret(host, links.invite)) : null,
    seats: links.seats.map((turn, seat) => (turn.on ? seatPath(seatSecret(turn, seat)) : null)),
    own: own === null ? null : { seat: own, link: pathTo('seat', room, ownSecret(host)) },
  };
}
