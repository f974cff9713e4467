import { isSame } from '../../../shared/engine/history/patch.ts';
import { viewOf } from '../../../shared/engine/play.ts';
import type { Sitting } from '../../../shared/engine/sitting.ts';
import { rulesOf } from '../../../shared/games/shelf.ts';
import {
  type PuzzleStart,
  type Outcome,
  type Puzzle,
  type PuzzleList,
  type PuzzleMoment,
  puzzleLink,
  type PuzzlePlate,
  roomName,
  type Solved,
  type SolveInput,
} from '../../../shared/protocol.ts';
import { noteVisit } from '../../desk/expiry.ts';
import { openPuzzle } from '../../desk/puzzle.ts';
import { noSettings } from '../../desk/seat/seat-settings.ts';
import { refusable, refuse, refuseFor } from '../../http/refusals.ts';
import { type AnsweredRow, choicesOf, isOpenTo, playFrom, renumber, sittingAfter, standingAnswers, tryPicks } from '../../play/puzzle.ts';
import { takeTable } from '../../quota.ts';
import { freshSecret, hashOf, pathTo, puzzleSecret } from '../../state/links.ts';
import { logFor } from '../../state/log.ts';
import type { Desk, StoredRow } from '../../state/records.ts';
import type { RoomState } from '../../state/room-state.ts';
import { canonical } from '../../tally.ts';
import { done, type Parts } from '../parts.ts';
import { isEnded } from './table.ts';

/** Moments of a finished game, put to whoever has their link. */

export const platesOf = ({ seats }: Desk): PuzzlePlate[] => seats.map(({ name, occupant }, seat) => ({ seat, name, occupant }));

export function listPuzzles(parts: Parts): Outcome<PuzzleList> {
  if (!isEnded(parts)) return refuse('game_not_over');
  const { desk } = parts.committer.state;
  if (!desk.links.watch.on) return refuse('puzzles_shut');
  const moments = choicesIn(parts).map((choice) => momentOf(parts.committer.state, choice));
  return done({ game: desk.game, title: desk.title, plates: platesOf(desk), moments });
}

type Choice = ReturnType<typeof choicesOf>[number];

/** The moment at which it was asked; a silent row has the number of the one before. */
const askedAt = ({ row: { tick, silent } }: Choice): number => (silent ? tick : tick - 1);

function momentOf({ desk }: RoomState, choice: Choice): PuzzleMoment {
  const { seq, seat } = choice.row;
  return { link: puzzleLink(desk.room, seq, puzzleSecret(desk, seq)), seat: seat!, about: choice.about, tick: askedAt(choice) };
}

/** The next choice of each seat from that moment on, soonest first; none while the game runs, or where onlookers are shut out. */
export function nextChoices(parts: Parts, tick: number): PuzzleMoment[] {
  const { state } = parts.committer;
  if (!isEnded(parts) || !state.desk.links.watch.on) return [];
  const next = new Map<number, Choice>();
  for (const choice of choicesIn(parts)) if (askedAt(choice) >= tick && !next.has(choice.row.seat!)) next.set(choice.row.seat!, choice);
  return [...next.values()].map((choice) => momentOf(state, choice));
}

/** The moment that a puzzle is about. */
interface MomentInPlay extends AnsweredRow {
  sitting: Sitting;
  chain: StoredRow[];
}

/** What was played can't change any more: read once by a room that is awake, however many look at its puzzles. */
const chains = new WeakMap<Parts, StoredRow[]>();

function chainOf(parts: Parts): StoredRow[] {
  const chain = chains.get(parts) ?? parts.store.chain();
  chains.set(parts, chain);
  return chain;
}

const choices = new WeakMap<Parts, Choice[]>();

/** Each is looked into once too: that takes the rules. */
function choicesIn(parts: Parts): Choice[] {
  const found = choices.get(parts) ?? choicesOf(rulesOf(parts.committer.state.desk.game), chainOf(parts));
  choices.set(parts, found);
  return found;
}

/** Lets in whoever has the link of that moment, which puts off the end of the table. */
function enter<T>(parts: Parts, secret: string, seq: number, then: (asked: MomentInPlay) => Outcome<T>): Outcome<T> {
  if (!parts.store.exists) return refuse('no_such_link');
  if (!parts.isOpen) return refuse('corrupt_game');
  const { desk } = parts.committer.state;
  // compared as hashes: how long it takes tells nothing of the secret
  const isOurs = hashOf(secret) === hashOf(puzzleSecret(desk, seq));
  if (!isOurs || !desk.links.watch.on || !isEnded(parts)) return refuse('no_such_link');
  const now = Date.now();
  const visited = noteVisit(desk, now);
  if (visited) parts.committer.commit({ desk: visited }, now);
  const chain = chainOf(parts);
  const row = standingAnswers(chain.map((one) => one.row)).find((one) => one.seq === seq);
  const before =
    row &&
    sittingAfter(
      rulesOf(desk.game),
      chain.filter((one) => one.row.seq < seq),
    );
  const decision = before && isOpenTo(before, row);
  if (!decision) return refuse('no_such_link');
  return refusable(() => then({ row, decision, sitting: before, chain }));
}

