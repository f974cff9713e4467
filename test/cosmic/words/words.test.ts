import { IntlMessageFormat } from 'intl-messageformat';
import { expect, test } from 'vitest';
import { completeOptions, start, viewOf } from '../../../shared/engine/play.ts';
import { below, type Chance } from '../../../shared/engine/random.ts';
import { toldTo, type Viewer } from '../../../shared/engine/save.ts';
import { Sitting } from '../../../shared/engine/sitting.ts';
import { randomPicks } from '../../../shared/bots/random.ts';
import { totalOf, type SumLine } from '../../../shared/games/cosmic/totals/lines.ts';
import { aliens } from '../../../shared/games/cosmic/aliens/aliens.ts';
import { faces } from '../../../shared/games/cosmic/cards/cards.ts';
import { logLines } from '../../../shared/games/cosmic/words/log-lines.ts';
import { phases } from '../../../shared/games/cosmic/facts.ts';
import { cosmic } from '../../../shared/games/cosmic/rules.ts';
import { technologies } from '../../../shared/games/cosmic/technologies/technologies.ts';
import { roles } from '../../../shared/games/cosmic/abilities/ability.ts';
import { moments } from '../../../shared/games/cosmic/abilities/moments.ts';
import { usual } from '../../../shared/games/cosmic/abilities/orders.ts';
import type { CosmicView } from '../../../shared/games/cosmic/view.ts';
import { actOf, cardName, faceSaying, groupOf, labelOf, questionOf } from '../../../shared/games/cosmic/words/words.ts';
import { wordsOf } from '../../../shared/games/words.ts';
import { catalogueOf } from '../../../shared/text/catalogue.ts';
import { languages } from '../../../shared/text/language.ts';
import { say, type Saying, type Speaker } from '../../../shared/text/say.ts';
import { cosmic as english } from '../../../shared/text/en/cosmic/board/words.ts';
import { cosmic as russian } from '../../../shared/text/ru/cosmic/board/words.ts';
import { cosmic as ukrainian } from '../../../shared/text/uk/cosmic/board/words.ts';
import { lay } from '../game.ts';

const names = ['Mira', 'Tomas', 'Oleh', 'June', 'Sana'];
const speakers: Speaker[] = await Promise.all(
  languages.map(async (language) => ({
    language,
    catalogue: await catalogueOf(language, ['play', 'options', ...(await wordsOf('cosmic')).texts]),
    names,
  })),
);

const heard = new Set<string>();

/** Says it in every language; a key without its message throws. */
function sayAll({ key, of }: Saying): void {
  const known = JSON.stringify([key, of]);
  if (heard.has(known)) return;
  heard.add(known);
  for (const speaker of speakers) {
    const said = say(speaker, key, of);
    if (!said || said.includes('undefined') || said.includes('[object')) throw new Error(`${key} says “${said}” in ${speaker.language}`);
  }
}

const said = new Set<string>();

/** Every question, every option and every happening of a game played at random, as everyone at the table is told of it. */
function playAndSay(seats: number, seed: number, given: Record<string, string>): void {
  const options = completeOptions(cosmic, given, false);
  const started = start(cosmic, options, seats, seed.toString(16).padStart(64, '0'));
  const sitting = new Sitting(cosmic, started.save);
  const chance: Chance = { seed: 'ab'.repeat(32), drawn: seed * 100_000 };
  const viewers: Viewer[] = ['watch', ...Array.from({ length: seats }, (_, seat) => seat)];
  let happenings = started.happenings;
  for (let answers = 0; answers < 500 && sitting.open.length; answers++) {
    for (const viewer of viewers) {
      for (const told of toldTo(viewer, happenings)) {
        said.add(told.type);
        logLines(told).forEach(sayAll);
      }
    }
    for (const decision of sitting.open) {
      const { key } = decision.about;
      said.add(key);
      const board = viewOf(sitting, decision.seat).board as CosmicView;
      sayAll(questionOf(decision.about));
      sayAll(questionOf(decision.about, '.help'));
      sayAll(questionOf(decision.about, '.fallback'));
      if (!decision.sealed) sayAll({ key: `${key}.waiting`, of: { seats: { seats: [decision.seat] }, count: 1 } });
      // a page also names what can be done in several ways before the way is chosen
      for (const { id } of decision.options) for (const said of [id, id.split('@')[0]!]) sayAll(labelOf(said, board, decision));
      for (const { id } of decision.groups ?? []) sayAll(groupOf(id));
      for (const { why } of decision.blocked ?? []) sayAll({ key: `reason.${why}` });
      if (decision.moment) sayAll({ key: `cosmic.orders.${decision.moment.id}` });
      sayAll(actOf(decision, decision.fallback, board));
    }
    const decision = sitting.open[below(chance, sitting.open.length)]!;
    happenings = sitting.answer(decision.id, randomPicks(decision, chance));
  }
}

