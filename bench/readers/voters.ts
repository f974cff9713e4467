import { parentPort, workerData } from 'node:worker_threads';
import { proofOf } from '../../shared/proof-of-work.ts';
import type { PublicLentSeat } from '../../shared/protocol/public.ts';
import { Agent, request } from 'node:http';

/** Readers of a page, in a thread of their own so that they do not slow down whoever measures: all ask now and then whether anything is new, and each votes once. */

export interface Crowd {
  origin: string;
  link: string;
  readers: number;
  /** How many vote in a second, and how often each asks, in milliseconds. */
  votesPerSecond: number;
  every: number;
  work: number;
}

const { origin, link, readers, votesPerSecond, every, work } = workerData as Crowd;
const seat = `/v1/readers/${link}`;
const agent = new Agent({ keepAlive: true, maxSockets: 256 });
const counts = { votes: 0, asked: 0, failed: 0 };

function send(path: string, from: number, body?: object): Promise<{ status: number; text: string }> {
  const text = body && JSON.stringify(body);
  // each has an address of their own
  const headers = {
    'x-real-ip': `10.1.${from >> 8}.${from & 255}`,
    ...(text && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
  };
  return new Promise((done, failed) => {
    const sent = request(`${origin}${path}`, { method: text ? 'POST' : 'GET', agent, headers }, (response) => {
      let heard = '';
      response.setEncoding('utf8').on('data', (part: string) => (heard += part));
      response.on('end', () => done({ status: response.statusCode!, text: heard }));
    });
    sent.on('error', failed);
    sent.end(text);
  });
}

const { poll } = JSON.parse((await send(seat, 0)).text) as PublicLentSeat;
const ballots = Array.from({ length: readers }, (_, reader) => {
  const voter = `reader-${reader}`.padEnd(22, '_');
  return { poll: poll!.id, voter, proof: proofOf(work, poll!.id, voter), picks: poll!.decision.fallback };
});

const BEAT = 20;
let isActive = false;
let owed = { votes: 0, looks: 0 };

async function count(what: 'votes' | 'asked', sending: Promise<{ status: number }>): Promise<void> {
  const { status } = await sending;
  if (status === 200) counts[what]++;
  else counts.failed++;
}

setInterval(() => {
  if (!isActive) return;
  owed = { votes: owed.votes + (votesPerSecond * BEAT) / 1_000, looks: owed.looks + (readers * BEAT) / every };
  for (; owed.votes >= 1 && ballots.length; owed.votes--)
    void count('votes', send(`/api/readers/${link}/vote`, ballots.length, ballots.pop()));
  for (; owed.looks >= 1; owed.looks--) void count('asked', send(seat, Math.floor(Math.random() * readers)));
}, BEAT);

parentPort!.on('message', (said: 'on' | 'off' | 'count') => {
  if (said === 'count') parentPort!.postMessage({ ...counts });
  else isActive = said === 'on';
});
parentPort!.postMessage('ready');
