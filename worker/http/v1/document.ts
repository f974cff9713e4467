import type { Hono } from 'hono';
import { describeRoute, type DescribeRouteOptions, generateSpecs, resolver, validator } from 'hono-openapi';
import * as v from 'valibot';
import { Change, Moment, Problem, type ProblemCode, Table } from '../../../shared/protocol/public.ts';
import type { Env } from '../../env.ts';
import { refuse } from '../refusals.ts';
import { problem } from './problem.ts';

/** What the routes say of themselves: the document at /v1/openapi.json is made from it. */

const link = v.pipe(
  v.string(),
  v.description('The table’s link for onlookers, without what stands before it: ROOM.SECRET of /w/ROOM.SECRET.'),
  v.examples(['abcdefghijkl.AAAAAAAAAAAAAAAAAAAAAA']),
);
const moment = v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.description('The number of a moment, from the deal on.'), v.examples(['12']));

const OfTable = v.object({ link });
const OfMoment = v.object({ link, moment });

/** What stands in the path; what cannot be meant is refused. */
const inPath = <T extends typeof OfTable | typeof OfMoment>(schema: T) =>
  validator('param', schema, (result, c) => (result.success ? undefined : problem(refuse('malformed'), new URL(c.req.url).origin)));

type Responses = NonNullable<DescribeRouteOptions['responses']>;

function refusals(...codes: ProblemCode[]): Responses {
  const byStatus = Object.groupBy(codes, (code) => refuse(code).status);
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, some]) => [
      status,
      { description: some!.join(', '), content: { 'application/problem+json': { schema: resolver(Problem) } } },
    ]),
  );
}

const always = ['not_readable', 'no_such_link', 'too_many_requests', 'internal', 'corrupt_game'] as const;
const unchanged: Responses = { 304: { description: 'It is as it was when its ETag, sent as If-None-Match, was given out.' } };

const json = (schema: typeof Table | typeof Moment, description: string): Responses => ({
  200: {
    description,
    headers: {
      ETag: { description: 'Send it as If-None-Match to be answered only if something has changed.', schema: { type: 'string' } },
    },
    content: { 'application/json': { schema: resolver(schema) } },
  },
});

/** For each route: what it says of itself, and what it takes from its path. */
export const reading = {
  table: [
    describeRoute({
      operationId: 'readTable',
      summary: 'A table as it stands',
      description: 'All that an onlooker may see of it: who plays, who is waited for, the board, what happened last.',
      responses: { ...json(Table, 'The table.'), ...unchanged, ...refusals(...always) },
    }),
    inPath(OfTable),
  ],
  moment: [
    describeRoute({
      operationId: 'readMoment',
      summary: 'The board at a past moment',
      description: 'As an onlooker saw it then, with what had happened by then.',
      responses: { ...json(Moment, 'The moment.'), ...unchanged, ...refusals('malformed', 'no_such_moment', ...always) },
    }),
    inPath(OfMoment),
  ],
  events: [
    describeRoute({
      operationId: 'readEvents',
      summary: 'Changes as they happen',
      description:
        'Server-sent events. `change` carries what has happened and the number of the moment, which is the id of the event too; whoever comes back ' +
        'with Last-Event-ID hears of what happened meanwhile. The first tells where the table stands. `gone` says that the table can be read no more, and is the last.',
      parameters: [
        {
          in: 'header',
          name: 'Last-Event-ID',
          description: 'The last moment that was heard of. Browsers send it by themselves when they have lost the stream.',
          schema: { type: 'string' },
        },
      ],
      responses: {
        200: {
          description: 'A stream; the data of each `change` is a Change.',
          content: { 'text/event-stream': { schema: resolver(Change) } },
        },
        ...refusals(...always),
      },
    }),
    inPath(OfTable),
  ],
} as const;

/** OpenAPI 3.1, as the routes under /v1 have it. */
export function documentOf(routes: Hono<{ Bindings: Env }>, origin: string): ReturnType<typeof generateSpecs> {
  return generateSpecs(routes, {
    documentation: {
      info: {
        title: 'Parley',
        version: '1',
        description:
          'Tables of Parley as onlookers see them, where their host lets others read. No key is needed: the link for onlookers is the key. ' +
          'Fields may be added; none is taken away or changes its meaning within a version.',
        license: { name: 'MIT', identifier: 'MIT' },
      },
      servers: [{ url: `${origin}/v1` }],
    },
  });
}
