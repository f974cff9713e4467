import { IntlMessageFormat, PART_TYPE } from 'intl-messageformat';
import { isolate } from './isolate.ts';
import { memoize } from './memoize.ts';
import type { Language } from './language.ts';

/** Messages of one language, in ICU syntax, by key. In the pages they have been read already, when those were built. */
export type Catalogue = Readonly<Record<string, string>>;

/** What follows a common beginning in the keys of a catalogue: `After<'cosmic.log.', typeof english>`. */
export type After<Start extends string, C> = { [Key in keyof C]: Key extends `${Start}${infer Rest}` ? Rest : never }[keyof C];

/** Something to be said: a key and what goes into it. */
export interface Saying {
  key: string;
  of?: Record<string, Word>;
}

/** A line of the log; one with `only` is for the eyes of the viewer alone. */
export interface LogLine extends Saying {
  only?: true;
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

const listFormat = memoize((language: Language) => new Intl.ListFormat(language, { type: 'conjunction' }));

function joinList({ language }: Speaker, items: Piece[][]): Piece[] {
  const slots = listFormat(language).formatToParts(items.map((_, index) => String(index)));
  return slots.flatMap(({ type, value }) => (type === 'element' ? items[Number(value)]! : [value]));
}

function speak(speaker: Speaker, word: Reference): Piece[] {
  if ('say' in word) return pieces(speaker, word.say);
  if ('seat' in word) return [{ seat: word.seat, name: speaker.names[word.seat] ?? '' }];
  if ('list' in word)
    return joinList(
      speaker,
      word.list.map((saying) => pieces(speaker, saying)),
    );
  return joinList(
    speaker,
    word.seats.map((seat) => speak(speaker, { seat })),
  );
}

/** The sentence in pieces, so that names of seats can be drawn with their shapes. */
export function pieces(speaker: Speaker, { key, of = {} }: Saying): Piece[] {
  const parts = formatOf(speaker, key).formatToParts<Reference>(of);
  const out: Piece[] = [];
  for (const part of parts) {
    const said = part.type === PART_TYPE.literal ? [part.value] : speak(speaker, part.value as Reference);
    for (const piece of said) {
      if (typeof piece === 'string' && typeof out.at(-1) === 'string') out[out.length - 1] = (out.at(-1) as string) + piece;
      else out.push(piece);
    }
  }
  return out;
}

/** Pieces of a sentence as plain text. */
export const plainOf = (said: readonly Piece[]): string =>
  said.map((piece) => (typeof piece === 'string' ? piece : isolate(piece.name))).join('');

/** The sentence as plain text. */
export const say = (speaker: Speaker, key: string, of?: Record<string, Word>): string =>
  plainOf(pieces(speaker, of ? { key, of } : { key }));
