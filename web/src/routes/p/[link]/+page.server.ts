import { fail, redirect, type RequestEvent } from '@sveltejs/kit';
import * as v from 'valibot';
import { ordered } from '$lib/play/decision/orders.ts';
import { picksOf } from '$lib/play/decision/picks.ts';
import { voteFrom } from '$lib/play/vote/motion-form.ts';
import { doorOf, pageOf } from '$lib/server/door.ts';
import { wordsFor } from '$lib/server/topics.ts';
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
import type { Actions, PageServerLoad } from './$types';

export const load: PageServerLoad = async ({ platform, params, locals }) => {
  const room = await pageOf(platform, params.link, 'seat');
  locals.game = room.view.game;
  locals.isOver = room.view.stage === 'over';
  return { room, spoken: await wordsFor(room, locals.language) };
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
    const [order, passing] = [form.get('order'), form.get('passing')];
    const { door, secret } = doorOf(event.platform, event.params.link);
    const page = await door.page(secret, 'seat');
    if (!page.ok) return settle(event, page);
    const input = v.safeParse(OrdersInput, {
      ...(typeof order === 'string' && { moments: ordered(page.value.view.orders.moments ?? {}, order) }),
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
    const outcome = await door.seat(secret, input.output, 'seat');
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
