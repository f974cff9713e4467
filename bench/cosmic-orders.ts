import { cosmicBot } from '../shared/games/cosmic/bot/bot.ts';
import { cosmic } from '../shared/games/cosmic/rules.ts';
import type { AnyRules } from '../shared/engine/rules.ts';
import type { Facts } from '../shared/games/cosmic/facts.ts';
import { faultOf, type Decision } from '../shared/engine/decision.ts';
import { fire, goOn, noOrders } from '../shared/engine/orders.ts';
import type { Params } from '../shared/engine/json.ts';
import { completeOptions, start, viewOf } from '../shared/engine/play.ts';
import { Sitting } from '../shared/engine/sitting.ts';

/** What a power asks of its owner, or of those who may answer its use, comes on top of what every encounter asks. */
const isOfPower = ({ about: { key }, moment }: Decision): boolean =>
  key.startsWith('cosmic.asks.') || key === 'cosmic.on.power-use' || (moment?.as.includes('power') ?? false);

/**
 * How much a table of five is asked that has given no orders but what goes on by itself after an answer: decisions put to a person in one encounter, by role, and how long games are.
 * `rulesOf` may deal certain aliens to a game.
 */
export function measure(games: number, rulesOf: (game: number) => AnyRules = () => cosmic, options: Params = {}) {
  const seats = 5;
  let encounters = 0;
  let asked = 0;
  let passed = 0;
  let byPowers = 0;
  let ofPowers = 0;
  const byRole = { offense: 0, defense: 0, others: 0 };
  const most: number[] = [];
  const keys: Record<string, number> = {};
  for (let game = 0; game < games; game++) {
    const seed = (game + 1).toString(16).padStart(64, 'e');
    const chance = { seed, drawn: 0 };
    const rules = rulesOf(game);
    const sitting = new Sitting(rules, start(rules, completeOptions(rules, options, false), seats, seed).save);
    let count = Array<number>(seats).fill(0);
    let number = 0;
    const orders = Array.from({ length: seats }, () => noOrders);
    while (sitting.open.length) {
      const facts = sitting.save.facts as Facts;
      if (facts.encounters !== number) {
        number = facts.encounters;
        most.push(Math.max(0, ...count));
        count = Array<number>(seats).fill(0);
      }
      const decision = sitting.open[0]!;
      const { picks } = fire(orders[decision.seat]!, decision);
      // that one has come to the table is said by the page itself
      if (picks) passed++;
      else if (decision.clock !== 'gather') {
        asked++;
        count[decision.seat]!++;
        const { encounter } = facts;
        if (isOfPower(decision)) byPowers++;
        if (isOfPower(decision) && encounter?.offense === decision.seat) ofPowers++;
        if (encounter?.offense === decision.seat) byRole.offense++;
        else if (encounter?.defense === decision.seat) byRole.defense++;
        else byRole.others++;
        const key = decision.about.key.slice('cosmic.'.length);
        keys[key] = (keys[key] ?? 0) + 1;
      }
      const answer = picks ?? cosmicBot(viewOf(sitting, decision.seat), decision, chance);
      const fault = faultOf(decision, answer);
      if (fault) throw new Error(`${decision.about.key} ${fault} ${answer.join(' ')}`);
      if (!picks) orders[decision.seat] = goOn(orders[decision.seat]!, decision, answer);
      sitting.answer(decision.id, answer);
    }
    encounters += number;
  }
  const round = (value: number) => Number(value.toFixed(2));
  most.sort((a, b) => a - b);
  return {
    perSeat: round(asked / encounters / seats),
    offense: round(byRole.offense / encounters),
    offenseBesidePowers: round((byRole.offense - ofPowers) / encounters),
    defense: round(byRole.defense / encounters),
    other: round(byRole.others / encounters / (seats - 2)),
    busiestSeat: { median: most[most.length >> 1], ninety: most[Math.floor(most.length * 0.9)] },
    byPowers: round(byPowers / encounters / seats),
    passedByOrders: round(passed / encounters / seats),
    encountersPerGame: round(encounters / games),
    keys: Object.fromEntries(Object.entries(keys).map(([key, count]) => [key, round(count / encounters)])),
  };
}

if (import.meta.main) console.log(JSON.stringify(measure(Number(process.argv[2] ?? 100)), null, 1));
