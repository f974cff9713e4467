import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { optionMessages } from '../../shared/text/cosmic-entry.ts';
import { languages } from '../../shared/text/language.ts';
import { root } from '../build.ts';

/** Writes the lists of all aliens and technologies, of their rules and of their words in each language, from the files that lie in their folders. With --check, only compares. */

const camel = (id: string): string => id.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
/** What its file exports; a word of the language bears an article. */
const nameOf = (id: string): string => (id === 'void' ? 'theVoid' : camel(id));
const entryOf = (id: string): string => (nameOf(id) === id ? id : `'${id}': ${nameOf(id)}`);

/** What lies in a folder of the same name, and its types: of its rules, of its id, of its words. */
const kinds = [
  { name: 'aliens', one: 'alien', rules: 'Alien', id: 'AlienId', words: 'AlienWords' },
  { name: 'technologies', one: 'technology', rules: 'Technology', id: 'TechnologyId', words: 'TechnologyWords' },
] as const;
type Kind = (typeof kinds)[number];

function listOf(folder: string, { name: list }: Kind): { imports: string; entries: string } {
  const ids = readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.ts') && name !== `${list}.ts`)
    .map((name) => name.slice(0, -'.ts'.length))
    .sort();
  return {
    imports: ids.map((id) => `import { ${nameOf(id)} } from './${id}.ts';`).join('\n'),
    entries: `{ ${ids.map(entryOf).join(', ')} }`,
  };
}

function rules(folder: string, kind: Kind): string {
  const { imports, entries } = listOf(folder, kind);
  return `import type { ${kind.rules} } from '../abilities/ability.ts';
${imports}

/** Every ${kind.one} in the box, one file each. Written by npm run list-aliens. */
const box = ${entries};
export type ${kind.id} = keyof typeof box;
export const ${kind.name}: Record<string, ${kind.rules}> = box;
`;
}

function words(folder: string, kind: Kind): string {
  const { imports, entries } = listOf(folder, kind);
  return `import type { ${kind.id} } from '../../../../games/cosmic/${kind.name}/${kind.name}.ts';
import type { ${kind.words} } from '../../../cosmic-entry.ts';
${imports}

/** Written by npm run list-aliens. */
export const ${kind.name}: { [Id in ${kind.id}]: ${kind.words}<Id> } = ${entries};
`;
}

const lists = kinds.flatMap((kind): [folder: string, kind: Kind, write: typeof rules][] => [
  [`shared/games/cosmic/${kind.name}`, kind, rules],
  ...languages.map((language): [string, Kind, typeof words] => [`shared/text/${language}/cosmic/${kind.name}`, kind, words]),
]);

let isStale = false;
async function write(path: string, content: string): Promise<void> {
  const file = join(root, path);
  const text = await format(content, { ...(await resolveConfig(file)), filepath: file });
  if (existsSync(file) && text === readFileSync(file, 'utf8')) return;
  isStale = true;
  if (process.argv.includes('--check')) console.error(`${path} does not say what lies there: run npm run list-aliens`);
  else writeFileSync(file, text);
}

/** The form for a table is sent what it says of single aliens, and none of their other words. */
async function options(language: string): Promise<string> {
  const { aliens } = (await import(join(root, `shared/text/${language}/cosmic/aliens/aliens.ts`))) as {
    aliens: Parameters<typeof optionMessages>[0];
  };
  return `/** What a host can choose of single aliens, out of their entries. Written by npm run list-aliens. */
export const aliens = ${JSON.stringify(optionMessages(aliens))};
`;
}

for (const [folder, kind, list] of lists) await write(`${folder}/${kind.name}.ts`, list(folder, kind));
for (const language of languages) await write(`shared/text/${language}/site/options/aliens.ts`, await options(language));
if (isStale && process.argv.includes('--check')) process.exit(1);
