/**
 * Says messages that were read when the pages were built. It stands in the pages for `intl-messageformat`, three quarters of which
 * is about dates, numbers and tags that no message of ours has; `compiled-texts.ts` lets none pass that has any.
 */

import { memoize } from '../shared/text/memoize.ts';

/** A message as the pages carry it: text as it is, # as 0, and in brackets the name of what goes there, with what depends on it. */
export type Message = string | readonly Element[];
type Element = string | 0 | readonly [name: string] | Select | Plural;
type Select = readonly [name: string, options: Options];
type Plural = readonly [name: string, options: Options, offset: number];
type Options = Readonly<Record<string, Message>>;

export const PART_TYPE = { literal: 0, object: 1 } as const;
interface Part {
  type: 0 | 1;
  value: unknown;
}

const pluralsOf = memoize((language: string) => new Intl.PluralRules(language));
const numbersOf = memoize((language: string) => new Intl.NumberFormat(language));

const literal = (value: string): Part => ({ type: PART_TYPE.literal, value });

export class IntlMessageFormat {
  readonly #message: Message;
  readonly #language: string;

  constructor(message: Message, language: string) {
    this.#message = message;
    this.#language = language;
  }

  formatToParts(values: Record<string, unknown>): Part[] {
    return this.#said(this.#message, values);
  }

  /** `counted` is what stands for # inside a plural. */
  #said(message: Message, values: Record<string, unknown>, counted = 0): Part[] {
    if (typeof message === 'string') return [literal(message)];
    return message.flatMap((element): Part[] => {
      if (typeof element === 'string') return [literal(element)];
      if (element === 0) return [literal(numbersOf(this.#language).format(counted))];
      const [name, options, offset] = element;
      if (!(name in values)) throw new Error(`a message lacks {${name}}`);
      const value = values[name];
      if (!options)
        return typeof value === 'string' || typeof value === 'number' ? [literal(String(value))] : [{ type: PART_TYPE.object, value }];
      if (offset === undefined) return this.#said(options[String(value)] ?? options['other']!, values, counted);
      const count = Number(value) - offset;
      const form = pluralsOf(this.#language).select(count);
      return this.#said(options[`=${String(value)}`] ?? options[form] ?? options['other']!, values, count);
    });
  }
}
