import { redirect, type RequestHandler } from '@sveltejs/kit';
import { languages } from '$shared/text/language.ts';
import { themes } from '$lib/theme.ts';

const YEAR = 365 * 24 * 60 * 60;

/** Language and theme of this browser; then back to where the reader was. */
export const POST: RequestHandler = async ({ request, cookies, url }) => {
  const form = await request.formData();
  const keep = (name: string, values: readonly string[]) => {
    const value = form.get(name);
    if (typeof value !== 'string' || !values.includes(value)) return;
    cookies.set(name, value, { path: '/', maxAge: YEAR, sameSite: 'lax', secure: url.protocol === 'https:' });
  };
  keep('language', languages);
  keep('theme', themes);
  const back = form.get('back');
  // only a path of our own: "//elsewhere" and "/\elsewhere" would lead away
  redirect(303, typeof back === 'string' && /^\/(?![/\\])/.test(back) ? back : '/');
};
