import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { root } from './build.ts';

/** Writes the lists of all aliens, of their rules and of their words in each language, from the files that lie in their folders. With --check, only compares. */

const camel = (id: string): string => id.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
/** What its file exports; a word of the language bears an article. */
const nameOf = (id: string): string => (id === 'void' ? 'theVoid' : camel(id));
const entryOf = (id: string): string => (nameOf(id) === id ? id : `'${id}': ${nameOf(id)}`);

function listOf(folder: string): { imports: string; entries: string } {
  const ids = readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.ts') && name !== 'aliens.ts')
    .map((name) => name.slice(0, -'.ts'.length))
    .sort();
  return {
    imports: ids.map((id) => `import { ${nameOf(id)} } from './${id}.ts';`).join('\n'),
    entries: `{ ${ids.map(entryOf).join(', ')} }`,
  };
}

function rules(folder: string): string {
  const { imports, entries } = listOf(folder);
  return `import type { Alien } from '../abilities/ability.ts';
${imports}

/** Every alien in the box, one file each. Written by scripts/list-aliens.ts. */
const box = ${entries};
export type AlienId = keyof typeof box;
export const aliens: Record<string, Alien> = box;
`;
}

function words(folder: string): string {
  const { imports, entries } = listOf(folder);
  return `import type { AlienId } from '../../../../games/cosmic/aliens/aliens.ts';
import type { AlienWords } from '../../../cosmic-entry.ts';
${imports}

/** Written by scripts/list-aliens.ts. */
export const aliens: { [Id in AlienId]: AlienWords<Id> } = ${entries};
`;
}

const lists: [folder: string, write: (folder: string) => string][] = [
  ['shared/games/cosmic/aliens', rules],
  ...['en', 'ru', 'uk'].map((language): [string, typeof words] => [`shared/text/${language}/cosmic/aliens`, words]),
];

let isStale = false;
for (const [folder, write] of lists) {
  const file = join(root, folder, 'aliens.ts');
  const text = await format(write(folder), { ...(await resolveConfig(file)), filepath: file });
  if (text === readFileSync(file, 'utf8')) continue;
  isStale = true;
  if (process.argv.includes('--check')) console.error(`${folder}/aliens.ts does not list what lies there: run npm run list-aliens`);
  else writeFileSync(file, text);
}
if (isStale && process.argv.includes('--check')) process.exit(1);
