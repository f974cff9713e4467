import { run, runAtOnce } from './run.ts';

/** The quick gate: format, lint, types, import rules, texts in all languages, unit tests. */

/** TypeScript 7, three times as fast; lint and the types of components still need the API of version 6. */
const typesOf = (folder: string): string => `node node_modules/@typescript/native/bin/tsc -p ${folder}`;

// tests and types of the pages both build on what this writes
if (!(await run({ name: 'what the pages build on', command: 'cd web && svelte-kit sync' }))) process.exit(1);
const isFine = await runAtOnce(2, [
  { name: 'unit tests, laws and texts', command: 'vitest run --silent=passed-only' },
  { name: 'types of the pages', command: 'cd web && svelte-check --tsconfig ./tsconfig.json --fail-on-warnings --tsgo' },
  { name: 'types of the rules and scripts', command: typesOf('.') },
  { name: 'types of the worker', command: typesOf('worker') },
  { name: 'types of the worker tests', command: typesOf('test/worker') },
  { name: 'types of the mail tests', command: typesOf('test/mail') },
  { name: 'types of the browser tests', command: typesOf('test/web') },
  { name: 'types of the page tests', command: typesOf('test/lib') },
  { name: 'lint', command: 'eslint .' },
  { name: 'format', command: 'prettier --check --log-level warn .' },
  { name: 'import rules', command: 'depcruise shared worker web/src test bench scripts --output-type err' },
  { name: 'lists of aliens', command: 'node scripts/generate/list-aliens.ts --check' },
]);
process.exit(isFine ? 0 : 1);
