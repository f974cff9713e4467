import { type Schema, Validator } from '@cfworker/json-schema';
import { beforeEach, describe, expect, it } from 'vitest';
import type { PublicPuzzle, PublicSolution } from '../../../../shared/protocol/public.ts';
import type { PuzzleList } from '../../../../shared/protocol.ts';
import { problemCodes } from '../../../../shared/protocol/problems.ts';
import { overTable } from '../../finished.ts';
import { newAddress, openTable, type Person, ring } from '../../table.ts';
import { lentTable } from '../../readers/readers.ts';
import { ask, listen, listenAt, tableUrl } from './reader.ts';

beforeEach(() => void newAddress());

interface Operation {
  operationId: string;
  summary: string;
  parameters: { in: string; name: string; required?: boolean; description?: string }[];
  responses: Record<string, { description: string; content?: Record<string, { schema: Schema }> }>;
}

interface Document {
  openapi: string;
  servers: { url: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

const read = async (): Promise<Document> => (await ask<Document>('/v1/openapi.json')).body;

/** What an answer has that the document does not know, or lacks. */
function faults({ paths, components }: Document, path: string, status: number, type: string, body: unknown): string[] {
  const media = paths[path]!['get']!.responses[status]?.content?.[type];
  if (!media) return [`${path}: ${status} ${type} is not documented`];
  const schema = closed({ ...(media.schema as object), components }) as Schema;
  return new Validator(schema, '2020-12', false)
    .validate(body)
    .errors.map(({ instanceLocation, error }) => `${instanceLocation}: ${error}`);
}

/** The same, with nothing let in that is not named: what is added to an answer is to be added to its schema. */
function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed);
  if (typeof schema !== 'object' || schema === null) return schema;
  const inner = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, closed(value)]));
  return inner['type'] === 'object' && inner['properties'] && !('additionalProperties' in inner)
    ? { ...inner, additionalProperties: false }
    : inner;
}

describe('the document', () => {
  it('lists every route with its parameters and its refusals', async () => {
    const { openapi, servers, paths, components } = await read();
    expect(openapi).toBe('3.1.0');
    expect(servers).toEqual([{ url: 'https://parley.test/v1' }]);
    const operations = Object.entries(paths).map(([path, { get }]) => [path, get!.operationId, get!.parameters.map(({ name }) => name)]);
    expect(operations).toEqual([
      ['/tables/{link}', 'readTable', ['link']],
      ['/tables/{link}/moments/{moment}', 'readMoment', ['link', 'moment']],
      ['/tables/{link}/course', 'readCourse', ['link']],
      ['/tables/{link}/events', 'readEvents', ['Last-Event-ID', 'link']],
      ['/readers/{link}', 'readLentSeat', ['link']],
      ['/readers/{link}/events', 'readLentEvents', ['Last-Event-ID', 'link']],
      ['/puzzles/{puzzle}', 'readPuzzle', ['puzzle']],
      ['/puzzles/{puzzle}/solution', 'readSolution', ['puzzle', 'pick']],
    ]);
    for (const { get } of Object.values(paths)) {
      expect(Object.keys(get!.responses)).toEqual(expect.arrayContaining(['200', '403', '404', '429', '500']));
      for (const { in: where, required } of get!.parameters) expect(required ?? false).toBe(where === 'path');
    }
    expect(Object.keys(components.schemas).sort()).toEqual([
      'Change',
      'Course',
      'Decision',
      'Edition',
      'LentSeat',
      'LogEntry',
      'Moment',
      'Problem',
      'Puzzle',
      'Result',
      'Solution',
      'Table',
      'Vote',
    ]);
    const refs = JSON.stringify([paths, components]).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g);
    for (const [, name] of refs) expect(components.schemas).toHaveProperty(name!);
    const named = Object.values(paths).flatMap(({ get }) => Object.values(get!.responses).map(({ description }) => description));
    const silent = problemCodes.filter((code) => !named.some((text) => text.split(', ').includes(code)));
    expect(silent).toEqual(['no_such_page', 'method_not_allowed']);
  });

  it('is for pages of any origin, and sent once', async () => {
    const { headers } = await ask('/v1/openapi.json');
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect((await ask('/v1/openapi.json', { headers: { 'if-none-match': headers.get('etag')! } })).status).toBe(304);
  });
});

