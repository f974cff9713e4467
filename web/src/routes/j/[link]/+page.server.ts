import { fail, redirect } from '@sveltejs/kit';
import * as v from 'valibot';
import { doorOf, pageOf } from '$lib/server/door.ts';
import { SitInput } from '$shared/protocol.ts';
import type { Actions, PageServerLoad } from './$types';

export const load: PageServerLoad = async ({ platform, params }) => ({
  room: await pageOf(platform, params.link, 'invite'),
  // the same form sent twice takes one seat
  request: crypto.randomUUID(),
});

export const actions: Actions = {
  default: async ({ request, platform, params }) => {
    const form = await request.formData();
    const seat = form.get('seat');
    const input = v.safeParse(SitInput, {
      name: form.get('name'),
      request: form.get('request') ?? undefined,
      ...(typeof seat === 'string' && seat !== '' ? { seat: Number(seat) } : {}),
    });
    if (!input.success) return fail(400, { reason: 'no_name', name: String(form.get('name') ?? '') });
    const { door, secret } = doorOf(platform, params.link);
    const outcome = await door.sit(secret, input.output, 'invite');
    if (!outcome.ok) return fail(outcome.status, { reason: outcome.reason, name: input.output.name });
    redirect(303, outcome.value.path);
  },
};
