import type { Again } from '../../shared/protocol.ts';
import { opensBoard } from '../state/access.ts';
import { hashOf, ownSecret, pathTo, seatInviteSecret, watchSecret } from '../state/links.ts';
import type { Desk, Key, SeatRecord } from '../state/records.ts';
import { type Act, announce, BOT, FREE } from './act.ts';
import { closeLink, firstIssue, openTable } from './lobby.ts';
import { isPerson } from './seat/seat-settings.ts';

/** Another table with the same people and options. The asker is its host, the others are invited to the seats they had. */

export function againOf({ game, title, pace, talk, options, seats }: Desk, by: number): Again {
  const players = seats.map(({ name, occupant }) => ({ name, bot: occupant === 'bot' || occupant === 'readers' }));
  return { game, title, pace, talk, options, players, by };
}

/** The new table: the asker sits, bots sit again, and the seats of the others bear their names until they come. */
export function reopenTable(room: string, host: string, { players, by, ...again }: Again, now: number): Act {
  const { desk, told, grant } = openTable(
    room,
    host,
    { ...again, options: again.options as Record<string, string>, seats: players.length },
    now,
  );
  const seats = players.map(({ name, bot }, seat): SeatRecord => {
    if (seat === by) return { name, occupant: 'person', since: now };
    return bot ? BOT : { ...FREE, name };
  });
  const isTaken = (seat: number | null): boolean => seat !== null && seats[seat]!.occupant !== 'free';
  return {
    desk: {
      ...desk,
      seats,
      own: by,
      links: { ...desk.links, seats: seats.map((_, seat) => (isTaken(seat) ? closeLink(firstIssue) : firstIssue)) },
    },
    told: [
      ...told,
      announce('sat', { seat: by, name: players[by]!.name }),
      ...seats.flatMap((seated, seat) => (seated === BOT ? [announce('bot', { seat })] : [])),
    ],
    cut: [],
    grant: [
      ...grant.filter(({ role, seat }) => role !== 'invite' || !isTaken(seat)),
      { hash: hashOf(ownSecret(host)), role: 'seat', seat: by },
    ],
  };
}

/** The table that goes on from another; `n` counts those that did before it and are deleted. */
type Rematch = NonNullable<Desk['rematch']> & { n: number };

/** The rematch there is, or the next one if that is gone. */
export const nextRematch = ({ rematch }: Desk, isGone: boolean): number => (rematch?.n ?? 0) + (isGone ? 1 : 0);

/** Is this a later one than the table knows of? */
export const isNews = ({ rematch }: Desk, n: number): boolean => rematch === null || n > (rematch.n ?? 0);

/** This table has another that goes on from it. */
export function noteRematch(desk: Desk, rematch: Rematch): Act {
  const { by } = rematch;
  return { desk: { ...desk, rematch }, told: [announce('rematch', { seat: by })], cut: [], grant: [] };
}

/** This viewer's own way to the other table; `host` is that table's host's secret. */
export function rematchFor({ rematch, seats }: Desk, host: string | null, key: Key): string | null {
  if (!rematch || host === null || !opensBoard(key)) return null;
  const { room, by } = rematch;
  if (!isPerson(key) || seats[key.seat!]!.occupant !== 'person') return pathTo('watch', room, watchSecret(host, firstIssue));
  return key.seat === by ? pathTo('host', room, host) : pathTo('invite', room, seatInviteSecret(host, key.seat!, firstIssue));
}
