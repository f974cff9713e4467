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

const refusals = [PASS, 'word:decline'];

/** The same decision without what this alien's power adds to it, where one may go without; null where it adds nothing. */
function without(id: string, decision: Decision, { stores }: Facts['seats'][number]): Decision | null {
  const stored = stores.flatMap(({ of, cards }) => (of === id ? cards.map((card) => `card:${card.id}`) : []));
  const isOwn = (option: string): boolean => option.startsWith(`power:${id}.`) || stored.includes(option.split('@')[0]!);
  const rest = decision.options.filter((option) => !isOwn(option.id));
  const mayGoWithout = rest.some((option) => refusals.includes(option.id)) || rest.length >= Math.max(1, decision.min);
  return rest.length < decision.options.length && mayGoWithout ? { ...decision, options: rest } : null;
}

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
    const plain = decision.seat === mine ? without(id, decision, facts.seats[mine]!) : null;
    if (plain && picks.some((pick) => !plain.options.some((option) => option.id === pick))) {
      chosen++;
      if (isShy) picks = cosmicBot(viewOf(sitting, mine), plain, chance);
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

/** For whom the optional parts are worse than nothing by more than chance, and who is asked the most. */
export function powers(games: number) {
  const rows = Object.keys(aliens).map((alien) => ({ alien, ...worthOf(alien, games) }));
  const asked = rows.toSorted((a, b) => b.asked - a.asked);
  const share = (value: number): number => Number(value.toFixed(3));
  return {
    worse: rows.filter(({ used, unused, noise }) => used < unused - noise).map(({ alien }) => alien),
    used: share(rows.reduce((sum, { used }) => sum + used, 0) / rows.length),
    unused: share(rows.reduce((sum, { unused }) => sum + unused, 0) / rows.length),
    asked: share(rows.reduce((sum, row) => sum + row.asked, 0) / rows.length),
    mostAsked: Object.fromEntries(asked.slice(0, 5).map(({ alien, asked }) => [alien, share(asked)])),
  };
}

if (import.meta.main) {
  const [games = '200', ...ids] = process.argv.slice(2);
  for (const id of ids.length ? ids : Object.keys(aliens)) {
    const worth = Object.entries(worthOf(id, Number(games))).map(([name, value]) => [name, Number(value.toFixed(3))]);
    console.log(JSON.stringify({ alien: id, ...Object.fromEntries(worth) }));
  }
}
