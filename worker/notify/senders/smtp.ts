import { connect } from 'cloudflare:sockets';
import { Email } from 'worker-mailer';
import type { Mail } from '../mail/letter.ts';
import { isLoopback } from '../origin.ts';
import { encodeWords } from './encoded-words.ts';
import { headersOf, NAME, type Sender, type SendResult } from './sender.ts';
import { Undelivered } from './undelivered.ts';

/** A mail server: smtp://name:password@host:587 (with STARTTLS where it is offered) or smtps://name:password@host:465. */
export interface MailServer {
  host: string;
  port: number;
  isSecure: boolean;
  login: { name: string; password: string } | null;
}

export function mailServer(address: string): MailServer {
  const url = new URL(address);
  if (url.protocol !== 'smtp:' && url.protocol !== 'smtps:') throw new Error('SMTP_URL begins with smtp:// or smtps://');
  const isSecure = url.protocol === 'smtps:';
  return {
    host: url.hostname,
    port: Number(url.port || (isSecure ? 465 : 587)),
    isSecure,
    login: url.username ? { name: decodeURIComponent(url.username), password: decodeURIComponent(url.password) } : null,
  };
}

interface Reply {
  code: number;
  lines: string[];
}

const LONGEST_REPLY = 64 * 1024;
/**
 * The dialogue with a mail server, line by line. The one in worker-mailer 1.2 waits for ever, and lets nothing else run meanwhile,
 * for a server that hangs up; so only its writing of messages is used.
 */
class Dialogue {
  #socket: Socket;
  #reader: ReadableStreamDefaultReader<Uint8Array>;
  #writer: WritableStreamDefaultWriter<Uint8Array>;
  #heard = '';

  constructor({ host, port, isSecure }: MailServer) {
    this.#socket = connect({ hostname: host, port }, { secureTransport: isSecure ? 'on' : 'starttls', allowHalfOpen: false });
    this.#reader = this.#socket.readable.getReader();
    this.#writer = this.#socket.writable.getWriter();
  }

  async hear(): Promise<Reply> {
    const lines: string[] = [];
    for (;;) {
      const end = this.#heard.indexOf('\n');
      if (end >= 0) {
        const line = this.#heard.slice(0, end).trimEnd();
        this.#heard = this.#heard.slice(end + 1);
        lines.push(line);
        if (!/^\d{3}-/.test(line)) return { code: Number(line.slice(0, 3)), lines };
        continue;
      }
      const { value, done } = await this.#reader.read();
      if (done) throw new Undelivered('the mail server hung up');
      this.#heard += new TextDecoder().decode(value);
      if (this.#heard.length > LONGEST_REPLY) throw new Undelivered('the mail server talks without end');
    }
  }

  async say(line: string): Promise<Reply> {
    await this.#writer.write(new TextEncoder().encode(line));
    return this.hear();
  }

  /** Says a line and demands an answer of that hundred. Neither is ever repeated: what was said may hold a password, and what came back may say it again. */
  async tell(line: string, hundred: 2 | 3, what: string): Promise<Reply> {
    const reply = await this.say(`${line}\r\n`);
    if (Math.floor(reply.code / 100) !== hundred) throw new Undelivered(`${what}: ${reply.code}`);
    return reply;
  }

  startTls(): void {
    this.#reader.releaseLock();
    this.#writer.releaseLock();
    this.#socket = this.#socket.startTls();
    this.#reader = this.#socket.readable.getReader();
    this.#writer = this.#socket.writable.getWriter();
    this.#heard = '';
  }

  close(): void {
    this.#socket.close().catch(() => undefined);
  }
}

const base64 = (text: string): string => btoa(String.fromCharCode(...new TextEncoder().encode(text)));

/** From the greeting to where a mail can be handed over. */
async function greet(dialogue: Dialogue, { host, isSecure, login }: MailServer, domain: string): Promise<void> {
  const { code } = await dialogue.hear();
  if (code !== 220) throw new Undelivered(`greeting: ${code}`);
  let { lines } = await dialogue.tell(`EHLO ${domain}`, 2, 'EHLO');
  const offers = (what: string) => lines.some((line) => line.slice(4).toUpperCase().startsWith(what));
  let isSealed = isSecure;
  if (!isSecure && offers('STARTTLS')) {
    await dialogue.tell('STARTTLS', 2, 'STARTTLS');
    dialogue.startTls();
    ({ lines } = await dialogue.tell(`EHLO ${domain}`, 2, 'EHLO'));
    isSealed = true;
  }
  if (!login) return;
  if (!isSealed && !isLoopback(host)) throw new Undelivered('the mail server offers no TLS: the password is not sent');
  if (lines.some((line) => /\bAUTH\b.*\bPLAIN\b/i.test(line))) {
    await dialogue.tell(`AUTH PLAIN ${base64(`\0${login.name}\0${login.password}`)}`, 2, 'login');
    return;
  }
  await dialogue.tell('AUTH LOGIN', 3, 'login');
  await dialogue.tell(base64(login.name), 3, 'login');
  await dialogue.tell(base64(login.password), 2, 'login');
}

function messageOf(mail: Mail, from: string): string {
  const headers = {
    ...headersOf(mail),
    'Auto-Submitted': 'auto-generated',
    From: `${NAME} <${from}>`,
    Subject: encodeWords(mail.subject),
    'Message-ID': mail.id,
  };
  return new Email({ from, to: mail.to, subject: mail.subject, text: mail.text, html: mail.html, headers }).getEmailData();
}

/** The server says no for good to this address or this mail. */
const isNever = ({ code }: Reply): boolean => code >= 500 && code < 600;

async function handOver(dialogue: Dialogue, mail: Mail, from: string): Promise<SendResult> {
  await dialogue.tell(`MAIL FROM:<${from}>`, 2, 'MAIL');
  const recipient = await dialogue.say(`RCPT TO:<${mail.to}>\r\n`);
  if (isNever(recipient)) return 'refused';
  if (recipient.code >= 300) throw new Undelivered(`RCPT: ${recipient.code}`);
  await dialogue.tell('DATA', 3, 'DATA');
  const taken = await dialogue.say(messageOf(mail, from));
  if (isNever(taken)) return 'refused';
  if (taken.code >= 300) throw new Undelivered(`message: ${taken.code}`);
  // it is taken: however the farewell goes, it is not sent again
  await dialogue.tell('QUIT', 2, 'QUIT').catch(() => undefined);
  return 'sent';
}

export function smtpSender(address: string, from: string): Sender {
  const server = mailServer(address);
  return {
    from,
    async send(mail, signal) {
      const dialogue = new Dialogue(server);
      signal.addEventListener('abort', () => dialogue.close());
      try {
        await greet(dialogue, server, from.split('@')[1]!);
        return await handOver(dialogue, mail, from);
      } finally {
        dialogue.close();
      }
    },
  };
}
