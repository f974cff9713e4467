import { error, fail } from '@sveltejs/kit';
import * as v from 'valibot';
import { RemindInput } from '$shared/protocol.ts';
import type { Actions, PageServerLoad } from './$types';

const ROOM = /^[a-z0-9]{12}$/;

export const load: PageServerLoad = ({ params }) => {
  if (!ROOM.test(params.room)) error(404);
};

export const actions: Actions = {
  default: async ({ request, platform, params }) => {
    if (!platform || !ROOM.test(params.room)) error(404);
    const input = v.safeParse(RemindInput, { address: (await request.formData()).get('address') });
    if (!input.success) return fail(422, { reason: 'bad_address' });
    // the same answer, whether or not there is such a table or such an address
    await platform.env.ROOMS.getByName(params.room).remind(input.output);
    return { isSent: true };
  },
};
