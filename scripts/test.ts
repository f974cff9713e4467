import { kits } from '../test/laws/kits.ts';
import { run } from './run.ts';

/** Every test, from the quick gate to whole games in a real browser. */
const jobs = [
  { name: 'build', command: 'node scripts/build.ts' },
  { name: 'the quick gate', command: 'node scripts/check.ts' },
  ...Object.keys(kits).map((game) => ({ name: `the laws over ${game}`, command: `node scripts/fuzz.ts ${game} --seconds 60 --all` })),
  { name: 'inside workerd', command: 'vitest run -c test/worker/vitest.config.ts' },
  { name: 'a killed process', command: 'vitest run -c test/process/vitest.config.ts' },
  { name: 'in a real browser', command: 'playwright test' },
];
for (const job of jobs) if (!(await run(job, true))) process.exit(1);
