import { lastLine } from '$lib/embed/last-line.ts';
import { courseFrom, platesOf, readCourse, readMoment, readTable } from '$lib/server/read.ts';
import { wordsOf } from '$shared/games/words.ts';
import type { PublicTable } from '$shared/protocol/public.ts';
import { catalogueOf, houseParts } from '$shared/text/catalogue.ts';
import type { PageServerLoad } from './$types';

const isOpen = ({ stage }: PublicTable): boolean => stage === 'lobby' || stage === 'playing';

/** Drawn from what anyone may read by the public API, and from nothing else. */
export const load: PageServerLoad = async ({ platform, params, url, locals }) => {
  const table = await readTable(platform, params.link);
  const { game, title, moment, first, stage, seats } = table;
  locals.game = game;
  const asked = url.searchParams.get('at');
  const { board, log } = asked === null ? table : await readMoment(platform, params.link, asked);
  const course = asked === null ? null : courseFrom(await readCourse(platform, params.link));
  const words = await wordsOf(game);
  const catalogue = await catalogueOf(locals.language, [...houseParts, ...words.texts]);
  return {
    link: params.link,
    // whoever made the frame lets its readers play, and maybe sit down
    plays: asked === null && (url.searchParams.has('play') || url.searchParams.has('join')) && isOpen(table),
    query: url.search,
    game,
    title,
    stage,
    seats: platesOf(seats),
    board,
    /** The first moment that can be shown, and the latest. */
    first,
    moment,
    last: lastLine(log, words),
    at: asked === null ? null : Number(asked),
    course,
    catalogue,
  };
};
