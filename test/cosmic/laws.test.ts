import { expect, test } from 'vitest';
import type { Question } from '../../shared/engine/decision.ts';
import type { AnyRules } from '../../shared/engine/rules.ts';
import type { Asking } from '../../shared/engine/table.ts';
import { cosmic } from '../../shared/games/cosmic/rules.ts';
import type { CosmicTable } from '../../shared/games/cosmic/table.ts';
import { cosmicLaws } from '../laws/cosmic.ts';
import { LawBroken, playUnderLaws } from '../laws/laws.ts';

/** The laws bite in this game: rules with one fault must break one of them. */

function lawBrokenBy(fault: Partial<AnyRules>): string {
  for (let game = 1; game <= 8; game++) {
    try {
      playUnderLaws({ ...cosmicLaws, rules: { ...cosmic, ...fault } as AnyRules }, game.toString(16).padStart(64, '3'), 1);
    } catch (error) {
      if (error instanceof LawBroken) return error.law;
      throw error;
    }
  }
  return 'none';
}

type Asked = (table: CosmicTable, args: never) => Asking;
const showing = (leak: (table: CosmicTable) => unknown): Partial<AnyRules> => ({
  view: (table: CosmicTable, viewer: never) => ({ ...cosmic.view(table, viewer), leak: leak(table) }),
});

test('asking only those who hold something', { timeout: 60_000 }, () => {
  const window = cosmic.steps['window'] as Asked;
  const fault = {
    *window(table: CosmicTable, args: never): Asking {
      const asking = window(table, args);
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
  expect(lawBrokenBy(showing(leak))).toMatch(/^two worlds/);
});

test('telling of a card laid face down', { timeout: 60_000 }, () => {
  const select = cosmic.steps['select'] as Asked;
  const fault = {
    *select(table: CosmicTable, args: never): Asking {
      yield* select(table, args);
      table.happenings.at(-1)!.all!['leak'] = table.encounter.selected.offense?.face ?? '';
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
