import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { botOf } from '../shared/bots/shelf.ts';
import { shelf } from '../shared/games/shelf.ts';
import { kits } from '../test/laws/kits.ts';
import { answerPath } from './answer-path.ts';
import { measure as askedPerEncounter } from './cosmic-orders.ts';
import { duel } from './duel.ts';
import { decisionSpeed } from './speed.ts';

/** One JSON line a measure, each a ratio against a baseline measured in the same run. Figures of different runs do not compare. */
const say = (measure: string, figures: object) => console.log(JSON.stringify({ measure, ...figures }));

for (const game of Object.keys(kits)) say(`${game}: decisions per second`, decisionSpeed(kits[game]!, 4));

/** Seats and games of each bot's duel with random players. */
const duels: Record<string, [seats: number, games: number]> = { centauri: [2, 100], comet: [2, 100], cosmic: [4, 200] };
for (const [game, rules] of Object.entries(shelf)) {
  const [seats, games] = duels[game] ?? [rules.seats.min, 100];
  const { won, perGame } = duel(rules, botOf(game), seats, games);
  const baseline = 1 / seats;
  say(`${game}: bot against random play, ${seats} seats, ${games} games`, {
    won,
    baseline,
    ratio: won / baseline,
    msPerGame: Math.round(perGame),
  });
}
say('cosmic: decisions asked of a person per encounter, five seats, no orders given', { ...askedPerEncounter(40), baseline: 6 });

for (const line of await answerPath()) say(line.measure, line.figures);

/** Compressed JavaScript of the whole site; what one page loads is at most this. Budget of a seat page: 90 kB. */
const built = 'web/.svelte-kit/cloudflare/_app/immutable';
const scripts = readdirSync(built, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js'));
const size = scripts.reduce((sum, file) => sum + brotliCompressSync(readFileSync(join(built, file))).length, 0);
const raw = scripts.reduce((sum, file) => sum + statSync(join(built, file)).size, 0);
say('all scripts of the site, compressed', { bytes: size, raw, ratio: Number((size / 90_000).toFixed(2)), baseline: 90_000 });
