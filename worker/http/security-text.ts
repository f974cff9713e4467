import { languages } from '../../shared/text/language.ts';
import type { Env } from '../env.ts';

const DAY = 86_400_000;

/** How long a reader may rely on it; it is written anew with every day. */
const HOLDS = 180 * DAY;

/** Whom to tell of a weakness of this service: RFC 9116. Null where the operator has named nobody. */
export function securityText(origin: string, { SECURITY_CONTACT, MAIL_FROM }: Partial<Env>, now: number): string | null {
  const contact = SECURITY_CONTACT ?? MAIL_FROM;
  if (!contact) return null;
  return [
    `Contact: ${/^[a-z]+:/.test(contact) ? contact : `mailto:${contact}`}`,
    `Expires: ${new Date(Math.floor(now / DAY) * DAY + HOLDS).toISOString()}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n');
}
