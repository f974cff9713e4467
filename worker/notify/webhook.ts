import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { HostDesk } from '../../shared/protocol.ts';
import { pieces, plainOf, say, type Saying } from '../../shared/text/say.ts';
import type { Env } from '../env.ts';
import { keyedSecret } from '../state/links.ts';
import type { Desk, NewsEvent, WebhookRecord } from '../state/records.ts';
import { type RoomState, stageOf } from '../state/room-state.ts';
import { formatTime } from './mail/time.ts';
import { tableName, type Tongue, wonSaying } from './mail/tongue.ts';
import { isLoopback } from './origin.ts';
import { Undelivered } from './senders/undelivered.ts';

/** News of a table for somewhere else, such as a channel of Discord or Slack: what everyone may know, no link, no secret. */

/** Endings that no name of the open net has, or that are kept for what stands in a house. */
const HOUSE = /\.(?:arpa|cluster|consul|corp|docker|home|internal|intra|intranet|lan|local|localdomain|localhost|private|svc)$/i;

/** Names of the open net whose answer is whatever number stands in them, or always this very machine. */
const MIRROR =
  /(?:^|\.)(?:nip\.io|sslip\.io|xip\.io|localtest\.me|lvh\.me|vcap\.me|lacolhost\.com|traefik\.me|localhost\.direct|backname\.io|plex\.direct|local-ip\.(?:co|sh)|local\.gd|rbndr\.us|1u\.ms|fritz\.box|mshome\.net)$/i;

/**
 * A name that leads out of the house: no number, however it is spelled, no port but the usual. On a laptop, the laptop itself.
 * Any other name may lead inside too; that is for the network around a server to forbid.
 */
export function isOutside(address: string, { DEV }: Pick<Env, 'DEV'>): boolean {
  const url = URL.parse(address);
  if (!url || url.username || url.password) return false;
  if (DEV && isLoopback(url.hostname)) return url.protocol === 'http:' || url.protocol === 'https:';
  const { hostname } = url;
  const isName = /^(?:[a-z0-9-]+\.)+[a-z][a-z0-9-]*$/i.test(hostname) && !HOUSE.test(hostname) && !MIRROR.test(hostname);
  return url.protocol === 'https:' && url.port === '' && isName;
}

/** Whom the table waits for, as everyone may know it; people alone. */
function waitsOf({ desk, play }: RoomState): { seats: number[]; isSealed: boolean; until: number; id: string } | null {
  const isAwaited = (seat: number) => desk.seats[seat]!.occupant === 'person' && !desk.seats[seat]!.away;
  const open = (play?.sitting.open ?? []).filter(({ seat, sealed }) => sealed || isAwaited(seat));
  if (open.length === 0) return null;
  const named = open.filter(({ sealed }) => !sealed);
  const seats = [...new Set(named.map(({ seat }) => seat))].sort((a, b) => a - b);
  const isSealed = open.length > named.length;
  // until when a sealed choice may take is no secret, whose it is and how many are still thinking is
  const until = named.length
    ? Math.min(...named.map(({ id }) => play!.beside.until[id]!))
    : Math.max(...open.map(({ id }) => play!.beside.until[id]!));
  const ids = named.map(({ id }) => id).sort();
  return { seats, isSealed, until, id: JSON.stringify([ids, isSealed]) };
}

export function newsState(state: RoomState): WebhookRecord['posted'] {
  const stage = stageOf(state);
  return { stage, isPaused: state.desk.paused !== null, waits: (stage === 'playing' && waitsOf(state)?.id) || '' };
}

/** What is new since it was last posted, if anything; the weightiest of it. */
export function newsOf(state: RoomState): NewsEvent | null {
  const { webhook } = state.desk;
  if (!webhook || webhook.isFailing) return null;
  const { posted } = webhook;
  const now = newsState(state);
  if (now.stage !== posted.stage) {
    if (now.stage === 'over') return 'finished';
    if (now.stage === 'cancelled') return 'cancelled';
    if (now.stage === 'playing') return 'started';
  }
  if (now.stage !== 'playing') return null;
  if (now.isPaused !== posted.isPaused) return now.isPaused ? 'paused' : 'resumed';
  return !now.isPaused && now.waits !== '' && now.waits !== posted.waits ? 'waiting' : null;
}

