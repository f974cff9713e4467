import { type ClientRequest, Agent, request } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';
import { proofOf } from '../../shared/proof-of-work.ts';
import type { Edition, PublicLentSeat } from '../../shared/protocol/public.ts';

/**
 * Readers of a page, in a thread of their own so that they do not slow down whoever measures. Each does what a frame does: it holds a stream of events open,
 * comes for the whole frame within as long as it is told to, and votes once if anything is asked.
 */

export interface Crowd {
  origin: string;
  link: string;
  readers: number;
  votesPerSecond: number;
  work: number;
}

/** What has been done so far; `open` are streams. */
export interface Counts {
  votes: number;
  frames: number;
  failed: number;
  open: number;
}

const { origin, link, readers, votesPerSecond, work } = workerData as Crowd;
const seat = `/v1/readers/${link}`;
const agent = new Agent({ keepAlive: true, maxSockets: 256 });
const streams = new Agent({ maxSockets: Infinity });
const counts: Counts = { votes: 0, frames: 0, failed: 0, open: 0 };

/** Each has an address of their own. */
const addressOf = (reader: number) => ({ 'x-real-ip': `10.1.${reader >> 8}.${reader & 255}` });

function send(path: string, reader: number, body?: object): Promise<{ status: number; text: string }> {
  const text = body && JSON.stringify(body);
  const headers = {
    ...addressOf(reader),
    ...(text && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
  };
  return new Promise((done, failed) => {
    const sent = request(`${origin}${path}`, { method: text ? 'POST' : 'GET', agent, headers }, (response) => {
      let heard = '';
      response.setEncoding('utf8').on('data', (part: string) => (heard += part));
      response.on('end', () => done({ status: response.statusCode!, text: heard }));
    });
    // the server lets go of what has stood idle for a while
    sent.on('error', (error: NodeJS.ErrnoException) =>
      sent.reusedSocket && error.code === 'ECONNRESET' ? send(path, reader, body).then(done, failed) : failed(error),
    );
    sent.end(text);
  });
}

async function count(what: 'votes' | 'frames', sending: Promise<{ status: number }>): Promise<void> {
  const { status } = await sending.catch(() => ({ status: 0 }));
  if (status === 200) counts[what]++;
  else counts.failed++;
}

/** A frame that is being looked at. */
class Frame {
  readonly #reader: number;
  #stream: ClientRequest | null = null;
  #coming: ReturnType<typeof setTimeout> | undefined;
  #isFetching = false;
  #edition = -1;

  constructor(reader: number) {
    this.#reader = reader;
  }

  attend(): Promise<void> {
    return new Promise((done) => {
      const stream = request(`${origin}${seat}/events`, { agent: streams, headers: addressOf(this.#reader) }, (response) => {
        counts.open++;
        done();
        let heard = '';
        response.setEncoding('utf8').on('data', (part: string) => {
          heard += part;
          const ends = heard.lastIndexOf('\n\n');
          if (ends === -1) return;
          for (const [, data] of heard.slice(0, ends).matchAll(/^data: (.*)$/gm)) this.#hear(JSON.parse(data!) as Edition);
          heard = heard.slice(ends + 2);
        });
        response.on('close', () => counts.open--);
      });
      // one that was hung up says so too
      stream.on('error', () => done());
      stream.end();
      this.#stream = stream;
    });
  }

  leave(): void {
    clearTimeout(this.#coming);
    this.#stream?.destroy();
    this.#stream = null;
  }

  #hear({ edition, within }: Edition): void {
    if (edition === this.#edition) return;
    const isFirst = this.#edition === -1;
    this.#edition = edition;
    // the page that was opened shows it already
    if (!isFirst) this.#comeWithin(within);
  }

  #comeWithin(ms: number): void {
    clearTimeout(this.#coming);
    this.#coming = setTimeout(async () => {
      if (this.#isFetching) return this.#comeWithin(ms);
      this.#isFetching = true;
      await count('frames', send(`/embed/readers/${link}`, this.#reader));
      this.#isFetching = false;
    }, Math.random() * ms);
  }
}

const frames = Array.from({ length: readers }, (_, reader) => new Frame(reader));
const { poll } = JSON.parse((await send(seat, 0)).text) as PublicLentSeat;
const ballots = poll
  ? frames.map((_, reader) => {
      const voter = `reader-${reader}`.padEnd(22, '_');
      return { poll: poll.id, voter, proof: proofOf(work, poll.id, voter), picks: poll.decision.fallback };
    })
  : [];

const BEAT = 20;
let isActive = false;
let owed = 0;
setInterval(() => {
  if (!isActive) return;
  owed += (votesPerSecond * BEAT) / 1_000;
  for (; owed >= 1 && ballots.length; owed--) void count('votes', send(`/api/readers/${link}/vote`, ballots.length, ballots.pop()));
}, BEAT);

/** So many streams are opened at a time. */
const AT_ONCE = 100;

parentPort!.on('message', async (said: 'on' | 'off' | 'count') => {
  if (said === 'on') {
    for (let from = 0; from < readers; from += AT_ONCE)
      await Promise.all(frames.slice(from, from + AT_ONCE).map((frame) => frame.attend()));
    isActive = true;
  }
  if (said === 'off') {
    isActive = false;
    for (const frame of frames) frame.leave();
  }
  parentPort!.postMessage({ ...counts });
});
parentPort!.postMessage(counts);
