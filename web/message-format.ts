/**
 * Says messages that were read when the pages were built. It stands in the pages for `intl-messageformat`, three quarters of which
 * is about dates, numbers and tags that no message of ours has; `compiled-texts.ts` lets none pass that has any.
 */

/** The kinds of elements, as the reader of the syntax numbers them. */
export const kinds = { literal: 0, argument: 1, select: 5, plural: 6, pound: 7 } as const;

type Element =
  | { type: typeof kinds.literal | typeof kinds.argument; value: string }
  | { type: typeof kinds.select; value: string; options: Options }
  | { type: typeof kinds.plural; value: string; options: Options; offset: number; pluralType: Intl.PluralRuleType }
  | { type: typeof kinds.pound };
type Options = Record<string, { value: Element[] }>;

export const PART_TYPE = { literal: 0, object: 1 } as const;
interface Part {
  type: 0 | 1;
  value: unknown;
}

export class IntlMessageFormat {
  readonly #elements: readonly Element[];
  readonly #language: string;

  constructor(elements: readonly Element[], language: string) {
    this.#elements = elements;
    this.#language = language;
  }

  formatToParts(values: Record<string, unknown>): Part[] {
    return this.#said(this.#elements, values);
  }

  /** `counted` is what stands for # inside a plural. */
  #said(elements: readonly Element[], values: Record<string, unknown>, counted = 0): Part[] {
    return elements.flatMap((element): Part[] => {
      if (element.type === kinds.literal) return [{ type: PART_TYPE.literal, value: element.value }];
      if (element.type === kinds.pound) return [{ type: PART_TYPE.literal, value: counted.toLocaleString(this.#language) }];
      if (!(element.value in values)) throw new Error(`a message lacks {${element.value}}`);
      const value = values[element.value];
      if (element.type === kinds.select)
        return this.#said((element.options[String(value)] ?? element.options['other']!).value, values, counted);
      if (element.type === kinds.plural) {
        const { options, offset, pluralType } = element;
        const count = Number(value) - offset;
        const form = new Intl.PluralRules(this.#language, { type: pluralType }).select(count);
        return this.#said((options[`=${String(value)}`] ?? options[form] ?? options['other']!).value, values, count);
      }
      const isPlain = typeof value === 'string' || typeof value === 'number';
      return [isPlain ? { type: PART_TYPE.literal, value: String(value) } : { type: PART_TYPE.object, value }];
    });
  }
}
