import { expect, test } from 'vitest';
import type { AnyRules } from '../../shared/engine/rules.ts';
import type { Asking } from '../../shared/engine/table.ts';
import { centauri } from '../../shared/games/centauri/rules.ts';
import type { CentauriTable } from '../../shared/games/centauri/table.ts';
import { centauriLaws } from './centauri.ts';
import { addWorlds, lackingWorlds, LawBroken, noWorlds, playUnderLaws, type LawKit } from './laws.ts';

/** Each law is shown to bite: rules with one fault must break it, and no other before it. */

function lawBrokenBy(fault: Partial<AnyRules>, planning = 'open', more: Partial<LawKit> = {}, care = 1): string {
  const kit = {
    ...centauriLaws,
    rules: { ...centauri, ...fault } as AnyRules,
    options: () => ({ planning, variant: 'standard', start_seat: 'random' }),
    ...more,
  };
  for (let game = 1; game <= 20; game++) {
    try {
      playUnderLaws(kit, game.toString(16).padStart(64, '0'), care);
    } catch (error) {
      if (error instanceof LawBroken) return error.law;
      throw error;
    }
  }
  return 'none';
}

type Turn = (table: CentauriTable, args: never) => Asking;
const turn = centauri.steps['turn'] as Turn;
const reveal = centauri.steps['reveal']!;
const inTurn = (act: (table: CentauriTable) => void) => ({
  steps: {
    ...centauri.steps,
    *turn(table: CentauriTable, args: never): Asking {
      act(table);
      yield* turn(table, args);
    },
  },
});

test('sound rules break none', () => {
  expect(lawBrokenBy({})).toBe('none');
});

test('a step that acts before it asks', () => {
  expect(lawBrokenBy(inTurn((table) => table.facts.laid++))).toBe('a waiting step has changed nothing');
  expect(lawBrokenBy(inTurn((table) => table.tell('over', {})))).toBe('no step fails');
});

test('a step that knows whether it runs for the first time', () => {
  const fault = {
    steps: {
      ...centauri.steps,
      *turn(table: CentauriTable, args: never): Asking {
        const isAgain = Object.keys(table.save.agenda.at(-1)!.answers).length > 0;
        yield* turn(table, args);
        if (isAgain) table.happenings.pop();
      },
    },
  };
  expect(lawBrokenBy(fault)).toBe('to go on comes to the same as to begin again');
});

test('a save with something that JSON loses', () => {
  const facts = (seats: number) => ({ ...centauri.facts(seats, {}), dealt: new Map() });
  expect(lawBrokenBy({ facts })).toBe('a save survives JSON');
});

test('a view that shows a face-down card', () => {
  const view: typeof centauri.view = (table, viewer) => ({
    ...centauri.view(table, viewer),
    leak: table.facts.piles.flat().map(({ kind }) => kind),
  });
  expect(lawBrokenBy({ view })).toMatch(/^two worlds (look the same|stay alike)$/);
});

test('a waiting list that depends on a hidden card', () => {
  const fault = {
    steps: {
      ...centauri.steps,
      *turn(table: CentauriTable, args: never): Asking {
        const asking = turn(table, args);
        const [question] = asking.next({}).value!;
        const holdsNuke = table.seat(table.turn!).hand.some(({ kind }) => kind === 'nuke');
        const answers = yield [{ ...question!, about: { key: holdsNuke ? 'a' : 'b' } }];
        asking.next(answers);
      },
    },
  };
  expect(lawBrokenBy(fault)).toMatch(/^two worlds (look the same|stay alike)$/);
});

test('a happening that names a face-down card', () => {
  const fault = {
    steps: {
      ...centauri.steps,
      *turn(table: CentauriTable, args: never): Asking {
        yield* turn(table, args);
        table.happenings.at(-1)!.all!['leak'] = table.facts.piles.flat().at(-1)!.kind;
      },
    },
  };
  expect(lawBrokenBy(fault)).toBe('two worlds tell the same');
});

test('a card that gets lost', () => {
  const fault = {
    steps: {
      ...centauri.steps,
      reveal(table: CentauriTable, args: never) {
        reveal(table, args);
        table.seat(0).hand.pop();
      },
    },
  };
  expect(lawBrokenBy(fault)).toBe('everything adds up');
});

test('cards turned up of which nobody is said to know anything', () => {
  expect(lawBrokenBy({ knowledge: () => [] }, 'sealed')).toBe('nothing that was shown can be taken back');
});

test('chance from outside the game', () => {
  const fault = { ...inTurn(() => undefined), facts: (seats: number) => ({ ...centauri.facts(seats, {}), stray: Math.random() }) };
  expect(lawBrokenBy(fault)).toBe('same seed and answers, same save');
});

test('an illegal fallback', () => {
  const fault = {
    steps: {
      ...centauri.steps,
      *turn(table: CentauriTable, args: never): Asking {
        const [question] = turn(table, args).next({}).value!;
        yield [{ ...question!, fallback: ['no:such'] }];
      },
    },
  };
  expect(lawBrokenBy(fault)).toBe('no step fails');
});

/** Whatever is picked, the same is asked again. */
const endless = {
  steps: {
    ...centauri.steps,
    *turn(table: CentauriTable, args: never): Asking {
      const [question] = turn(table, args).next({}).value!;
      yield* table.ask(question!);
      table.next('turn', args);
    },
  },
};

test('a game that random players never end', { timeout: 120_000 }, () => {
  expect(lawBrokenBy(endless, 'open', {}, 1000)).toBe('the game ends');
});

test('a game that stays where it is', { timeout: 60_000 }, () => {
  expect(lawBrokenBy(endless, 'open', { progress: () => 1 }, 1000)).toBe('the game goes on');
});

test('worlds that are seldom compared, in what they look like or in what they tell', () => {
  const lacking = (more: Partial<LawKit>) => {
    const worlds = noWorlds();
    for (const seed of ['1', '2']) addWorlds(worlds, playUnderLaws({ ...centauriLaws, ...more }, seed.padStart(64, '0')).worlds);
    return lackingWorlds(worlds);
  };
  expect(lacking({})).toBeNull();
  expect(lacking({ otherWorld: () => null })).toBe('two worlds were looked at in 0 of 100 waits');
  expect(lacking({ opens: () => () => true })).toBe('two worlds were told something in 0 of 100 waits');
});

test('a world in which somebody could not have answered as it did is no other world', () => {
  const swapped: LawKit['otherWorld'] = (save, viewer, chance) => {
    const other = centauriLaws.otherWorld(save, viewer, chance);
    for (const [name] of Object.entries(other!.agenda.at(-1)!.answers)) other!.agenda.at(-1)!.answers[name] = ['no:such'];
    return other;
  };
  const options = () => ({ planning: 'sealed', variant: 'standard', start_seat: 'random' });
  const { worlds } = playUnderLaws({ ...centauriLaws, options, otherWorld: swapped }, '1'.padStart(64, '0'));
  expect(worlds.seen).toBeLessThan(worlds.examined);
});
