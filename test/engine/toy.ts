import type { Question } from '../../shared/engine/decision.ts';
import type { AnyRules, Rules } from '../../shared/engine/rules.ts';
import { Table } from '../../shared/engine/table.ts';
import type { Save } from '../../shared/engine/save.ts';

/** The smallest game that uses the whole kernel: everyone secretly picks a number, then the first seat picks one in the open. */

export interface ToyFacts {
  secrets: string[];
  open: string | null;
}

export const number = (name: string, seat: number): Question => ({
  name,
  seat,
  about: { key: 'toy.number' },
  options: ['one', 'two', 'three'].map((id) => ({ id })),
  min: 1,
  max: 1,
  fallback: ['one'],
  clock: 'turn',
});

export const toy: Rules<ToyFacts, unknown> = {
  game: 'toy',
  version: 1,
  seats: { min: 2, max: 3 },
  options: [{ id: 'length', choices: ['short', 'long'], default: 'short', postal: 'long' }],
  table: (save) => new Table(save),
  facts: () => ({ secrets: [], open: null }),
  first: 'secretly',
  steps: {
    *secretly(table: Table<ToyFacts>) {
      const picks = yield* table.askAll(table.seats.map((seat) => ({ ...number(`secret:${seat}`, seat), sealed: true as const })));
      table.facts.secrets = table.seats.map((seat) => picks[`secret:${seat}`]![0]!);
      table.tell('picked', {}, { 0: { mine: table.facts.secrets[0]! } });
      table.next('openly');
      table.next('close');
    },
    *openly(table: Table<ToyFacts>) {
      const [pick] = yield* table.ask(number('open', 0));
      table.facts.open = pick!;
      table.tell('opened', { pick: pick! });
    },
    *close(table: Table<ToyFacts>) {
      yield* table.ask(number('last', 1));
      table.tell('closed', {});
    },
  },
  view: ({ facts }, viewer) => ({ open: facts.open, mine: viewer === 'watch' ? null : (facts.secrets[viewer] ?? null) }),
  knowledge: ({ facts }, viewer) => (viewer === 'watch' || !facts.secrets.length ? [] : [`secret ${viewer}`]),
  result: ({ save }) => (save.agenda.length ? null : { winners: [0], decided: 'points', standings: [] }),
  unsound: ({ facts }) => (facts.secrets.every((pick) => ['one', 'two', 'three'].includes(pick)) ? null : 'a secret is no number'),
  migrations: [],
};

export const SEED = '5eed'.repeat(16);
export const withMigrations = (...migrations: ((save: Save) => void)[]): AnyRules => ({ ...toy, migrations });