export function puzzle(parts: Parts, secret: string, seq: number): Outcome<Puzzle> {
  return enter(parts, secret, seq, ({ row, decision, sitting }) => {
    const { desk } = parts.committer.state;
    const seat = row.seat!;
    const { board } = viewOf(sitting, seat);
    return done({
      link: puzzleLink(desk.room, seq, secret),
      game: desk.game,
      title: desk.title,
      plates: platesOf(desk),
      seat,
      board,
      decision,
      readable: desk.readable,
    });
  });
}

/** Answers of one address to one puzzle that are counted: a house, not a farm. Who they came from is known only as long as the room is awake. */
const FROM_ONE_ADDRESS = 5;
const guessers = new WeakMap<Parts, Map<string, number>>();
const MOST_GUESSERS = 10_000;

/** Different answers to one puzzle that are counted: to some questions there are thousands. */
const MOST_ANSWERS = 200;

function countGuess(parts: Parts, seq: number, picks: readonly string[], sender: string): void {
  const known = guessers.get(parts) ?? new Map<string, number>();
  guessers.set(parts, known);
  const guesser = `${seq} ${sender}`;
  const times = known.get(guesser) ?? 0;
  if (times >= FROM_ONE_ADDRESS) return;
  if (known.size >= MOST_GUESSERS) known.clear();
  known.set(guesser, times + 1);
  const tallies = parts.store.guesses(seq);
  if (tallies.length < MOST_ANSWERS || tallies.some((tally) => isSame(tally.picks, picks)))
    parts.committer.commit({ guess: { seq, picks } }, Date.now());
}

/** Rows of what followed that are told at most. */
const FOLLOWED = 12;

/** It counts as an answer of that sender; of whom nothing is known, it is only looked up. */
export function solve(parts: Parts, secret: string, seq: number, { picks }: SolveInput, sender: string | null): Outcome<Solved> {
  return enter(parts, secret, seq, ({ row, decision, sitting, chain }) => {
    if (picks) tryPicks(sitting, decision, picks);
    if (picks && sender !== null) countGuess(parts, seq, canonical(decision, picks), sender);
    const { desk, play } = parts.committer.state;
    const later = chain.map((one) => one.row).filter((one) => one.seq >= seq);
    const next = later.findIndex((one) => one.seq > seq && one.seat === row.seat);
    const followed = later.slice(0, Math.min(FOLLOWED, next === -1 ? later.length : next));
    const { rules, table } = play!.sitting;
    return done({
      picks,
      played: row.picks,
      by: row.by === 'bot' || row.by === 'clock' ? row.by : 'seat',
      log: logFor(followed, { role: 'seat', seat: row.seat, kind: 'own' }),
      result: rules.result(table),
      cancelled: desk.cancelled,
      tallies: parts.store.guesses(seq),
    });
  });
}

/** Another table that goes on from there, if this sender may set one now. */
export async function playOn(parts: Parts, secret: string, seq: number, sender: string): Promise<Outcome<{ path: string }>> {
  const entered = enter(parts, secret, seq, ({ row, sitting, chain }): Outcome<PuzzleStart> => {
    const { game, title } = parts.committer.state.desk;
    const rows = JSON.stringify(renumber(chain.filter((one) => one.row.seq < seq)));
    const { seats, options } = sitting.save;
    return done({ game, title, options, seats, seat: row.seat!, decision: row.decision!, rows });
  });
  if (!entered.ok) return entered;
  const wait = await takeTable(parts.env, sender);
  if (wait > 0) return refuseFor('too_many_tables', wait);
  const room = roomName(crypto.getRandomValues(new Uint8Array(64)));
  const own = freshSecret();
  const made = await parts.env.ROOMS.getByName(room).goOn(room, own, entered.value);
  return made.ok ? done({ path: pathTo('seat', room, own) }) : made;
}

/** This room goes on from that moment. */
export function goOn(parts: Parts, room: string, own: string, moment: PuzzleStart, now: number): Outcome<null> {
  const act = openPuzzle(room, own, moment, now);
  const rows = JSON.parse(moment.rows) as StoredRow[];
  const { seq, tick } = rows.at(-1)!.row;
  const { seat } = moment;
  const play = playFrom(rulesOf(moment.game), rows, moment, { seq, tick, now, desk: act.desk, settings: new Map() });
  parts.make({ act, rows, play }, now);
  // what came before is no news to whoever has chosen this moment
  parts.committer.commit({ settings: [[seat, { ...noSettings, seen: tick, looked: tick }]] }, now);
  return done(null);
}
