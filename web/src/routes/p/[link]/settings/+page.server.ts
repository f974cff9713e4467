import { error, fail, redirect, type RequestEvent } from '@sveltejs/kit';
import * as v from 'valibot';
import { ownFrom } from '$lib/play/settings/own-form.ts';
import { doorOf, pageOf } from '$lib/server/door.ts';
import { MailInput, OwnInput, type Outcome } from '$shared/protocol.ts';
import { senderOf } from '$shared/sender.ts';
import type { Actions, PageServerLoad } from './$types';

export const load: PageServerLoad = async ({ platform, params, url }) => {
  const room = await pageOf(platform, params.link, 'seat');
  // whoever sits in for someone settles nothing for them
  if (!room.own) error(404);
  return { room, isSaved: url.searchParams.has('saved') };
};

function settle({ url }: RequestEvent, outcome: Outcome<unknown>) {
  if (outcome.ok) redirect(303, `${url.pathname}?saved`);
  return fail(outcome.status, { reason: outcome.reason });
}

const malformed = () => fail(400, { reason: 'malformed' });

export const actions: Actions = {
  own: async (event) => {
    const input = v.safeParse(OwnInput, ownFrom(await event.request.formData()));
    if (!input.success) return malformed();
    const { door, secret } = doorOf(event.platform, event.params.link);
    return settle(event, await door.own(secret, input.output, 'seat'));
  },
  mail: async (event) => {
    const input = v.safeParse(MailInput, Object.fromEntries(await event.request.formData()));
    // what only the link in a mail can do
    if (!input.success || input.output.act === 'confirm' || input.output.act === 'away') return malformed();
    const { door, secret } = doorOf(event.platform, event.params.link);
    return settle(event, await door.mail(secret, input.output, event.url.origin, 'seat', senderOf(event.request.headers)));
  },
};
