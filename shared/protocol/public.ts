import * as v from 'valibot';
import { clockKinds } from '../engine/decision.ts';

/**
 * What the public API says, version 1. It shows what an onlooker may see, to sites and programs of others: fields may be added to it, none is taken away
 * or changes its meaning. What stands on a board is the game's own.
 */

const counted = v.pipe(v.number(), v.integer(), v.minValue(0));
const time = v.pipe(v.string(), v.isoTimestamp(), v.description('RFC 3339, in UTC.'));
const nameless = v.record(v.string(), v.unknown());

const momentNumber = v.pipe(
  counted,
  v.description(
    'Counts what has happened and everyone may know of, from 1, when the table was set. Boards are to be had from the deal on.',
  ),
);
const seatNumber = v.pipe(counted, v.description('Seats are counted from 0.'));

const Told = v.object({
  type: v.pipe(v.string(), v.description('What happened; the types are the game’s own, and those of the desk begin with “desk.”.')),
  of: v.pipe(nameless, v.description('What is told of it.')),
});

const LogEntry = v.pipe(
  v.object({
    moment: momentNumber,
    at: time,
    seat: v.pipe(v.nullable(counted), v.description('Whose doing it was, where that is known.')),
    by: v.pipe(
      v.picklist(['seat', 'bot', 'clock', 'desk', 'undo', 'deal']),
      v.description('Who did it: a person, a bot, the clock, somebody outside play, a person taking back, or the deal.'),
    ),
    told: v.array(Told),
  }),
  v.metadata({ ref: 'LogEntry' }),
);

const Result = v.pipe(
  v.object({
    winners: v.array(seatNumber),
    decided: v.pipe(v.string(), v.description('What decided, as a key of the game’s own.')),
    standings: v.array(v.object({ seat: seatNumber, place: counted, points: v.number() })),
  }),
  v.metadata({ ref: 'Result' }),
);

const board = v.pipe(
  v.nullable(nameless),
  v.description('The board as an onlooker sees it, in the game’s own shape; null before the deal.'),
);
const log = v.pipe(v.array(LogEntry), v.description('What happened last, in order.'));
const game = v.pipe(v.picklist(['cosmic', 'comet', 'centauri']), v.description('Which game is played.'));

export const Table = v.pipe(
  v.object({
    game,
    title: v.pipe(v.string(), v.description('What the host calls the table; may be empty.')),
    stage: v.pipe(
      v.picklist(['lobby', 'playing', 'over', 'cancelled']),
      v.description('Cancelled: the seats agreed to end it without a result.'),
    ),
    moment: momentNumber,
    first: v.pipe(v.nullable(counted), v.description('The first moment that can be read, the deal; null before it.')),
    seats: v.array(
      v.object({
        seat: seatNumber,
        name: v.pipe(v.string(), v.description('Empty for bots, free seats, and people who wish to be forgotten.')),
        occupant: v.picklist(['free', 'person', 'bot']),
        readers: v.pipe(
          v.optional(v.boolean()),
          v.description('True where the seat is lent to the readers of a page, who vote on its decisions.'),
        ),
        away: v.pipe(v.nullable(v.picklist(['bot', 'substitute'])), v.description('Who plays while its person is away.')),
      }),
    ),
    options: v.pipe(v.record(v.string(), v.string()), v.description('How the game is set up.')),
    paused: v.pipe(v.nullable(v.object({ since: time, until: time })), v.description('The clocks stand still.')),
    waiting: v.pipe(
      v.array(
        v.object({
          clock: v.picklist(clockKinds),
          seat: v.pipe(v.nullable(counted), v.description('Null where it is a secret who is thinking.')),
          about: v.pipe(v.nullable(v.string()), v.description('What is asked, as a key of the game’s own.')),
          until: time,
        }),
      ),
      v.description('Who is being waited for.'),
    ),
    result: v.nullable(Result),
    board,
    log,
    deal: v.pipe(
      v.object({
        commitment: v.pipe(v.nullable(v.string()), v.description('SHA-256 of the table’s own number, published when the table was set.')),
        seed: v.pipe(v.nullable(v.string()), v.description('That number, once all is over.')),
        contributions: v.pipe(v.nullable(v.array(v.string())), v.description('What each seat added to it, from the start on.')),
        dealt: v.pipe(v.nullable(v.string()), v.description('What the cards were dealt from, once all is over.')),
      }),
      v.description('What shows that the deal was fair.'),
    ),
  }),
  v.metadata({ ref: 'Table' }),
);
export type Table = v.InferOutput<typeof Table>;

export const Moment = v.pipe(
  v.object({ game, moment: momentNumber, board, result: v.nullable(Result), log }),
  v.metadata({ ref: 'Moment' }),
);
export type Moment = v.InferOutput<typeof Moment>;

export const Change = v.pipe(v.object({ moment: momentNumber, at: time, log }), v.metadata({ ref: 'Change' }));
export type Change = v.InferOutput<typeof Change>;

/** Why a request to the public API is refused; they stay what they are, as its other names do. */
export const problemCodes = [
  'malformed',
  'not_readable',
  'no_such_link',
  'no_such_moment',
  'no_such_page',
  'method_not_allowed',
  'too_many_requests',
  'internal',
  'corrupt_game',
] as const;
export type ProblemCode = (typeof problemCodes)[number];

/** RFC 9457. */
export const Problem = v.pipe(
  v.object({
    type: v.pipe(v.string(), v.url(), v.description('Where it is explained.')),
    title: v.string(),
    status: v.pipe(v.number(), v.integer()),
    code: v.pipe(v.picklist(problemCodes), v.description('For programs: it never changes.')),
    detail: v.pipe(v.string(), v.description('What is wrong and what to do, for people.')),
  }),
  v.metadata({ ref: 'Problem' }),
);
export type Problem = v.InferOutput<typeof Problem>;
