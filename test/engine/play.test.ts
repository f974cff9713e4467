import { describe, expect, test } from 'vitest';
import * as play from '../../shared/engine/play.ts';
import type { Table } from '../../shared/engine/table.ts';
import { toldTo } from '../../shared/engine/save.ts';
import type { Question } from '../../shared/engine/decision.ts';
import type { AnyRules, Step } from '../../shared/engine/rules.ts';
import { number, SEED, toy, withMigrations, type ToyFacts } from './toy.ts';

const deal = () => play.start(toy, { length: 'short' }, 2, SEED).save;
const ids = (save: ReturnType<typeof deal>) => play.pending(toy, save).map(({ id }) => id);

describe('play', () => {
  test('starts at the first question', () => {
    expect(ids(deal())).toEqual(['1.secret:0', '1.secret:1']);
  });

  test('asks with everything that a question says but its name', () => {
    const { name, ...question }: Required<Question> = {
      ...number('all', 1),
      groups: [{ id: 'numbers', min: 0, max: 1 }],
      ordered: true,
      sealed: true,
      blocked: [{ id: 'four', why: 'no_four' }],
      seconds: 60,
      race: true,
      timer: 'clock',
      parties: [0, 1],
      lapse: true,
      brief: true,
      optIn: true,
      idle: true,
      moment: { id: 'now', as: ['main'], ask: ['any'], during: 'round 1', about: ['one'] },
    };
    function* secretly(table: Table) {
      yield* table.ask({ name, ...question });
    }
    const asking: AnyRules = { ...toy, steps: { secretly } };
    expect(play.pending(asking, deal())).toEqual([{ id: '1.all', ...question }]);
  });

  test('leaves the save it was given as it was', () => {
    const save = deal();
    const text = JSON.stringify(save);
    play.answer(toy, save, '1.secret:1', ['two']);
    play.pending(toy, save);
    play.view(toy, save, 0);
    expect(JSON.stringify(save)).toBe(text);
  });

  test('takes simultaneous answers in any order and acts when all are in', () => {
    const { save: half, happenings } = play.answer(toy, deal(), '1.secret:1', ['two']);
    expect(ids(half)).toEqual(['1.secret:0']);
    expect(happenings).toEqual([]);
    const { save, happenings: then } = play.answer(toy, half, '1.secret:0', ['one']);
    expect(save.facts).toEqual({ secrets: ['one', 'two'], open: null });
    expect(then.map(({ type }) => type)).toEqual(['picked']);
  });

  test('looks once at what is looked at after every step, when the step is through and before what follows', () => {
    const looks: string[] = [];
    const looking: AnyRules = { ...toy, after: ({ facts, queue }) => looks.push(JSON.stringify([facts, queue.length])) };
    const { save } = play.start(looking, { length: 'short' }, 2, SEED);
    const half = play.answer(looking, save, '1.secret:1', ['two']).save;
    expect(looks).toEqual([]);
    const through = play.answer(looking, half, '1.secret:0', ['one']).save;
    expect(looks).toEqual(['[{"secrets":["one","two"],"open":null},2]']);
    play.answer(looking, through, '2.open', ['three']);
    expect(looks.slice(1)).toEqual(['[{"secrets":["one","two"],"open":"three"},0]']);
  });

  test('runs queued steps in the order in which they were queued, then the game is over', () => {
    let save = deal();
    for (const id of ['1.secret:0', '1.secret:1', '2.open', '3.last']) {
      expect(ids(save)).toContain(id);
      ({ save } = play.answer(toy, save, id, ['three']));
    }
    expect(play.result(toy, save)).toMatchObject({ winners: [0] });
    expect(ids(save)).toEqual([]);
  });

  test('refuses an answer that is no longer asked for', () => {
    const { save } = play.answer(toy, deal(), '1.secret:1', ['two']);
    expect(() => play.answer(toy, save, '1.secret:1', ['two'])).toThrow('stale_state');
  });

  test.each([
    ['unknown_option', ['four']],
    ['too_many', ['one', 'two']],
    ['too_few', []],
  ])('refuses %s', (key, picks) => {
    expect(() => play.answer(toy, deal(), '1.secret:0', picks)).toThrow(key);
  });

  test('names a public duty and keeps a sealed one nameless', () => {
    expect(play.view(toy, deal(), 'watch').waiting).toEqual([{ clock: 'turn' }]);
    let save = deal();
    for (const id of ['1.secret:0', '1.secret:1']) ({ save } = play.answer(toy, save, id, ['one']));
    expect(play.view(toy, save, 'watch').waiting).toEqual([{ clock: 'turn', seat: 0, about: 'toy.number' }]);
  });

  test('shows a decision to its seat alone', () => {
    expect(play.view(toy, deal(), 1).decisions.map(({ seat }) => seat)).toEqual([1]);
    expect(play.view(toy, deal(), 'watch').decisions).toEqual([]);
  });

  test('tells each viewer its own side of what happened', () => {
    const happenings = [{ type: 'picked', all: {}, only: { 0: { mine: 'one' } } }];
    expect(toldTo(0, happenings)).toEqual([{ type: 'picked', of: { mine: 'one' } }]);
    expect(toldTo(1, happenings)).toEqual([{ type: 'picked', of: {} }]);
    expect(toldTo('watch', [{ type: 'seen', all: null, only: { 0: {} } }])).toEqual([]);
  });
});

