import type { RequestEvent } from '@sveltejs/kit';
import type { Waking } from '$lib/play/page/waking.ts';
import { pageOf } from './door.ts';
import { scriptOf } from './preloads.ts';
import { wordsFor } from './topics.ts';

/**
 * What the page of a table is drawn from; notes which game it is of.
 * Kit would spell it out for a script of its own, which these pages have none of: what can't be enumerated it passes by.
 */
export async function wakingOf(
  { platform, params, locals, url }: RequestEvent<{ link: string }>,
  at: Waking['at'],
): Promise<{ readonly waking: Waking }> {
  const { link } = params;
  const room = await pageOf(platform, link, at === 'p' ? 'seat' : 'watch');
  locals.game = room.view.game;
  const { language } = locals;
  locals.script = await scriptOf(room, language);
  const waking: Waking = { at, link, path: url.pathname + url.search, room, spoken: await wordsFor(room, language), language };
  return Object.defineProperty({ waking }, 'waking', { enumerable: false });
}
