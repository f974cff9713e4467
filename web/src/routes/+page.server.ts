import { fail, redirect } from '@sveltejs/kit';
import { freshRoom, setTable } from '$lib/server/set-table.ts';
import { shelf } from '$shared/games/shelf.ts';
import { senderOf } from '$shared/sender.ts';
import { FILE_LIMIT } from '$shared/protocol.ts';
import type { Actions, PageServerLoad } from './$types';

/** The games that can be played, with what a host can choose about each; and the room that a host has just deleted. */
export const load: PageServerLoad = ({ url }) => {
  const games = Object.values(shelf).map(({ rules: { game, seats, options, presets = [] } }) => ({
    game,
    seats,
    // where there are presets the rest has a page of its own
    options: presets.length ? [] : options.map((option) => ({ ...option })),
    presets: presets.map(({ id }) => id),
  }));
  const picked = games.find(({ game }) => game === url.searchParams.get('game')) ?? games.at(-1)!;
  return { games, picked: picked.game, deleted: url.searchParams.get('deleted') };
};

export const actions: Actions = {
  set: setTable,

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
