import { expect, test } from 'vitest';
import { randomPicks } from '../../shared/bots/random.ts';
import type { Question } from '../../shared/engine/decision.ts';
import { copy } from '../../shared/engine/json.ts';
import { start } from '../../shared/engine/play.ts';
import { below, type Chance } from '../../shared/engine/random.ts';
import type { AnyRules } from '../../shared/engine/rules.ts';
import type { Save } from '../../shared/engine/save.ts';
import { Sitting } from '../../shared/engine/sitting.ts';
import type { Asking } from '../../shared/engine/table.ts';
import { planetId, sides, type Facts } from '../../shared/games/cosmic/facts.ts';
import { cosmic } from '../../shared/games/cosmic/rules.ts';
import type { CosmicTable } from '../../shared/games/cosmic/table.ts';
import { cosmicLaws } from '../laws/cosmic/cosmic.ts';
import { LawBroken, playUnderLaws, type LawKit } from '../laws/laws.ts';

/** The laws bite in this game: rules with one fault must break one of them. */

function lawBrokenBy(fault: Partial<AnyRules>, more: Partial<LawKit> = {}, care = 1, games = 8): string {
  const kit = { ...cosmicLaws, ...more, rules: { ...cosmic, ...fault } as AnyRules };
  for (let game = 1; game <= games; game++) {
    try {
      playUnderLaws(kit, game.toString(16).padStart(64, '6'), care);
    } catch (error) {
      if (error instanceof LawBroken) return error.law;
      throw error;
    }
  }
  return 'none';
}

/** With hidden sheets, so that there is something of every kind to hide. */
const everyKind: Partial<LawKit> = { options: (...chosen) => ({ ...cosmicLaws.options(...chosen), hidden_powers: 'yes' }) };

type AskingStep = (table: CosmicTable, args: never) => Asking;
const showing = (leak: (table: CosmicTable) => unknown): Partial<AnyRules> => ({
  view: (table: CosmicTable, viewer: never) => ({ ...cosmic.view(table, viewer), leak: leak(table) }),
});

test('asking only those who hold something', { timeout: 60_000 }, () => {
  const window = cosmic.steps['window']!;
  const fault = {
    *window(table: CosmicTable, args: never): Asking {
      const asking = window(table, args);
      if (!asking) return;
      let turn = asking.next({});
      while (!turn.done) {
        const asked = turn.value;
        const holding = asked.filter(({ options }: Question) => options.length > 1);
        const answers = holding.length ? yield holding : {};
        turn = asking.next({ ...Object.fromEntries(asked.map(({ name, fallback }) => [name, fallback])), ...answers });
      }
    },
  };
  expect(lawBrokenBy({ steps: { ...cosmic.steps, ...fault } })).toMatch(/^two worlds/);
});

test.each<[string, (table: CosmicTable) => unknown]>([
  [
    'how many negotiates a hand holds',
    ({ facts }) => facts.seats.map(({ hand }) => hand.filter(({ face }) => face === 'negotiate').length),
  ],
  ['a card laid face down', ({ facts }) => facts.encounter?.selected.offense?.face],
  ['the top of the deck', ({ facts }) => facts.deck.at(-1)],
  ['the next destiny card', ({ facts }) => facts.destiny.deck.at(-1)],
  ['a hidden alien', ({ facts }) => facts.seats.map(({ alien }) => alien)],
])('showing %s', { timeout: 60_000 }, (_, leak) => {
  expect(lawBrokenBy(showing(leak), everyKind)).toMatch(/^two worlds/);
});

test('telling of a card laid face down', { timeout: 60_000 }, () => {
  const select = cosmic.steps['select'] as AskingStep;
  const fault = {
    *select(table: CosmicTable, args: never): Asking {
      yield* select(table, args);
      // whoever foresees a card has it told later
      const told = table.happenings.at(-1);
      if (told?.type === 'selected') told.all!['leak'] = table.encounter.selected.offense?.face ?? '';
    },
  };
  expect(lawBrokenBy({ steps: { ...cosmic.steps, ...fault } })).toBe('two worlds tell the same');
});

test('a ship that gets lost', { timeout: 60_000 }, () => {
  const lost = cosmic.steps['lost']!;
  const fault = {
    lost(table: CosmicTable, args: never) {
      lost(table, args);
      table.seat(0).warp = Math.max(0, table.seat(0).warp - 1);
    },
  };
  expect(lawBrokenBy({ steps: { ...cosmic.steps, ...fault } })).toBe('everything adds up');
});

