import { execFileSync } from 'node:child_process';
import { kits } from '../test/laws/kits.ts';
import { run, runLanes, type Job } from './run.ts';

/** Every test, from the quick gate to whole games in a real browser. */

/** How long the fuzzer plays each game under its laws; two lanes take about as long as each other. */
const seconds: Record<string, number> = { centauri: 15, comet: 25, 'comet-late': 60, cosmic: 100 };
/** Every commit plays other games, and the same ones wherever it is tested. */
const seed = execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).trim();
// whoever looks at a share of many things looks at the one that this commit is due
process.env['WALK'] ??= String(Number.parseInt(seed.slice(0, 4), 16) % 3);
const fuzz = (what: string): string => `node scripts/fuzz.ts ${what} --seed ${seed}`;
const laws = Object.keys(kits).map((game): Job => {
  return { name: `the laws over ${game}`, command: fuzz(`${game} --seconds ${seconds[game] ?? 30} --all`) };
});
/** With every seed other aliens meet; all of them take a few minutes. */
const pairs: Job = { name: 'aliens in pairs', command: fuzz('cosmic --pairs --seconds 40') };
const isFirst = ({ name }: Job) => /cosmic|centauri/.test(name);

async function demand(job: Job): Promise<void> {
  if (!(await run(job, true))) process.exit(1);
}

await demand({ name: 'build', command: 'node scripts/build.ts' });
await demand({ name: 'the quick gate', command: 'node scripts/check.ts' });
if (!(await runLanes([laws.filter(isFirst), [...laws.filter((job) => !isFirst(job)), pairs]]))) process.exit(1);
const rooms: Job[][] = [
  [{ name: 'inside workerd', command: 'vitest run -c test/worker/vitest.config.ts' }],
  [
    { name: 'with a real mail server', command: 'vitest run -c test/mail/vitest.config.ts' },
    { name: 'a killed process', command: 'vitest run -c test/process/vitest.config.ts' },
  ],
];
if (!(await runLanes(rooms))) process.exit(1);
// a test that passes only when tried again is reported as flaky
await demand({ name: 'in a real browser', command: 'playwright test --retries=1' });
