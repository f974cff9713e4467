import { IntlMessageFormat } from 'intl-messageformat';
import { expect, it } from 'vitest';
import { catalogueOf } from '../../shared/text/catalogue.ts';
import { languages } from '../../shared/text/language.ts';
import { packed } from '../../web/compiled-texts.ts';
import { IntlMessageFormat as OurFormat, type Message } from '../../web/message-format.ts';
import { parts } from './parts.ts';

/** Every name in a message, with something to put there. */
function valuesFor(message: Message, count: number): Record<string, unknown> {
  const named = typeof message === 'string' ? [] : message.filter((element) => typeof element === 'object');
  return Object.assign(
    {},
    ...named.map(([name, options, offset]) => {
      const choices = Object.keys(options ?? {});
      const inner = Object.values(options ?? {}).map((option) => valuesFor(option, count));
      const isSelect = options !== undefined && offset === undefined;
      return Object.assign({}, ...inner, { [name]: isSelect ? choices[count % choices.length] : count }) as object;
    }),
  ) as Record<string, unknown>;
}

it.each(languages)('the pages say every message in %s as the library would', async (language) => {
  for (const [key, message] of Object.entries(await catalogueOf(language, parts))) {
    const format = new IntlMessageFormat(message, language);
    const ours = packed(format.getAst());
    if (ours === null) throw new Error(`the pages cannot say ${key}`);
    for (const count of [0, 1, 2, 5, 11, 21, 1234]) {
      const values = valuesFor(ours, count);
      const text = (said: { value?: unknown }[]) => said.map(({ value }) => String(value)).join('');
      expect(text(new OurFormat(ours, language).formatToParts(values)), key).toBe(
        text(format.formatToParts(values as Record<string, number>)),
      );
    }
  }
});

it.each(['{n, number}', '{at, date}', '{n, selectordinal, other {#th}}', '{who, select, other {<b>{n, time}</b>}}'])(
  'what pages cannot say is not let into them: %s',
  (message) => expect(packed(new IntlMessageFormat(message, 'en').getAst())).toBeNull(),
);