/** The step as it is, and then this. */
const after = (name: string, then: (table: CosmicTable) => void): Partial<AnyRules> => ({
  steps: {
    ...cosmic.steps,
    *[name](table: CosmicTable, args: never): Asking {
      const asking = cosmic.steps[name]!(table, args);
      if (asking) yield* asking;
      then(table);
    },
  },
});
const before = (name: string, first: (table: CosmicTable) => void): Partial<AnyRules> => ({
  steps: {
    ...cosmic.steps,
    [name](table: CosmicTable, args: never) {
      first(table);
      return cosmic.steps[name]!(table, args);
    },
  },
});

test('a ship that leaves the warp unseen', { timeout: 60_000 }, () => {
  const fault = before('destiny', (table) => {
    const seat = table.seats.find((one) => table.seat(one).warp > 0 && table.colonies(one).length > 0);
    if (seat === undefined) return;
    table.seat(seat).warp--;
    table.move(table.colonies(seat)[0]!, seat, 1);
  });
  expect(lawBrokenBy(fault)).toBe('everything adds up');
});

test('a sheet that gets lost', { timeout: 60_000 }, () => {
  const fault = after('rotate.choose', ({ facts }) => facts.retired.pop());
  expect(lawBrokenBy(fault, { options: (...chosen) => ({ ...cosmicLaws.options(...chosen), rotating_powers: 'yes' }) })).toBe(
    'everything adds up',
  );
});

test('an occasion that never ends', { timeout: 60_000 }, () => {
  const fault = after('land', ({ facts }) => facts.occasions.push({ at: 'on.colony-gained', colonies: [] }));
  expect(lawBrokenBy(fault)).toBe('everything adds up');
});

/** Everyone negotiates, offers little and accepts whatever it can; the terms are sealed. */
const talkative: Partial<LawKit> = {
  options: (...chosen) => ({ ...cosmicLaws.options(...chosen), deal_sight: 'sealed', bargaining: 'live' }),
  steer(save, decision, chance, wanted) {
    const { hand } = (save as Save<Facts>).facts.seats[decision.seat]!;
    const talk = hand.find(({ id, face }) => face === 'negotiate' && decision.options.some((option) => option.id === `card:${id}`));
    if (decision.about.key === 'cosmic.select' && talk) return [`card:${talk.id}`];
    const accept = decision.options.find(({ id }) => id.startsWith('accept:'));
    return accept ? [accept.id] : cosmicLaws.steer!(save, decision, chance, wanted);
  },
};

test('a deal that is not kept', { timeout: 60_000 }, () => {
  const fault = before('deal.done', ({ encounter }) => {
    const { struck, plan } = encounter.bargain!;
    if (!struck) return;
    for (const side of sides) [struck.gives[side], plan[side].cards] = [[], []];
  });
  expect(lawBrokenBy(fault, talkative, 1000)).toBe('everything adds up');
});

test('terms that are sealed and still seen', { timeout: 60_000 }, () => {
  const fault = showing(({ facts }) => sides.map((side) => facts.encounter?.bargain?.struck?.gives[side].length));
  expect(lawBrokenBy(fault, talkative)).toMatch(/^two worlds/);
});

test('whoever never answers: the usual answers alone bring every encounter to its end', { timeout: 60_000 }, () => {
  for (let game = 1; game <= 6; game++) {
    const chance: Chance = { seed: game.toString(16).padStart(64, '5'), drawn: 0 };
    const seats = 3 + (game % 3);
    const sitting = new Sitting(cosmic, start(cosmic, cosmicLaws.options(chance, seats), seats, chance.seed).save);
    for (let answers = 0; sitting.open.length; answers++) {
      if (answers % 40 === 0) expect(endsByDefault(copy(sitting.save))).toBe(true);
      const decision = sitting.open[below(chance, sitting.open.length)]!;
      sitting.answer(decision.id, randomPicks(decision, chance));
    }
  }
});

function endsByDefault(save: Save): boolean {
  const sitting = new Sitting(cosmic, save);
  const { encounters } = save.facts as Facts;
  for (let answers = 0; answers < 200; answers++) {
    if (!sitting.open.length || (save.facts as Facts).encounters > encounters) return true;
    sitting.answer(sitting.open[0]!.id, sitting.open[0]!.fallback);
  }
  return false;
}

test('every law holds at tables where everyone has a flagship and one a planet that came later', { timeout: 60_000 }, () => {
  const fault = before('hands', (table) => {
    const { planets, homes, flagships } = table.facts;
    planets['genesis'] = table.seats.map((seat) => (seat === 1 ? 1 : 0));
    planets['b1']![1]!--;
    homes['genesis'] = 1;
    for (const seat of table.seats) {
      flagships.push({ id: `ark${seat}`, seat, at: planetId(seat, 2) });
      planets[planetId(seat, 2)]![seat]!++;
    }
  });
  expect(lawBrokenBy(fault, {}, 100, 3)).toBe('none');
});
