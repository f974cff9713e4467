import * as v from 'valibot';
import { clockKinds } from '../engine/decision.ts';
import { turnKinds } from '../games/course.ts';
import { shelf } from '../games/shelf.ts';
import { problemCodes } from './problems.ts';

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
const ofSeat = v.pipe(v.nullable(nameless), v.description('The board as that seat sees it, its hand with it; null before the deal.'));
const log = v.pipe(v.array(LogEntry), v.description('What happened last, in order.'));
const game = v.pipe(v.picklist(Object.keys(shelf)), v.description('Which game is played.'));
const title = v.pipe(v.string(), v.description('What the host calls the table; may be empty.'));
const stage = v.pipe(
  v.picklist(['lobby', 'playing', 'over', 'cancelled']),
  v.description('Cancelled: the seats agreed to end it without a result.'),
);
const seated = {
  seat: seatNumber,
  name: v.pipe(v.string(), v.description('Empty for bots, free seats, and people who wish to be forgotten.')),
  occupant: v.picklist(['free', 'person', 'bot']),
  readers: v.pipe(
    v.optional(v.boolean()),
    v.description('True where the seat is lent to the readers of a page, who vote on its decisions.'),
  ),
};
const picks = v.array(v.string());

/** What a seat is asked, as far as it takes to put it to somebody and to check an answer. */
const Decision = v.pipe(
  v.object({
    id: v.string(),
    seat: seatNumber,
    about: v.pipe(v.object({ key: v.string(), of: v.optional(nameless) }), v.description('What is asked, as a key of the game’s own.')),
    options: v.array(
      v.object({
        id: v.string(),
        times: v.pipe(v.optional(counted), v.description('How often it may be picked; once if not said.')),
        group: v.optional(v.string()),
      }),
    ),
    min: v.pipe(counted, v.description('At least so many are picked, and at most `max`; of each group as many as it allows.')),
    max: counted,
    groups: v.optional(
      v.array(
        v.object({
          id: v.string(),
          min: counted,
          max: counted,
          aside: v.pipe(v.optional(v.boolean()), v.description('True where its picks only go with others and do not count for `min`.')),
        }),
      ),
    ),
    ordered: v.pipe(v.optional(v.boolean()), v.description('True where the order of the picks matters.')),
    fallback: v.pipe(picks, v.description('What is answered if nobody does.')),
    clock: v.picklist(clockKinds),
    blocked: v.pipe(
      v.optional(v.array(v.object({ id: v.string(), why: v.string() }))),
      v.description('What one might expect to be able to pick, and why it is not to be had.'),
    ),
  }),
  v.metadata({ ref: 'Decision' }),
);
export type PublicDecision = v.InferOutput<typeof Decision>;

