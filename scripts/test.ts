import { execFileSync } from 'node:child_process';
import { kits } from '../test/laws/kits.ts';
import { run, runAtOnce, type Job } from './run.ts';

/** Every test, from the quick gate to whole games in a real browser. */

/** How many games the fuzzer plays under their laws, and more until all has come up. */
const games: Record<string, number> = { centauri: 150, comet: 50, 'comet-late': 120, cosmic: 100 };
/** With every change of the rules other games are played, and the same ones wherever they are tested. */
const seed = execFileSync('git', ['rev-parse', 'HEAD:shared/games'], { encoding: 'utf8' }).trim();
// whoever looks at a share of many things looks at the one that is due now
process.env['WALK'] ??= String(Number.parseInt(seed.slice(0, 4), 16) % 3);
const fuzz = (what: string): string => `node scripts/fuzz.ts ${what} --seed ${seed}`;
const lawsOver = (game: string): Job => {
  return { name: `the laws over ${game}`, command: fuzz(`${game} --games ${games[game] ?? 50} --all`) };
};
/** With every seed other aliens meet; all of them take a few minutes. */
const pairs: Job = { name: 'aliens in pairs', command: fuzz('cosmic --pairs --games 60') };
/** With every seed other tables; every two choices of the form stand at one of them, or it fails. They take about a minute alone. */
const options: Job = { name: 'options in pairs', command: fuzz('cosmic --options') };

async function demand(...tries: [Job, ...Job[]]): Promise<void> {
  for (const job of tries) if (await run(job, true)) return;
  process.exit(1);
}

await demand({ name: 'build', command: 'node scripts/build.ts' });
await demand({ name: 'the quick gate', command: 'node scripts/check.ts' });
const inWorkerd = (half: 1 | 2): Job => ({
  name: `inside workerd, half ${half}`,
  command: `vitest run -c test/worker/vitest.config.ts --shard=${half}/2`,
});
// most of the time it waits for a letter to be tried again, and so it needs no core of its own
const mail: Job = { name: 'with a real mail server', command: 'vitest run -c test/mail/vitest.config.ts' };
const killed: Job = { name: 'a killed process', command: 'vitest run -c test/process/vitest.config.ts' };
const [cosmic, ...others] = ['cosmic', ...Object.keys(kits).filter((game) => game !== 'cosmic')].map(lawsOver);
// what takes longest goes first, so that both cores are through at about the same time
const longestFirst = [cosmic!, inWorkerd(2), inWorkerd(1), options, pairs, killed, ...others];
const areFine = await Promise.all([runAtOnce(2, longestFirst), run(mail)]);
if (!areFine.every(Boolean)) process.exit(1);
// what is red while three browsers share the machine is tried once more, alone, and named in the output of the first; what is red then too is red:
// a third try would pass over a race
await demand(
  { name: 'in a real browser', command: 'playwright test' },
  { name: 'what was red, one after another', command: 'playwright test --last-failed --workers=1' },
);
