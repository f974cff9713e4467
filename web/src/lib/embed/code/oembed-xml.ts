import { escapeMarkup } from '../escape-markup.ts';

/** What XML 1.0 has no way to write. */
// eslint-disable-next-line no-control-regex -- those are what it is about
const UNWRITABLE = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

/** The same as the JSON says, as oEmbed writes it in XML. */
export function oembedXml(said: Readonly<Record<string, string | number>>): string {
  const fields = Object.entries(said).map(([name, value]) => `<${name}>${escapeMarkup(String(value).replace(UNWRITABLE, ''))}</${name}>`);
  return `<?xml version="1.0" encoding="utf-8" standalone="yes"?>\n<oembed>${fields.join('')}</oembed>\n`;
}
