import worlds from '$lib/parts/drawings/worlds.svg?raw';
import common from './drawings.svg?raw';

/** What is drawn only at a table of this game, as the server writes it into its pages: pictures on cards, worlds, the signs of aliens and the pictures of technologies, one file each. */

const sigils = import.meta.glob<string>('./sigils/*.svg', { query: '?raw', import: 'default', eager: true });

const technologies = import.meta.glob<string>('./technologies/*.svg', { query: '?raw', import: 'default', eager: true });

const symbolOf = (drawing: string | undefined, id: string, size: number): string =>
  (drawing ?? '').replace(/<svg[^>]*>/, `<symbol id="${id}" viewBox="0 0 ${size} ${size}">`).replace('</svg>', '</symbol>');

/** With the signs of these aliens and the pictures of these technologies. */
export function drawingsWith(aliens: readonly string[], techs: readonly string[] = []): string {
  const signs = aliens.map((alien) => symbolOf(sigils[`./sigils/${alien}.svg`], `alien-${alien}`, 48));
  const pictures = techs.map((tech) => symbolOf(technologies[`./technologies/${tech}.svg`], `tech-${tech}`, 64));
  return `${common}${worlds}<svg xmlns="http://www.w3.org/2000/svg">${[...signs, ...pictures].join('')}</svg>`;
}

const namesIn = (files: Record<string, string>): string[] => Object.keys(files).map((path) => /([^/]+)\.svg$/.exec(path)![1]!);

/** With all of them. */
export const drawings = (): string => drawingsWith(namesIn(sigils), namesIn(technologies));
