import { Linter } from 'eslint';
import svelte from 'eslint-plugin-svelte';
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { calledIn, noNamedAbility } from '../../scripts/lint/no-named-ability.ts';

const linter = new Linter();
const core = 'shared/games/cosmic/phases/turn.ts';
const page = 'web/src/lib/cosmic/sky/Scene.svelte';

/** The ids that the rule finds in a file. */
function namedIn(code: string, file = core): string[] {
  const plugins = { parley: { rules: { 'no-named-ability': noNamedAbility } } };
  const rules = { 'parley/no-named-ability': 'error' } as const;
  const config = [...svelte.configs.base, { files: ['**/*.{ts,svelte}'], plugins, rules }] as Linter.Config[];
  return linter.verify(code, config, file).map(({ message }) => /“(.*)”/.exec(message)?.[1] ?? message);
}

test('an alien, an artifact or a technology is named only by its own file', () => {
  expect(namedIn(`if (seat.alien === 'zombie') save();`)).toEqual(['zombie']);
  expect(namedIn(`import { countsDouble } from '../aliens/macron.ts';`)).toEqual(['macron']);
  expect(namedIn('say(`cosmic.power.mite.${part}`);')).toEqual(['mite']);
  expect(namedIn(`play('artifact:card-zap'); use('clone.keep'); is('zombie_compensation');`)).toEqual(['card-zap', 'clone', 'zombie']);
  expect(namedIn(`hold('flare:tick-tock'); complete('tech:lunar-cannon.fire');`)).toEqual(['tick-tock', 'lunar-cannon']);
  expect(namedIn(`const id = 'zombie.immortal';`, 'shared/games/cosmic/aliens/zombie.ts')).toEqual([]);
  expect(namedIn(`const other = 'mite.bluster';`, 'shared/games/cosmic/aliens/zombie.ts')).toEqual(['mite']);
  expect(namedIn(`send(room, 'flare:human');`, 'worker/desk/seat.ts')).toEqual(['human']);
});

test('what is called after one names it too', () => {
  expect(namedIn(`const antiMatter = sheets[3];`)).toEqual(['anti-matter']);
  expect(namedIn(`class Seat { #zombies = 1; isZombie = () => this.#zombies > 0; }`)).toEqual(['zombie']);
  expect(namedIn(`table.cardZap({ mite: 1 });`, 'worker/play/bots.ts')).toEqual(['card-zap', 'mite']);
  expect(namedIn(`export const zombie = 1;`, 'shared/games/cosmic/aliens/zombie.ts')).toEqual([]);
  expect(namedIn(`export const vacuumTurbines = 1;`, 'shared/games/cosmic/technologies/vacuum-turbines.ts')).toEqual([]);
});

test('so do pages, in what they say, ask for and look like', () => {
  expect(namedIn(`<Portrait id="oracle" />`, page)).toEqual(['oracle']);
  expect(namedIn(`<script>const isFilch = 1;</script>{#if isFilch}<p>the Zombie</p>{/if}`, page)).toEqual(['filch', 'filch', 'zombie']);
  expect(namedIn(`<i class="sheet warpish"></i><style>.anti-matter { color: red; }</style>`, page)).toEqual(['warpish', 'anti-matter']);
  expect(namedIn(`<Mutant {...props} />`, page)).toEqual(['mutant']);
});

test('no style sheet does', () => {
  const sheets = globSync('web/src/**/*.css');
  expect(sheets.length).toBeGreaterThan(3);
  for (const sheet of sheets) expect(calledIn(readFileSync(sheet, 'utf8')), sheet).toEqual([]);
  expect(calledIn('.sky .zombie { box-shadow: none; }')).toEqual(['zombie']);
});

test('a word of a sentence, a part of another word or a word of every day names none', () => {
  expect(
    namedIn(`throw new Error('no human can answer this'); say('cosmic.humanity'); structuredClone('clones'); const chosen = void 0;`),
  ).toEqual([]);
  expect(namedIn(`<i class="shadow"></i><style>.card { box-shadow: none; }</style>`, page)).toEqual([]);
});
