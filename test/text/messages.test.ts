import { IntlMessageFormat } from 'intl-messageformat';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { pickFaults } from '../../shared/engine/decision.ts';
import { completeOptions } from '../../shared/engine/play.ts';
import { cards, kinds } from '../../shared/games/centauri/cards.ts';
import { outline } from '../../shared/games/cosmic/outline.ts';
import { rulesOf, shelf } from '../../shared/games/shelf.ts';
import { paceIds } from '../../shared/pace.ts';
import { reasons } from '../../shared/protocol.ts';
import { catalogueOf } from '../../shared/text/catalogue.ts';
import { languages, type Language } from '../../shared/text/language.ts';
import { say, type Catalogue } from '../../shared/text/say.ts';
import { parts } from './parts.ts';

const root = join(import.meta.dirname, '../..');

type Element = ReturnType<IntlMessageFormat['getAst']>[number];
interface Branching {
  type: number;
  value: string;
  options?: Record<string, { value: Element[] }>;
  pluralType?: string;
}

/** The arguments a message takes, and whether each is counted. */
function argumentsOf(message: string, language: Language): Map<string, 'plain' | 'counted'> {
  const found = new Map<string, 'plain' | 'counted'>();
  const walk = (elements: readonly Element[]): void => {
    for (const element of elements as unknown as Branching[]) {
      if (element.options) {
        found.set(element.value, 'counted');
        for (const option of Object.values(element.options)) walk(option.value);
      } else if (element.type === 1 && !found.has(element.value)) found.set(element.value, 'plain');
    }
  };
  walk(new IntlMessageFormat(message, language).getAst());
  return found;
}

const catalogues = {} as Record<Language, Catalogue>;
beforeAll(async () => {
  for (const language of languages) catalogues[language] = await catalogueOf(language, parts);
});

