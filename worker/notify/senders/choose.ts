import type { Env } from '../../env.ts';
import { isAddress } from './address.ts';
import { bindingSender } from './binding.ts';
import { outboxSender } from './outbox.ts';
import type { Sender } from './sender.ts';
import { smtpSender } from './smtp.ts';

/** How this service sends mail: Cloudflare's binding, else a mail server, else the outbox; null where there is none or no key for links. */
export function senderOf({ LINK_KEY, EMAIL, SMTP_URL, OUTBOX, MAIL_FROM }: Env): Sender | null {
  if (!LINK_KEY) return null;
  if (MAIL_FROM !== undefined && !isAddress(MAIL_FROM)) throw new Error('MAIL_FROM is no bare address');
  if (EMAIL && MAIL_FROM) return bindingSender(EMAIL, MAIL_FROM);
  if (SMTP_URL && MAIL_FROM) return smtpSender(SMTP_URL, MAIL_FROM);
  return OUTBOX ? outboxSender(OUTBOX, MAIL_FROM ?? 'table@parley.example') : null;
}

export const canMail = (env: Env): boolean => senderOf(env) !== null;
