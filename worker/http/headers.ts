import type { MiddlewareHandler } from 'hono';

const always = {
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), interest-cohort=()',
};

/** What belongs to a link is kept by nobody and found by no search. */
const unkept = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex, nofollow' };

/** Headers of everything the API says: nothing of it can be run or framed. */
export const apiHeaders: Readonly<Record<string, string>> = {
  ...always,
  ...unkept,
  'Content-Type': 'application/json',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
};

/** Headers of a page that the worker itself writes: it runs nothing, and is framed only where a frame would be. */
export const plainPageHeaders = (path: string): Readonly<Record<string, string>> => {
  const { 'X-Frame-Options': denied, ...others } = always;
  const isFrame = FRAME.test(path);
  return {
    ...others,
    ...unkept,
    ...(!isFrame && { 'X-Frame-Options': denied }),
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': `default-src 'none'; style-src 'unsafe-inline'; ${isFrame ? 'frame-ancestors *' : NOBODY}`,
  };
};

/** Who has come by https is to come by nothing else, for a year; behind a proxy that ends TLS that is for the proxy to say. */
export const secureTransport: MiddlewareHandler = async (c, next) => {
  await next();
  if (!c.req.url.startsWith('https:') || c.res.webSocket) return;
  const response = new Response(c.res.body, c.res);
  response.headers.set('Strict-Transport-Security', 'max-age=31536000');
  c.res = undefined;
  c.res = response;
};

/** Pages of a link, and so of one person. */
const LINK_PAGE = /^\/(?:[hpwjm]|dev|embed|picture|puzzle)(?:\/|$)/;

/** What stands in pages of others: frames, and the scripts, styles and pictures for them. Nothing else may. */
export const FRAME = /^\/embed\//;
const LENT = /^\/(?:embed(?:\/|(?:-frame|-options|-readers)?\.js$)|_app\/immutable\/)/;
const NOBODY = "frame-ancestors 'none'";

/** The same care for what the pages answer, whose own security policy stands. */
export const pageHeaders: MiddlewareHandler = async (c, next) => {
  await next();
  // what comes from elsewhere is read-only
  const response = new Response(c.res.body, c.res);
  const headers = Object.entries(LINK_PAGE.test(c.req.path) ? { ...always, ...unkept } : always);
  for (const [name, value] of headers) response.headers.set(name, value);
  if (!response.headers.has('Content-Security-Policy')) response.headers.set('Content-Security-Policy', NOBODY);
  if (LENT.test(c.req.path)) response.headers.set('Cross-Origin-Resource-Policy', 'cross-origin');
  if (FRAME.test(c.req.path)) {
    response.headers.delete('X-Frame-Options');
    response.headers.set('Content-Security-Policy', response.headers.get('Content-Security-Policy')!.replace(NOBODY, 'frame-ancestors *'));
  }
  c.res = undefined;
  c.res = response;
};
