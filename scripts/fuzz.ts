import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { aliens } from '../shared/games/cosmic/aliens/aliens.ts';
import { kits } from '../test/laws/kits.ts';
import { flaring, pairs, pairsAt, tablesOfPairs } from '../test/laws/cosmic/tables.ts';
import { addWorlds, lackingWorlds, LawBroken, noWorlds, playUnderLaws } from '../test/laws/laws.ts';
import { choosing, factorsOf, pairsIn, pairsOf, tablesOfOptions, type Row } from '../test/laws/option-pairs.ts';

/**
 * The laws without end: npm run fuzz -- <game> --seconds N --seed S. With --all, what never came up is a failure too.
 * --games N ends after so many games instead: then one seed is one run on every machine.
 * --aliens a,b deals these to every table. --pairs lets every two aliens meet at one table at least, with the flares of both in the deck;
 * --options has every two choices of the form for a new table at one table at least. --seconds, --games or --share 2/5 ends either earlier;
 * without them it is a failure if not all have met.
 */

/** How many times its length a run with --all goes on for what has not come up yet. */
const PATIENCE = 4;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: 'string' },
    games: { type: 'string' },
    seed: { type: 'string' },
    all: { type: 'boolean', default: false },
    aliens: { type: 'string' },
    pairs: { type: 'boolean', default: false },
    options: { type: 'boolean', default: false },
    share: { type: 'string' },
  },
});
const game = positionals[0] ?? 'centauri';
const kit = kits[game];
const most = Number(values.games ?? Infinity);
const isListed = values.pairs || values.options;
const seconds = Number(values.seconds ?? (isListed || values.games ? Infinity : 60));
const named = values.aliens?.split(',');
const [nth = 1, of = 1] = (values.share ?? '').split('/').filter(Boolean).map(Number);
if (!kit || !(seconds > 0) || !(most > 0) || !(nth >= 1 && nth <= of)) {
  console.error(
    `usage: npm run fuzz -- <${Object.keys(kits).join('|')}> --seconds N --games N --seed S --all --aliens a,b --pairs --options --share 1/4`,
  );
  process.exit(2);
}
if (values.pairs ? game !== 'cosmic' : named?.some((id) => game !== 'cosmic' || !aliens[id])) {
  console.error(`${game} has no ${values.pairs ? 'pairs' : `alien among ${named!.join()}`}`);
  process.exit(2);
}

const seed = values.seed ?? randomBytes(8).toString('hex');
const length = most < Infinity ? `${most} games` : seconds < Infinity ? `${seconds} s` : `all pairs${values.options ? ' of options' : ''}`;
console.log(`${game}, ${length}, seed ${seed}`);
const cameUp = new Set<string>();
const worlds = noWorlds();
const from = performance.now();
const elapsed = () => (performance.now() - from) / 1000;
let games = 0;
let decisions = 0;
let violations = 0;
let said = 0;

const never = (): string[] => (kit.mustComeUp ?? []).filter((name) => !cameUp.has(name));

const ownSeed = (what: string | number): string => createHash('sha256').update(`${seed}/${what}`).digest('hex');

/** What a table is set for: aliens that are dealt to it, or choices. */
interface Setting {
  names?: readonly string[] | undefined;
  row?: Row;
}

function* listed(): Generator<Setting> {
  const chance = { seed: ownSeed('pairs'), drawn: 0 };
  // whoever plays all choices leaves the aliens to them
  if (values.options) for (const row of tablesOfOptions(kit!.rules, chance)) yield { row, names: named ?? [] };
  else for (const names of tablesOfPairs(chance)) yield { names };
}

/** Tables are set until time is up; those of a list until all of it was played. */
function* tables(): Generator<Setting> {
  let n = 0;
  if (isListed) {
    for (const set of listed()) if (n++ % of === nth - 1) yield set;
  } else while (true) yield { names: named };
}
const met = new Set<string>();
const toMeet = (): number => (values.options ? pairsOf(kit.rules) : pairs()).size;
const metAt = ({ names = [], row }: Setting): string[] => (row ? pairsIn(factorsOf(kit.rules), row) : values.pairs ? pairsAt(names) : []);
const care = values.pairs ? 20 : 4;

for (const set of tables()) {
  const lengths = Math.max(elapsed() / seconds, games / most);
  if (lengths >= 1 && !(values.all && lengths < PATIENCE && never().length > 0)) break;
  const own = ownSeed(games);
  try {
    const wanted = new Set(values.options ? [] : never());
    const played = playUnderLaws(set.row ? choosing(set.row, kit) : values.pairs ? flaring(kit) : kit, own, care, wanted, set.names);
    for (const pair of metAt(set)) met.add(pair);
    decisions += played.decisions;
    addWorlds(worlds, played.worlds);
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
if (missing.length && !named && !isListed) console.log(`never came up: ${missing.join(', ')}`);
const isWhole = isListed && of === 1 && seconds === Infinity && most === Infinity;
const isShort = isWhole && met.size < toMeet();
const lacking = lackingWorlds(worlds);
if (lacking) console.log(lacking);
if (isListed) console.log(`${met.size} of ${toMeet()} pairs have met`);
console.log(JSON.stringify({ game, games, decisions, perSecond: Math.round(decisions / elapsed()), violations }));
process.exit(violations || lacking || isShort || (values.all && missing.length) ? 1 : 0);
