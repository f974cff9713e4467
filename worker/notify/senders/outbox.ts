import { DurableObject } from 'cloudflare:workers';
import type { OutboxMail } from '../../../shared/protocol.ts';
import type { Env } from '../../env.ts';
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

const KEPT = 200;

/** The mails of a server that sends none. Bound only where it is served from a laptop. */
export class UnsentMails extends DurableObject {
  constructor(ctx: DurableObjectState, env: unknown) {
    super(ctx, env as never);
    ctx.storage.sql.exec(
      'CREATE TABLE IF NOT EXISTS mail (number INTEGER PRIMARY KEY AUTOINCREMENT, at INTEGER NOT NULL, text TEXT NOT NULL)',
    );
  }

  async put(mail: Omit<OutboxMail, 'number' | 'at'>): Promise<void> {
    const { sql } = this.ctx.storage;
    sql.exec('INSERT INTO mail (at, text) VALUES (?, ?)', Date.now(), JSON.stringify(mail));
    sql.exec('DELETE FROM mail WHERE number <= (SELECT MAX(number) FROM mail) - ?', KEPT);
  }

  /** The newest first. */
  async list(): Promise<OutboxMail[]> {
    const found = this.ctx.storage.sql.exec<{ number: number; at: number; text: string }>(
      'SELECT number, at, text FROM mail ORDER BY number DESC',
    );
    return found.toArray().map(({ number, at, text }) => ({ ...(JSON.parse(text) as Omit<OutboxMail, 'number' | 'at'>), number, at }));
  }
}
