import worlds from '$lib/parts/worlds.svg?raw';
import common from './drawings.svg?raw';

/** What is drawn only at a table of this game, as the server writes it into its pages: pictures on cards, worlds, and the signs of aliens, one file each. */

const sigils = import.meta.glob<string>('./sigils/*.svg', { query: '?raw', import: 'default', eager: true });

const symbolOf = (alien: string): string =>
  (sigils[`./sigils/${alien}.svg`] ?? '')
    .replace(/<svg[^>]*>/, `<symbol id="alien-${alien}" viewBox="0 0 48 48">`)
    .replace('</svg>', '</symbol>');

/** With the signs of these aliens. */
export const drawingsWith = (aliens: readonly string[]): string =>
  `${common}${worlds}<svg xmlns="http://www.w3.org/2000/svg">${aliens.map(symbolOf).join('')}</svg>`;

/** With the signs of all of them. */
export const drawings = (): string => drawingsWith(Object.keys(sigils).map((path) => path.slice('./sigils/'.length, -'.svg'.length)));
