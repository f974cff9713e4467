import { error } from '@sveltejs/kit';
import { outboxOf } from '$lib/server/outbox.ts';
import type { PageServerLoad } from './$types';

export const load: PageServerLoad = async ({ platform, url, params }) => {
  const mail = (await outboxOf(platform, url)).find(({ number }) => String(number) === params.number);
  if (!mail) error(404);
  const { number, from, to, subject, text, id, headers } = mail;
  return { mail: { number, from, to, subject, text, id, headers } };
};
