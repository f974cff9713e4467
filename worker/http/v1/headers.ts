import { cors } from 'hono/cors';
import { RETAINED_304_HEADERS } from 'hono/etag';
import { apiHeaders } from '../headers.ts';

/** What anyone’s page may read: asked for anew each time, and sent again only if it has changed. */
export const readHeaders: Readonly<Record<string, string>> = {
  ...apiHeaders,
  'Cache-Control': 'private, no-cache',
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

/** Pages of any origin may read, with no cookie and no name. */
export const anyOrigin = cors({
  origin: '*',
  allowMethods: ['GET', 'HEAD'],
  allowHeaders: ['If-None-Match', 'Last-Event-ID', 'Cache-Control'],
  exposeHeaders: ['ETag', 'Retry-After'],
  maxAge: 86_400,
});

/** What “nothing has changed” still says: a page of another origin has to be let read that too. */
export const unchangedHeaders = [
  ...RETAINED_304_HEADERS,
  ...Object.keys(apiHeaders).filter((name) => name !== 'Content-Type'),
  'Access-Control-Allow-Origin',
  'Access-Control-Expose-Headers',
];
