import { fromBase64url, toBase64url } from '../../base64url.ts';
import type { Env } from '../../env.ts';
import { Undelivered } from './undelivered.ts';

/** Web push by the platform's crypto alone: RFC 8291 for what is said (aes128gcm), RFC 8292 for who says it (VAPID). */

export interface Subscription {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

const text = (said: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(said) as Uint8Array<ArrayBuffer>;

function concat(...parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

async function hkdf(secret: Uint8Array<ArrayBuffer>, salt: Uint8Array<ArrayBuffer>, info: Uint8Array<ArrayBuffer>, length: number) {
  const key = await crypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveBits']);
  return new Uint8Array(await crypto.subtle.deriveBits({ name: 'HKDF', hash: 'SHA-256', salt, info }, key, length * 8));
}

const P256 = { name: 'ECDH', namedCurve: 'P-256' } as const;
const RECORD = 4096;

/** What may differ from one encryption to the next, for tests. */
export interface Chosen {
  pair: CryptoKeyPair;
  salt: Uint8Array<ArrayBuffer>;
}

export async function encrypt({ keys }: Subscription, said: string, chosen?: Chosen): Promise<Uint8Array<ArrayBuffer>> {
  const receiver = fromBase64url(keys.p256dh);
  const pair = chosen?.pair ?? ((await crypto.subtle.generateKey(P256, true, ['deriveBits'])) as CryptoKeyPair);
  const salt = chosen?.salt ?? crypto.getRandomValues(new Uint8Array(16));
  const theirs = await crypto.subtle.importKey('raw', receiver, P256, true, []);
  const ours = new Uint8Array((await crypto.subtle.exportKey('raw', pair.publicKey)) as ArrayBuffer);
  const shared = await crypto.subtle.deriveBits({ name: 'ECDH', public: theirs } as never, pair.privateKey, 256);
  const secret = await hkdf(new Uint8Array(shared), fromBase64url(keys.auth), concat(text('WebPush: info\0'), receiver, ours), 32);
  const [key, nonce] = await Promise.all([
    hkdf(secret, salt, text('Content-Encoding: aes128gcm\0'), 16),
    hkdf(secret, salt, text('Content-Encoding: nonce\0'), 12),
  ]);
  const aes = await crypto.subtle.importKey('raw', key, 'AES-GCM', false, ['encrypt']);
  // one record, and 2 says that it is the last
  const body = await crypto.subtle.encrypt({ name: 'AES-GCM', iv: nonce }, aes, concat(text(said), Uint8Array.of(2)));
  const size = new Uint8Array(4);
  new DataView(size.buffer).setUint32(0, RECORD);
  return concat(salt, size, Uint8Array.of(ours.length), ours, new Uint8Array(body));
}

const ES256 = { name: 'ECDSA', namedCurve: 'P-256' } as const;
const HALF_DAY = 12 * 3_600;

/** The public half of our key, as a browser wants it. */
export function publicKeyOf({ PUSH_KEY }: Pick<Env, 'PUSH_KEY'>): string | null {
  if (!PUSH_KEY) return null;
  const { x, y } = JSON.parse(PUSH_KEY) as { x: string; y: string };
  return toBase64url(concat(Uint8Array.of(4), fromBase64url(x), fromBase64url(y)));
}

/** Who we are, for one push service and half a day. */
export async function vapid(env: Env, endpoint: string, now: number): Promise<string> {
  const jwk = JSON.parse(env.PUSH_KEY!) as JsonWebKey;
  const key = await crypto.subtle.importKey('jwk', { ...jwk, key_ops: ['sign'] }, ES256, false, ['sign']);
  const subject = env.MAIL_FROM ? `mailto:${env.MAIL_FROM}` : (env.ORIGIN ?? 'https://parley.example');
  const claims = { aud: new URL(endpoint).origin, exp: Math.floor(now / 1_000) + HALF_DAY, sub: subject };
  const head = [{ typ: 'JWT', alg: 'ES256' }, claims].map((part) => toBase64url(text(JSON.stringify(part)))).join('.');
  const signed = await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, key, text(head));
  return `vapid t=${head}.${toBase64url(signed)}, k=${publicKeyOf(env)!}`;
}

/** What a browser is told. No link and no hand: which table it is, the browser knows by itself. */
export interface PushMessage {
  room: string;
  seat: number;
  title: string;
  body: string;
}

/** `refused`: this browser takes no more. */
export async function sendPush(
  env: Env,
  to: Subscription,
  told: PushMessage,
  until: number,
  now: number,
  signal: AbortSignal,
): Promise<'sent' | 'refused'> {
  const response = await fetch(to.endpoint, {
    method: 'POST',
    headers: {
      authorization: await vapid(env, to.endpoint, now),
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      ttl: String(Math.max(0, Math.floor((until - now) / 1_000))),
      urgency: 'high',
      // a later word of the same seat takes the place of this one
      topic: `${told.room}-${told.seat}`,
    },
    body: await encrypt(to, JSON.stringify(told)),
    redirect: 'manual',
    signal,
  });
  await response.body?.cancel();
  if (response.ok) return 'sent';
  if (response.status === 404 || response.status === 410) return 'refused';
  throw new Undelivered(`push: ${response.status}`);
}

/** A subscription that can be one: a true point of the curve and a secret of 16 bytes. */
export async function isSubscription({ keys }: Subscription): Promise<boolean> {
  try {
    await crypto.subtle.importKey('raw', fromBase64url(keys.p256dh), P256, true, []);
    return fromBase64url(keys.auth).length === 16;
  } catch {
    return false;
  }
}