describe('the kernel', () => {
  const rulesWith = (secretly: Step<Table<ToyFacts>>): AnyRules => ({ ...toy, steps: { ...toy.steps, secretly } });

  test('does not let a step ask after it has acted', () => {
    const rules = rulesWith(function* (table) {
      table.tell('early', {});
      yield* table.ask(number('late', 0));
    });
    expect(() => play.start(rules, {}, 2, SEED)).toThrow('a step asks first and acts after');
  });

  test('stops a run that never asks', () => {
    const rules = rulesWith((table) => table.next('secretly'));
    expect(() => play.start(rules, {}, 2, SEED)).toThrow('runs away at secretly');
  });

  test('does not know a decision without a legal fallback', () => {
    const rules = rulesWith(function* (table) {
      yield* table.ask({ ...number('bad', 0), fallback: [] });
    });
    expect(() => play.start(rules, {}, 2, SEED)).toThrow('fallback that is too_few');
  });

  test('crashes loudly on a step it does not know', () => {
    const save = deal();
    save.agenda[0]!.step = 'gone';
    expect(() => play.pending(toy, save)).toThrow('toy has no step gone');
  });

  test('asks only what is missing when new code adds a question to a waiting step', () => {
    const { save } = play.answer(toy, deal(), '1.secret:1', ['two']);
    const rules = rulesWith(function* (table) {
      yield* table.askAll([...table.seats.map((seat) => number(`secret:${seat}`, seat)), number('new', 1)]);
    });
    expect(play.pending(rules, save).map(({ id }) => id)).toEqual(['1.secret:0', '1.new']);
  });
});

describe('options and seats', () => {
  test('fill in defaults, by pace', () => {
    expect(play.completeOptions(toy, {}, false)).toEqual({ length: 'short' });
    expect(play.completeOptions(toy, {}, true)).toEqual({ length: 'long' });
    expect(play.completeOptions(toy, { length: 'short' }, true)).toEqual({ length: 'short' });
  });

  test('leave out what matters only beside another choice', () => {
    const names = { id: 'name', choices: ['any', 'one'], default: 'any', only: { option: 'length', choice: 'long' } };
    const rules = { ...toy, options: [...toy.options, names] };
    expect(play.completeOptions(rules, { name: 'one' }, false)).toEqual({ length: 'short' });
    expect(play.completeOptions(rules, { name: 'one', length: 'long' }, false)).toEqual({ length: 'long', name: 'one' });
    expect(play.completeOptions(rules, { length: 'long' }, false)).toEqual({ length: 'long', name: 'any' });
  });

  test('refuse what the rules do not know', () => {
    expect(() => play.completeOptions(toy, { length: 'odd' }, false)).toThrow('bad_length');
    expect(() => play.start(toy, {}, 4, SEED)).toThrow('bad_player_count');
    expect(() => play.start(toy, {}, 1, SEED)).toThrow('bad_player_count');
  });
});

describe('loading', () => {
  test('lifts an old save over the migrations it has not seen, once each and in order', () => {
    const text = JSON.stringify(deal());
    const rules = withMigrations(
      (save) => Object.assign(save.facts as object, { open: 'first' }),
      (save) => Object.assign(save.facts as object, { open: `${(save.facts as { open: string }).open}, second` }),
    );
    const save = play.load(rules, text);
    expect(save.facts).toMatchObject({ open: 'first, second' });
    expect(play.load(rules, JSON.stringify(save))).toEqual(save);
  });

  test('refuses a save of a later release and of another game', () => {
    expect(() => play.load(toy, JSON.stringify({ ...deal(), migrated: 3 }))).toThrow('later release');
    expect(() => play.load(toy, JSON.stringify({ ...deal(), game: 'chess' }))).toThrow('a save of chess');
  });
});

describe('a race', () => {
  const race: AnyRules = {
    ...toy,
    first: 'race',
    steps: {
      *race(table: Table<ToyFacts>) {
        const { name, picks } = yield* table.askFirst(table.seats.map((seat) => number(`run:${seat}`, seat)));
        table.facts.open = `${name} ${picks[0]}`;
        if (picks[0] !== 'three') table.next('race');
      },
    } as AnyRules['steps'],
  };

  test('is over with the first answer; all are asked again where the rules ask again', () => {
    const { save } = play.start(race, {}, 2, SEED);
    expect(play.pending(race, save)).toMatchObject([{ id: '1.run:0', race: true }, { id: '1.run:1' }]);
    const { save: then } = play.answer(race, save, '1.run:1', ['two']);
    expect((then.facts as ToyFacts).open).toBe('run:1 two');
    expect(play.pending(race, then).map(({ id }) => id)).toEqual(['2.run:0', '2.run:1']);
    expect(() => play.answer(race, then, '1.run:0', ['one'])).toThrow('stale_state');
    expect(play.pending(race, play.answer(race, then, '2.run:0', ['three']).save)).toEqual([]);
  });
});
