import { describe, expect, test } from 'vitest';
import { randomPicks } from '../../shared/bots/random.ts';
import type { Decision } from '../../shared/engine/decision.ts';
import { start } from '../../shared/engine/play.ts';
import { toldTo, type Happening } from '../../shared/engine/save.ts';
import { Sitting } from '../../shared/engine/sitting.ts';
import { gold, leaders, silver } from '../../shared/games/comet/cards.ts';
import { comet as rules } from '../../shared/games/comet/rules.ts';
import type { CometView } from '../../shared/games/comet/view.ts';
import { abilitySaying, cardSaying, labelOf, logLines, scoreSaying } from '../../shared/games/comet/words.ts';
import { languages, type Language } from '../../shared/text/language.ts';
import { say, type Catalogue, type Saying, type Speaker, type Word } from '../../shared/text/say.ts';
import { comet as en } from '../../shared/text/en/comet/board/words.ts';
import { comet as ru } from '../../shared/text/ru/comet/board/words.ts';
import { comet as uk } from '../../shared/text/uk/comet/board/words.ts';
import { lateCometLaws } from '../laws/comet.ts';

const catalogues: Record<Language, Catalogue> = { en, ru, uk };
const speakerOf = (language: Language): Speaker => ({
  language,
  catalogue: catalogues[language],
  names: ['Ann', 'Bo', 'Cy', 'Di'],
});
const spoken = (language: Language, { key, of }: Saying) => say(speakerOf(language), key, of);

/** Everything that a few games late in their course tell and ask. */
function heard(): { happenings: Happening[]; asked: { decision: Decision; view: CometView }[] } {
  const happenings: Happening[] = [];
  const asked: { decision: Decision; view: CometView }[] = [];
  for (let game = 1; game <= 3; game++) {
    const chance = { seed: game.toString(16).padStart(64, '3'), drawn: 0 };
    const kit = lateCometLaws.rules;
    const { save, happenings: dealt } = start(kit, lateCometLaws.options(chance, 4), 4, chance.seed);
    happenings.push(...dealt);
    const sitting = new Sitting(kit, save);
    while (sitting.open.length) {
      const decision = sitting.open[0]!;
      asked.push({ decision, view: rules.view(sitting.table as never, decision.seat) });
      happenings.push(...sitting.answer(decision.id, randomPicks(decision, chance)));
    }
  }
  return { happenings, asked };
}

const { happenings, asked } = heard();

describe.each(languages)('%s', (language) => {
  test('tells all that happens', () => {
    for (const viewer of [0, 'watch'] as const) {
      for (const told of toldTo(viewer, happenings)) {
        for (const line of logLines(told)) expect(spoken(language, line)).not.toMatch(/[{}]|undefined|null/);
      }
    }
  });

  test('says where things happen as the board shows it, without the ids of its hexes', () => {
    const lines = toldTo('watch', happenings).flatMap(logLines);
    expect(lines.filter(({ key }) => key === 'comet.log.stepped').length).toBeGreaterThan(0);
    for (const line of lines) expect(spoken(language, line)).not.toMatch(/\b[AB]\d+\b/);
  });

  test('asks every question and names every option and reason', () => {
    const { catalogue } = speakerOf(language);
    const seen = new Set<string>();
    const labels = new Map<string, Saying>();
    for (const { decision, view } of asked) {
      const { key, of } = decision.about;
      if (!seen.has(JSON.stringify(decision.about)))
        for (const part of ['', '.help', '.fallback']) say(speakerOf(language), key + part, of as Record<string, Word> | undefined);
      say(speakerOf(language), `${key}.waiting`, { seats: { seats: [0] }, count: 1 });
      for (const id of [...decision.options, ...(decision.blocked ?? [])].map((option) => option.id)) {
        labels.set(id.replace(/\d+/g, ''), labelOf(id, view, decision.seat));
      }
      for (const { why } of decision.blocked ?? []) expect(catalogue).toHaveProperty([`reason.${why}`]);
      seen.add(JSON.stringify(decision.about));
    }
    for (const label of labels.values()) expect(spoken(language, label)).not.toMatch(/[{}]|undefined|null/);
    expect(new Set(asked.map(({ decision }) => decision.about.key)).size).toBeGreaterThanOrEqual(12);
  });

  test('names every card and says what it does', () => {
    for (const { id } of [...silver, ...gold, ...leaders]) {
      expect(spoken(language, cardSaying(id))).not.toBe('');
      const ability = abilitySaying(id);
      if (ability) expect(spoken(language, ability)).toMatch(/^[\p{Lu}\d].*\.$/u);
    }
    for (const { id } of leaders) expect(spoken(language, scoreSaying(id))).toMatch(/^\d/);
  });
});

test('abilities read as people would say them', () => {
  expect(spoken('en', abilitySaying('g-cave-squirrel')!)).toBe('Move: take an open gold card; add 1 any-terrain symbol.');
  expect(spoken('ru', abilitySaying('g-saber-toothed-tiger-1')!)).toBe('Перемещение: добавьте 2 символа любой местности.');
  expect(spoken('uk', abilitySaying('s-tarpan-1')!)).toBe('Переміщення: один супутник цього ходу безкоштовно проходить через луги.');
  expect(spoken('en', abilitySaying('g-vicuna-1')!)).toBe('Counts as 2 vicuñas. 10 points for every four vicuñas rescued.');
  expect(spoken('en', abilitySaying('s-maiasaura-1')!)).toBe('Appear: a second animal appears.');
});
