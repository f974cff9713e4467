import type { PlayView } from '../shared/engine/play.ts';
import type { Decision } from '../shared/engine/decision.ts';
import type {
  Change,
  PublicMoment,
  PublicCourse,
  PublicDecision,
  PublicLentSeat,
  PublicPuzzle,
  PublicSolution,
  PublicTable,
} from '../shared/protocol/public.ts';
import type { Course, LogEntry, Plate, Puzzle, Readership, RoomView, Solved } from '../shared/protocol.ts';

/** What sites and programs of others are told, made field by field from what an onlooker is shown. */

const timeOf = (at: number): string => new Date(at).toISOString();

const publicLog = (log: readonly LogEntry[]): PublicTable['log'] =>
  log.map(({ seq, at, seat, by, told }) => ({ moment: seq, at: timeOf(at), seat, by, told }));

const publicSeat = ({ seat, name, occupant }: Pick<Plate, 'seat' | 'name' | 'occupant'>): PublicPuzzle['seats'][number] => ({
  seat,
  name,
  occupant: occupant === 'readers' ? 'bot' : occupant,
  ...(occupant === 'readers' && { readers: true }),
});

export function publicTable(view: RoomView, log: readonly LogEntry[], first: number | null, origins: readonly string[] = []): PublicTable {
  const { play, paused } = view;
  return {
    game: view.game as PublicTable['game'],
    title: view.title,
    stage: view.stage,
    moment: view.tick,
    first,
    seats: view.plates.map((plate) => ({ ...publicSeat(plate), away: plate.away?.by ?? null })),
    options: view.options as Record<string, string>,
    ...(origins.length && { origins: [...origins] }),
    paused: paused && { since: timeOf(paused.since), until: timeOf(paused.until) },
    waiting: (play?.waiting ?? []).map(({ clock, seat = null, about = null, until }) => ({ clock, seat, about, until: timeOf(until) })),
    result: play?.result ?? null,
    board: (play?.board ?? null) as PublicTable['board'],
    log: publicLog(log),
    deal: { commitment: view.commitment, seed: view.seed, contributions: view.contributions, dealt: view.dealt },
  };
}

export const publicMoment = (game: string, moment: number, { board, result }: PlayView, log: readonly LogEntry[]): PublicMoment => ({
  game: game as PublicMoment['game'],
  moment,
  board: board as PublicMoment['board'],
  result,
  log: publicLog(log),
});

export const publicCourse = (game: string, { steps, chapters, turns, standings, goal }: Course): PublicCourse => ({
  game: game as PublicCourse['game'],
  steps: steps.map(({ tick, at }) => ({ moment: tick, at: timeOf(at) })),
  chapters: chapters.map(({ tick, number, told }) => ({ moment: tick, number, told })),
  turns: turns.map(({ tick, kind, seat }) => ({ moment: tick, kind, seat })),
  standings: standings.map(({ tick, points }) => ({ moment: tick, points })),
  goal,
});

export const publicChange = (moment: number, at: number, log: readonly LogEntry[]): Change => ({
  moment,
  at: timeOf(at),
  log: publicLog(log),
});

/** What is asked of a seat; what only concerns how the table waits for it stays there. */
function publicDecision({ id, seat, about, options, min, max, groups, ordered, fallback, clock, blocked }: Decision): PublicDecision {
  return {
    id,
    seat,
    about,
    options,
    min,
    max,
    ...(groups && { groups }),
    ...(ordered && { ordered }),
    fallback,
    clock,
    ...(blocked && { blocked }),
  };
}

export function publicLentSeat({ plates, poll, isCounting, last, followed, ...shown }: Readership): PublicLentSeat {
  return {
    game: shown.game as PublicTable['game'],
    title: shown.title,
    stage: shown.stage,
    edition: shown.edition,
    seat: shown.seat,
    seats: plates.map(publicSeat),
    board: shown.board as PublicTable['board'],
    poll: poll && {
      id: poll.id,
      decision: publicDecision(poll.decision),
      closes: poll.closes === null ? null : timeOf(poll.closes),
      voters: poll.voters,
    },
    counting: isCounting,
    last: last && {
      decision: publicDecision(last.decision),
      board: last.board as PublicTable['board'],
      voters: last.voters,
      tallies: last.tallies.map(({ picks, votes }) => ({ picks, votes })),
      picks: last.picks,
    },
    followed: publicLog(followed),
    work: shown.work,
  };
}

export const publicPuzzle = ({ game, title, plates, seat, board, decision }: Puzzle): PublicPuzzle => ({
  game: game as PublicTable['game'],
  title,
  seats: plates.map(publicSeat),
  seat,
  board: board as PublicTable['board'],
  decision: publicDecision(decision),
});

export const publicSolution = ({ picks, played, by, log, result, cancelled, tallies }: Solved): PublicSolution => ({
  picks,
  played,
  by,
  log: publicLog(log),
  result,
  cancelled,
  tallies,
});
