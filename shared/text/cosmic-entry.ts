import type { Own, Owner } from '../games/cosmic/abilities/own.ts';
import type { AlienId } from '../games/cosmic/aliens/aliens.ts';
import type { ArtifactId } from '../games/cosmic/artifacts/artifacts.ts';
import type { TechnologyId } from '../games/cosmic/technologies/technologies.ts';

/**
 * All the words of an alien, with its flare, of an artifact or of a technology, in one entry a language.
 * What its own file declares under `Own` is asked for here, so an entry in which something is missing does not compile.
 */

export type AlienWords<Id extends AlienId> = Words & {
  epithet: string;
  /** What its portrait shows, for those who do not see it. */
  seen: string;
  /** What the power is called, what it does in a sentence, and the whole sheet. */
  power: string;
  full: string;
  /** What it does, told to those who may answer its use. */
  used?: string;
  /** For whoever holds the flare, and for the alien itself. */
  flare: FlareWords;
  /** What is asked about it at tables, and how we rule. */
  rulings?: readonly Ruling[];
} & OwnWords<Id>;

export type ArtifactWords<Id extends ArtifactId> = Words & OwnWords<Id>;

/** What it does in a sentence, and the whole card. */
export type TechnologyWords<Id extends TechnologyId> = Words & { full: string; rulings?: readonly Ruling[] } & OwnWords<Id>;

/** Its two sides; and the wild one of an older flare that a host may choose instead. */
interface FlareWords extends FlareSides {
  /** What each does, without when and for whom: on the card itself. */
  brief: FlareSides;
}

interface FlareSides {
  wild: string;
  super: string;
  classic?: string;
}

interface Ruling {
  ask: string;
  answer: string;
}

interface Words {
  name: string;
  short: string;
}

type OwnWords<Id extends string> = Id extends Owner ? { [Part in keyof Own[Id]]: PartWords<Part, Own[Id][Part]> } : unknown;

type PartWords<Part, Declared> = Part extends 'uses'
  ? { [Use in keyof Declared]: UseWords<Declared[Use]> }
  : Part extends 'asks'
    ? { [Question in keyof Declared]: QuestionWords<Declared[Question]> }
    : Part extends 'tells'
      ? { [What in keyof Declared]: string }
      : Part extends 'loses'
        ? { log: string; help: string }
        : Part extends 'piece'
          ? Record<Declared & string, string>
          : Part extends 'options'
            ? { [Option in keyof Declared]: OptionWords<Declared[Option]> }
            : Part extends 'orders'
              ? Record<Declared & string, string>
              : never;

/** What a host chooses, each choice with what it means, why another is refused, and why one is not to be had. */
type OptionWords<Option> = {
  title: string;
  choices: Record<Option extends { choices: infer Choice extends string } ? Choice : never, { label: string; help: string }>;
  refused: string;
} & (Option extends { bars: infer Why extends string } ? { bars: Record<Why, string> } : unknown);

/** What is pressed to use a power; where it is used in several ways, each of them and what the log says of it. */
type UseWords<Way> = [Way] extends [string] ? ([Way] extends [never] ? string : WayWords<Way>) : string;
type WayWords<Way extends string> = { label: string; ways: Record<Way, { label: string; log: string }> };

type QuestionWords<Question> = {
  title: string;
  help: string;
  fallback: string;
  waiting: string;
} & (Question extends { words: infer Word extends string } ? { words: Record<Word, string> } : unknown) &
  (Question extends { act: true } ? { act: string } : unknown);

// ── As messages ──────────────────────────────────────────────────────────────────────────────────────────────────

interface Entry extends Words {
  epithet?: string;
  seen?: string;
  power?: string;
  full?: string;
  used?: string;
  flare?: FlareWords;
  rulings?: readonly Ruling[];
  uses?: Record<string, string | WayWords<string>>;
  asks?: Record<string, QuestionWords<unknown> & { words?: Record<string, string>; act?: string }>;
  tells?: Record<string, string>;
  loses?: { log: string; help: string };
  piece?: { ship?: string; planet?: string };
  options?: Record<string, OptionWords<{ choices: string }> & { bars?: Record<string, string> }>;
  orders?: Record<string, string>;
}
type Entries = Record<string, Entry>;
type Messages = [key: string, message: string][];

function usesOf(id: string, uses: Entry['uses'] = {}): Messages {
  return Object.entries(uses).flatMap(([use, said]): Messages => {
    const key = `${id}.${use}`;
    if (typeof said === 'string') return [[`cosmic.use.${key}`, said]];
    const ways = Object.entries(said.ways).flatMap(([way, { label, log }]): Messages => [
      [`cosmic.use.${key}.${way}`, label],
      [`cosmic.log.${key}.${way}`, log],
    ]);
    return [[`cosmic.use.${key}`, said.label], ...ways];
  });
}

