import { error, json, type RequestHandler } from '@sveltejs/kit';
import { wordsAround } from '$lib/server/topics.ts';
import { languages } from '$shared/text/language.ts';

const HOUR = 60 * 60;

/** What is said on some topics, for a page that comes to speak of them. */
export const GET: RequestHandler = async ({ params, url }) => {
  const language = languages.find((one) => one === params['language']);
  if (!language) error(404);
  const keys = url.searchParams.get('on')?.split(',') ?? [];
  return json(await wordsAround(keys, language), { headers: { 'cache-control': `public, max-age=${HOUR}` } });
};
