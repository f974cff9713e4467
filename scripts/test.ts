import { kits } from '../test/laws/kits.ts';
import { run, runLanes, type Job } from './run.ts';

/** Every test, from the quick gate to whole games in a real browser. */

/** How long the fuzzer plays each game under its laws; two lanes take about as long as each other. */
const seconds: Record<string, number> = { centauri: 15, comet: 25, 'comet-late': 60, cosmic: 100 };
const laws = Object.keys(kits).map((game): Job => {
  return { name: `the laws over ${game}`, command: `node scripts/fuzz.ts ${game} --seconds ${seconds[game] ?? 30} --all` };
});
const isLong = ({ name }: Job) => name.endsWith('cosmic');

async function demand(job: Job): Promise<void> {
  if (!(await run(job, true))) process.exit(1);
}

await demand({ name: 'build', command: 'node scripts/build.ts' });
await demand({ name: 'the quick gate', command: 'node scripts/check.ts' });
if (!(await runLanes([laws.filter(isLong), laws.filter((job) => !isLong(job))]))) process.exit(1);
const rooms: Job[][] = [
  [{ name: 'inside workerd', command: 'vitest run -c test/worker/vitest.config.ts' }],
  [
    { name: 'with a real mail server', command: 'vitest run -c test/mail/vitest.config.ts' },
    { name: 'a killed process', command: 'vitest run -c test/process/vitest.config.ts' },
  ],
];
if (!(await runLanes(rooms))) process.exit(1);
await demand({ name: 'in a real browser', command: 'playwright test' });
