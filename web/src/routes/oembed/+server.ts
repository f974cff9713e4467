import { error, isHttpError, json } from '@sveltejs/kit';
import { frameCode } from '$lib/embed/code/code.ts';
import { oembedXml } from '$lib/embed/code/oembed-xml.ts';
import { framedPuzzleOf } from '$lib/server/puzzle.ts';
import { readTable } from '$lib/server/read.ts';
import { catalogueOf } from '$shared/text/catalogue.ts';
import { say } from '$shared/text/say.ts';
import type { RequestHandler } from './$types';

/** https://oembed.com: what to put into a page where somebody has pasted the link of a table, or of a puzzle. */

const [WIDTH, HEIGHT] = [640, 400];
const TABLE = /^\/(?:w|embed)\/([^/]+)\/?$/;
const PUZZLE = /^\/(?:embed\/)?puzzle\/([^/]+)\/?$/;
/** A puzzle asks below its board. */
const PUZZLE_HEIGHT = 720;

/** As large as it is, or as it may be: never larger than asked for. A frame that is too narrow for its board says so. */
function bound(asked: string | null, whole: number): number {
  const most = asked === null ? whole : Number(asked);
  return Number.isInteger(most) && most > 0 ? Math.min(whole, most) : whole;
}

interface Found {
  /** What stands after /embed/. */
  link: string;
  game: string;
  title: string;
  /** The message that names the frame. */
  label: string;
  picture: string;
  height: number;
}

/** Throws where there is nothing to be embedded. */
async function findAt(path: string, platform: App.Platform | undefined): Promise<Found> {
  const [, puzzle] = PUZZLE.exec(path) ?? [];
  if (puzzle) {
    const { game, title } = await framedPuzzleOf(platform, puzzle);
    const picture = `/picture/puzzle/${puzzle}.png`;
    return { link: `puzzle/${puzzle}`, game, title, label: 'puzzle.frame', picture, height: PUZZLE_HEIGHT };
  }
  const [, link] = TABLE.exec(path) ?? [];
  if (!link) error(404, 'no_such_link');
  const { game, title } = await readTable(platform, link);
  return { link, game, title, label: 'embed.title', picture: `/picture/w/${link}.png`, height: HEIGHT };
}

export const GET: RequestHandler = async ({ url, platform, locals: { language } }) => {
  const format = url.searchParams.get('format') ?? 'json';
  if (format !== 'json' && format !== 'xml') return new Response(null, { status: 501 });
  const page = URL.parse(url.searchParams.get('url') ?? '');
  if (page?.origin !== url.origin) return json({ reason: 'no_such_link' }, { status: 404 });
  const found = await findAt(page.pathname, platform).catch((failure: unknown) => {
    if (isHttpError(failure)) return failure;
    throw failure;
  });
  // as the format has it: 401 is for what is there but private
  if (isHttpError(found)) return json({ reason: found.body.message }, { status: found.status === 403 ? 401 : found.status });
  const { link, picture } = found;
  const speaker = { language, catalogue: await catalogueOf(language, ['embed', 'puzzle']), names: [] };
  const title = found.title || say(speaker, `game.${found.game}`);
  const at = Number(page.searchParams.get('at'));
  const wish = {
    at: Number.isInteger(at) && at > 0 ? at : null,
    theme: page.searchParams.get('theme') === 'dark' ? 'dark' : page.searchParams.get('theme') === 'light' ? 'light' : 'auto',
    lang: 'auto',
  };
  const width = bound(url.searchParams.get('maxwidth'), WIDTH);
  const height = bound(url.searchParams.get('maxheight'), found.height);
  const said = {
    version: '1.0',
    type: 'rich',
    provider_name: 'Parley',
    provider_url: url.origin,
    title,
    html: frameCode(url.origin, link, wish, say(speaker, found.label, { title }), { width, height }),
    width,
    height,
    cache_age: 3600,
    thumbnail_url: url.origin + picture,
    thumbnail_width: 1200,
    thumbnail_height: 630,
  };
  return format === 'json' ? json(said) : new Response(oembedXml(said), { headers: { 'Content-Type': 'text/xml; charset=utf-8' } });
};
