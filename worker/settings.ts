import { isAddress } from './notify/senders/address.ts';

/** What an operator has set, looked at before anything is served: a key that is none must not be found out by a player. */

interface Settings {
  LINK_KEY?: string;
  PUSH_KEY?: string;
  SMTP_URL?: string;
  MAIL_FROM?: string;
  ORIGIN?: string;
  KEEP_UNFINISHED_DAYS?: string;
  KEEP_FINISHED_DAYS?: string;
}

const LEAST_KEY = 32;

/** 32 bytes in base64url. */
const COORDINATE = /^[A-Za-z0-9_-]{43}$/;

function isPushKey(text: string): boolean {
  try {
    const { kty, crv, x, y, d } = JSON.parse(text) as Record<string, unknown>;
    return kty === 'EC' && crv === 'P-256' && [x, y, d].every((part) => typeof part === 'string' && COORDINATE.test(part));
  } catch {
    return false;
  }
}

/** A week's notice, and a day to be noted in. */
const LEAST_DAYS = 8;
const isKeeping = (text: string): boolean => /^\d{1,5}$/.test(text) && Number(text) >= LEAST_DAYS;

const isMailServer = (text: string): boolean => /^smtps?:$/.test(URL.parse(text)?.protocol ?? '') && !!URL.parse(text)?.hostname;

/** As it stands before a path: links in mails are put together with it. */
const isOrigin = (text: string): boolean => /^https?:\/\//.test(text) && URL.parse(text)?.origin === text;

/** What is wrong, and what to do about it; never with what was set, for these are secrets. */
export function wrongSettings({ LINK_KEY, PUSH_KEY, SMTP_URL, MAIL_FROM, ORIGIN, ...keeping }: Settings): string[] {
  return [
    ...(LINK_KEY && LINK_KEY.length < LEAST_KEY
      ? [`LINK_KEY has fewer than ${LEAST_KEY} letters and could be guessed. Make one with: node scripts/keys.ts`]
      : []),
    ...(PUSH_KEY && !isPushKey(PUSH_KEY)
      ? ['PUSH_KEY is no private P-256 key as a JWK, {"kty":"EC","crv":"P-256","x":…,"y":…,"d":…}. Make one with: node scripts/keys.ts']
      : []),
    ...(SMTP_URL && !isMailServer(SMTP_URL)
      ? [
          'SMTP_URL is no address of a mail server. Write smtp://name:password@host:587 or smtps://name:password@host:465, with %40 for an @ in the password.',
        ]
      : []),
    ...(MAIL_FROM && !isAddress(MAIL_FROM) ? ['MAIL_FROM is no bare address. Write table@parley.example, without a name beside it.'] : []),
    ...(ORIGIN && !isOrigin(ORIGIN)
      ? ['ORIGIN is not where links can lead. Write https://parley.example, with nothing after the name or its port.']
      : []),
    ...(['KEEP_UNFINISHED_DAYS', 'KEEP_FINISHED_DAYS'] as const).flatMap((name) =>
      keeping[name] && !isKeeping(keeping[name]) ? [`${name} is no number of days. Write a whole number, at least ${LEAST_DAYS}.`] : [],
    ),
  ];
}

/** A service with wrong settings does not start. */
export function demandSettings(env: Settings): void {
  const wrong = wrongSettings(env);
  if (wrong.length) throw new Error(['Parley does not start:', ...wrong].join('\n  '));
}
