import { error, fail, redirect } from '@sveltejs/kit';
import * as v from 'valibot';
import { namesOf } from '$lib/names.ts';
import type { Offer } from '$lib/puzzle/offer.ts';
import { picksOf } from '$lib/play/decision/picks.ts';
import { wordsOf } from '$shared/games/words.ts';
import { askedPuzzle, type Puzzle, type PuzzleMoment, type RoomDoor, SolveInput } from '$shared/protocol.ts';
import { senderOf } from '$shared/sender.ts';
import { catalogueOf } from '$shared/text/catalogue.ts';
import type { Language } from '$shared/text/language.ts';
import { say, type Speaker } from '$shared/text/say.ts';
import { doorOf, plain } from './door.ts';

/** Moments of finished games, for whoever has the link of one, and for whoever makes one. */

type Platform = App.Platform | undefined;

function doorTo(platform: Platform, puzzle: string): { door: RoomDoor; secret: string; seq: number } {
  if (!platform) error(404);
  const { room, seq, secret } = askedPuzzle(puzzle);
  return { door: platform.env.ROOMS.getByName(room), secret, seq };
}

/** The same for a page of others, if the host lets them show the table. */
export async function framedPuzzleOf(platform: Platform, puzzle: string): Promise<Puzzle> {
  const found = await puzzleOf(platform, puzzle);
  return found.readable ? found : error(403, 'not_readable');
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

interface Asked {
  platform: Readonly<Platform>;
  params: { puzzle: string };
  request: Request;
}

export const puzzleActions = {
  /** An answer, or giving up: both show what was played. */
  solve: async ({ platform, params, request }: Asked) => {
    const form = await request.formData();
    const input = v.safeParse(SolveInput, { picks: form.has('up') ? null : picksOf(form) });
    if (!input.success) return fail(400, { act: 'solve' as const, reason: 'malformed' });
    const { door, secret, seq } = doorTo(platform, params.puzzle);
    const outcome = plain(await door.solve(secret, seq, input.output));
    return outcome.ok
      ? { act: 'solved' as const, solved: outcome.value }
      : fail(outcome.status, { act: 'solve' as const, reason: outcome.reason });
  },
  /** A table of one's own that goes on from there. */
  play: async ({ platform, params, request }: Asked) => {
    const { door, secret, seq } = doorTo(platform, params.puzzle);
    const outcome = await door.playOn(secret, seq, senderOf(request.headers));
    if (!outcome.ok) return fail(outcome.status, { act: 'play' as const, reason: outcome.reason, retry: outcome.retry });
    redirect(303, outcome.value.path);
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
