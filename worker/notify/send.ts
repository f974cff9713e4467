import { say } from '../../shared/text/say.ts';
import { standInOf } from '../desk/seat/absence.ts';
import { expiryOf } from '../desk/expiry.ts';
import type { Env } from '../env.ts';
import { inviteMailSecret, mailSecrets, pathTo } from '../state/links.ts';
import type { Delivery, Desk, LetterKind, MailRecord } from '../state/records.ts';
import { type RoomState, stageOf } from '../state/room-state.ts';
import {
  awayLetter,
  confirmLetter,
  expiringLetter,
  inviteLetter,
  linksLetter,
  type LetterContext,
  partingLetter,
  resultLetter,
  turnLetter,
} from './mail/compose.ts';
import type { Letter, Mail } from './mail/letter.ts';
import { htmlOf, textOf } from './mail/render.ts';
import { formatTime } from './mail/time.ts';
import { askedOf, tableName, type Tongue, tongueOf } from './mail/tongue.ts';
import { originFor } from './origin.ts';
import { isWritten } from './plan.ts';
import { senderOf } from './senders/choose.ts';
import { sendPush } from './senders/push.ts';
import { newsBody, postNews, webhookSecret } from './webhook.ts';

/** Done; not wanted any more; or never to be had. What may yet go well is thrown. */
export type DeliveryOutcome = 'sent' | 'needless' | 'refused';

type Read = () => RoomState;

/** What a mail program may make a link of. */
const LINKLIKE = /[/@:\\]|[\p{L}\p{N}\p{M}_-][.․。．｡﹒](?:\p{L}[\p{L}\p{M}]|\p{N}+[.․。．｡﹒])/u;

/** The table as a stranger may be told of it: our mail must not carry a link that someone has hidden in a name. */
function withoutLinks(desk: Desk): Desk {
  const plain = (text: string): string => (LINKLIKE.test(text) ? '' : text);
  return { ...desk, title: plain(desk.title), seats: desk.seats.map((seat) => ({ ...seat, name: plain(seat.name) })) };
}

const HALF_HOUR = 1_800_000;
const DAY = 48 * HALF_HOUR;

/** One try. How things stand is asked as late as can be, so that what is said is not of yesterday. */
export async function deliver(
  delivery: Delivery,
  read: Read,
  env: Env,
  here: () => readonly boolean[],
  signal: AbortSignal,
): Promise<DeliveryOutcome> {
  switch (delivery.what) {
    case 'letter':
      return letter(delivery, read, env, here, signal);
    case 'invite':
      return invitation(delivery, read, env, signal);
    case 'parting':
      return sendParting(delivery, read, env, signal);
    case 'push':
      return push(delivery, read, env, here, signal);
    case 'news': {
      const tongue = await tongueOf(read().desk, 'en');
      const state = read();
      const secret = webhookSecret(env, state.desk);
      if (!state.desk.webhook || !secret) return 'needless';
      return postNews(state.desk.webhook, secret, newsBody(delivery.event, state, tongue), Date.now(), signal);
    }
  }
}

function compose(kind: LetterKind, occasion: LetterContext, expires: number, tongue: Tongue): Letter | null {
  switch (kind) {
    case 'turn':
    case 'reminder':
    case 'daily':
      return turnLetter(kind, occasion, tongue);
    case 'result':
      return resultLetter(occasion, tongue);
    case 'away':
      return awayLetter(occasion, tongue);
    case 'expiring':
      return expiringLetter(occasion, expires, tongue);
    case 'links':
      return linksLetter(occasion, tongue);
    case 'confirm':
      return confirmLetter(occasion, tongue);
  }
}

/** What was asked for by its reader comes in any case, the rest only where it is wanted. */
const isWelcome = (kind: LetterKind, mail: MailRecord, wanted: boolean): boolean =>
  kind === 'confirm' ? !mail.isConfirmed : kind === 'links' ? mail.isConfirmed : wanted;

async function letter(
  { id, letter: kind, seat }: Extract<Delivery, { what: 'letter' }>,
  read: Read,
  env: Env,
  here: () => readonly boolean[],
  signal: AbortSignal,
): Promise<DeliveryOutcome> {
  const sender = senderOf(env);
  const before = read().settings.get(seat);
  if (!sender || !before?.mail) return 'needless';
  const tongue = await tongueOf(kind === 'confirm' ? withoutLinks(read().desk) : read().desk, before.language);
  const state = kind === 'confirm' ? { ...read(), desk: withoutLinks(read().desk) } : read();
  const own = state.settings.get(seat);
  const secrets = own?.mail && mailSecrets(env, state.desk.room, seat, own.mail);
  if (!own?.mail || !secrets || !isWelcome(kind, own.mail, isWritten(own))) return 'needless';
  const isTurn = kind === 'turn' || kind === 'reminder' || kind === 'daily';
  // whoever has come back meanwhile sees it all
  if (isTurn && (here()[seat] || state.desk.paused || state.desk.seats[seat]!.away)) return 'needless';
  const { mail } = own;
  const origin = originFor(env, mail.origin);
  if (!origin) return 'needless';
  const links = {
    seat: origin + pathTo('seat', state.desk.room, secrets.seat),
    mail: origin + pathTo('mail', state.desk.room, secrets.mail),
  };
  const written = compose(kind, { state, seat, own, now: Date.now(), links }, expiryOf(state, env), tongue);
  if (!written) return 'needless';
  const host = sender.from.split('@')[1]!;
  const unsubscribe = kind === 'confirm' ? null : `${origin}/api/l${pathTo('mail', state.desk.room, secrets.mail)}/unsubscribe`;
  return sender.send(
    mailOf(written, {
      to: mail.address,
      id: `<${state.desk.room}.${id}@${host}>`,
      thread: `<${state.desk.room}.seat-${seat}@${host}>`,
      unsubscribe,
    }),
    signal,
  );
}

