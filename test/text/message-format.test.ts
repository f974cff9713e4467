import { IntlMessageFormat } from 'intl-messageformat';
import { expect, it } from 'vitest';
import { catalogueOf, parts } from '../../shared/text/catalogue.ts';
import { languages } from '../../shared/text/language.ts';
import { IntlMessageFormat as OurFormat } from '../../web/message-format.ts';

type Elements = ConstructorParameters<typeof OurFormat>[0];

/** Every name in a message, with something to put there. */
function valuesFor(elements: Elements, count: number): Record<string, unknown> {
  return Object.assign(
    {},
    ...elements.map((element) => {
      if (!('value' in element) || element.type === 0) return {};
      if (!('options' in element)) return { [element.value]: count };
      const choices = Object.keys(element.options);
      const inner = Object.values(element.options).map(({ value }) => valuesFor(value, count));
      return Object.assign({}, ...inner, { [element.value]: element.type === 5 ? choices[count % choices.length] : count }) as object;
    }),
  ) as Record<string, unknown>;
}

it.each(languages)('the pages say every message in %s as the library would', async (language) => {
  for (const [key, message] of Object.entries(await catalogueOf(language, parts))) {
    const format = new IntlMessageFormat(message, language);
    const elements = format.getAst() as unknown as Elements;
    for (const count of [0, 1, 2, 5, 11, 21, 1234]) {
      const values = valuesFor(elements, count);
      const text = (said: { value?: unknown }[]) => said.map(({ value }) => String(value)).join('');
      expect(text(new OurFormat(elements, language).formatToParts(values)), key).toBe(
        text(format.formatToParts(values as Record<string, number>)),
      );
    }
  }
});
