import { error, type RequestEvent } from '@sveltejs/kit';
import type { OutboxMail } from '$shared/protocol.ts';

const HERE = ['localhost', '127.0.0.1', '[::1]'];

/** What a proxy writes into a request that it passes on: then whoever asks is somewhere else, whatever host they name. */
const PASSED_ON = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'forwarded', 'via', 'cf-connecting-ip'];

/** The mails that this server keeps instead of sending them. They hold links: nobody is shown them but who sits before the machine. */
export async function outboxOf({ platform, url, request }: Pick<RequestEvent, 'platform' | 'url' | 'request'>): Promise<OutboxMail[]> {
  const { OUTBOX: outbox, ORIGIN, ADDRESS_HEADER } = platform?.env ?? {};
  const isServer = ADDRESS_HEADER !== undefined || (ORIGIN !== undefined && !HERE.includes(URL.parse(ORIGIN)?.hostname ?? ''));
  const isPassedOn = PASSED_ON.some((name) => request.headers.has(name));
  if (!outbox || isServer || isPassedOn || !HERE.includes(url.hostname)) error(404);
  return outbox.getByName('outbox').list();
}