export const Table = v.pipe(
  v.object({
    game,
    title,
    stage,
    moment: momentNumber,
    first: v.pipe(v.nullable(counted), v.description('The first moment that can be read, the deal; null before it.')),
    seats: v.array(
      v.object({
        ...seated,
        away: v.pipe(v.nullable(v.picklist(['bot', 'substitute'])), v.description('Who plays while its person is away.')),
      }),
    ),
    options: v.pipe(v.record(v.string(), v.string()), v.description('How the game is set up.')),
    origins: v.pipe(
      v.optional(v.array(v.string())),
      v.description('The pages that may hand over a seat to a frame of this table, as their origins; none if not said.'),
    ),
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
export type PublicTable = v.InferOutput<typeof Table>;

export const Moment = v.pipe(
  v.object({ game, moment: momentNumber, board, result: v.nullable(Result), log }),
  v.metadata({ ref: 'Moment' }),
);
export type PublicMoment = v.InferOutput<typeof Moment>;

export const Course = v.pipe(
  v.object({
    game,
    steps: v.pipe(
      v.array(v.object({ moment: momentNumber, at: time })),
      v.description('The moments at which something happened, in order, from the deal on; none before it.'),
    ),
    chapters: v.pipe(
      v.array(v.object({ moment: momentNumber, number: counted, told: v.array(Told) })),
      v.description('Rounds or encounters: where each begins, and what is told of it.'),
    ),
    turns: v.pipe(
      v.array(v.object({ moment: momentNumber, kind: v.picklist(turnKinds), seat: v.nullable(seatNumber) })),
      v.description('Turning points, and whose; `lead` is where somebody takes the lead.'),
    ),
    standings: v.pipe(
      v.array(v.object({ moment: momentNumber, points: v.array(v.number()) })),
      v.description('How the game stood by seat, wherever that changed.'),
    ),
    goal: v.pipe(v.nullable(counted), v.description('Who has so much has won; null where there is no such number.')),
  }),
  v.metadata({ ref: 'Course' }),
);
export type PublicCourse = v.InferOutput<typeof Course>;

export const Change = v.pipe(v.object({ moment: momentNumber, at: time, log }), v.metadata({ ref: 'Change' }));
export type Change = v.InferOutput<typeof Change>;

const Vote = v.pipe(
  v.object({
    decision: Decision,
    board: ofSeat,
    voters: counted,
    tallies: v.pipe(v.array(v.object({ picks, votes: counted })), v.description('The most first; a vote is a whole answer.')),
    picks: v.pipe(v.nullable(picks), v.description('What was answered; null where nobody had voted or the answer came too late.')),
  }),
  v.metadata({ ref: 'Vote' }),
);

export const LentSeat = v.pipe(
  v.object({
    game,
    title,
    stage,
    edition: v.pipe(counted, v.description('Counts what readers are shown; how many have voted is not counted.')),
    seat: v.pipe(counted, v.description('The seat that is lent.')),
    seats: v.array(v.object(seated)),
    board: ofSeat,
    poll: v.pipe(
      v.nullable(
        v.object({
          id: v.string(),
          decision: Decision,
          closes: v.pipe(v.nullable(time), v.description('When the votes are counted; null while the clocks stand still.')),
          voters: v.pipe(counted, v.description('How many have voted; what for is shown to nobody before the end.')),
        }),
      ),
      v.description('The vote that is open.'),
    ),
    counting: v.pipe(v.boolean(), v.description('The vote is over, and its answer not yet for everyone to know.')),
    last: v.pipe(v.nullable(Vote), v.description('The last vote that is over.')),
    followed: v.pipe(v.array(LogEntry), v.description('What followed the last answer of the seat, as it was told of it.')),
    work: v.pipe(counted, v.description('How many zeros the proof of work of a vote begins with.')),
  }),
  v.metadata({ ref: 'LentSeat' }),
);
export type PublicLentSeat = v.InferOutput<typeof LentSeat>;

export const Edition = v.pipe(
  v.object({
    edition: v.pipe(counted, v.description('The number of what readers are shown now.')),
    within: v.pipe(counted, v.description('Many listen: come for it at a moment drawn by chance within so many milliseconds.')),
  }),
  v.metadata({ ref: 'Edition' }),
);
export type Edition = v.InferOutput<typeof Edition>;

export const Puzzle = v.pipe(
  v.object({
    game,
    title,
    seats: v.array(v.object(seated)),
    seat: v.pipe(counted, v.description('The seat that had to choose.')),
    board: ofSeat,
    decision: Decision,
  }),
  v.metadata({ ref: 'Puzzle' }),
);
export type PublicPuzzle = v.InferOutput<typeof Puzzle>;

export const Solution = v.pipe(
  v.object({
    picks: v.pipe(v.nullable(picks), v.description('The answer that was sent along; null if none was.')),
    played: v.pipe(picks, v.description('What was played.')),
    by: v.pipe(v.picklist(['seat', 'bot', 'clock']), v.description('Whether by the seat itself, its bot or the clock.')),
    log: v.pipe(v.array(LogEntry), v.description('What followed, as the seat was told of it, until it was to answer again.')),
    result: v.nullable(Result),
    cancelled: v.pipe(v.boolean(), v.description('All agreed to end it without a result.')),
    tallies: v.pipe(
      v.array(v.object({ picks, votes: counted })),
      v.description('How readers have answered on our pages and in our frames, the most first. To ask here counts for nothing.'),
    ),
  }),
  v.metadata({ ref: 'Solution' }),
);
export type PublicSolution = v.InferOutput<typeof Solution>;

/** RFC 9457. */
export const Problem = v.pipe(
  v.object({
    type: v.pipe(v.string(), v.url(), v.description('Where it is explained.')),
    title: v.string(),
    status: v.pipe(v.number(), v.integer()),
    code: v.pipe(v.picklist(problemCodes), v.description('For programs: it never changes.')),
    detail: v.pipe(v.string(), v.description('What is wrong and what to do, for people.')),
    reason: v.pipe(v.optional(v.string()), v.description('With `not_an_answer`: why the rules do not take it, as a key.')),
  }),
  v.metadata({ ref: 'Problem' }),
);
export type Problem = v.InferOutput<typeof Problem>;
