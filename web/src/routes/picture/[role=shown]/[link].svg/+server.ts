import { pictureOf } from '$lib/embed/picture/picture.ts';
import { lineOf } from '$lib/embed/facts.ts';
import { namesOf } from '$lib/names.ts';
import { pageOf } from '$lib/server/door.ts';
import { readMoment } from '$lib/server/read.ts';
import { wordsOf } from '$shared/games/words.ts';
import { catalogueOf } from '$shared/text/catalogue.ts';
import { say } from '$shared/text/say.ts';
import type { RequestHandler } from './$types';

/** The table of a link as a picture, as it stands or as it was at a moment; the worker turns it into pixels. Whatever language it is asked in, messengers show it to everyone. */
export const GET: RequestHandler = async ({ platform, params, url, locals: { language } }) => {
  const { view } = await pageOf(platform, params.link, params.role === 'j' ? 'invite' : 'watch');
  const catalogue = await catalogueOf(language, ['embed', ...(await wordsOf(view.game)).texts]);
  const names = namesOf(view.plates, { language, catalogue });
  const speaker = { language, catalogue, names };
  const at = url.searchParams.get('at');
  const board = at === null || params.role === 'j' ? (view.play?.board ?? null) : (await readMoment(platform, params.link, at)).board;
  const line = board ? lineOf(view.game, board) : null;
  const game = say(speaker, `game.${view.game}`);
  const state = say(speaker, `embed.${view.stage === 'playing' ? 'live' : view.stage}`);
  const under = [...(view.title ? [game] : []), line ? say(speaker, line.key, line.of) : state].join(' · ');
  const svg = pictureOf({ game: view.game, title: view.title || game, under, names, board });
  return new Response(svg, {
    headers: { 'Content-Type': 'image/svg+xml', 'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'" },
  });
};
