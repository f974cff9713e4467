import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import type { Mail } from '../../worker/notify/mail/letter.ts';
import { smtpSender } from '../../worker/notify/senders/smtp.ts';
import { newMailbox } from '../worker/post.ts';
import type { Received } from './server.ts';

const { MAIL_DESK, SMTP_URL, SEALED_PORTS } = env as unknown as Record<string, string>;
const ports = JSON.parse(SEALED_PORTS!) as { startTls: number; tls: number; stranger: number };

const ask = async <T>(path: string): Promise<T> => (await fetch(`${MAIL_DESK}${path}`)).json();
const logins = (port: number): Promise<number> => ask(`/logins?port=${port}`);

const mailTo = (to: string): Mail => ({
  to,
  subject: 'Your move',
  text: 'text',
  html: '<p>html</p>',
  id: `<${to}>`,
  thread: null,
  unsubscribe: null,
});

const send = (address: string, to: string) => smtpSender(address, 'table@parley.example').send(mailTo(to), AbortSignal.timeout(10_000));

const PASSWORD = 'wr0ng-Secret';
const NAME = 'postmistress';
const secrets = [PASSWORD, btoa(PASSWORD), btoa(`\0${NAME}\0${PASSWORD}`), NAME, btoa(NAME)];

describe('a mail server with a certificate', () => {
  it.each([
    ['STARTTLS and AUTH LOGIN', `smtp://parley:p%40ss@localhost:${ports.startTls}`],
    ['TLS from the first byte and AUTH PLAIN', `smtps://parley:p%40ss@localhost:${ports.tls}`],
  ])('is spoken to under %s', async (_, address) => {
    const to = newMailbox();
    expect(await send(address, to)).toBe('sent');
    const [mail] = await ask<Received[]>(`/received?to=${to}`);
    expect(mail).toMatchObject({ isSealed: true, subject: 'Your move' });
  });

  it('that nobody vouches for is told neither name nor password', async () => {
    const before = await logins(ports.stranger);
    await expect(send(`smtp://parley:p%40ss@localhost:${ports.stranger}`, newMailbox())).rejects.toThrow();
    // nor one whose certificate is another's
    await expect(send(`smtps://parley:p%40ss@127.0.0.1:${ports.tls}`, newMailbox())).rejects.toThrow();
    expect(await logins(ports.stranger)).toBe(before);
  });
});

describe('a login that is refused', () => {
  it.each([
    ['AUTH LOGIN', `smtp://${NAME}:${PASSWORD}@localhost:${ports.startTls}`],
    ['AUTH PLAIN', `smtps://${NAME}:${PASSWORD}@localhost:${ports.tls}`],
    ['AUTH PLAIN without TLS, on this machine', SMTP_URL!.replace('parley:p%40ss', `${NAME}:${PASSWORD}`)],
  ])('by %s says so, and repeats nothing that was said', async (_, address) => {
    const error = await send(address, newMailbox()).then(
      () => null,
      (reason: Error) => reason,
    );
    expect(error!.message).toMatch(/^login: 535$/);
    for (const secret of secrets) expect(`${error!.message} ${error!.stack}`).not.toContain(secret);
  });
});
