import { Refusal } from '../../shared/engine/refusal.ts';
import type { Happening } from '../../shared/engine/save.ts';
import type { HostInput } from '../../shared/protocol.ts';
import { announce } from '../desk/act.ts';
import type { Change } from '../state/change.ts';
import { hashOf, inviteMailSecret, keyedSecret } from '../state/links.ts';
import type { Key } from '../state/records.ts';
import { stageOf } from '../state/room-state.ts';
import { checkWriting, countsOf, isSpent, type Situation } from './limits.ts';
import { turnDeliveries } from './notices.ts';
import { originFor } from './origin.ts';
import { isOutside, newsState } from './webhook.ts';

/** What a host has sent: to a seat that is waited for, to someone who is invited, to somewhere else. */
export type Sending = Extract<HostInput, { act: 'nudge' | 'invite' | 'webhook' }>;

/** The change, and what all are told of it; nothing told means that there was nothing to do. */
export interface HostNotice {
  change: Change;
  told: Happening[];
}

export function sendAsHost(situation: Situation, key: Key, input: Sending, origin: string | undefined): HostNotice {
  switch (input.act) {
    case 'nudge':
      return { change: nudge(situation, input.seat), told: [announce('nudged', { seat: input.seat })] };
    case 'invite':
      // to whom is between the two
      return { change: invite(situation, key, input, origin), told: [announce('invited', {})] };
    case 'webhook':
      return setWebhook(situation, input.address);
  }
}

function invite(
  situation: Situation,
  key: Key,
  { address, seat: wanted, language }: Extract<HostInput, { act: 'invite' }>,
  asked: string | undefined,
): Change {
  const { state, env } = situation;
  const { desk } = state;
  const seat = wanted ?? null;
  const origin = originFor(env, asked);
  if (!origin) throw new Refusal('not_set_up');
  checkWriting(situation, key, address);
  if (seat !== null && !desk.seats[seat]) throw new Refusal('bad_seat');
  const issue = seat === null ? desk.links.invite : desk.links.seats[seat]!;
  if (!issue.on) throw new Refusal(seat === null ? 'no_invitation' : 'colour_taken');
  const secret = inviteMailSecret(env, desk, seat)!;
  return {
    // whoever is asked to sit in for someone sits in, and takes nothing over
    grant: [{ hash: hashOf(secret), role: 'invite', seat, kind: issue.for ?? 'mail' }],
    counted: countsOf(address, key),
    send: [{ what: 'invite', to: address, language, seat, origin }],
  };
}

/** Tells a seat at once that it is waited for; not too often. */
function nudge(situation: Situation, seat: number): Change {
  const { state, store, here } = situation;
  const own = state.settings.get(seat);
  if (!state.desk.seats[seat]) throw new Refusal('bad_seat');
  const isAsked = stageOf(state) === 'playing' && state.play!.sitting.open.some((one) => one.seat === seat && !one.sealed);
  if (!isAsked) throw new Refusal('not_awaited');
  if (here[seat]) throw new Refusal('is_here');
  const send = own ? turnDeliveries(store, seat, own, { mail: own.mail?.when !== 'none', push: true }, 'reminder') : [];
  if (send.length === 0) throw new Refusal('unreachable');
  const name = `nudge ${seat}`;
  if (isSpent(situation, name)) throw new Refusal('mailed_too_often');
  return { counted: [name], send };
}

/** Whoever is posted to has not agreed to it either. */
const MOST_WEBHOOKS = 10;

/** Where news of the table is posted from now on; an empty address ends it. */
function setWebhook(situation: Situation, address: string): HostNotice {
  const { state, env } = situation;
  const { desk } = state;
  if (address === (desk.webhook?.address ?? '') && !desk.webhook?.isFailing) return { change: {}, told: [] };
  if (address === '') return { change: { desk: { ...desk, webhook: null } }, told: [announce('webhook-none', {})] };
  if (!keyedSecret(env, 'webhook')) throw new Refusal('not_set_up');
  if (!isOutside(address, env)) throw new Refusal('bad_address');
  if (isSpent(situation, 'webhook', MOST_WEBHOOKS)) throw new Refusal('mailed_too_often');
  const webhook = { address, isFailing: false, posted: newsState(state) };
  const change: Change = { desk: { ...desk, webhook }, counted: ['webhook'], send: [{ what: 'news', event: 'set' }] };
  return { change, told: [announce('webhook', {})] };
}
