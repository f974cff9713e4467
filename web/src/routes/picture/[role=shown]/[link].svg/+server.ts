import { isHttpError } from '@sveltejs/kit';
import { pictureOf } from '$lib/embed/picture/picture.ts';
import { lineOf } from '$lib/embed/facts.ts';
import { namesOf } from '$lib/names.ts';
import { pageOf } from '$lib/server/door.ts';
import { readMoment, readTable } from '$lib/server/read.ts';
import { wordsOf } from '$shared/games/words.ts';
import { catalogueOf } from '$shared/text/catalogue.ts';
import { say } from '$shared/text/say.ts';
import type { RequestHandler } from './$types';

/** A picture may stand in any page: where the host lets no other site show the table, nothing of the position is in it. */
async function shownBoard(platform: App.Platform | undefined, link: string): Promise<unknown> {
  try {
    return (await readTable(platform, link)).board;
  } catch (failure) {
    if (isHttpError(failure, 403)) return null;
    throw failure;
  }
}

/** The table of a link as a picture, as it stands or as it was at a moment; the worker turns it into pixels. Whatever language it is asked in, messengers show it to everyone. */
export const GET: RequestHandler = async ({ platform, params, url, locals: { language } }) => {
  const { view } = await pageOf(platform, params.link, params.role === 'j' ? 'invite' : 'watch');
  const catalogue = await catalogueOf(language, ['embed', ...(await wordsOf(view.game)).texts]);
  const names = namesOf(view.plates, { language, catalogue });
  const speaker = { language, catalogue, names };
  const at = url.searchParams.get('at');
  const boardAt = async (moment: string): Promise<unknown> => (await readMoment(platform, params.link, moment)).board;
  // whoever is invited is shown who sits there, and no position
  const board = params.role === 'j' ? null : at === null ? await shownBoard(platform, params.link) : await boardAt(at);
  const line = board ? lineOf(view.game, board) : null;
  const game = say(speaker, `game.${view.game}`);
  const state = say(speaker, `embed.${view.stage === 'playing' ? 'live' : view.stage}`);
  const under = [...(view.title ? [game] : []), line ? say(speaker, line.key, line.of) : state].join(' · ');
  const svg = pictureOf({ game: view.game, title: view.title || game, under, names, board });
  return new Response(svg, {
    headers: { 'Content-Type': 'image/svg+xml', 'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'" },
  });
};
