import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import { noNamedAbility } from './scripts/lint/no-named-ability.ts';

/** Data may name aliens, artifacts and technologies: the lists of them all, the deck, the combinations, the bans, the saves of old, the texts, tests. */
const namesOfAbilities = [
  'shared/games/cosmic/{aliens/aliens,artifacts/artifacts,technologies/technologies,cards/bans,cards/cards,cards/combos,migrations}.ts',
  'shared/text/{en,ru,uk}/**',
  '**/*.test.ts',
  // in other games the same words mean other things
  '{shared/games,web/src/lib}/{centauri,comet}/**',
];

export default ts.config(
  { ignores: ['**/.svelte-kit/', 'dist/', '**/node_modules/', '.wrangler/', '.parley/', 'test-results/', 'playwright-report/'] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  {
    rules: {
      // noUncheckedIndexedAccess makes `!` the honest way to say "this index exists"
      '@typescript-eslint/no-non-null-assertion': 'off',
      'no-undef': 'off',
    },
  },
  {
    files: ['shared/**/*.ts'],
    rules: {
      'no-restricted-globals': [
        'error',
        'Date',
        'setTimeout',
        'setInterval',
        'fetch',
        'crypto',
        'performance',
        'process',
        'window',
        'document',
      ],
      'no-restricted-properties': ['error', { object: 'Math', property: 'random', message: 'use the chance of the game' }],
    },
  },
  {
    files: ['{shared,worker,web,test/laws}/**/*.{ts,svelte}'],
    ignores: namesOfAbilities,
    plugins: { parley: { rules: { 'no-named-ability': noNamedAbility } } },
    rules: { 'parley/no-named-ability': 'error' },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { globals: globals.browser, parserOptions: { parser: ts.parser } },
    rules: { 'svelte/no-navigation-without-resolve': 'off' },
  },
);
