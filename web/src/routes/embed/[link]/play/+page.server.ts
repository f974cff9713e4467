import { fail, type RequestEvent } from '@sveltejs/kit';
import * as v from 'valibot';
import { seatLink } from '$lib/embed/play/seat-link.ts';
import { doorOf } from '$lib/server/door.ts';
import { platesOf, readTable } from '$lib/server/read.ts';
import { askedLink, SitInput } from '$shared/protocol.ts';
import type { Actions, PageServerLoad } from './$types';

type Event = Pick<RequestEvent<{ link: string }>, 'platform' | 'params' | 'url'>;

/** The invitation that whoever made the frame has put into its address, if any. */
function invitation({ platform, params, url }: Event) {
  const secret = url.searchParams.get('join');
  return secret === null ? null : doorOf(platform, `${askedLink(params.link).room}.${secret}`);
}

/** What can be sat down on with that invitation; null if it opens nothing any more. */
async function seatsOf(asked: ReturnType<typeof invitation>) {
  const outcome = await asked?.door.page(asked.secret, 'invite');
  if (!outcome?.ok) return null;
  const { stage, plates, you } = outcome.value.view;
  const free = plates.filter(({ occupant }) => occupant === 'free').map(({ seat }) => seat);
  if (stage === 'over' || stage === 'cancelled') return { free, bound: null, closed: 'game_over' };
  if (you.seat !== null) return { free, bound: you.seat, closed: null };
  return { free, bound: null, closed: stage !== 'lobby' ? 'already_started' : free.length === 0 ? 'game_full' : null };
}

export const load: PageServerLoad = async (event) => {
  const { platform, params, url } = event;
  // where the host lets nobody else show the table, nobody plays it in a page of theirs either
  const { game, title, seats, origins = [] } = await readTable(platform, params.link);
  const asked = invitation(event);
  return {
    link: params.link,
    game,
    title,
    plates: platesOf(seats),
    origins,
    invited: asked !== null,
    seats: await seatsOf(asked),
    // what else is in the address stays there; the name of an action is no part of it
    query: new URLSearchParams([...url.searchParams].filter(([name]) => !name.startsWith('/'))).toString(),
    // the same form sent twice takes one seat
    request: crypto.randomUUID(),
  };
};

export const actions: Actions = {
  /** Someone has handed over the link of their seat. */
  open: async ({ request, platform, params }) => {
    const typed = String((await request.formData()).get('link') ?? '');
    const found = seatLink(typed, askedLink(params.link).room);
    if ('fault' in found) return fail(400, { act: 'open' as const, fault: found.fault });
    const { door, secret } = doorOf(platform, found.link);
    const outcome = await door.page(secret, 'seat');
    return outcome.ok ? { seat: found.link } : fail(404, { act: 'open' as const, fault: 'no_seat' as const });
  },

  /** Takes a free seat, once it was asked whether that is meant. */
  sit: async (event) => {
    const form = await event.request.formData();
    const typed = { name: String(form.get('name') ?? '').trim(), at: String(form.get('seat') ?? '') };
    const refuse = (status: number, reason: string) => fail(status, { act: 'sit' as const, reason, ...typed });
    const input = v.safeParse(SitInput, {
      name: typed.name,
      request: form.get('request') ?? undefined,
      ...(typed.at !== '' && { seat: Number(typed.at) }),
    });
    if (!input.success) return refuse(400, 'no_name');
    if (form.get('sure') !== 'yes') return { ask: typed };
    const asked = invitation(event);
    const outcome = await asked?.door.sit(asked.secret, input.output, 'invite');
    if (!outcome?.ok) return refuse(outcome?.status ?? 404, outcome?.reason ?? 'no_such_link');
    return { seat: outcome.value.path.split('/')[2]! };
  },
};
