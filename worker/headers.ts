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

/** Pages of a link, and so of one person. */
const LINK_PAGE = /^\/(?:[hpwjm]|dev)(?:\/|$)/;

/** The same care for what the pages answer, whose own security policy stands. */
export const pageHeaders: MiddlewareHandler = async (c, next) => {
  await next();
  // what comes from elsewhere is read-only
  const response = new Response(c.res.body, c.res);
  const headers = Object.entries(LINK_PAGE.test(c.req.path) ? { ...always, ...unkept } : always);
  for (const [name, value] of headers) response.headers.set(name, value);
  if (!response.headers.has('Content-Security-Policy')) response.headers.set('Content-Security-Policy', "frame-ancestors 'none'");
  c.res = undefined;
  c.res = response;
};
