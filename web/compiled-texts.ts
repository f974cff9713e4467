import { IntlMessageFormat } from 'intl-messageformat';
import { statSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const CATALOGUE = /\/shared\/text\/(en|ru|uk)\/[^/]+\.ts$/;

/** Messages are read when the pages are built, so that no page has to carry the reader of their syntax. */
export function compiledTexts(): Plugin {
  return {
    name: 'parley-compiled-texts',
    enforce: 'pre',
    config: () => ({
      resolve: {
        alias: [{ find: /^@formatjs\/icu-messageformat-parser$/, replacement: '@formatjs/icu-messageformat-parser/no-parser.js' }],
      },
    }),
    async load(id) {
      const [, language] = CATALOGUE.exec(id) ?? [];
      if (!language) return null;
      this.addWatchFile(id);
      const catalogues = (await import(`${pathToFileURL(id).href}?${statSync(id).mtimeMs}`)) as Record<string, Record<string, string>>;
      return Object.entries(catalogues)
        .map(([name, messages]) => {
          const read = Object.entries(messages).map(([key, message]) => [key, new IntlMessageFormat(message, language).getAst()]);
          return `export const ${name} = ${JSON.stringify(Object.fromEntries(read))};`;
        })
        .join('\n');
    },
  };
}