test('everything that random games bring up has its words in every language', { timeout: 60_000 }, () => {
  const choices = [{}, { aliens: 'flares', bargaining: 'rendezvous' }, { bargaining: 'slow', four_planets: 'yes', deal_sight: 'open' }];
  for (let seed = 1; seed <= 18; seed++) playAndSay(3 + (seed % 3), seed, choices[seed % choices.length]!);
  for (let seed = 19; seed <= 22; seed++) playAndSay(3 + (seed % 3), seed, { hidden_powers: 'yes', rotating_powers: 'yes' });
  for (let seed = 23; seed <= 30; seed++) playAndSay(3 + (seed % 3), seed, { technologies: 'yes' });
  for (const key of [
    'cosmic.select',
    'cosmic.offer',
    'cosmic.shed',
    'cosmic.reward',
    'cosmic.reveal.modify',
    'sums',
    'landed',
    'deal-made',
    'cosmic.research',
    'cosmic.first-tech',
    'researched',
    'tech-completed',
  ]) {
    expect(said, key).toContain(key);
  }
});

test('every card, alien, phase, moment, role, option and order has its words', () => {
  for (const face of faces) {
    sayAll(faceSaying(face));
    sayAll({ key: cardName(face) });
    sayAll({ key: cardName(face).replace('.card.', '.about.') });
  }
  for (const alien of Object.keys(aliens)) {
    for (const more of ['', '.short', '.full']) sayAll({ key: `cosmic.power.${alien}${more}` });
    sayAll({ key: `cosmic.alien.${alien}` });
  }
  for (const tech of Object.keys(technologies)) for (const more of ['', '.short', '.full']) sayAll({ key: `cosmic.tech.${tech}${more}` });
  for (const place of ['gate', 'beside']) sayAll(labelOf(place, {}, { about: { key: 'cosmic.asks.amoeba.ooze' } }));
  for (const phase of ['start', ...phases]) sayAll({ key: `cosmic.phase.${phase}` });
  for (const [moment, asked] of Object.entries(usual)) {
    for (const key of [moment, ...asked.map((role) => `${moment}.${role}`)]) sayAll({ key: `cosmic.orders.${key}` });
  }
  for (const key of ['tech.action', 'regroup.start.tech']) sayAll({ key: `cosmic.orders.${key}` });
  for (const moment of moments) {
    const about = { key: `cosmic.${moment}`, of: { seat: 0, ability: 'reinforcement:3' } };
    for (const said of [questionOf(about), questionOf(about, '.help'), { key: `cosmic.orders.${moment}` }]) sayAll(said);
  }
  for (const role of roles) sayAll({ key: `cosmic.power.as.${role}` });
  for (const { id, choices, default: usual, names } of cosmic.options) {
    sayAll({ key: `cosmic.option.${id}` });
    sayAll({ key: `reason.bad_${id}` });
    for (const choice of choices) sayAll({ key: names && choice !== usual ? `${names}.${choice}` : `cosmic.option.${id}.${choice}` });
  }
});

/** What a message asks to be filled in. */
function filledIn(message: string): string[] {
  const names = new Set<string>();
  const walk = (parts: ReturnType<IntlMessageFormat['getAst']>): void => {
    for (const part of parts) {
      if ('value' in part && !('options' in part) && part.type === 1) names.add(part.value);
      if ('options' in part) {
        names.add(part.value);
        for (const { value } of Object.values(part.options)) walk(value);
      }
    }
  };
  walk(new IntlMessageFormat(message, 'en').getAst());
  return [...names];
}

test('the catalogues say the same things and ask for nothing that is not given', () => {
  for (const other of [russian, ukrainian] as Record<string, string>[]) {
    expect(Object.keys(other).sort()).toEqual(Object.keys(english).sort());
    for (const [key, message] of Object.entries(english)) {
      const given = filledIn(message);
      for (const name of filledIn(other[key]!)) expect(given, key).toContain(name);
    }
  }
});

test('the lines of a total add up to it', () => {
  const options = completeOptions(cosmic, {}, false);
  let compared = 0;
  for (let seed = 1; seed <= 12; seed++) {
    const sitting = new Sitting(cosmic, start(cosmic, options, 4, seed.toString(16).padStart(64, '0')).save);
    const chance: Chance = { seed: 'cd'.repeat(32), drawn: seed * 100_000 };
    for (let answers = 0; answers < 400 && sitting.open.length; answers++) {
      const decision = sitting.open[below(chance, sitting.open.length)]!;
      const happenings = sitting.answer(decision.id, randomPicks(decision, chance));
      const sums = happenings.findIndex(({ type }) => type === 'sums');
      const sum = (list: readonly SumLine[]) => list.reduce((total, { value }) => total + value, 0);
      if (sums >= 0) {
        compared++;
        const lines = happenings[sums]!.all!['lines'] as unknown as SumLine[][];
        expect(lines.map(sum)).toEqual(happenings[sums + 1]!.all!['totals']);
      }
      const { encounter } = viewOf(sitting, 'watch').board as CosmicView;
      if (encounter?.totals)
        expect(encounter.lines!.map((lines) => totalOf(lines.filter((line) => !line.expected)))).toEqual(encounter.totals);
    }
  }
  expect(compared).toBeGreaterThan(3);
});

test.each(speakers)('when an offense with many ships in the warp is asked is said as it is: $language', ({ language, catalogue }) => {
  const asked = (warp: number) =>
    lay({ ships: { A: { warp } } })
      .find('A.regroup.start')
      .moment!.as.includes('stranded');
  expect([asked(11), asked(12)]).toEqual([false, true]);
  const twelve = { en: 'twelve', ru: 'двенадцати', uk: 'дванадцять' }[language];
  expect(catalogue['cosmic.orders.regroup.start.stranded']).toContain(twelve);
});
