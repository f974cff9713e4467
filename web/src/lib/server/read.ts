import { error } from '@sveltejs/kit';
import type { Told } from '$shared/engine/save.ts';
import type { Course, PuzzlePlate } from '$shared/protocol.ts';
import type {
  PublicMoment,
  Problem,
  PublicCourse,
  PublicLentSeat,
  PublicPuzzle,
  PublicSolution,
  PublicTable,
} from '$shared/protocol/public.ts';

/** What our own frames are drawn from: the public API, as anyone can read it. */

type Platform = App.Platform | undefined;

async function ask<T>(platform: Platform, path: string): Promise<{ value: T } | { problem: Problem }> {
  if (!platform) error(404);
  const response = await platform.env.API.fetch(`/v1/${path}`);
  const body: unknown = await response.json();
  return response.ok ? { value: body as T } : { problem: body as Problem };
}

async function read<T>(platform: Platform, path: string): Promise<T> {
  const asked = await ask<T>(platform, path);
  return 'value' in asked ? asked.value : error(asked.problem.status, asked.problem.code);
}

export const readTable = (platform: Platform, link: string): Promise<PublicTable> => read(platform, `tables/${encodeURIComponent(link)}`);

/** What can be no moment is one that never was. */
export const readMoment = (platform: Platform, link: string, moment: string): Promise<PublicMoment> =>
  /^\d{1,9}$/.test(moment) ? read(platform, `tables/${encodeURIComponent(link)}/moments/${moment}`) : error(404, 'no_such_moment');

export const readCourse = (platform: Platform, link: string): Promise<PublicCourse> =>
  read(platform, `tables/${encodeURIComponent(link)}/course`);

/** As our pages know it. */
export const courseFrom = ({ steps, chapters, turns, standings, goal }: PublicCourse): Course => ({
  steps: steps.map(({ moment, at }) => ({ tick: moment, at: Date.parse(at) })),
  chapters: chapters.map(({ moment, number, told }) => ({ tick: moment, number, told: told as Told[] })),
  turns: turns.map(({ moment, kind, seat }) => ({ tick: moment, kind, seat })),
  standings: standings.map(({ moment, points }) => ({ tick: moment, points })),
  goal,
});

export const readLentSeat = (platform: Platform, link: string): Promise<PublicLentSeat> =>
  read(platform, `readers/${encodeURIComponent(link)}`);

export const readPuzzle = (platform: Platform, puzzle: string): Promise<PublicPuzzle> =>
  read(platform, `puzzles/${encodeURIComponent(puzzle)}`);

/** With the own picks, or null to give up; what the rules do not take is no fault of the page. */
export function readSolution(platform: Platform, puzzle: string, picks: readonly string[] | null): ReturnType<typeof ask<PublicSolution>> {
  // to answer with nothing is not to give up
  const sent = picks?.length === 0 ? [''] : (picks ?? []);
  const query = new URLSearchParams(sent.map((pick) => ['pick', pick]));
  return ask(platform, `puzzles/${encodeURIComponent(puzzle)}/solution?${query}`);
}

/** What the API says of itself. */
export const readDocument = (platform: Platform): Promise<unknown> => read(platform, 'openapi.json');

/** Who sits there, as our pages name them. */
export const platesOf = (seats: PublicPuzzle['seats']): PuzzlePlate[] =>
  seats.map(({ seat, name, occupant, readers }) => ({ seat, name, occupant: readers ? 'readers' : occupant }));
