import { fail, redirect } from '@sveltejs/kit';
import { encode } from 'uqr';
import * as v from 'valibot';
import { doorOf, pageOf } from '$lib/server/door.ts';
import { HostInput } from '$shared/protocol.ts';
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

/** `?code=2` shows the code of that seat's link, large, one at a time. */
export const load: PageServerLoad = async ({ platform, params, url }) => {
  const room = await pageOf(platform, params.link, 'host');
  const links = room.links!;
  const asked = url.searchParams.get('code');
  const firstOpen = links.seats.findIndex((link) => link !== null);
  const seat = asked !== null && /^\d$/.test(asked) ? Number(asked) : firstOpen;
  const path = links.own?.seat === seat ? links.own.link : (links.seats[seat] ?? null);
  return { room, origin: url.origin, link: params.link, code: path ? { seat, ...codeOf(url.origin + path) } : null };
};

export const actions: Actions = {
  default: async ({ request, platform, params, url }) => {
    const form = await request.formData();
    const field = (name: string) => form.get(name) ?? undefined;
    const seat = field('seat');
    const input = v.safeParse(HostInput, {
      act: field('act'),
      seat: seat === undefined ? undefined : Number(seat),
      link: field('link'),
      bots: field('bots') === 'yes',
    });
    if (!input.success) return fail(400, { reason: 'malformed' });
    const { door, secret } = doorOf(platform, params.link);
    const outcome = await door.host(secret, input.output, 'host');
    if (!outcome.ok) return fail(outcome.status, { reason: outcome.reason });
    redirect(303, url.pathname + (seat === undefined ? '' : `?code=${Number(seat)}`));
  },
};
