import { error, fail, redirect } from '@sveltejs/kit';
import { DEMO_PACE, demoOf } from '$lib/embed/demo.ts';
import { doorOf } from '$lib/server/door.ts';
import { roomName } from '$shared/protocol.ts';
import { senderOf } from '$shared/sender.ts';
import { catalogueOf } from '$shared/text/catalogue.ts';
import type { Actions, PageServerLoad } from './$types';

/** Only whoever has pressed Play comes here; everyone else is shown the demo as it is before. */
export const load: PageServerLoad = ({ params, url, request }) => {
  const demo = demoOf(params.game);
  if (!demo) error(404, 'no_such_game');
  if (request.method !== 'POST') redirect(303, `/embed/demo/${demo.game}${url.search}`);
  return { game: demo.game, query: url.search };
};

export const actions: Actions = {
  /** Sets a table for this reader and fills it with bots; it counts as any table that is set. */
  default: async ({ params, request, platform, locals, url }) => {
    const demo = demoOf(params.game);
    if (!demo) error(404, 'no_such_game');
    const words = await catalogueOf(locals.language, ['embed-play']);
    const room = roomName(crypto.getRandomValues(new Uint8Array(64)));
    const sender = senderOf(request.headers);
    const input = { ...demo, title: '', pace: DEMO_PACE, talk: 'none' as const, options: {}, host: words['embed-play.demo.guest']! };
    const set = await platform!.env.ROOMS.getByName(room).create(room, input, sender);
    if (!set.ok) return fail(set.status, { reason: set.reason });
    const { door, secret } = doorOf(platform, set.value.host.split('/')[2]!);
    const begun = await door.host(secret, { act: 'start', bots: true }, 'host', url.origin, sender);
    if (!begun.ok) return fail(begun.status, { reason: begun.reason });
    return { seat: begun.value.links!.own!.link.split('/')[2]! };
  },
};
