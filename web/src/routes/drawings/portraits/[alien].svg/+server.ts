import { error, type RequestHandler } from '@sveltejs/kit';
import { portraitOf } from '$lib/aliens/portrait.ts';

const DAY = 24 * 60 * 60;

/** The portrait of an alien, fetched only where it is looked at. */
export const GET: RequestHandler = ({ params }) => {
  const portrait = portraitOf(params['alien'] ?? '');
  if (!portrait) error(404);
  return new Response(portrait, { headers: { 'content-type': 'image/svg+xml', 'cache-control': `public, max-age=${DAY}` } });
};
