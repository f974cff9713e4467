import { error } from '@sveltejs/kit';
import { outboxOf } from '$lib/server/outbox.ts';
import type { RequestHandler } from './$types';

/** A mail as it would be drawn: no script, no picture, links leave the frame. */
export const GET: RequestHandler = async (event) => {
  const mail = (await outboxOf(event)).find(({ number }) => String(number) === event.params.number);
  if (!mail) error(404);
  return new Response(mail.html.replace('<head>', '<head><base target="_top">'), {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; sandbox allow-top-navigation-by-user-activation; frame-ancestors 'self'",
    },
  });
};
