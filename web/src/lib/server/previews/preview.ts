import { escapeMarkup } from '$lib/embed/escape-markup.ts';

/** What messengers and other sites are told of a page, in its head. */
export interface Preview {
  title: string;
  description: string;
  /** Where the page is, and its picture; a page that is somebody's own names neither. */
  url?: string;
  picture?: string;
  /** Where a site that embeds asks about it. */
  oembed?: string;
}

const meta = (key: 'property' | 'name', name: string, content: string): string =>
  `<meta ${key}="${name}" content="${escapeMarkup(content)}" />`;

export function headOf({ title, description, url, picture, oembed }: Preview): string {
  return [
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', 'Parley'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('name', 'description', description),
    meta('name', 'twitter:card', picture ? 'summary_large_image' : 'summary'),
    ...(url ? [meta('property', 'og:url', url)] : []),
    ...(picture
      ? [
          meta('property', 'og:image', picture),
          meta('property', 'og:image:type', 'image/png'),
          meta('property', 'og:image:width', '1200'),
          meta('property', 'og:image:height', '630'),
          meta('property', 'og:image:alt', title),
        ]
      : []),
    ...(oembed
      ? ['application/json', 'text/xml'].map((type) => {
          const href = type === 'text/xml' ? `${oembed}&format=xml` : oembed;
          return `<link rel="alternate" type="${type}+oembed" href="${escapeMarkup(href)}" title="${escapeMarkup(title)}" />`;
        })
      : []),
  ].join('');
}
