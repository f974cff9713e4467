import { completeOptions } from '../../shared/engine/play.ts';
import { Refusal } from '../../shared/engine/refusal.ts';
import { rulesOf, shelf } from '../../shared/games/shelf.ts';
import { paceOf } from '../../shared/pace.ts';
import { type HostInput, type HostLinks, type NewGame, readersPath, type Vote } from '../../shared/protocol.ts';
import type { Env } from '../env.ts';
import { fixChance, freshChance } from '../play/chance.ts';
import {
  freshSecret,
  hashOf,
  inviteSecret,
  type LinkIssue,
  ownSecret,
  pathTo,
  readersSecret,
  seatInviteSecret,
  substituteSecret,
  watchSecret,
} from '../state/links.ts';
import type { Desk, Key, SeatRecord } from '../state/records.ts';
import { type Act, announce, BOT, FREE, keysTo } from './act.ts';
import { checkName } from './seat/names.ts';

export const firstIssue: LinkIssue = { n: 0, on: true };
export const closeLink = ({ n }: LinkIssue): LinkIssue => ({ n, on: false });
const renewLink = ({ n }: LinkIssue): LinkIssue => ({ n: n + 1, on: true });

/** A new table: the game, its options and its seats, the first of which is the host's own if the host plays. */
export function openTable(room: string, host: string, input: NewGame, now: number): Act {
  if (!Object.hasOwn(shelf, input.game)) throw new Refusal('no_such_game');
  const rules = rulesOf(input.game);
  if (input.seats < rules.seats.min || input.seats > rules.seats.max) throw new Refusal('bad_player_count');
  const options = completeOptions(rules, input.options, paceOf(input.pace).postal);
  rules.checkOptions?.(options, input.seats);
  if (input.host !== undefined) checkName(input.host, [], null);
  const own = input.host === undefined ? null : 0;
  const seats = Array.from({ length: input.seats }, (_, seat): SeatRecord =>
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
    links: { watch: firstIssue, invite: firstIssue, seats: seats.map((_, seat) => (seat === own ? closeLink(firstIssue) : firstIssue)) },
    paused: null,
    votes: [],
    voted: 0,
    talk: input.talk,
    readable: true,
    heir: null,
    rematch: null,
    webhook: null,
    cancelled: false,
    visited: now,
    warned: null,
    chance: freshChance(),
    nonce: freshSecret(),
  };
  const grant: Act['grant'] = [
    { hash: hashOf(host), role: 'host', seat: null },
    { hash: hashOf(watchSecret(host, firstIssue)), role: 'watch', seat: null },
    { hash: hashOf(inviteSecret(host, firstIssue)), role: 'invite', seat: null },
    ...seats.map((_, seat): Act['grant'][number] =>
      seat === own
        ? { hash: hashOf(ownSecret(host)), role: 'seat', seat }
        : { hash: hashOf(seatInviteSecret(host, seat, firstIssue)), role: 'invite', seat },
    ),
  ];
  const told = own === null ? [announce('opened', {})] : [announce('opened', {}), announce('sat', { seat: own, name: input.host! })];
  return { desk, told, cut: [], grant };
}

