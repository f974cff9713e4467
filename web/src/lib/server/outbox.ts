import { error } from '@sveltejs/kit';
import type { OutboxMail } from '$shared/protocol.ts';

const HERE = ['localhost', '127.0.0.1', '[::1]'];

/** The mails that this server keeps instead of sending them. They hold links: nobody is shown them but who sits before the machine. */
export async function outboxOf(platform: App.Platform | undefined, url: URL): Promise<OutboxMail[]> {
  const outbox = platform?.env.OUTBOX;
  if (!outbox || !HERE.includes(url.hostname)) error(404);
  return outbox.getByName('outbox').list();
}
