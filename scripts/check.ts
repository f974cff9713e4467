import { run, runLanes } from './run.ts';

/** The quick gate: format, lint, types, import rules, texts in all languages, unit tests. */
// tests and types of the pages both build on what this writes
if (!(await run({ name: 'what the pages build on', command: 'cd web && svelte-kit sync' }))) process.exit(1);
const isFine = await runLanes([
  [
    { name: 'unit tests, laws and texts', command: 'vitest run --silent=passed-only' },
    { name: 'import rules', command: 'depcruise shared worker web/src test bench scripts --output-type err' },
    { name: 'lists of aliens', command: 'node scripts/generate/list-aliens.ts --check' },
    { name: 'format', command: 'prettier --check --log-level warn .' },
  ],
  [
    { name: 'types of the rules and scripts', command: 'tsc -p .' },
    { name: 'types of the worker', command: 'tsc -p worker' },
    { name: 'types of the worker tests', command: 'tsc -p test/worker' },
    { name: 'types of the mail tests', command: 'tsc -p test/mail' },
    { name: 'types of the browser tests', command: 'tsc -p test/web' },
    { name: 'types of the page tests', command: 'tsc -p test/lib' },
    { name: 'types of the pages', command: 'cd web && svelte-check --tsconfig ./tsconfig.json --fail-on-warnings' },
    { name: 'lint', command: 'eslint .' },
  ],
]);
process.exit(isFine ? 0 : 1);
