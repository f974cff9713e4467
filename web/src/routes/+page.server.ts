import { fail, redirect } from '@sveltejs/kit';
import * as v from 'valibot';
import { shelf } from '$shared/games/shelf.ts';
import { NewGame, roomName } from '$shared/protocol.ts';
import type { Actions, PageServerLoad } from './$types';

/** The games that can be played, with what a host can choose about each. */
export const load: PageServerLoad = ({ url }) => {
  const games = Object.values(shelf).map(({ game, seats, options }) => ({
    game,
    seats,
    options: options.map((option) => ({ ...option })),
  }));
  const picked = games.find(({ game }) => game === url.searchParams.get('game')) ?? games[0]!;
  return { games, picked: picked.game };
};

function optionsOf(form: FormData): Record<string, string> {
  const options: Record<string, string> = {};
  for (const [name, value] of form) if (name.startsWith('option:') && typeof value === 'string' && value) options[name.slice(7)] = value;
  return options;
}

export const actions: Actions = {
  default: async ({ request, platform }) => {
    const form = await request.formData();
    const text = (name: string) => String(form.get(name) ?? '').trim();
    const host = text('plays') === 'no' ? undefined : text('host');
    const input = v.safeParse(NewGame, {
      game: form.get('game'),
      title: text('title'),
      seats: Number(form.get('seats')),
      pace: form.get('pace'),
      options: optionsOf(form),
      ...(host === undefined ? {} : { host }),
    });
    if (!input.success) return fail(400, { reason: host === '' ? 'no_name' : 'malformed' });
    const room = roomName(crypto.getRandomValues(new Uint8Array(64)));
    const outcome = await platform!.env.ROOMS.getByName(room).create(room, input.output);
    if (!outcome.ok) return fail(outcome.status, { reason: outcome.reason });
    redirect(303, outcome.value.host);
  },
};
