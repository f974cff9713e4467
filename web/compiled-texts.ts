import { IntlMessageFormat } from 'intl-messageformat';
import { statSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { kinds } from './message-format.ts';

const CATALOGUE = /\/shared\/text\/(en|ru|uk)\/[^/]+\.ts$/;

type Elements = ReturnType<IntlMessageFormat['getAst']>;

/** Can the pages say it? */
function isSayable(elements: Elements): boolean {
  return elements.every((element) => {
    const isKnown = (Object.values(kinds) as number[]).includes(element.type);
    return isKnown && (!('options' in element) || Object.values(element.options).every(({ value }) => isSayable(value)));
  });
}

/** Messages are read when the pages are built, so that no page has to carry the reader of their syntax. */
export function compiledTexts(): Plugin {
  return {
    name: 'parley-compiled-texts',
    enforce: 'pre',
    config: () => ({
      resolve: {
        alias: [{ find: /^intl-messageformat$/, replacement: fileURLToPath(new URL('message-format.ts', import.meta.url)) }],
      },
    }),
    async load(id) {
      const [, language] = CATALOGUE.exec(id) ?? [];
      if (!language) return null;
      this.addWatchFile(id);
      const catalogues = (await import(`${pathToFileURL(id).href}?${statSync(id).mtimeMs}`)) as Record<string, Record<string, string>>;
      return Object.entries(catalogues)
        .map(([name, messages]) => {
          const read = Object.entries(messages).map(([key, message]) => {
            const elements = new IntlMessageFormat(message, language).getAst();
            if (!isSayable(elements)) throw new Error(`${key} in ${language} says what pages can't`);
            return [key, elements];
          });
          return `export const ${name} = ${JSON.stringify(Object.fromEntries(read))};`;
        })
        .join('\n');
    },
  };
}
