import type { MailInput, Outcome, PushInput, Refused, RoomPage } from '../../../shared/protocol.ts';
import { leaveSeat } from '../../desk/seat/absence.ts';
import { settingsOf } from '../../desk/seat/seat-settings.ts';
import { refuse, refuseFor } from '../../http/refusals.ts';
import { calendarFor } from '../../notify/calendar.ts';
import { changeMail, changePush, seatsAt, sendLinks } from '../../notify/contacts.ts';
import { isSpentTo } from '../../notify/limits.ts';
import { canMail } from '../../notify/senders/choose.ts';
import { takeLetter, takeLetterTo } from '../../quota.ts';
import { done, page, type Parts, type Visit } from '../parts.ts';

/** Where seats are told. */

export function mail(parts: Parts, { key, now }: Visit, input: MailInput, origin: string): Outcome<RoomPage> {
  const { committer, pages } = parts;
  if (input.act === 'away') {
    const { state } = committer;
    if (key.role !== 'mail') return refuse('not_by_mail');
    // whoever has not said that the address is theirs has no say about the seat
    if (!settingsOf(state, key.seat!).mail?.isConfirmed) return refuse('no_address');
    committer.act(leaveSeat(state, key.seat!, now), now);
  } else committer.commit(changeMail(parts.situation(now), key, input, origin), now);
  return done(pages.of(key));
}

export function push(parts: Parts, visit: Visit, input: PushInput): Outcome<RoomPage> {
  const { committer, env } = parts;
  committer.commit(changePush(committer.state, visit.key.seat!, input, env), visit.now);
  return page(parts, visit);
}

/** Whether an address can be left here by this link, which has a letter sent to it. */
export function mayLeave(parts: Parts, { key, now }: Visit, input: Extract<MailInput, { act: 'address' }>, origin: string): Outcome<null> {
  changeMail(parts.situation(now), key, input, origin);
  return done(null);
}

/**
 * Why a letter may not go to that address now, if it may not. What this room refuses for any other reason is refused before it is counted
 * across all rooms: a letter that nobody would send takes none from whoever has that address.
 */
export async function stopLetter(parts: Parts, allowed: Outcome<null>, address: string, sender: string): Promise<Refused | null> {
  if (!allowed.ok) return allowed;
  const wait = await takeLetter(parts.env, address, sender);
  return wait > 0 ? refuseFor('mailed_too_often', wait) : null;
}

/** Whether a seat has left this address, and may be mailed its link again. */
export const isKnown = ({ committer, env }: Parts, address: string): boolean =>
  canMail(env) && seatsAt(committer.state, address).length > 0;

export async function remind(parts: Parts, address: string): Promise<void> {
  if (isSpentTo(parts.situation(Date.now()), address)) return;
  const wait = await takeLetterTo(parts.env, address);
  if (wait > 0 || !parts.isOpen) return;
  const now = Date.now();
  parts.committer.commit(sendLinks(parts.situation(now), address), now);
}

export async function calendar(parts: Parts, seat: number): Promise<Outcome<{ file: string }>> {
  return done({ file: await calendarFor(() => parts.committer.state, seat, Date.now()) });
}
