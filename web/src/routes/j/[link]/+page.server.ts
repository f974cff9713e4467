import { fail, redirect } from '@sveltejs/kit';
import * as v from 'valibot';
import { choiceNames } from '$lib/server/choice-names.ts';
import { doorOf, pageOf } from '$lib/server/door.ts';
import { inviteHead } from '$lib/server/previews/previews.ts';
import { JUST_SAT } from '$lib/play/room/notices.ts';
import { MailInput, SitInput } from '$shared/protocol.ts';
import { senderOf } from '$shared/sender.ts';
import type { Actions, PageServerLoad } from './$types';

export const load: PageServerLoad = async ({ platform, params, locals, url }) => {
  const room = await pageOf(platform, params.link, 'invite');
  locals.head = await inviteHead(room, params.link, url.origin, locals.language);
  const names = await choiceNames(room.view.game, (option, choice) => room.view.options[option] === choice, locals.language);
  // the same form sent twice takes one seat
  return { room, names, request: crypto.randomUUID() };
};

export const actions: Actions = {
  default: async ({ request, platform, params, locals, url }) => {
    const form = await request.formData();
    const seat = form.get('seat');
    const input = v.safeParse(SitInput, {
      name: form.get('name'),
      request: form.get('request') ?? undefined,
      ...(typeof seat === 'string' && seat !== '' ? { seat: Number(seat) } : {}),
    });
    const typed = { name: String(form.get('name') ?? ''), address: String(form.get('address') ?? '').trim() };
    if (!input.success) return fail(400, { reason: 'no_name', ...typed });
    const mail = v.safeParse(MailInput, { act: 'address', address: typed.address, language: locals.language });
    if (typed.address && !mail.success) return fail(400, { reason: 'bad_address', ...typed });
    const { door, secret } = doorOf(platform, params.link);
    const outcome = await door.sit(secret, input.output, 'invite');
    if (!outcome.ok) return fail(outcome.status, { reason: outcome.reason, ...typed });
    if (mail.success) {
      const seat = doorOf(platform, outcome.value.path.split('/')[2]!);
      // the seat is taken in any case; it says itself how its mail stands
      await seat.door.mail(seat.secret, mail.output, url.origin, 'seat', senderOf(request.headers));
    }
    // before the start the page of the seat offers this by itself
    const { view } = await pageOf(platform, outcome.value.path.split('/')[2]!, 'seat');
    redirect(303, view.stage === 'playing' ? `${outcome.value.path}?${JUST_SAT}` : outcome.value.path);
  },
};
