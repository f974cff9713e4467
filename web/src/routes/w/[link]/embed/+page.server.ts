import { isHttpError } from '@sveltejs/kit';
import { sizeNames } from '$lib/embed/code/code.ts';
import { pageOf } from '$lib/server/door.ts';
import { watchPreview } from '$lib/server/previews/previews.ts';
import { readTable } from '$lib/server/read.ts';
import type { PageServerLoad } from './$types';

const kinds = ['live', 'moment', 'play', 'demo', 'readers'] as const;

/** Where the code for a page of one's own is made; by the form without a script, at once with one. */
export const load: PageServerLoad = async ({ platform, params, url, locals }) => {
  const room = await pageOf(platform, params.link, 'watch');
  const { view } = room;
  const table = await readTable(platform, params.link).catch((failure: unknown) => {
    if (isHttpError(failure, 403)) return null;
    throw failure;
  });
  const { searchParams } = url;
  // the desk leads here with it; onlookers are told of no such link
  const readers = /^[A-Za-z0-9_-]{22}$/.test(searchParams.get('readers') ?? '') ? searchParams.get('readers') : null;
  const [first, last] = [table?.first ?? 0, view.tick];
  const asked = Number(url.searchParams.get('at'));
  return {
    link: params.link,
    origin: url.origin,
    title: view.title,
    game: view.game,
    readers,
    isOver: view.stage === 'over' || view.stage === 'cancelled',
    /** May pages of others show it? */
    isReadable: table !== null,
    preview: await watchPreview(room, locals.language),
    first,
    last,
    wish: {
      kind:
        kinds.find((one) => one === url.searchParams.get('kind') && (first || one !== 'moment') && (readers || one !== 'readers')) ??
        'live',
      join: url.searchParams.get('join') ?? '',
      size: sizeNames.find((one) => one === url.searchParams.get('size')) ?? 'column',
      at: Number.isInteger(asked) && asked >= first && asked <= last ? asked : last,
      theme: url.searchParams.get('theme') ?? 'auto',
      lang: url.searchParams.get('lang') ?? 'auto',
    },
  };
};
