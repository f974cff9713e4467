import { fail, isHttpError, redirect, type RequestEvent } from '@sveltejs/kit';
import * as v from 'valibot';
import { withOrder } from '$lib/play/decision/orders.ts';
import { picksOf } from '$lib/play/decision/picks.ts';
import { voteFrom } from '$lib/play/vote/motion-form.ts';
import { doorOf } from '$lib/server/door.ts';
import { wakingOf } from '$lib/server/waking.ts';
import {
  AnswerInput,
  ForecastInput,
  NameInput,
  OrdersInput,
  OwnInput,
  SeatInput,
  TalkInput,
  VoteInput,
  type Outcome,
} from '$shared/protocol.ts';
import { senderOf } from '$shared/sender.ts';
import type { Actions, PageServerLoad } from './$types';

/** Whoever has left the seat finds the way to look on by the link of the seat too. */
async function leadOn(platform: App.Platform | undefined, link: string): Promise<void> {
  const { door, secret } = doorOf(platform, link);
  const former = await door.page(secret, 'watch');
  if (former.ok && former.value.view.you.left !== undefined) redirect(303, `/w/${link}/left`);
}

export const load: PageServerLoad = async (event) => {
  try {
    return await wakingOf(event, 'p');
  } catch (refusal) {
    if (isHttpError(refusal, 404)) await leadOn(event.platform, event.params.link);
    throw refusal;
  }
};

type Event = RequestEvent<{ link: string }>;

/** Without a script: answer, and look at the page anew. */
function settle({ url }: Event, outcome: Outcome<unknown>) {
  if (outcome.ok) redirect(303, url.pathname);
  return fail(outcome.status, { reason: outcome.reason });
}

const malformed = () => fail(400, { reason: 'malformed' });

export const actions: Actions = {
  answer: async (event) => {
    const form = await event.request.formData();
    const input = v.safeParse(AnswerInput, { decision: form.get('decision'), picks: picksOf(form) });
    if (!input.success) return malformed();
    const { door, secret } = doorOf(event.platform, event.params.link);
    return settle(event, await door.answer(secret, input.output, 'seat'));
  },
  undo: async (event) => {
    const { door, secret } = doorOf(event.platform, event.params.link);
    return settle(event, await door.undo(secret, {}, 'seat'));
  },
  forecast: async (event) => {
    const input = v.safeParse(ForecastInput, { picks: picksOf(await event.request.formData()) });
    if (!input.success) return malformed();
    const { door, secret } = doorOf(event.platform, event.params.link);
    return settle(event, await door.forecast(secret, input.output, 'seat'));
  },
  look: async (event) => {
    const input = v.safeParse(OwnInput, { looked: Number((await event.request.formData()).get('round')) });
    if (!input.success) return malformed();
    const { door, secret } = doorOf(event.platform, event.params.link);
    return settle(event, await door.own(secret, input.output, 'seat'));
  },
  orders: async (event) => {
    const form = await event.request.formData();
    const [order, plan, passing] = [form.get('order'), form.get('plan'), form.get('passing')];
    const { door, secret } = doorOf(event.platform, event.params.link);
    const page = await door.page(secret, 'seat');
    if (!page.ok) return settle(event, page);
    const input = v.safeParse(OrdersInput, {
      ...(typeof order === 'string' && { moments: withOrder(page.value.view.orders.moments ?? {}, order) }),
      ...(typeof plan === 'string' && { plans: withOrder(page.value.view.orders.plans ?? {}, plan) }),
      ...(passing !== null && { passing: passing === 'on' }),
    });
    if (!input.success) return malformed();
    return settle(event, await door.orders(secret, input.output, 'seat'));
  },
  talk: async (event) => {
    const form = await event.request.formData();
    const to = form.get('to');
    const input = v.safeParse(TalkInput, { text: form.get('text'), ...(to && { to: Number(to) }) });
    if (!input.success) return malformed();
    const { door, secret } = doorOf(event.platform, event.params.link);
    return settle(event, await door.talk(secret, input.output, 'seat'));
  },
  vote: async (event) => {
    const input = v.safeParse(VoteInput, voteFrom(await event.request.formData()));
    if (!input.success) return malformed();
    const { door, secret } = doorOf(event.platform, event.params.link);
    return settle(event, await door.vote(secret, input.output, 'seat'));
  },
  seat: async (event) => {
    const input = v.safeParse(SeatInput, { act: (await event.request.formData()).get('act') });
    if (!input.success) return malformed();
    const { door, secret } = doorOf(event.platform, event.params.link);
    const outcome = await door.seat(secret, input.output, 'seat', senderOf(event.request.headers));
    if (outcome.ok && outcome.value.path) redirect(303, input.output.act === 'resign' ? `${outcome.value.path}/left` : outcome.value.path);
    return settle(event, outcome);
  },
  rename: async (event) => {
    const input = v.safeParse(NameInput, { name: (await event.request.formData()).get('name') });
    if (!input.success) return malformed();
    const { door, secret } = doorOf(event.platform, event.params.link);
    return settle(event, await door.rename(secret, input.output, 'seat'));
  },
};
