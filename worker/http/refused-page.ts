import type { Refused } from '../../shared/protocol.ts';
import { catalogueOf } from '../../shared/text/catalogue.ts';
import { languages, preferredLanguage } from '../../shared/text/language.ts';
import { say } from '../../shared/text/say.ts';
import { FRAME, plainPageHeaders } from './headers.ts';

const THEMES = ['light', 'dark'];

/** What whoever made a frame, or whoever reads a page of ours, has chosen. */
function chosenFor(url: URL, headers: Headers): (name: string) => string | null {
  if (FRAME.test(url.pathname)) return (name) => url.searchParams.get(name === 'language' ? 'lang' : name);
  const cookies = new Map((headers.get('cookie') ?? '').split(/;\s*/).map((one) => one.split('=', 2) as [string, string]));
  return (name) => cookies.get(name) ?? null;
}

/** A refusal for a person who has asked for a page or a frame: in words, in one's own language. What was only looked at is looked at again by itself. */
export async function refusedPage({ url, method, headers }: Request, { reason, status, retry }: Refused): Promise<Response> {
  const address = new URL(url);
  const chosen = chosenFor(address, headers);
  const language = languages.find((one) => one === chosen('language')) ?? preferredLanguage(headers.get('accept-language'));
  const scheme = THEMES.find((one) => one === chosen('theme')) ?? 'light dark';
  const speaker = { language, catalogue: await catalogueOf(language, ['reasons']), names: [] };
  const again = method === 'GET' && retry !== undefined ? `<meta http-equiv="refresh" content="${retry}">` : '';
  const page = `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">${again}<title>${say(speaker, 'common.parley')}</title><style>:root { color-scheme: ${scheme}; font: 15px/1.45 system-ui, sans-serif } body { display: grid; place-content: center; min-height: 100vh; margin: 0; padding: 16px; box-sizing: border-box; text-align: center }</style></head><body><main><p>${say(speaker, `reason.${reason}`)}</p></main></body></html>`;
  return new Response(page, {
    status,
    headers: { ...plainPageHeaders(address.pathname), ...(retry !== undefined && { 'Retry-After': String(retry) }) },
  });
}