/** What a receiver checks the signature with: `t=<seconds>,v1=<hex>` over `<seconds>.<body>`. */
export function webhookSecret(env: Env, { room, webhook }: Desk): string | null {
  return webhook && keyedSecret(env, `webhook:${room}:${webhook.address}`);
}

/** Where news goes, for the host's eyes. */
export function webhookFor(env: Env, desk: Desk): HostDesk['webhook'] {
  const secret = webhookSecret(env, desk);
  return desk.webhook && secret ? { address: desk.webhook.address, secret, failing: desk.webhook.isFailing } : null;
}

export function signature(secret: string, body: string, now: number): string {
  const t = Math.floor(now / 1_000);
  return `t=${t},v1=${bytesToHex(hmac(sha256, utf8ToBytes(secret), utf8ToBytes(`${t}.${body}`)))}`;
}

function sentenceOf(event: NewsEvent, state: RoomState, { speaker }: Tongue): string {
  const { desk } = state;
  const time = (at: number): string => `${formatTime(at, speaker.language, 'UTC')} UTC`;
  const text = (saying: Saying): string => plainOf(pieces(speaker, saying));
  const waits = waitsOf(state);
  switch (event) {
    case 'set':
      return say(speaker, 'mail.hook.test');
    case 'started':
      return say(speaker, 'mail.hook.started', { game: say(speaker, `game.${desk.game}`), seats: { seats: [...desk.seats.keys()] } });
    case 'paused':
      return desk.paused ? say(speaker, 'mail.hook.paused', { time: time(desk.paused.until) }) : say(speaker, 'mail.hook.resumed');
    case 'resumed':
    case 'cancelled':
      return say(speaker, `mail.hook.${event}`);
    case 'finished':
      return text(wonSaying(state, 'mail.hook.finished'));
    case 'waiting':
      if (!waits) return say(speaker, 'mail.hook.resumed');
      return waits.seats.length
        ? say(speaker, 'mail.hook.waiting', { seats: { seats: waits.seats }, time: time(waits.until) })
        : say(speaker, 'mail.hook.waiting.hidden', { time: time(waits.until) });
  }
}

/** What is posted. `content` is what Discord shows, `text` what Slack does; neither can be made to ping anyone. */
export function newsBody(event: NewsEvent, state: RoomState, tongue: Tongue): string {
  const { desk, play } = state;
  const { speaker } = tongue;
  const table = tableName(desk, speaker);
  const said = `${table}: ${sentenceOf(event, state, tongue)}`.replaceAll('@', '＠').replace(/[<>]/g, '');
  const stage = stageOf(state);
  const waits = stage === 'playing' ? waitsOf(state) : null;
  const result = play && stage === 'over' ? play.sitting.rules.result(play.sitting.table) : null;
  return JSON.stringify({
    event,
    table,
    game: desk.game,
    stage,
    waiting: waits ? waits.seats.map((seat) => speaker.names[seat]) : [],
    until: waits ? new Date(waits.until).toISOString() : null,
    winners: result ? result.winners.map((seat) => speaker.names[seat]) : [],
    content: said,
    text: said,
    allowed_mentions: { parse: [] },
  });
}

/** `refused`: that address takes no news, and there is no use in trying again. */
export async function postNews(
  webhook: WebhookRecord,
  secret: string,
  body: string,
  now: number,
  signal: AbortSignal,
): Promise<'sent' | 'refused'> {
  const response = await fetch(webhook.address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': 'Parley', 'Parley-Signature': signature(secret, body, now) },
    body,
    redirect: 'manual',
    signal,
  });
  await response.body?.cancel();
  if (response.ok) return 'sent';
  const { status } = response;
  if ((status >= 300 && status < 400) || [400, 401, 403, 404, 405, 410].includes(status)) return 'refused';
  throw new Undelivered(`webhook: ${status}`);
}
