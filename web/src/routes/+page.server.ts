import { fail, redirect } from '@sveltejs/kit';
import * as v from 'valibot';
import { paceFrom, typedIn } from '$lib/home/pace-fields.ts';
import { choiceNames } from '$lib/server/choice-names.ts';
import { shelf } from '$shared/games/shelf.ts';
import { senderOf } from '$shared/sender.ts';
import { FILE_LIMIT, NewGame, PaceInput, roomName } from '$shared/protocol.ts';
import type { Actions, PageServerLoad } from './$types';

/** The games that can be played, with what a host can choose about each; and the room that a host has just deleted. */
export const load: PageServerLoad = async ({ url, locals }) => {
  const games = Object.values(shelf).map(({ rules: { game, seats, options } }) => ({
    game,
    seats,
    options: options.map((option) => ({ ...option })),
  }));
  const picked = games.find(({ game }) => game === url.searchParams.get('game')) ?? games.at(-1)!;
  const names = await choiceNames(picked.game, () => true, locals.language);
  return { games, picked: picked.game, names, deleted: url.searchParams.get('deleted') };
};

function optionsOf(form: FormData): Record<string, string> {
  const options: Record<string, string> = {};
  for (const [name, value] of form) if (name.startsWith('option:') && typeof value === 'string' && value) options[name.slice(7)] = value;
  return options;
}

const freshRoom = (): string => roomName(crypto.getRandomValues(new Uint8Array(64)));

export const actions: Actions = {
  set: async ({ request, platform }) => {
    const form = await request.formData();
    const text = (name: string) => String(form.get(name) ?? '').trim();
    const refuse = (status: number, reason: string, retry?: number) =>
      fail(status, { act: 'set' as const, reason, retry, typed: typedIn(form) });
    const host = text('plays') === 'no' ? undefined : text('host');
    const pace = v.safeParse(PaceInput, paceFrom(form));
    if (!pace.success) return refuse(400, 'bad_pace');
    if (host === '') return refuse(400, 'no_name');
    const input = v.safeParse(NewGame, {
      game: form.get('game'),
      title: text('title'),
      seats: Number(form.get('seats')),
      pace: pace.output,
      talk: form.get('talk') ?? undefined,
      options: optionsOf(form),
      ...(host !== undefined && { host }),
    });
    if (!input.success) return refuse(400, 'malformed');
    const room = freshRoom();
    const outcome = await platform!.env.ROOMS.getByName(room).create(room, input.output, senderOf(request.headers));
    if (!outcome.ok) return refuse(outcome.status, outcome.reason, outcome.retry);
    redirect(303, outcome.value.host);
  },

  /** Brings in a finished game from its file. Whoever did is its host: they pass on the link to look at it, and can delete it. */
  import: async ({ request, platform }) => {
    const refuse = (status: number, reason: string, retry?: number) =>
      fail(status, { act: 'import' as const, reason, retry, typed: undefined });
    const file = (await request.formData()).get('file');
    if (!(file instanceof File) || file.size === 0) return refuse(400, 'no_file');
    if (file.size > FILE_LIMIT) return refuse(413, 'too_large');
    const room = freshRoom();
    const outcome = await platform!.env.ROOMS.getByName(room).importGame(room, await file.text(), senderOf(request.headers));
    if (!outcome.ok) return refuse(outcome.status, outcome.reason, outcome.retry);
    redirect(303, `${outcome.value.host}?done=import`);
  },
};