function withSeat(desk: Desk, seat: number, seated: SeatRecord, turn: LinkIssue): Desk {
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
export function sitDown(desk: Desk, seat: number, name: string, secret: string, now: number): Act {
  checkName(name, desk.seats, seat);
  const turn = closeLink(desk.links.seats[seat]!);
  return {
    desk: withSeat(desk, seat, { name, occupant: 'person', since: now }, turn),
    told: [announce('sat', { seat, name })],
    cut: keysTo(seat),
    grant: [{ hash: hashOf(secret), role: 'seat', seat }],
    clear: seat,
  };
}

const DAY = 24 * 3_600_000;

/** A name may be put right now and then, but the log is no place to scribble. */
const MOST_RENAMED = 5;

/** Nothing told means that it is called so already. */
export function rename(desk: Desk, seat: number, name: string, now: number): Act {
  const seated = desk.seats[seat]!;
  if (seated.name === name) return { desk, told: [], cut: [], grant: [] };
  checkName(name, desk.seats, seat);
  const lately = (seated.renamed ?? []).filter((at) => at > now - DAY);
  if (lately.length >= MOST_RENAMED) throw new Refusal('renamed_too_often');
  return {
    desk: { ...desk, seats: desk.seats.with(seat, { ...seated, name, renamed: [...lately, now] }) },
    told: [announce('renamed', { seat, name, was: seated.name })],
    cut: [],
    grant: [],
  };
}

function seatBot(desk: Desk, seat: number): Act {
  return {
    desk: withSeat(desk, seat, BOT, closeLink(desk.links.seats[seat]!)),
    told: [announce('bot', { seat })],
    cut: [{ role: 'invite', seat }],
    grant: [],
  };
}

/** What a host does about seats and links. The rest of what a host may do stands in `host.ts`. */
export type LobbyInput = Extract<HostInput, { act: 'bot' | 'free' | 'reissue' | 'rotate' | 'revoke' | 'start' }>;

/** What a host asked for. No told line means that there was nothing to do. */
export function actInLobby(desk: Desk, host: string, input: LobbyInput, isLobby: boolean): Act {
  const nothing: Act = { desk, told: [], cut: [], grant: [] };
  if ('seat' in input && !desk.seats[input.seat]) throw new Refusal('bad_seat');
  switch (input.act) {
    case 'bot': {
      const { occupant } = desk.seats[input.seat]!;
      if (occupant === 'bot') return nothing;
      if (!isLobby) throw new Refusal('already_started');
      if (occupant === 'person') throw new Refusal('colour_taken');
      return seatBot(desk, input.seat);
    }
    case 'free': {
      if (!isLobby) throw new Refusal('already_started');
      if (desk.seats[input.seat]!.occupant === 'free') return nothing;
      return { ...inviteAnew(desk, host, input.seat, FREE), told: [announce('freed', { seat: input.seat })] };
    }
    case 'reissue':
      return {
        ...inviteAnew(desk, host, input.seat, { ...desk.seats[input.seat]!, away: undefined }),
        told: [announce('reissued', { seat: input.seat })],
      };
    case 'rotate':
    case 'revoke': {
      const { link, act } = input;
      const turn = act === 'rotate' ? renewLink(desk.links[link]) : closeLink(desk.links[link]);
      const secret = link === 'watch' ? watchSecret(host, turn) : inviteSecret(host, turn);
      return {
        desk: { ...desk, links: { ...desk.links, [link]: turn } },
        told: [announce(act === 'rotate' ? 'rotated' : 'revoked', { link })],
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
        const { desk: filled, told, cut } = seatBot(act.desk, seat);
        act = { desk: filled, told: [...act.told, ...told], cut: [...act.cut, ...cut], grant: [] };
      }
      return { ...act, desk: fixChance(act.desk), told: [...act.told, announce('started', {})] };
    }
  }
}

/** What was proposed and cast by this seat counts no more: it was not its person, or is not any longer. */
const withoutVotesOf = (votes: readonly Vote[], seat: number): Vote[] =>
  votes
    .filter(({ by }) => by !== seat)
    .map((vote) => ({ ...vote, yes: vote.yes.filter((one) => one !== seat), no: vote.no.filter((one) => one !== seat) }));

/** A fresh invitation to this seat. Every key to it that there was is void, and what its holder kept and was offered goes with them. */
function inviteAnew(desk: Desk, host: string, seat: number, seated: SeatRecord): Omit<Act, 'told'> {
  const turn = renewLink(desk.links.seats[seat]!);
  return {
    desk: {
      ...withSeat(desk, seat, seated, turn),
      heir: desk.heir === seat ? null : desk.heir,
      votes: withoutVotesOf(desk.votes, seat),
    },
    cut: keysTo(seat),
    clear: seat,
    grant: [{ hash: hashOf(seatInviteSecret(host, seat, turn)), role: 'invite', seat }],
  };
}

/** The links a host can see, brought forth again from the host's own secret. */
export function hostLinks(desk: Desk, host: string, env: Env): HostLinks {
  const { room, own, links } = desk;
  const seatSecret = (turn: LinkIssue, seat: number): string | null =>
    turn.for === 'substitute' ? substituteSecret(env, room, seat, turn) : seatInviteSecret(host, seat, turn);
  const seatPath = (secret: string | null): string | null => secret && pathTo('invite', room, secret);
  return {
    watch: links.watch.on ? pathTo('watch', room, watchSecret(host, links.watch)) : null,
    invite: links.invite.on ? pathTo('invite', room, inviteSecret(host, links.invite)) : null,
    seats: links.seats.map((turn, seat) => (turn.on ? seatPath(seatSecret(turn, seat)) : null)),
    substitutes: links.seats.flatMap((turn, seat) => (turn.on && turn.for === 'substitute' ? [seat] : [])),
    readers: desk.seats.some(({ occupant }) => occupant === 'readers') ? readersPath(room, readersSecret(desk)) : null,
    own: own === null ? null : { seat: own, link: pathTo('seat', room, ownSecret(host)) },
  };
}
