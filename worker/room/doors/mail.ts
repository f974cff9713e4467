import type { MailInput, Outcome, PushInput, RoomPage } from '../../../shared/protocol.ts';
import { leaveSeat } from '../../desk/absence.ts';
import { settingsOf } from '../../desk/seat-settings.ts';
import { refuse } from '../../http/refusals.ts';
import { changeMail, changePush, seatsAt, sendLinks } from '../../notify/contacts.ts';
import { checkWriting } from '../../notify/limits.ts';
import { canMail } from '../../notify/senders/choose.ts';
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
export function mayWrite(parts: Parts, { key, now }: Visit, address: string): Outcome<boolean> {
  // a link in a mail leaves no address, and is told so where it tries
  if (key.role !== 'mail') checkWriting(parts.situation(now), key, address);
  return done(key.role !== 'mail');
}

/** Whether a seat has left this address, and may be mailed its link again. */
export const isKnown = ({ committer, env }: Parts, address: string): boolean =>
  canMail(env) && seatsAt(committer.state, address).length > 0;

export function remind(parts: Parts, address: string, now: number): void {
  parts.committer.commit(sendLinks(parts.situation(now), address), now);
}
