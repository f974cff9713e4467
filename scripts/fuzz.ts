import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { kits } from '../test/laws/kits.ts';
import { LawBroken, playUnderLaws } from '../test/laws/laws.ts';

/** The laws without end: npm run fuzz -- <game> --seconds N --seed S. With --all, what never came up is a failure too. */

/** How many times its seconds a run with --all goes on for what has not come up yet: machines are not equally fast. */
const PATIENCE = 4;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seconds: { type: 'string', default: '60' }, seed: { type: 'string' }, all: { type: 'boolean', default: false } },
});
const game = positionals[0] ?? 'centauri';
const kit = kits[game];
const seconds = Number(values.seconds);
if (!kit || !(seconds > 0)) {
  console.error(`usage: npm run fuzz -- <${Object.keys(kits).join('|')}> --seconds N --seed S`);
  process.exit(2);
}

const seed = values.seed ?? randomBytes(8).toString('hex');
console.log(`${game}, ${seconds} s, seed ${seed}`);
const cameUp = new Set<string>();
const from = performance.now();
const elapsed = () => (performance.now() - from) / 1000;
let games = 0;
let decisions = 0;
let violations = 0;
let said = 0;

const never = (): string[] => (kit.mustComeUp ?? []).filter((name) => !cameUp.has(name));

while (elapsed() < seconds || (values.all && elapsed() < PATIENCE * seconds && never().length > 0)) {
  const own = createHash('sha256').update(`${seed}/${games}`).digest('hex');
  try {
    const played = playUnderLaws(kit, own, 4);
    decisions += played.decisions;
    for (const name of played.cameUp) cameUp.add(name);
  } catch (error) {
    if (!(error instanceof LawBroken)) throw error;
    violations++;
    decisions += error.record.answers.length;
    mkdirSync('fuzz-failures', { recursive: true });
    const file = `fuzz-failures/${game}-${own.slice(0, 12)}.json`;
    writeFileSync(file, JSON.stringify({ ...error.record, law: error.law, what: error.message }, null, 1));
    console.error(`${error.message}\nkept as ${file}; see it with: npm run open -- ${file}`);
  }
  games++;
  if (elapsed() - said >= 10) {
    said = elapsed();
    console.log(`${said.toFixed(0)} s: ${games} games, ${decisions} decisions, ${violations} violations`);
  }
}

const missing = never();
if (missing.length) console.log(`never came up: ${missing.join(', ')}`);
console.log(JSON.stringify({ game, games, decisions, perSecond: Math.round(decisions / elapsed()), violations }));
process.exit(violations || (values.all && missing.length) ? 1 : 0);
