import { fail, redirect } from '@sveltejs/kit';
import { encode } from 'uqr';
import { hostInputOf, seatOf } from '$lib/desk/host-form.ts';
import { typedIn } from '$lib/home/pace-fields.ts';
import { choiceNames } from '$lib/server/choice-names.ts';
import { doorOf, pageOf } from '$lib/server/door.ts';
import { rulesOf } from '$shared/games/shelf.ts';
import { askedLink } from '$shared/protocol.ts';
import { senderOf } from '$shared/sender.ts';
import type { Actions, PageServerLoad } from './$types';

/** The modules of a code as one path: whole squares, no picture to fetch. */
function codeOf(text: string): { size: number; path: string } {
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  let path = '';
  for (const [y, row] of data.entries()) {
    for (const [x, isDark] of row.entries()) if (isDark) path += `M${x} ${y}h1v1h-1z`;
  }
  return { size, path };
}

const digit = (text: string | null): number | null => (text !== null && /^\d$/.test(text) ? Number(text) : null);

/** `?code=2` shows the code of that seat's link, large, one at a time; `?done=nudge&seat=2` says what has just been done. */
export const load: PageServerLoad = async ({ platform, params, url, locals }) => {
  const room = await pageOf(platform, params.link, 'host');
  const links = room.links!;
  const asked = digit(url.searchParams.get('code'));
  const firstOpen = links.seats.findIndex((link) => link !== null);
  const seat = asked ?? firstOpen;
  const path = links.own?.seat === seat ? links.own.link : (links.seats[seat] ?? null);
  return {
    room,
    origin: url.origin,
    link: params.link,
    code: path ? { seat, ...codeOf(url.origin + path) } : null,
    done: { act: url.searchParams.get('done'), seat: digit(url.searchParams.get('seat')) },
    names: await choiceNames(room.view.game, (option, choice) => room.view.options[option] === choice, locals.language),
    bargains: rulesOf(room.view.game).options.some(({ id }) => id === 'bargaining'),
  };
};

/** Acts that bring forth a link for the seat: its code is shown. */
const linking = new Set(['reissue', 'substitute', 'free']);

export const actions: Actions = {
  default: async ({ request, platform, params, url }) => {
    const form = await request.formData();
    const seat = seatOf(form);
    const act = String(form.get('act') ?? '');
    const refuse = (status: number, reason: string) => fail(status, { act, seat: seat ?? null, reason, typed: typedIn(form) });
    const { room } = askedLink(params.link);
    const asked = hostInputOf(form, room);
    if (!asked.ok) return refuse(400, asked.reason);
    const { door, secret } = doorOf(platform, params.link);
    const outcome = await door.host(secret, asked.input, 'host', url.origin, senderOf(request.headers));
    if (!outcome.ok) return refuse(outcome.status, outcome.reason);
    if (act === 'delete') redirect(303, `/?deleted=${room}`);
    const done = new URLSearchParams({ done: act });
    if (seat !== undefined) done.set('seat', String(seat));
    if (seat !== undefined && linking.has(act)) done.set('code', String(seat));
    redirect(303, `${url.pathname}?${done.toString()}`);
  },
};
