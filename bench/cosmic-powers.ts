import type { Decision } from '../shared/engine/decision.ts';
import { fire, noOrders } from '../shared/engine/orders.ts';
import { completeOptions, start, viewOf } from '../shared/engine/play.ts';
import type { AnyRules } from '../shared/engine/rules.ts';
import { Sitting } from '../shared/engine/sitting.ts';
import { PASS } from '../shared/games/cosmic/window/window.ts';
import { aliens } from '../shared/games/cosmic/aliens/aliens.ts';
import { cosmicBot } from '../shared/games/cosmic/bot/bot.ts';
import type { Facts } from '../shared/games/cosmic/facts.ts';
import { dealing } from '../test/laws/cosmic/tables.ts';
import { cosmicLaws } from '../test/laws/cosmic/cosmic.ts';

/**
 * What each alien is worth to our bot and how much it asks of a person: node bench/cosmic-powers.ts [games] [alien…].
 * One line an alien: the share of games its seat wins, using what is optional or never using it, by how much chance may set these two apart,
 * and decisions put to its owner (who gave no orders) in an encounter as the offense.
 */
const SEATS = 4;

/** Is this an optional part of this alien's power, which could be left unused? */
const isOptional = (id: string, { options }: Decision, picks: readonly string[]): boolean =>
  picks.some((pick) => pick.startsWith(`power:${id}.`)) && options.some((option) => option.id === PASS);

/** One game in which the seat of this alien uses what is optional, or never announces it. */
function play(id: string, rules: AnyRules, seed: string, isShy: boolean) {
  const chance = { seed, drawn: 0 };
  const sitting = new Sitting(rules, start(rules, completeOptions(rules, {}, false), SEATS, seed).save);
  const mine = (sitting.save.facts as Facts).seats.findIndex(({ alien, dealt }) => alien === id || dealt.includes(id));
  let [asked, encounters, number, chosen] = [0, 0, 0, 0];
  while (sitting.open.length) {
    const decision = sitting.open[0]!;
    const facts = sitting.save.facts as Facts;
    const isOffense = facts.encounter?.offense === mine;
    if (isOffense && facts.encounters !== number) encounters++;
    number = facts.encounters;
    if (isOffense && decision.seat === mine && decision.clock !== 'gather' && !fire(noOrders, decision).picks) asked++;
    let picks = cosmicBot(viewOf(sitting, decision.seat), decision, chance);
    if (decision.seat === mine && isOptional(id, decision, picks)) {
      chosen++;
      if (isShy) picks = [PASS];
    }
    sitting.answer(decision.id, picks);
  }
  const { winners } = rules.result(sitting.table)!;
  return { won: winners.includes(mine) ? 1 / winners.length : 0, asked, encounters, chosen };
}

/** What an alien's power brings its seat, and how much it asks. A game in which nothing optional was chosen is the same without it, and is not played twice. */
export function worthOf(id: string, games: number) {
  const { rules } = dealing([id], cosmicLaws);
  let [used, unused, asked, encounters, apart] = [0, 0, 0, 0, 0];
  for (let game = 0; game < games; game++) {
    const seed = (game + 1).toString(16).padStart(64, 'a');
    const one = play(id, rules, seed, false);
    const other = one.chosen ? play(id, rules, seed, true) : one;
    used += one.won;
    unused += other.won;
    apart += (one.won - other.won) ** 2;
    asked += one.asked;
    encounters += one.encounters;
  }
  // of the two played with the same deal, how far their difference may lie off by chance: two standard deviations
  const mean = (used - unused) / games;
  const noise = 2 * Math.sqrt(Math.max(0, apart / games - mean ** 2) / games);
  return { used: used / games, unused: unused / games, noise, asked: asked / encounters };
}

if (import.meta.main) {
  const [games = '200', ...ids] = process.argv.slice(2);
  for (const id of ids.length ? ids : Object.keys(aliens)) {
    const worth = Object.entries(worthOf(id, Number(games))).map(([name, value]) => [name, Number(value.toFixed(3))]);
    console.log(JSON.stringify({ alien: id, ...Object.fromEntries(worth) }));
  }
}
