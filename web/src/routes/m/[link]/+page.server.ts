import { fail, redirect, type RequestEvent } from '@sveltejs/kit';
import { doorOf, pageOf } from '$lib/server/door.ts';
import type { MailInput } from '$shared/protocol.ts';
import type { Actions, PageServerLoad } from './$types';

/** What mail a seat gets. Opening it changes nothing: mail programs open every link. */
export const load: PageServerLoad = async ({ platform, params }) => ({ room: await pageOf(platform, params.link, 'mail') });

async function settle({ platform, params, url }: RequestEvent<{ link: string }>, input: MailInput) {
  const { door, secret } = doorOf(platform, params.link);
  const outcome = await door.mail(secret, input, url.origin, 'mail');
  if (!outcome.ok) return fail(outcome.status, { reason: outcome.reason });
  return { isDone: true };
}

export const actions: Actions = {
  confirm: (event) => settle(event, { act: 'confirm' }),
  each: (event) => settle(event, { act: 'when', when: 'each' }),
  daily: (event) => settle(event, { act: 'when', when: 'daily' }),
  none: (event) => settle(event, { act: 'when', when: 'none' }),
  away: (event) => settle(event, { act: 'away' }),
  remove: async (event) => {
    const settled = await settle(event, { act: 'remove' });
    // the link has gone with the address
    if ('isDone' in settled) redirect(303, '/m/removed');
    return settled;
  },
};
