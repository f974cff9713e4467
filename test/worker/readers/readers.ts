import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { expect, vi } from 'vitest';
import { proofOf } from '../../../shared/proof-of-work.ts';
import type { Decision } from '../../../shared/engine/decision.ts';
import type { Problem, PublicLentSeat } from '../../../shared/protocol/public.ts';
import type { NewGame, OpenPoll, RoomPage } from '../../../shared/protocol.ts';
import type { Readers } from '../../../worker/readers/readers.ts';
import { openTable, Person, post, type Reply, send, type Table } from '../table.ts';

/** What tests of a lent seat say: readers who look at the page and vote. */

export type ReadersStub = DurableObjectStub<Readers>;

export const readersOf = ({ host }: Pick<Table, 'host'>): ReadersStub =>
  (env as unknown as { READERS: DurableObjectNamespace<Readers> }).READERS.getByName(host.room);

export const ringReaders = (readers: ReadersStub): Promise<boolean> => runDurableObjectAlarm(readers);
export const evictReaders = (readers: ReadersStub): Promise<void> => evictDurableObject(readers);

/** All that is kept for readers, as text. */
export const keptFor = (readers: ReadersStub): Promise<string> =>
  runInDurableObject(readers, (_, { storage }) => {
    const tables = storage.sql.exec<{ name: string }>(
      `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '\\_cf%' ESCAPE '\\'`,
    );
    const rows = tables.toArray().map(({ name }) => JSON.stringify(storage.sql.exec(`SELECT * FROM "${name}"`).toArray()));
    return JSON.stringify([rows.filter((text) => text !== '[]'), [...storage.kv.list()]]);
  });

/** What readers are shown, with the time at which the vote closes as a number. */
export type Seen = Omit<PublicLentSeat, 'poll'> & { poll: OpenPoll | null };

/** A browser that reads the page. */
export class Reader {
  readonly api: string;
  readonly voter: string;

  constructor(link: string, voter: string) {
    this.api = link.replace('/embed/', '/v1/');
    this.voter = voter.padEnd(22, '_');
  }

  look(): Promise<Reply<PublicLentSeat & Problem>> {
    return send(this.api);
  }

  async see(): Promise<Seen> {
    const { status, body } = await this.look();
    expect(status).toBe(200);
    const closes = body.poll?.closes ?? null;
    return {
      ...body,
      poll: body.poll && { ...body.poll, decision: body.poll.decision as Decision, closes: closes === null ? null : Date.parse(closes) },
    };
  }

  cast(poll: string, picks: string[], proof?: string): Promise<Reply<{ picks: string[] }>> {
    return post(`${this.api.replace('/v1/', '/api/')}/vote`, {
      poll,
      picks,
      voter: this.voter,
      proof: proof ?? proofOf(6, poll, this.voter),
    });
  }

  async vote(picks: string[]): Promise<Reply<{ picks: string[] }>> {
    return this.cast((await this.see()).poll!.id, picks);
  }
}

export const lend = ({ host }: Table, seat: number): Promise<Reply<RoomPage>> => host.host({ act: 'lend', seat });
export const yes = (person: Person, vote: number): Promise<Reply<RoomPage>> => post(`${person.api}/vote`, { act: 'cast', vote, yes: true });

export interface LentTable extends Table {
  link: string;
  readers: ReadersStub;
  reader: (voter: string) => Reader;
}

/** What the room says reaches the readers a little later. */
export const until = (holds: () => Promise<boolean>): Promise<boolean> => vi.waitUntil(holds, { timeout: 5_000, interval: 5 });

/** A table that has lent its last seat to readers before the start; the others have people. Seat `first` begins. */
export async function lentTable(input: Partial<NewGame> = {}, first = '0'): Promise<LentTable> {
  const seats = input.seats ?? 3;
  const table = await openTable({ pace: 'daily', ...input, seats, options: { start_seat: first, planning: 'open', ...input.options } });
  expect((await lend(table, seats - 1)).status).toBe(200);
  const { links } = await table.host.page();
  for (let seat = table.players.length; seat < seats - 1; seat++)
    table.players.push(await new Person(links!.invite!).sit(`P${seat}`, seat));
  expect((await table.host.host({ act: 'start', bots: false })).status).toBe(200);
  const link = links!.readers!;
  const lent = { ...table, link, readers: readersOf(table), reader: (voter: string) => new Reader(link, voter) };
  await until(async () => (await lent.reader('first').see()).stage === 'playing');
  return lent;
}
