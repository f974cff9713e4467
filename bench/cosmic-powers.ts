import type { Bot } from '../shared/bots/bot.ts';
import { fire, noOrders } from '../shared/engine/orders.ts';
import { completeOptions, start, viewOf } from '../shared/engine/play.ts';
import { Sitting } from '../shared/engine/sitting.ts';
import { aliens } from '../shared/games/cosmic/aliens/aliens.ts';
import { cosmicBot } from '../shared/games/cosmic/bot/bot.ts';
import type { Facts } from '../shared/games/cosmic/facts.ts';
import { dealing } from '../test/laws/cosmic-tables.ts';
import { cosmicLaws } from '../test/laws/cosmic.ts';

/**
 * What each alien is worth to our bot and how much it asks of a person: node bench/cosmic-powers.ts [games] [alien…].
 * One line an alien: the share of games its seat wins, using what is optional or never using it, and decisions put to its owner
 * (who gave no orders) in an encounter as the offense.
 */
const SEATS = 4;

/** The same bot that never announces an optional part of this alien's power. */
const shy =
  (id: string): Bot =>
  (view, decision, chance) => {
    const isUse = (option: string) => option.startsWith(`power:${id}.`);
    const picks = cosmicBot(view, decision, chance);
    return picks.some(isUse) && decision.options.some((option) => option.id === 'word:pass') ? ['word:pass'] : picks;
  };

function play(id: string, own: Bot, games: number) {
  const { rules } = dealing([id], cosmicLaws);
  let won = 0;
  let asked = 0;
  let encounters = 0;
  for (let game = 0; game < games; game++) {
    const seed = (game + 1).toString(16).padStart(64, 'a');
    const chance = { seed, drawn: 0 };
    const sitting = new Sitting(rules, start(rules, completeOptions(rules, {}, false), SEATS, seed).save);
    const mine = (sitting.save.facts as Facts).seats.findIndex(({ alien, dealt }) => alien === id || dealt.includes(id));
    let number = 0;
    while (sitting.open.length) {
      const decision = sitting.open[0]!;
      const facts = sitting.save.facts as Facts;
      const isOffense = facts.encounter?.offense === mine;
      if (isOffense && facts.encounters !== number) encounters++;
      number = facts.encounters;
      if (isOffense && decision.seat === mine && decision.clock !== 'gather' && !fire(noOrders, decision).picks) asked++;
      sitting.answer(decision.id, (decision.seat === mine ? own : cosmicBot)(viewOf(sitting, decision.seat), decision, chance));
    }
    const { winners } = rules.result(sitting.table)!;
    if (winners.includes(mine)) won += 1 / winners.length;
  }
  return { won: won / games, asked: asked / encounters };
}

/** What an alien's power brings its seat, and how much it asks. */
export function worthOf(id: string, games: number) {
  const used = play(id, cosmicBot, games);
  return { used: used.won, unused: play(id, shy(id), games).won, asked: used.asked };
}

if (import.meta.main) {
  const [games = '200', ...ids] = process.argv.slice(2);
  for (const id of ids.length ? ids : Object.keys(aliens)) {
    const { used, unused, asked } = worthOf(id, Number(games));
    console.log(
      JSON.stringify({ alien: id, used: Number(used.toFixed(3)), unused: Number(unused.toFixed(3)), asked: Number(asked.toFixed(2)) }),
    );
  }
}
