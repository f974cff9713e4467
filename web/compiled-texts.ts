import { IntlMessageFormat } from 'intl-messageformat';
import { statSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import type { Message } from './message-format.ts';

const CATALOGUE = /\/shared\/text\/(en|ru|uk)\/([^/]+\/)?[^/]+\.ts$/;

type Elements = ReturnType<IntlMessageFormat['getAst']>;

/** The kinds of elements that the pages can say, as the reader of the syntax numbers them. */
const kinds = { literal: 0, argument: 1, select: 5, plural: 6, pound: 7 } as const;

/** A message as the pages carry it: with little around its words. Null for one that they can't say. */
export function packed(elements: Elements): Message | null {
  const message = elements.map((element) => {
    const kind: number = element.type;
    if (kind === kinds.pound) return 0;
    if (!('value' in element) || typeof element.value !== 'string') return null;
    if (kind === kinds.literal) return element.value;
    if (kind === kinds.argument) return [element.value] as const;
    if (!('options' in element)) return null;
    const options: Record<string, Message> = {};
    for (const [form, { value }] of Object.entries(element.options)) {
      const option = packed(value);
      if (option === null) return null;
      options[form] = option;
    }
    if (kind === kinds.select) return [element.value, options] as const;
    return 'offset' in element && element.pluralType === 'cardinal' ? ([element.value, options, element.offset] as const) : null;
  });
  const sayable = message.filter((element) => element !== null);
  if (sayable.length < message.length) return null;
  return sayable.length === 1 && typeof sayable[0] === 'string' ? sayable[0] : sayable;
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
          const all = Object.entries(messages).map(([key, message]) => {
            const read = packed(new IntlMessageFormat(message, language).getAst());
            if (read === null) throw new Error(`${key} in ${language} says what pages can't`);
            return [key, read];
          });
          return `export const ${name} = ${JSON.stringify(Object.fromEntries(all))};`;
        })
        .join('\n');
    },
  };
}
