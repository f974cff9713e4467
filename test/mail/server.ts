import { createServer } from 'node:http';
import { simpleParser } from 'mailparser';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { certificate } from './certificate.ts';

/** A real mail server on loopback. Tests ask over HTTP what it received, and tell it how to behave. */

/** How the server treats whoever comes: takes all; knows no such mailbox; asks to come later; hangs up in mid-sentence; says nothing at all; is not there. */
export const manners = ['kind', 'unknown', 'busy', 'rude', 'silent', 'down'] as const;
export type Manner = (typeof manners)[number];

export interface Received {
  /** As the envelope has it. */
  from: string;
  to: string[];
  /** Under TLS, and how its sender logged in. */
  isSealed: boolean;
  raw: string;
  headers: Record<string, string>;
  subject: string;
  text: string;
  html: string;
}

export default async function setup(): Promise<() => Promise<void>> {
  const [smtp, desk, startTls, tls, stranger] = process.env['MAIL_TEST_PORTS']!.split(' ').map(Number) as [
    number,
    number,
    number,
    number,
    number,
  ];
  const vouched = JSON.parse(process.env['MAIL_TEST_CERTIFICATE']!) as { key: string; cert: string };
  const received: Received[] = [];
  /** By port, how many came to log in. */
  const logins: Record<number, number> = {};
  const mutable: { manner: Manner; server: SMTPServer | null } = { manner: 'kind', server: null };

  const answer = (done: (error?: Error) => void): void => {
    if (mutable.manner === 'unknown') return done(Object.assign(new Error('no such mailbox'), { responseCode: 550 }));
    if (mutable.manner === 'busy') return done(Object.assign(new Error('come later'), { responseCode: 451 }));
    if (mutable.manner === 'rude') return hangUp();
    if (mutable.manner === 'silent') return;
    done();
  };

  const hangUp = (): void => {
    const { connections } = mutable.server as unknown as { connections: Set<{ _socket: { destroy(): void } }> };
    for (const { _socket } of connections) _socket.destroy();
  };

  const listen = (port: number, options: SMTPServerOptions): Promise<SMTPServer> => {
    const server = new SMTPServer({
      ...options,
      onAuth: ({ username, password }, _, done) => {
        logins[port] = (logins[port] ?? 0) + 1;
        // a server that repeats what it was told
        if (username === 'parley' && password === 'p@ss') done(null, { user: username });
        else done(Object.assign(new Error(`who is ${username} with ${password}`), { responseCode: 535 }));
      },
      onRcptTo: (_, __, done) => answer(done),
      onData: (stream, { envelope, secure }, done) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          const raw = Buffer.concat(chunks);
          void simpleParser(raw).then((mail) => {
            received.push({
              from: envelope.mailFrom ? envelope.mailFrom.address : '',
              to: envelope.rcptTo.map(({ address }) => address),
              isSealed: secure,
              raw: raw.toString('latin1'),
              headers: Object.fromEntries(
                mail.headerLines.map(({ key, line }) => [key, line.replace(/\r?\n\s+/g, ' ').slice(key.length + 2)]),
              ),
              subject: mail.subject ?? '',
              text: mail.text ?? '',
              html: mail.html || '',
            });
            done();
          });
        });
      },
    });
    // a connection that is cut is no news here
    server.on('error', () => undefined);
    return new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(server)));
  };

  const open = async (): Promise<void> => {
    mutable.server = await listen(smtp, { disabledCommands: ['STARTTLS'], allowInsecureAuth: true });
  };

  const shut = (): Promise<void> => {
    const { server } = mutable;
    mutable.server = null;
    return server ? close(server) : Promise.resolve();
  };

  const close = (server: SMTPServer): Promise<void> => {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    for (const { _socket } of (server as unknown as { connections: Set<{ _socket: { destroy(): void } }> }).connections) _socket.destroy();
    return closed;
  };

  await open();
  const sealed = await Promise.all([
    listen(startTls, { ...vouched, authMethods: ['LOGIN'] }),
    listen(tls, { ...vouched, secure: true }),
    listen(stranger, certificate()),
  ]);
  const control = createServer((request, response) => {
    const url = new URL(request.url!, 'http://here');
    const say = (body: unknown) => response.end(JSON.stringify(body));
    if (url.pathname === '/received') return say(received.filter(({ to }) => to.includes(url.searchParams.get('to')!)));
    if (url.pathname === '/logins') return say(logins[Number(url.searchParams.get('port'))] ?? 0);
    const manner = manners.find((one) => one === url.pathname.slice(1));
    if (!manner) return say(null);
    mutable.manner = manner;
    void (manner === 'down' ? shut() : mutable.server ? Promise.resolve() : open()).then(() => say(manner));
  });
  await new Promise<void>((resolve) => control.listen(desk, '127.0.0.1', () => resolve()));
  return async () => {
    control.close();
    await shut();
    await Promise.all(sealed.map(close));
  };
}