function questionsOf(id: string, asks: Entry['asks'] = {}): Messages {
  return Object.entries(asks).flatMap(([question, { title, words = {}, ...beside }]): Messages => {
    const key = `cosmic.asks.${id}.${question}`;
    return [
      [key, title],
      ...Object.entries(beside).map(([name, message]): [string, string] => [`${key}.${name}`, message]),
      ...Object.entries(words).map(([word, message]): [string, string] => [`${key}.word.${word}`, message]),
    ];
  });
}

function flareOf(id: string, flare: FlareWords | undefined): Messages {
  if (!flare) return [];
  const { brief, ...sides } = flare;
  return [
    ...Object.entries(sides).map(([side, message]): [string, string] => [`cosmic.flare.${id}.${side}`, message as string]),
    ...Object.entries(brief).map(([side, message]): [string, string] => [`cosmic.flare.${id}.${side}.brief`, message as string]),
  ];
}

const rulingsOf = (id: string, rulings: Entry['rulings'] = []): Messages =>
  rulings.flatMap(({ ask, answer }, at): Messages => [
    [`cosmic.ruling.${id}.${at + 1}.ask`, ask],
    [`cosmic.ruling.${id}.${at + 1}.answer`, answer],
  ]);

function ownOf(id: string, { uses, asks, tells = {}, loses, piece = {}, orders = {} }: Entry): Messages {
  return [
    ...usesOf(id, uses),
    ...questionsOf(id, asks),
    ...Object.entries(tells).map(([what, message]): [string, string] => [`cosmic.log.${id}.${what}`, message]),
    ...Object.entries(orders).map(([moment, message]): [string, string] => [`cosmic.orders.${id}.${moment}`, message]),
    ...Object.entries(piece).map(([kind, name]): [string, string] => [`cosmic.${kind}.${id}`, name]),
    ...(loses
      ? ([
          [`cosmic.log.lost.${id}`, loses.log],
          [`cosmic.shed.help.${id}`, loses.help],
        ] satisfies Messages)
      : []),
  ];
}

/** What artifacts are called and do: every table says it from the start. */
export function artifactMessages(artifacts: Entries): Record<string, string> {
  return Object.fromEntries(
    Object.entries(artifacts).flatMap(([id, entry]): Messages => [
      [`cosmic.card.${id}`, entry.name],
      [`cosmic.about.${id}`, entry.short],
    ]),
  );
}

/** What artifacts ask, and what the log tells of them, once they are played. */
export const playedArtifactMessages = (artifacts: Entries): Record<string, string> =>
  Object.fromEntries(Object.entries(artifacts).flatMap(([id, entry]) => ownOf(id, entry)));

/** All the words of aliens and their flares: names, sheets, what they ask and what the log tells of them. A table says those of its own aliens. */
export function alienMessages(aliens: Entries): Record<string, string> {
  return Object.fromEntries(
    Object.entries(aliens).flatMap(([id, entry]): Messages => [
      [`cosmic.alien.${id}`, entry.name],
      [`cosmic.epithet.${id}`, entry.epithet!],
      [`cosmic.seen.${id}`, entry.seen!],
      [`cosmic.power.${id}`, entry.power!],
      [`cosmic.power.${id}.short`, entry.short],
      [`cosmic.power.${id}.full`, entry.full!],
      ...(entry.used === undefined ? [] : ([[`cosmic.used.${id}`, entry.used]] satisfies Messages)),
      ...flareOf(id, entry.flare),
      ...rulingsOf(id, entry.rulings),
      ...ownOf(id, entry),
    ]),
  );
}

/** All the words of technologies. A table says those that it has met. */
export function technologyMessages(technologies: Entries): Record<string, string> {
  return Object.fromEntries(
    Object.entries(technologies).flatMap(([id, entry]): Messages => [
      [`cosmic.tech.${id}`, entry.name],
      [`cosmic.tech.${id}.short`, entry.short],
      [`cosmic.tech.${id}.full`, entry.full!],
      ...rulingsOf(id, entry.rulings),
      ...ownOf(id, entry),
    ]),
  );
}

/** What a host can choose of single aliens: the form for a table says it, and nothing else of them. */
export function optionMessages(aliens: Entries): Record<string, string> {
  const all = Object.values(aliens).flatMap(({ options = {} }) => Object.entries(options));
  return Object.fromEntries(
    all.flatMap(([id, { title, choices, refused, bars = {} }]): Messages => [
      [`cosmic.option.${id}`, title],
      ...Object.entries(choices).flatMap(([choice, { label, help }]): Messages => [
        [`cosmic.option.${id}.${choice}`, label],
        [`cosmic.option.${id}.${choice}.help`, help],
      ]),
      [`reason.bad_${id}`, refused],
      ...Object.entries(bars).map(([why, message]): [string, string] => [`reason.${why}`, message]),
    ]),
  );
}
