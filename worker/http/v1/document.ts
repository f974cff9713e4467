import type { Hono } from 'hono';
import { describeRoute, type DescribeRouteOptions, generateSpecs, resolver, validator } from 'hono-openapi';
import * as v from 'valibot';
import type { ProblemCode } from '../../../shared/protocol/problems.ts';
import { Change, Course, Edition, LentSeat, Moment, Problem, Puzzle, Solution, Table } from '../../../shared/protocol/public.ts';
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

const lent = v.pipe(
  v.string(),
  v.description('The link of a seat that is lent to readers: ROOM.SECRET of /embed/readers/ROOM.SECRET.'),
  v.examples(['abcdefghijkl.AAAAAAAAAAAAAAAAAAAAAA']),
);
const puzzle = v.pipe(
  v.string(),
  v.description('The link of a puzzle: ROOM.MOMENT.SECRET of /puzzle/ROOM.MOMENT.SECRET.'),
  v.examples(['abcdefghijkl.12.AAAAAAAAAAAAAAAAAAAAAA']),
);
const one = v.pipe(v.string(), v.maxLength(200));
const pick = v.pipe(
  v.optional(v.union([one, v.pipe(v.array(one), v.maxLength(500))])),
  v.description(
    'The own answer, an option of the decision each, as often as it is picked; an empty one is to pick nothing. Left out it is given up.',
  ),
);

const OfTable = v.object({ link });
const OfMoment = v.object({ link, moment });
const OfLent = v.object({ link: lent });
const OfPuzzle = v.object({ puzzle });
const Answered = v.object({ pick });

/** What stands in the path; what cannot be meant is refused. */
const inPath = <T extends typeof OfTable | typeof OfMoment | typeof OfLent | typeof OfPuzzle>(schema: T) =>
  validator('param', schema, (result, c) => (result.success ? undefined : problem(refuse('malformed'), new URL(c.req.url).origin)));
const inQuery = validator('query', Answered, (result, c) =>
  result.success ? undefined : problem(refuse('malformed'), new URL(c.req.url).origin),
);

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

const json = (schema: Parameters<typeof resolver>[0], description: string): Responses => ({
  200: {
    description,
    headers: {
      ETag: { description: 'Send it as If-None-Match to be answered only if something has changed.', schema: { type: 'string' } },
    },
    content: { 'application/json': { schema: resolver(schema) } },
  },
});

const lastHeard = {
  in: 'header',
  name: 'Last-Event-ID',
  description: 'The last event that was heard of. Browsers send it by themselves when they have lost the stream.',
  schema: { type: 'string' },
} as const;

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
  course: [
    describeRoute({
      operationId: 'readCourse',
      summary: 'The course of the game',
      description: 'Its steps, chapters and turning points, and how it stood: what it takes to look at it again.',
      responses: { ...json(Course, 'The course.'), ...unchanged, ...refusals(...always) },
    }),
    inPath(OfTable),
  ],
  events: [
    describeRoute({
      operationId: 'readEvents',
      summary: 'Changes as they happen',
      description:
        'Server-sent events. `change` carries what has happened and the number of the moment, which is the id of the event too; whoever comes back ' +
        'with Last-Event-ID hears of what happened meanwhile. The first tells where the table stands. `gone` says that the table can be read no more, and is the last.',
      parameters: [lastHeard],
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
  lent: [
    describeRoute({
      operationId: 'readLentSeat',
      summary: 'A seat that is lent to readers',
      description: 'All that its readers are shown: the board and the hand of that seat, what is put to the vote, how the last vote went.',
      responses: { ...json(LentSeat, 'The seat.'), ...unchanged, ...refusals(...always) },
    }),
    inPath(OfLent),
  ],
  lentEvents: [
    describeRoute({
      operationId: 'readLentEvents',
      summary: 'Changes of a lent seat as they happen',
      description:
        'Server-sent events. `change` says the number of what readers are shown now, which is the id of the event too; the first says where it stands, ' +
        'unless Last-Event-ID names it. `gone` says that the seat can be read no more, and is the last.',
      parameters: [lastHeard],
      responses: {
        200: {
          description: 'A stream; the data of each `change` is an Edition.',
          content: { 'text/event-stream': { schema: resolver(Edition) } },
        },
        ...refusals(...always),
      },
    }),
    inPath(OfLent),
  ],
  puzzle: [
    describeRoute({
      operationId: 'readPuzzle',
      summary: 'A puzzle',
      description: 'A moment of a finished game: what a seat saw then and what it was asked, and nothing of what came after.',
      responses: { ...json(Puzzle, 'The puzzle.'), ...unchanged, ...refusals(...always) },
    }),
    inPath(OfPuzzle),
  ],
  solution: [
    describeRoute({
      operationId: 'readSolution',
      summary: 'What was played there',
      description: 'What was played, what followed and how it ended, for whoever has answered or gives up.',
      responses: { ...json(Solution, 'The solution.'), ...unchanged, ...refusals('malformed', 'not_an_answer', ...always) },
    }),
    inPath(OfPuzzle),
    inQuery,
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