function mailOf(written: Letter, envelope: Pick<Mail, 'to' | 'id' | 'thread' | 'unsubscribe'>): Mail {
  // what people have named themselves and their table goes into a header
  const subject = written.subject.replace(/[\p{Cc}\p{Cf}]+/gu, ' ');
  return { ...envelope, subject, text: textOf(written), html: htmlOf(written) };
}

async function invitation(
  { id, to, language, seat, origin: asked }: Extract<Delivery, { what: 'invite' }>,
  read: Read,
  env: Env,
  signal: AbortSignal,
): Promise<DeliveryOutcome> {
  const sender = senderOf(env);
  const tongue = await tongueOf(withoutLinks(read().desk), language);
  const desk = withoutLinks(read().desk);
  const secret = inviteMailSecret(env, desk, seat);
  const turn = seat === null ? desk.links.invite : desk.links.seats[seat]!;
  const origin = originFor(env, asked);
  if (!sender || !secret || !turn.on || !origin) return 'needless';
  const written = inviteLetter(desk, origin + pathTo('invite', desk.room, secret), tongue);
  const host = sender.from.split('@')[1]!;
  return sender.send(mailOf(written, { to, id: `<${desk.room}.${id}@${host}>`, thread: null, unsubscribe: null }), signal);
}

/** It carries no link: those of the seat are another's now, and the host's are not ours to give. */
async function sendParting(
  { id, to, language, seat }: Extract<Delivery, { what: 'parting' }>,
  read: Read,
  env: Env,
  signal: AbortSignal,
): Promise<DeliveryOutcome> {
  const { speaker } = await tongueOf(read().desk, language);
  const { desk } = read();
  const table = tableName(desk, speaker);
  if (typeof to !== 'string') {
    if (!env.PUSH_KEY) return 'needless';
    const now = Date.now();
    return sendPush(env, to, { room: desk.room, seat, title: table, body: say(speaker, 'mail.parting.title') }, now + DAY, now, signal);
  }
  const sender = senderOf(env);
  if (!sender) return 'needless';
  const host = sender.from.split('@')[1]!;
  const written = partingLetter(desk, { speaker });
  return sender.send(
    mailOf(written, { to, id: `<${desk.room}.${id}@${host}>`, thread: `<${desk.room}.seat-${seat}@${host}>`, unsubscribe: null }),
    signal,
  );
}

async function push(
  { seat, endpoint }: Extract<Delivery, { what: 'push' }>,
  read: Read,
  env: Env,
  here: () => readonly boolean[],
  signal: AbortSignal,
): Promise<DeliveryOutcome> {
  const before = read().settings.get(seat);
  if (!before || !env.PUSH_KEY) return 'needless';
  const { speaker } = await tongueOf(read().desk, before.language);
  const state = read();
  const own = state.settings.get(seat);
  const to = own?.push.find((one) => one.endpoint === endpoint);
  if (!own || !to) return 'needless';
  const now = Date.now();
  const { desk, play } = state;
  const { away } = desk.seats[seat]!;
  const [first] = desk.paused || away ? [] : askedOf(state, seat);
  const isOver = stageOf(state) === 'over' || stageOf(state) === 'cancelled';
  const standIn = isOver ? null : standInOf(desk, seat);
  // whoever sits in has the seat's page open, and its person must be told of it
  const isSeen = here()[seat] && standIn !== 'substitute';
  if (isSeen || (!first && !isOver && !standIn)) return 'needless';
  const until = first ? play!.beside.until[first.id]! : now + HALF_HOUR;
  const table = tableName(desk, speaker);
  const body = first
    ? say(speaker, 'mail.push.body', { time: formatTime(until, speaker.language, own.zone) })
    : isOver
      ? say(speaker, 'mail.push.result')
      : say(speaker, `mail.away.${standIn!}`, { name: away!.name });
  const title = first ? say(speaker, 'mail.push.title', { table }) : table;
  return sendPush(env, to, { room: desk.room, seat, title, body }, until, now, signal);
}
