import { cosmicBot } from '../shared/games/cosmic/bot.ts';
import { cosmic } from '../shared/games/cosmic/rules.ts';
import type { Facts } from '../shared/games/cosmic/facts.ts';
import { faultOf } from '../shared/engine/decision.ts';
import { fire, noOrders } from '../shared/engine/orders.ts';
import { completeOptions, start, viewOf } from '../shared/engine/play.ts';
import { Sitting } from '../shared/engine/sitting.ts';

/** How much a table of five is asked that has given no orders: decisions put to a person in one encounter, by role, and how long games are. */
export function measure(games: number) {
  const seats = 5;
  let encounters = 0;
  let asked = 0;
  let passed = 0;
  const byRole = { offense: 0, defense: 0, others: 0 };
  const most: number[] = [];
  const keys: Record<string, number> = {};
  for (let game = 0; game < games; game++) {
    const seed = (game + 1).toString(16).padStart(64, 'e');
    const chance = { seed, drawn: 0 };
    const sitting = new Sitting(cosmic, start(cosmic, completeOptions(cosmic, {}, false), seats, seed).save);
    let count: number[] = [];
    let number = 0;
    while (sitting.open.length) {
      const facts = sitting.save.facts as Facts;
      if (facts.encounters !== number) {
        number = facts.encounters;
        most.push(Math.max(0, ...count));
        count = Array<number>(seats).fill(0);
      }
      const decision = sitting.open[0]!;
      const { picks } = fire(noOrders, decision);
      if (picks) passed++;
      else {
        asked++;
        count[decision.seat]!++;
        const { encounter } = facts;
        if (encounter?.offense === decision.seat) byRole.offense++;
        else if (encounter?.defense === decision.seat) byRole.defense++;
        else byRole.others++;
        const key = decision.about.key.slice('cosmic.'.length);
        keys[key] = (keys[key] ?? 0) + 1;
      }
      const answer = picks ?? cosmicBot(viewOf(sitting, decision.seat), decision, chance);
      const fault = faultOf(decision, answer);
      if (fault) throw new Error(`${decision.about.key} ${fault} ${answer.join(' ')}`);
      sitting.answer(decision.id, answer);
    }
    encounters += number;
  }
  const round = (value: number) => Number(value.toFixed(2));
  most.sort((a, b) => a - b);
  return {
    perSeat: round(asked / encounters / seats),
    offense: round(byRole.offense / encounters),
    defense: round(byRole.defense / encounters),
    other: round(byRole.others / encounters / (seats - 2)),
    busiestSeat: { median: most[most.length >> 1], ninety: most[Math.floor(most.length * 0.9)] },
    passedByOrders: round(passed / encounters / seats),
    encountersPerGame: round(encounters / games),
    keys: Object.fromEntries(Object.entries(keys).map(([key, count]) => [key, round(count / encounters)])),
  };
}

if (import.meta.main) console.log(JSON.stringify(measure(Number(process.argv[2] ?? 100)), null, 1));