describe('every answer is as the document says', () => {
  async function check(document: Document, watcher: Person): Promise<void> {
    const table = await ask<{ moment: number; stage: string }>(tableUrl(watcher));
    expect(faults(document, '/tables/{link}', table.status, 'application/json', table.body)).toEqual([]);
    const course = await ask(tableUrl(watcher, '/course'));
    expect(faults(document, '/tables/{link}/course', course.status, 'application/json', course.body)).toEqual([]);
    if (table.body.stage === 'lobby') return;
    const past = await ask(tableUrl(watcher, `/moments/${table.body.moment}`));
    expect(faults(document, '/tables/{link}/moments/{moment}', past.status, 'application/json', past.body)).toEqual([]);
  }

  it.each([
    ['centauri', 4],
    ['comet', 4],
    ['cosmic', 5],
  ])('of %s, from the lobby on', async (game, seats) => {
    const document = await read();
    const { host, watcher, room } = await openTable({ game, seats, host: 'Ann', pace: 'daily' });
    await check(document, watcher);
    await host.host({ act: 'start', bots: true });
    const stream = await listen(watcher, 1);
    for (let turn = 0; turn < 6; turn++) {
      await check(document, watcher);
      await ring(room);
    }
    await host.host({ act: 'pause', hours: 1 });
    await check(document, watcher);
    const change = JSON.parse((await stream.next()).data) as unknown;
    expect(faults(document, '/tables/{link}/events', 200, 'text/event-stream', change)).toEqual([]);
  });

  it('of a game that is over, and of refusals', async () => {
    const document = await read();
    const table = await overTable();
    await check(document, table.watcher);
    for (const rest of ['/moments/soon', '/moments/9999']) {
      const { status, body } = await ask(tableUrl(table.watcher, rest));
      expect(faults(document, '/tables/{link}/moments/{moment}', status, 'application/problem+json', body)).toEqual([]);
    }
    await table.host.host({ act: 'readers', allowed: false });
    const { status, body } = await ask(tableUrl(table.watcher));
    expect(faults(document, '/tables/{link}', status, 'application/problem+json', body)).toEqual([]);
  });

  it.each([
    ['centauri', 3],
    ['comet', 4],
    ['cosmic', 5],
  ])('of a seat of %s that is lent to readers, before and after a vote', async (game, seats) => {
    const document = await read();
    const table = await lentTable({ game, seats, ...(game !== 'centauri' && { options: {} }) });
    const stream = await listenAt(`${table.reader('a').api}/events`);
    for (let turn = 0; turn < 6; turn++) {
      const { status, body } = await ask(table.reader('a').api);
      expect(faults(document, '/readers/{link}', status, 'application/json', body)).toEqual([]);
      await ring(table.room);
    }
    const change = JSON.parse((await stream.next()).data) as unknown;
    expect(faults(document, '/readers/{link}/events', 200, 'text/event-stream', change)).toEqual([]);
    const lost = await ask(`/v1/readers/${'a'.repeat(12)}.${'A'.repeat(22)}`);
    expect(faults(document, '/readers/{link}', lost.status, 'application/problem+json', lost.body)).toEqual([]);
  });

  it('of a puzzle, its solution and what is no answer to it', async () => {
    const document = await read();
    const table = await overTable();
    const { body } = await ask<PuzzleList>(`/api/l${table.watcher.link}/puzzles`);
    const path = `/v1/puzzles/${body.moments[0]!.link}`;
    const puzzle = await ask<PublicPuzzle>(path);
    expect(faults(document, '/puzzles/{puzzle}', puzzle.status, 'application/json', puzzle.body)).toEqual([]);
    const own = puzzle.body.decision.fallback.map((pick) => `pick=${encodeURIComponent(pick)}`).join('&');
    for (const [query, status] of [
      ['', 200],
      [`?${own}`, 200],
      ['?pick=', 422],
      ['?pick=nothing', 422],
      [`?pick=${'x'.repeat(201)}`, 400],
    ] as const) {
      const answer = await ask(`${path}/solution${query}`);
      expect(answer.status, query).toBe(status);
      const type = status === 200 ? 'application/json' : 'application/problem+json';
      expect(faults(document, '/puzzles/{puzzle}/solution', status, type, answer.body)).toEqual([]);
    }
    const given = await ask<PublicSolution>(`${path}/solution`);
    expect(given.body.picks).toBeNull();
    expect((await ask<PublicSolution>(`${path}/solution?${own}`)).body.picks).toEqual(puzzle.body.decision.fallback);
    await table.host.host({ act: 'readers', allowed: false });
    for (const rest of ['', '/solution']) expect((await ask(path + rest)).body.code).toBe('not_readable');
  });

  it('and an answer that is not would be found', async () => {
    const document = await read();
    const { watcher } = await openTable();
    const { body } = await ask(tableUrl(watcher));
    const lacking = JSON.parse(JSON.stringify({ ...body, stage: undefined })) as object;
    for (const wrong of [{ ...body, hand: [] }, lacking, { ...body, moment: 'one' }, { ...body, seats: [{}] }]) {
      expect(faults(document, '/tables/{link}', 200, 'application/json', wrong)).not.toEqual([]);
    }
  });
});
