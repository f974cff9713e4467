import { error } from '@sveltejs/kit';
import { outboxOf } from '$lib/server/outbox.ts';
import type { PageServerLoad } from './$types';

export const load: PageServerLoad = async (event) => {
  const mail = (await outboxOf(event)).find(({ number }) => String(number) === event.params.number);
  if (!mail) error(404);
  const { number, from, to, subject, text, id, headers } = mail;
  return { mail: { number, from, to, subject, text, id, headers } };
};
