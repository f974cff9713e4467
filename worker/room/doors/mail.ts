import type { MailInput, Outcome, PushInput, Refused, Role, RoomPage } from '../../../shared/protocol.ts';
import { leaveSeat } from '../../desk/seat/absence.ts';
import { settingsOf } from '../../desk/seat/seat-settings.ts';
import { refuse, refuseFor } from '../../http/refusals.ts';
import { calendarFor } from '../../notify/calendar.ts';
import { changeMail, changePush, seatsAt, sendLinks } from '../../notify/contacts.ts';
import { checkWriting } from '../../notify/limits.ts';
import { canMail } from '../../notify/senders/choose.ts';
import { takeLetter, takeLetterTo } from '../../quota.ts';
import type { DoorName } from '../../state/access.ts';
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

/** Whether a letter that this link asks for is to be counted. It is refused if this room has sent too many. */
function mayWrite(parts: Parts, { key, now }: Visit, address: string): Outcome<boolean> {
  // a link in a mail leaves no address, and is told so where it tries
  if (key.role !== 'mail') checkWriting(parts.situation(now), key, address);
  return done(key.role !== 'mail');
}

/** Why this link may not have a letter sent to that address now, if it may not: counted in this room, then across all of them. */
export async function stopLetter(
  parts: Parts,
  door: DoorName,
  secret: string,
  role: Role | undefined,
  address: string,
  sender: string,
): Promise<Refused | null> {
  const entered = parts.enter(door, secret, role, (visit) => mayWrite(parts, visit, address));
  if (!entered.ok) return entered;
  const wait = entered.value ? await takeLetter(parts.env, address, sender) : 0;
  return wait > 0 ? refuseFor('mailed_too_often', wait) : null;
}

/** Whether a seat has left this address, and may be mailed its link again. */
export const isKnown = ({ committer, env }: Parts, address: string): boolean =>
  canMail(env) && seatsAt(committer.state, address).length > 0;

export async function remind(parts: Parts, address: string): Promise<void> {
  const wait = await takeLetterTo(parts.env, address);
  if (wait > 0 || !parts.isOpen) return;
  const now = Date.now();
  parts.committer.commit(sendLinks(parts.situation(now), address), now);
}

export async function calendar(parts: Parts, seat: number): Promise<Outcome<{ file: string }>> {
  return done({ file: await calendarFor(() => parts.committer.state, seat, Date.now()) });
}
