import { IntlMessageFormat, PART_TYPE } from 'intl-messageformat';
import type { Language } from './language.ts';

/** Messages of one language, in ICU syntax, by key. In the pages they have been read already, when those were built. */
export type Catalogue = Readonly<Record<string, string>>;

/** Something to be said: a key and what goes into it. */
export interface Saying {
  key: string;
  of?: Record<string, Word>;
}

/** What may go into a message: a text, a number, the name of a seat, a list of seats, another saying or several of them. */
export type Word = string | number | Reference;
type Reference = { seat: number } | { seats: readonly number[] } | { say: Saying } | { list: readonly Saying[] };

/** A piece of a said sentence: plain text, or a seat whose name is drawn with its shape. */
export type Piece = string | { seat: number; name: string };

export interface Speaker {
  language: Language;
  catalogue: Catalogue;
  /** Names by seat. */
  names: readonly string[];
}

const formats = new Map<string, { message: string; format: IntlMessageFormat }>();

function formatOf({ language, catalogue }: Speaker, key: string): IntlMessageFormat {
  const message = catalogue[key];
  if (message === undefined) throw new Error(`no message ${key} in ${language}`);
  const id = `${language}|${key}`;
  const known = formats.get(id);
  if (known?.message === message) return known.format;
  const format = new IntlMessageFormat(message, language);
  formats.set(id, { message, format });
  return format;
}

const lists = new Map<Language, Intl.ListFormat>();

function listed({ language }: Speaker, items: Piece[][]): Piece[] {
  const format = lists.get(language) ?? new Intl.ListFormat(language, { type: 'conjunction' });
  lists.set(language, format);
  const slots = format.formatToParts(items.map((_, index) => String(index)));
  return slots.flatMap(({ type, value }) => (type === 'element' ? items[Number(value)]! : [value]));
}

function spoken(speaker: Speaker, word: Reference): Piece[] {
  if ('say' in word) return pieces(speaker, word.say);
  if ('seat' in word) return [{ seat: word.seat, name: speaker.names[word.seat] ?? '' }];
  if ('list' in word)
    return listed(
      speaker,
      word.list.map((saying) => pieces(speaker, saying)),
    );
  return listed(
    speaker,
    word.seats.map((seat) => spoken(speaker, { seat })),
  );
}

/** The sentence in pieces, so that names of seats can be drawn with their shapes. */
export function pieces(speaker: Speaker, { key, of = {} }: Saying): Piece[] {
  const parts = formatOf(speaker, key).formatToParts<Reference>(of);
  const out: Piece[] = [];
  for (const part of parts) {
    const said = part.type === PART_TYPE.literal ? [part.value] : spoken(speaker, part.value as Reference);
    for (const piece of said) {
      if (typeof piece === 'string' && typeof out.at(-1) === 'string') out[out.length - 1] = (out.at(-1) as string) + piece;
      else out.push(piece);
    }
  }
  return out;
}

/** The sentence as plain text. */
export function say(speaker: Speaker, key: string, of?: Record<string, Word>): string {
  return pieces(speaker, of ? { key, of } : { key })
    .map((piece) => (typeof piece === 'string' ? piece : piece.name))
    .join('');
}
