import { outboxOf } from '$lib/server/outbox.ts';
import type { PageServerLoad } from './$types';

export const load: PageServerLoad = async ({ platform, url }) => ({
  mails: (await outboxOf(platform, url)).map(({ number, at, to, subject }) => ({ number, at, to, subject })),
});
