import { headersOf, NAME, type Sender } from './sender.ts';

/** What Cloudflare says of an address it will never deliver to. */
const NEVER = ['E_RECIPIENT_SUPPRESSED', 'E_RECIPIENT_NOT_ALLOWED'];

/** Cloudflare's own Email Service. It takes few headers and gives every mail a Message-ID of its own, so ours goes along under another name. */
export function bindingSender(email: SendEmail, from: string): Sender {
  return {
    from,
    async send(mail) {
      try {
        await email.send({
          from: { email: from, name: NAME },
          to: mail.to,
          subject: mail.subject,
          text: mail.text,
          html: mail.html,
          headers: { ...headersOf(mail), 'X-Parley-Id': mail.id },
        });
        return 'sent';
      } catch (error) {
        if (NEVER.includes((error as { code?: string }).code ?? '')) return 'refused';
        throw error;
      }
    },
  };
}
