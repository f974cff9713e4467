import type { MiddlewareHandler } from 'hono';

const always = Object.entries({
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), interest-cohort=()',
});

/** Pages and answers that belong to a link, and so to one person. */
const PRIVATE = /^\/(?:api|[hpwj])(?:\/|$)/;
const API = /^\/api(?:\/|$)/;

/** What belongs to a link is kept by nobody and found by no search; nothing of ours is framed. */
function protect(headers: Headers, pathname: string): void {
  for (const [name, value] of always) headers.set(name, value);
  if (PRIVATE.test(pathname)) {
    headers.set('Cache-Control', 'no-store');
    headers.set('X-Robots-Tag', 'noindex, nofollow');
  }
  if (API.test(pathname)) headers.set('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'");
  else if (!headers.has('Content-Security-Policy')) headers.set('Content-Security-Policy', "frame-ancestors 'none'");
}

export const headers: MiddlewareHandler = async (c, next) => {
  await next();
  // a socket's response can't be made anew
  if (c.res.status === 101) return;
  // what came from elsewhere is read-only; our own need no copy
  if (!API.test(c.req.path)) {
    const response = new Response(c.res.body, c.res);
    c.res = undefined;
    c.res = response;
  }
  protect(c.res.headers, c.req.path);
};
