import { shelf } from '../shared/games/shelf.ts';
import { kits } from '../test/laws/kits.ts';
import { answerPath } from './answers/answer-path.ts';
import { readers } from './readers/readers.ts';
import { agent } from './answers/pages.ts';
import { measure as askedPerEncounter } from './cosmic-orders.ts';
import { powers } from './cosmic-powers.ts';
import { measureWindows } from './cosmic-windows.ts';
import { duel } from './duel.ts';
import { awake } from './page/awake.ts';
import { manyAliens } from './many-aliens.ts';
import { decisionSpeed } from './speed.ts';

/** One JSON line a measure, each a ratio against a baseline measured in the same run. Figures of different runs do not compare. */
const say = (measure: string, figures: object) => console.log(JSON.stringify({ measure, ...figures }));

for (const game of Object.keys(kits)) say(`${game}: decisions per second`, decisionSpeed(kits[game]!, 4));
say('cosmic: random play with every alien in the box, against eight of them', manyAliens(6));

/** Seats and games of each bot's duel with random players. */
const duels: Record<string, [seats: number, games: number]> = { centauri: [2, 100], comet: [2, 100], cosmic: [4, 200] };
for (const [game, { rules, bot }] of Object.entries(shelf)) {
  const [seats, games] = duels[game] ?? [rules.seats.min, 100];
  const { won, perGame } = duel(rules, bot, seats, games);
  const baseline = 1 / seats;
  say(`${game}: bot against random play, ${seats} seats, ${games} games`, {
    won,
    baseline,
    ratio: won / baseline,
    msPerGame: Math.round(perGame),
  });
}
for (const [flares, filch_flare] of [
  ['no', 'standard'],
  ['yes', 'standard'],
  ['yes', 'classic'],
] as const)
  say(`cosmic: decisions asked of a person per encounter, five seats, no orders given, flares: ${flares}, Filch: ${filch_flare}`, {
    ...askedPerEncounter(40, undefined, { flares, filch_flare }),
    baseline: 6,
  });
say('cosmic: optional parts of every power against leaving them unused, 20 games an alien, four seats', powers(20));

/** What an encounter takes with the windows that the usual orders ask somebody at, against that and those which are held open beside them; a question takes ten seconds. */
const TAKEN = 10;
for (const [what, options] of Object.entries({
  'no flares': {},
  flares: { flares: 'yes' },
  'the classic Filch': { flares: 'yes', filch_flare: 'classic' },
})) {
  const windows = measureWindows(20, options);
  const baseline = windows.questions * TAKEN + windows.asked.secondsPerEncounter;
  const ratio = (baseline + windows.optIn.secondsPerEncounter) / baseline;
  say(`cosmic: quick windows of an encounter, live pace, five seats, ${what}`, { ...windows, baseline, ratio });
}

for await (const line of answerPath()) say(line.measure, line.figures);

for await (const line of awake()) say(line.measure, line.figures);

for await (const line of readers()) say(line.measure, line.figures);
agent.destroy();
