import { say } from '../shared/text/say.ts';
import type { Env } from './env.ts';
import { keyedSecret, pathTo } from './links.ts';
import {
  askedOf,
  awayLetter,
  confirmLetter,
  inviteLetter,
  linksLetter,
  resultLetter,
  tableName,
  tongueOf,
  turnLetter,
  type Occasion,
  type Tongue,
} from './mail/compose.ts';
import type { Letter, Mail } from './mail/letter.ts';
import { htmlOf, textOf } from './mail/render.ts';
import { moment } from './mail/time.ts';
import { isWritten } from './notices.ts';
import { pushed } from './push.ts';
import { senderOf } from './senders/choose.ts';
import type { Desk, Errand, LetterKind, MailRecord } from './store.ts';
import { stageOf, type RoomState } from './view.ts';
import { newsBody, postNews, webhookSecret } from './webhook.ts';

/** Done; not wanted any more; or never to be had. What may yet go well is thrown. */
export type Delivered = 'sent' | 'needless' | 'refused';

type Read = () => RoomState;

/** The secrets of the links in mails to a seat. The room keeps their hashes; the service's key brings them forth again. */
export function mailSecrets(
  env: Env,
  room: string,
  seat: number,
  { nonce }: Pick<MailRecord, 'nonce'>,
): { seat: string; mail: string } | null {
  const [own, mail] = ['seat', 'mail'].map((what) => keyedSecret(env, `${what}:${room}:${seat}:${nonce}`));
  return own && mail ? { seat: own, mail } : null;
}

/** The secret of an invitation that is mailed; it opens what the invitation it stands for opens, and no longer. */
export function inviteMailSecret(env: Env, { room, links }: Desk, seat: number | null): string | null {
  const { n } = seat === null ? links.invite : links.seats[seat]!;
  return keyedSecret(env, `invite:${room}:${seat ?? 'any'}:${n}`);
}

const HALF_HOUR = 1_800_000;

/** One try. How things stand is asked as late as can be, so that what is said is not of yesterday. */
export async function delivered(
  errand: Errand,
  read: Read,
  env: Env,
  here: () => readonly boolean[],
  signal: AbortSignal,
): Promise<Delivered> {
  switch (errand.what) {
    case 'letter':
      return letter(errand, read, env, here, signal);
    case 'invite':
      return invitation(errand, read, env, signal);
    case 'push':
      return push(errand, read, env, here, signal);
    case 'news': {
      const tongue = await tongueOf(read().desk, 'en');
      const state = read();
      const secret = webhookSecret(env, state.desk);
      if (!state.desk.webhook || !secret) return 'needless';
      return postNews(state.desk.webhook, secret, newsBody(errand.event, state, tongue), Date.now(), signal);
    }
  }
}

function composed(kind: LetterKind, occasion: Occasion, tongue: Tongue): Letter | null {
  switch (kind) {
    case 'turn':
    case 'reminder':
    case 'daily':
      return turnLetter(kind, occasion, tongue);
    case 'result':
      return resultLetter(occasion, tongue);
    case 'away':
      return awayLetter(occasion, tongue);
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
  { id, letter: kind, seat }: Extract<Errand, { what: 'letter' }>,
  read: Read,
  env: Env,
  here: () => readonly boolean[],
  signal: AbortSignal,
): Promise<Delivered> {
  const sender = senderOf(env);
  const before = read().owns.get(seat);
  if (!sender || !before?.mail) return 'needless';
  const tongue = await tongueOf(read().desk, before.language);
  const state = read();
  const own = state.owns.get(seat);
  const secrets = own?.mail && mailSecrets(env, state.desk.room, seat, own.mail);
  if (!own?.mail || !secrets || !isWelcome(kind, own.mail, isWritten(own))) return 'needless';
  const isTurn = kind === 'turn' || kind === 'reminder' || kind === 'daily';
  // whoever has come back meanwhile sees it all
  if (isTurn && (here()[seat] || state.desk.paused || state.desk.seats[seat]!.away)) return 'needless';
  const { mail } = own;
  const origin = env.ORIGIN ?? mail.origin;
  const links = {
    seat: origin + pathTo('seat', state.desk.room, secrets.seat),
    mail: origin + pathTo('mail', state.desk.room, secrets.mail),
  };
  const written = composed(kind, { state, seat, own, now: Date.now(), links }, tongue);
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
  { id, to, language, seat, origin }: Extract<Errand, { what: 'invite' }>,
  read: Read,
  env: Env,
  signal: AbortSignal,
): Promise<Delivered> {
  const sender = senderOf(env);
  const tongue = await tongueOf(read().desk, language);
  const { desk } = read();
  const secret = inviteMailSecret(env, desk, seat);
  const turn = seat === null ? desk.links.invite : desk.links.seats[seat]!;
  if (!sender || !secret || !turn.on) return 'needless';
  const written = inviteLetter(desk, (env.ORIGIN ?? origin) + pathTo('invite', desk.room, secret), tongue);
  const host = sender.from.split('@')[1]!;
  return sender.send(mailOf(written, { to, id: `<${desk.room}.${id}@${host}>`, thread: null, unsubscribe: null }), signal);
}

async function push(
  { seat, endpoint }: Extract<Errand, { what: 'push' }>,
  read: Read,
  env: Env,
  here: () => readonly boolean[],
  signal: AbortSignal,
): Promise<Delivered> {
  const before = read().owns.get(seat);
  if (!before || !env.PUSH_KEY) return 'needless';
  const { speaker } = await tongueOf(read().desk, before.language);
  const state = read();
  const own = state.owns.get(seat);
  const to = own?.push.find((one) => one.endpoint === endpoint);
  if (!own || !to || here()[seat]) return 'needless';
  const now = Date.now();
  const { desk, standing } = state;
  const { away } = desk.seats[seat]!;
  const [first] = desk.paused || away ? [] : askedOf(state, seat);
  const isOver = stageOf(state) === 'over' || stageOf(state) === 'cancelled';
  const isAway = away !== undefined && !away.wished;
  if (!first && !isOver && !isAway) return 'needless';
  const until = first ? standing!.beside.until[first.id]! : now + HALF_HOUR;
  const table = tableName(desk, speaker);
  const body = first
    ? say(speaker, 'mail.push.body', { time: moment(until, speaker.language, own.zone) })
    : say(speaker, isOver ? 'mail.push.result' : 'mail.away.title');
  const title = first ? say(speaker, 'mail.push.title', { table }) : table;
  return pushed(env, to, { room: desk.room, seat, title, body }, until, now, signal);
}