describe('messages', () => {
  it('are the same in all languages, and take the same arguments', () => {
    // a number that only bends words is needed only where words bend
    const plain = (message: string, language: Language) =>
      [...argumentsOf(message, language)].flatMap(([name, kind]) => (kind === 'plain' ? [name] : []));
    const faults: string[] = [];
    for (const language of languages) {
      expect(Object.keys(catalogues[language]).sort()).toEqual(Object.keys(catalogues.en).sort());
      for (const [key, message] of Object.entries(catalogues[language])) {
        const english = argumentsOf(catalogues.en[key]!, 'en');
        const own = argumentsOf(message, language);
        for (const name of plain(message, language)) if (!english.has(name)) faults.push(`${key} in ${language} says {${name}}`);
        for (const name of plain(catalogues.en[key]!, 'en')) if (!own.has(name)) faults.push(`${key} in ${language} lacks {${name}}`);
      }
    }
    expect(faults).toEqual([]);
  });

  it('can all be said, whatever is counted', () => {
    for (const language of languages) {
      const speaker = { language, catalogue: catalogues[language], names: [] };
      for (const [key, message] of Object.entries(catalogues[language])) {
        for (const count of [0, 1, 2, 5, 21]) {
          const of = Object.fromEntries(
            [...argumentsOf(message, language)].map(([name, kind]) => [name, kind === 'counted' ? count : 'x']),
          );
          expect(say(speaker, key, of).trim(), `${key} in ${language}`).not.toBe('');
        }
      }
    }
  });

  it('are written as people write', () => {
    for (const language of languages) {
      for (const [key, message] of Object.entries(catalogues[language])) {
        expect(message, `${key} in ${language}: no exclamation marks, no straight quotes`).not.toMatch(/[!"]|'/);
        expect(message, `${key} in ${language}: no double spaces`).not.toMatch(/ {2}/);
        if (language === 'en') expect(message, key).not.toMatch(/[а-яіїєґ]/i);
        if (language === 'ru') expect(message, key).not.toMatch(/[іїєґ]/i);
        if (language === 'uk') expect(message, key).not.toMatch(/[ыэъё]/i);
      }
    }
  });

  // only whole numbers are counted: what is not written for `many` of them is said as `other`
  const needed: Record<Language, readonly string[]> = { en: ['one', 'other'], ru: ['one', 'few', 'other'], uk: ['one', 'few', 'other'] };

  it('have every plural form that a language needs', () => {
    const faults: string[] = [];
    const walk = (elements: readonly Element[], language: Language, where: string): void => {
      for (const { options, pluralType } of elements as unknown as Branching[]) {
        if (!options) continue;
        const forms = Object.keys(options).filter((form) => !form.startsWith('='));
        // one text for every count needs no forms
        if (pluralType === 'cardinal' && forms.length > 1) {
          const missing = needed[language].filter((form) => !forms.includes(form));
          if (missing.length) faults.push(`${where} lacks ${missing.join(', ')}`);
        }
        for (const { value } of Object.values(options)) walk(value, language, where);
      }
    };
    for (const language of languages) {
      for (const [key, message] of Object.entries(catalogues[language]))
        walk(new IntlMessageFormat(message, language).getAst(), language, `${key} in ${language}`);
    }
    expect(faults).toEqual([]);
  });
});

describe('nothing is left unsaid', () => {
  const has = (key: string) => expect(Object.keys(catalogues.en), key).toContain(key);

  it('of why something is refused', () => {
    for (const reason of [...pickFaults, ...reasons, 'card_not_in_hand', 'bad_target', 'colony_required']) has(`reason.${reason}`);
    for (const {
      rules: { options },
    } of Object.values(shelf)) {
      for (const { id, bars = [], once } of options)
        for (const why of [`bad_${id}`, ...bars.map((bar) => bar.why), ...(once ? [once] : [])]) has(`reason.${why}`);
    }
  });

  it('of what a host can choose', () => {
    for (const pace of paceIds) for (const key of [`common.pace.${pace}`, `common.pace.${pace}.help`]) has(key);
    for (const {
      rules: { game, options },
    } of Object.values(shelf)) {
      has(`game.${game}`);
      for (const { id, choices, default: usual, names } of options) {
        has(`${game}.option.${id}`);
        for (const choice of names ? [usual] : choices) {
          has(`${game}.option.${id}.${choice}`);
          if (choices.length <= 2) has(`${game}.option.${id}.${choice}.help`);
        }
      }
    }
  });

  it('of how a table can be set', () => {
    for (const {
      rules: { game, options, presets = [], groups = [] },
    } of Object.values(shelf)) {
      for (const { id } of presets) for (const end of ['', '.time', '.help']) has(`${game}.preset.${id}${end}`);
      for (const { id } of groups) has(`${game}.group.${id}`);
      for (const { bars = [] } of options)
        for (const { remedy } of bars) if (remedy) has(`${game}.remedy.${remedy.option}.${remedy.choice}`);
    }
    const cosmic = completeOptions(rulesOf('cosmic'), {}, false);
    for (const bargaining of ['live', 'rendezvous', 'slow'])
      for (const { id } of outline({ ...cosmic, bargaining }, 4)) for (const end of ['', '.is']) has(`cosmic.outline.${id}${end}`);
  });

  it('of what is asked, happens and is held in Alpha Centauri', () => {
    for (const about of ['centauri.place', 'centauri.plan']) for (const end of ['', '.help', '.fallback', '.waiting']) has(about + end);
    for (const type of [
      'round',
      'over',
      'hand',
      'own',
      'placed.terraforming',
      'placed.event',
      'revealed.won',
      'revealed.shared',
      'revealed.none',
    ])
      has(`centauri.log.${type}`);
    for (const kind of kinds) for (const key of [`centauri.card.${kind}`, `centauri.lay.${kind}`, `guide.card.${kind}`]) has(key);
    for (const { type } of Object.values(cards)) has(`centauri.type.${type}`);
    for (const decided of ['points', 'captured', 'shared']) has(`centauri.decided.${decided}`);
  });

  it('of what is done at the desk', () => {
    for (const type of ['opened', 'sat', 'renamed', 'bot', 'freed', 'reissued', 'started']) has(`play.log.desk.${type}`);
    for (const type of ['rotated', 'revoked']) for (const link of ['watch', 'invite']) has(`play.log.desk.${type}.${link}`);
  });

  it('of what the pages say', () => {
    const files = readdirSync(join(root, 'web/src'), { recursive: true, encoding: 'utf8' }).filter((path) => /\.(svelte|ts)$/.test(path));
    for (const file of files) {
      const source = readFileSync(join(root, 'web/src', file), 'utf8');
      for (const [, key] of source.matchAll(/(?:say\(|key: )'([a-zA-Z0-9_.-]+)'/g)) if (key!.includes('.')) has(key!);
    }
  });
});
