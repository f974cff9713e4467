import type { Env } from '../env.ts';
import { headersOf, type Sender } from './sender.ts';

/** Where nothing else is set up, mails are kept to be looked at: /dev/outbox. */
export function outboxSender(outbox: NonNullable<Env['OUTBOX']>, from: string): Sender {
  return {
    from,
    async send(mail) {
      await outbox
        .getByName('outbox')
        .put({ from, to: mail.to, subject: mail.subject, text: mail.text, html: mail.html, id: mail.id, headers: headersOf(mail) });
      return 'sent';
    },
  };
}
