import { pictureOf } from '$lib/embed/picture/picture.ts';
import { puzzleOf, speakerOf } from '$lib/server/puzzle.ts';
import { say } from '$shared/text/say.ts';
import type { RequestHandler } from './$types';

/** The moment of a puzzle as a picture: what lay open to all then, and the question; where no other site may show the table, the question alone. */
export const GET: RequestHandler = async ({ platform, params, locals: { language } }) => {
  const puzzle = await puzzleOf(platform, params.puzzle);
  const speaker = await speakerOf(language, puzzle);
  const { game, title } = puzzle;
  const board = puzzle.readable ? puzzle.board : null;
  const under = [say(speaker, `game.${game}`), ...(title ? [title] : [])].join(' · ');
  const svg = pictureOf({ game, title: say(speaker, 'puzzle.ask'), under, names: speaker.names, board });
  return new Response(svg, {
    headers: { 'Content-Type': 'image/svg+xml', 'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'" },
  });
};
