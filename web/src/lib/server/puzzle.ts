import { error, fail, redirect } from '@sveltejs/kit';
import * as v from 'valibot';
import { namesOf } from '$lib/names.ts';
import type { Offer } from '$lib/puzzle/offer.ts';
import { picksOf } from '$lib/play/decision/picks.ts';
import { wordsOf } from '$shared/games/words.ts';
import type { Decision } from '$shared/engine/decision.ts';
import { askedPuzzle, type LogEntry, type Puzzle, puzzleLink, type PuzzleMoment, type RoomDoor, SolveInput } from '$shared/protocol.ts';
import { senderOf } from '$shared/sender.ts';
import { catalogueOf } from '$shared/text/catalogue.ts';
import type { Language } from '$shared/text/language.ts';
import { say, type Speaker } from '$shared/text/say.ts';
import { doorOf, plain } from './door.ts';
import { platesOf, readPuzzle, readSolution } from './read.ts';

/** Moments of finished games, for whoever has the link of one, and for whoever makes one. */

type Platform = App.Platform | undefined;

function doorTo(platform: Platform, puzzle: string): { door: RoomDoor; secret: string; seq: number } {
  if (!platform) error(404);
  const { room, seq, secret } = askedPuzzle(puzzle);
  return { door: platform.env.ROOMS.getByName(room), secret, seq };
}

/** For a page of others, read as anyone can read it, if the host lets them show the table. */
export async function framedPuzzleOf(platform: Platform, puzzle: string): Promise<Puzzle> {
  const { seats, decision, ...shown } = await readPuzzle(platform, puzzle);
  const { room, seq, secret } = askedPuzzle(puzzle);
  return { ...shown, link: puzzleLink(room, seq, secret), plates: platesOf(seats), decision: decision as Decision, readable: true };
}

export async function puzzleOf(platform: Platform, puzzle: string): Promise<Puzzle> {
  const { door, secret, seq } = doorTo(platform, puzzle);
  const outcome = plain(await door.puzzle(secret, seq));
  if (!outcome.ok) error(outcome.reason === 'corrupt_game' ? 500 : 404, outcome.reason);
  return outcome.value;
}

/** Who speaks of a game away from its table: all of its words at once. */
export async function speakerOf(language: Language, { game, plates }: Pick<Puzzle, 'game' | 'plates'>): Promise<Speaker> {
  const { texts } = await wordsOf(game);
  const catalogue = await catalogueOf(language, ['embed', 'puzzle', 'play', 'reasons', ...texts]);
  return { language, catalogue, names: namesOf(plates, { language, catalogue }) };
}

interface PuzzleEvent {
  platform: Readonly<Platform>;
  params: { puzzle: string };
  request: Request;
}

export const puzzleActions = {
  /** An answer, or giving up: both show what was played. */
  solve: async ({ platform, params, request }: PuzzleEvent) => {
    const form = await request.formData();
    const input = v.safeParse(SolveInput, { picks: form.has('up') ? null : picksOf(form) });
    if (!input.success) return fail(400, { act: 'solve' as const, reason: 'malformed' });
    const { door, secret, seq } = doorTo(platform, params.puzzle);
    const outcome = plain(await door.solve(secret, seq, input.output, senderOf(request.headers)));
    return outcome.ok
      ? { act: 'solved' as const, solved: outcome.value }
      : fail(outcome.status, { act: 'solve' as const, reason: outcome.reason });
  },
  /** A table of one's own that goes on from there. */
  play: async ({ platform, params, request }: PuzzleEvent) => {
    const { door, secret, seq } = doorTo(platform, params.puzzle);
    const outcome = await door.playOn(secret, seq, senderOf(request.headers));
    if (!outcome.ok) return fail(outcome.status, { act: 'play' as const, reason: outcome.reason, retry: outcome.retry });
    redirect(303, outcome.value.path);
  },
};

/** What was played, for a frame: read as anyone can read it. The answer is counted where it is to be shown. */
export const framedActions = {
  solve: async ({ platform, params, request }: PuzzleEvent) => {
    const form = await request.formData();
    const picks = form.has('up') ? null : picksOf(form);
    const asked = await readSolution(platform, params.puzzle, picks);
    if ('problem' in asked) {
      const { status, code, reason = code } = asked.problem;
      return fail(status, { act: 'solve' as const, reason });
    }
    const { log, ...solved } = asked.value;
    const { door, secret, seq } = doorTo(platform, params.puzzle);
    const counted = picks && plain(await door.solve(secret, seq, { picks }, senderOf(request.headers)));
    if (counted?.ok) solved.tallies = counted.value.tallies;
    return {
      act: 'solved' as const,
      solved: { ...solved, log: log.map(({ moment, at, ...entry }) => ({ seq: moment, at: Date.parse(at), ...entry })) as LogEntry[] },
    };
  },
};

/** The moments of one seat, and the one that is chosen. */
export async function momentsOf(
  platform: Platform,
  link: string,
  role: 'seat' | 'watch',
  query: URLSearchParams,
  language: Language,
): Promise<Offer> {
  const { door, secret } = doorOf(platform, link);
  const outcome = plain(await door.puzzles(secret, role));
  if (!outcome.ok) return { reason: outcome.reason };
  const list = outcome.value;
  const speaker = await speakerOf(language, list);
  const words = await wordsOf(list.game);
  const question = ({ about }: PuzzleMoment): string => {
    const { key, of } = words.question({ about });
    return say(speaker, key, of);
  };
  const asked = list.moments.find((moment) => moment.link === query.get('at'));
  const seat = list.plates.find((plate) => String(plate.seat) === query.get('seat'))?.seat ?? asked?.seat ?? list.moments[0]?.seat ?? 0;
  const ofSeat = list.moments.filter((moment) => moment.seat === seat);
  return {
    game: list.game,
    title: list.title,
    names: speaker.names,
    seat,
    moments: ofSeat.map((moment) => ({ link: moment.link, question: question(moment) })),
    chosen: (asked?.seat === seat ? asked : ofSeat[0])?.link ?? null,
  };
}
