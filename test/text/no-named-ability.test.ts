import { Linter } from 'eslint';
import { expect, test } from 'vitest';
import { noNamedAbility } from '../../scripts/lint/no-named-ability.ts';

const linter = new Linter();

/** The ids that the rule finds in a file. */
function namedIn(code: string, file = 'shared/games/cosmic/phases/turn.ts'): string[] {
  const plugins = { parley: { rules: { 'no-named-ability': noNamedAbility } } };
  const rules = { 'parley/no-named-ability': 'error' } as const;
  return linter.verify(code, [{ files: ['**/*.ts'], plugins, rules }], file).map(({ message }) => /“(.*)”/.exec(message)![1]!);
}

test('an alien or an artifact is named only by its own file', () => {
  expect(namedIn(`if (seat.alien === 'zombie') save();`)).toEqual(['zombie']);
  expect(namedIn(`import { countsDouble } from '../aliens/macron.ts';`)).toEqual(['macron']);
  expect(namedIn('say(`cosmic.power.mite.${part}`);')).toEqual(['mite']);
  expect(namedIn(`play('artifact:card-zap'); use('clone.keep'); is('zombie_compensation');`)).toEqual(['card-zap', 'clone', 'zombie']);
  expect(namedIn(`const id = 'zombie.immortal';`, 'shared/games/cosmic/aliens/zombie.ts')).toEqual([]);
  expect(namedIn(`const other = 'mite.bluster';`, 'shared/games/cosmic/aliens/zombie.ts')).toEqual(['mite']);
});

test('a word of a sentence or a part of another word names none', () => {
  expect(namedIn(`throw new Error('no human can answer this'); say('cosmic.humanity'); structuredClone('clones');`)).toEqual([]);
});
