import type { RequestHandler } from '@sveltejs/kit';
import { drawings } from '$lib/cosmic/drawings.ts';

const DAY = 24 * 60 * 60;

/** All drawings of the game, for pages that the server did not draw. */
export const GET: RequestHandler = () =>
  new Response(drawings(), { headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': `public, max-age=${DAY}` } });
