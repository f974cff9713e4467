import { catalogueOf } from '$shared/text/catalogue.ts';
import type { Language } from '$shared/text/language.ts';

/** What a page beside a seat says. */
export async function besideOf(link: string, { language }: { language: Language }) {
  return { link, catalogue: await catalogueOf(language, ['play', 'aside', 'reasons', 'table', 'settings']) };
}
