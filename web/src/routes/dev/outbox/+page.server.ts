import { outboxOf } from '$lib/server/outbox.ts';
import type { PageServerLoad } from './$types';

export const load: PageServerLoad = async (event) => ({
  mails: (await outboxOf(event)).map(({ number, at, to, subject }) => ({ number, at, to, subject })),
});
