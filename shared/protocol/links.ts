/** Links, and what they let one do. */

/** What a link lets one do: run the table, play a seat, only look, take a free seat, or settle what mail a seat gets. */
export const roles = ['host', 'seat', 'watch', 'invite', 'mail'] as const;
export type Role = (typeof roles)[number];

/** The first part of a link's path: /p/<game>.<secret> is a seat. */
export const pathOf: Record<Role, string> = { host: 'h', seat: 'p', watch: 'w', invite: 'j', mail: 'm' };

const LINK = /^([a-z0-9]{12})\.([A-Za-z0-9_-]{22})$/;

/** A room and a secret, as they stand in a link; null if it can be no link at all. */
export function parseLink(link: string): { room: string; secret: string } | null {
  const [, room, secret] = LINK.exec(link) ?? [];
  return room && secret ? { room, secret } : null;
}

/** Where a link that can be none is looked up, so that it is refused no faster than any other. */
const NOWHERE = { room: '000000000000', secret: 'A'.repeat(22) };

/** The room to ask about a link, whatever it looks like. */
export function askedLink(link: string): { room: string; secret: string } {
  return parseLink(link) ?? NOWHERE;
}

const ROOM_LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** The name of a new room, from 64 random bytes of the platform; every letter equally likely. */
export function roomName(random: Uint8Array): string {
  const fair = random.filter((byte) => byte < 252).slice(0, 12);
  return Array.from(fair, (byte) => ROOM_LETTERS[byte % 36]).join('');
}
