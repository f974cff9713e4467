import type { MiddlewareHandler } from 'hono';

const always: Record<string, string> = {
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), interest-cohort=()',
};

/** Pages and answers that belong to a link, and so to one person. */
const PRIVATE = /^\/(?:api|[hpwj])(?:\/|$)/;
const API = /^\/api(?:\/|$)/;

/** What belongs to a link is kept by nobody and found by no search; nothing of ours is framed. */
export const headers: MiddlewareHandler = async (c, next) => {
  await next();
  // a socket's response can't be made anew
  if (c.res.status === 101) return;
  const { pathname } = new URL(c.req.url);
  const response = new Response(c.res.body, c.res);
  for (const [name, value] of Object.entries(always)) response.headers.set(name, value);
  if (PRIVATE.test(pathname)) {
    response.headers.set('Cache-Control', 'no-store');
    response.headers.set('X-Robots-Tag', 'noindex, nofollow');
  }
  if (API.test(pathname)) response.headers.set('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'");
  else if (!response.headers.has('Content-Security-Policy')) response.headers.set('Content-Security-Policy', "frame-ancestors 'none'");
  c.res = undefined;
  c.res = response;
};
