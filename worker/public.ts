import type { PlayView } from '../shared/engine/play.ts';
import type { Change, Moment, Table } from '../shared/protocol/public.ts';
import type { LogEntry, RoomView } from '../shared/protocol.ts';

/** What sites and programs of others are told, made field by field from what an onlooker is shown. */

const timeOf = (at: number): string => new Date(at).toISOString();

const publicLog = (log: readonly LogEntry[]): Table['log'] =>
  log.map(({ seq, at, seat, by, told }) => ({ moment: seq, at: timeOf(at), seat, by, told }));

export function publicTable(view: RoomView, log: readonly LogEntry[], first: number | null): Table {
  const { play, paused } = view;
  return {
    game: view.game as Table['game'],
    title: view.title,
    stage: view.stage,
    moment: view.tick,
    first,
    seats: view.plates.map(({ seat, name, occupant, away }) => ({
      seat,
      name,
      occupant: occupant === 'readers' ? 'bot' : occupant,
      ...(occupant === 'readers' && { readers: true }),
      away: away?.by ?? null,
    })),
    options: view.options as Record<string, string>,
    paused: paused && { since: timeOf(paused.since), until: timeOf(paused.until) },
    waiting: (play?.waiting ?? []).map(({ clock, seat = null, about = null, until }) => ({ clock, seat, about, until: timeOf(until) })),
    result: play?.result ?? null,
    board: (play?.board ?? null) as Table['board'],
    log: publicLog(log),
    deal: { commitment: view.commitment, seed: view.seed, contributions: view.contributions, dealt: view.dealt },
  };
}

export const publicMoment = (game: string, moment: number, { board, result }: PlayView, log: readonly LogEntry[]): Moment => ({
  game: game as Moment['game'],
  moment,
  board: board as Moment['board'],
  result,
  log: publicLog(log),
});

export const publicChange = (moment: number, at: number, log: readonly LogEntry[]): Change => ({
  moment,
  at: timeOf(at),
  log: publicLog(log),
});
