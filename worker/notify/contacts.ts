import { Refusal } from '../../shared/engine/refusal.ts';
import type { MailInput, PushInput } from '../../shared/protocol.ts';
import { isZone } from '../../shared/quiet.ts';
import { settingsOf } from '../desk/seat/seat-settings.ts';
import type { Env } from '../env.ts';
import type { Change } from '../state/change.ts';
import { freshSecret, hashOf, mailSecrets } from '../state/links.ts';
import type { Key, LinkSpec, MailRecord, SeatSettings } from '../state/records.ts';
import { type RoomState, stageOf } from '../state/room-state.ts';
import { checkWriting, countsOf, isSpentTo, type Situation } from './limits.ts';
import { originFor } from './origin.ts';
import { sameAddress } from './senders/address.ts';
import type { Subscription } from './senders/push.ts';
import { isOutside } from './webhook.ts';

/** Where seats wish to be told: addresses and browsers. Each is worked out as a change, and stored by the room. */

const MOST_BROWSERS = 6;

/** Links in mails that this seat has had. */
const mailLinks = (seat: number): LinkSpec[] => [
  { role: 'seat', seat, kind: 'mail' },
  { role: 'mail', seat },
];

function secretsOf({ state, env }: Situation, seat: number, mail: MailRecord): { seat: string; mail: string } {
  const secrets = mailSecrets(env, state.desk.room, seat, mail);
  if (!secrets) throw new Refusal('no_mail_here');
  return secrets;
}

export function changeMail(situation: Situation, key: Key, input: Exclude<MailInput, { act: 'away' }>, origin: string): Change {
  const { state, now } = situation;
  const seat = key.seat!;
  const own = settingsOf(state, seat);
  if (input.act === 'address') {
    if (key.role === 'mail') throw new Refusal('not_seated');
    return leaveAddress(situation, key, own, input, origin);
  }
  const { mail } = own;
  if (!mail) throw new Refusal('no_address');
  if (input.act === 'remove') return { settings: [[seat, { ...own, mail: null }]], cut: mailLinks(seat) };
  if (input.act === 'when') {
    // the first daily mail is tomorrow's
    const digest = input.when === 'daily' && mail.when !== 'daily' ? now : mail.digest;
    return { settings: [[seat, { ...own, mail: { ...mail, when: input.when, digest } }]] };
  }
  if (key.role !== 'mail') throw new Refusal('not_by_mail');
  if (mail.isConfirmed) return {};
  // what has happened so far was seen where the address was left
  const told = stageOf(state) === 'playing' ? own.told : [...own.told, 'result'];
  return {
    settings: [[seat, { ...own, told, mail: { ...mail, isConfirmed: true } }]],
    grant: [{ hash: hashOf(secretsOf(situation, seat, mail).seat), role: 'seat', seat, kind: 'mail' }],
  };
}

function leaveAddress(
  situation: Situation,
  key: Key,
  own: SeatSettings,
  { address, zone, language }: Extract<MailInput, { act: 'address' }>,
  asked: string,
): Change {
  const seat = key.seat!;
  checkWriting(situation, key, address);
  const origin = originFor(situation.env, asked);
  if (!origin) throw new Refusal('no_mail_here');
  if (zone !== undefined && !isZone(zone)) throw new Refusal('bad_zone');
  const mail: MailRecord = { address, isConfirmed: false, when: 'each', nonce: freshSecret(), origin, isFailing: false, digest: null };
  return {
    settings: [[seat, { ...own, mail, language, ...(zone !== undefined && { zone }) }]],
    cut: mailLinks(seat),
    grant: [{ hash: hashOf(secretsOf(situation, seat, mail).mail), role: 'mail', seat, kind: 'mail' }],
    counted: countsOf(address, key),
    send: [{ what: 'letter', letter: 'confirm', seat }],
  };
}

export function changePush(state: RoomState, seat: number, input: PushInput, env: Env): Change {
  const own = settingsOf(state, seat);
  const others = own.push.filter(({ endpoint }) => endpoint !== input.endpoint);
  if (input.act === 'unsubscribe') return { settings: [[seat, { ...own, push: others }]] };
  if (!env.PUSH_KEY) throw new Refusal('no_push_here');
  if (!isOutside(input.endpoint, env)) throw new Refusal('bad_address');
  const one: Subscription = { endpoint: input.endpoint, keys: input.keys };
  return { settings: [[seat, { ...own, push: [...others, one].slice(-MOST_BROWSERS) }]] };
}

/** Seats whose person has left this address, and may be mailed the link again. */
export function seatsAt({ settings, desk }: RoomState, address: string): number[] {
  const isTheirs = (seat: number, { mail }: SeatSettings) =>
    desk.seats[seat]!.occupant === 'person' && mail?.isConfirmed && sameAddress(mail.address, address);
  return [...settings].filter(([seat, own]) => isTheirs(seat, own)).map(([seat]) => seat);
}

/** Mails their links again to all seats that have left this address. Whoever asks learns nothing by it. */
export function sendLinks(situation: Situation, address: string): Change {
  if (isSpentTo(situation, address)) return {};
  return { counted: countsOf(address), send: seatsAt(situation.state, address).map((seat) => ({ what: 'letter', letter: 'links', seat })) };
}
