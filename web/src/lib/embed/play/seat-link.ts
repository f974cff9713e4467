/** A seat's link as people copy it: its address, or the part of it that is the key. */
const KEY = /^(?:https?:\/\/[^/\s]+)?\/?(?:p\/)?([a-z0-9]{12}\.[A-Za-z0-9_-]{22})(?:[/?#]\S*)?$/;

/** The key to a seat of this room, or why it is none. */
export function seatLink(text: string, room: string): { link: string } | { fault: 'no_seat' | 'other_table' } {
  const [, link] = KEY.exec(text.trim()) ?? [];
  if (!link) return { fault: 'no_seat' };
  return link.startsWith(`${room}.`) ? { link } : { fault: 'other_table' };
}

/** What the page around a frame can hand over: the link of a seat. */
interface Handed {
  parley: 'seat';
  link: string;
}

const isHanded = (said: unknown): said is Handed =>
  typeof said === 'object' &&
  said !== null &&
  'parley' in said &&
  said.parley === 'seat' &&
  'link' in said &&
  typeof said.link === 'string';

/** The link in a message, if the host of the table has allowed its origin to hand one over; null if it is no such message. */
export function heard(
  said: unknown,
  origin: string,
  allowed: readonly string[],
  room: string,
): ReturnType<typeof seatLink> | { fault: 'foreign' } | null {
  if (!isHanded(said)) return null;
  return allowed.includes(origin) ? seatLink(said.link, room) : { fault: 'foreign' };
}
