import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Decision } from '../../shared/engine/decision.ts';
import { randomPicks } from '../../shared/bots/random.ts';
import type { Chance } from '../../shared/engine/random.ts';
import { completeOptions, start, viewOf } from '../../shared/engine/play.ts';
import { toldTo, type Told } from '../../shared/engine/save.ts';
import { Sitting } from '../../shared/engine/sitting.ts';
import { cosmicBot } from '../../shared/games/cosmic/bot/bot.ts';
import { abilityOf } from '../../shared/games/cosmic/abilities/abilities.ts';
import { aliens } from '../../shared/games/cosmic/aliens/aliens.ts';
import type { CosmicView } from '../../shared/games/cosmic/view.ts';
import type { KeptEncounter } from '../../shared/games/cosmic/words/encounter.ts';
import { dealing } from '../../test/laws/cosmic/tables.ts';
import { cosmicLaws } from '../../test/laws/cosmic/cosmic.ts';
import { root } from '../build.ts';

/** Plays until every alien has used its power in an encounter that is easily followed, and keeps it for the page of the alien. */

const SEATS = 3;
const GAMES = 24;
/** What does not come up in so many games is looked for in more, where everyone plays at random. */
const MOST_GAMES = 2_000;

const usedIn = (told: readonly Told[]): string[] => told.flatMap(({ type, of }) => (type === 'used' ? [String(of['ability'])] : []));

/** The owner of the power uses it whenever it may; otherwise all play as bots do. */
function picksFor(id: string, sitting: Sitting, decision: Decision, chance: Chance, isRandom: boolean): string[] {
  const use = decision.options.find((option) => option.id.startsWith(`power:${id}.`));
  if (use && decision.min <= 1) return [use.id];
  return isRandom ? randomPicks(decision, chance) : cosmicBot(viewOf(sitting, decision.seat), decision, chance);
}

/** Encounters of one game in which this power was used, each with the board at that moment. */
function* encountersOf(id: string, game: number): Generator<KeptEncounter> {
  const { rules } = dealing([id], cosmicLaws);
  const seed = (game + 1).toString(16).padStart(64, 'c');
  const chance = { seed, drawn: 0 };
  const { save, happenings } = start(rules, completeOptions(rules, {}, false), SEATS, seed);
  const sitting = new Sitting(rules, save);
  let told: Told[] = [];
  let board: CosmicView | null = null;
  let latest = happenings;
  while (sitting.open.length) {
    for (const one of toldTo('watch', latest)) {
      if (one.type === 'encounter') {
        if (board) yield { board, told };
        [told, board] = [[], null];
      }
      told.push(one);
    }
    const now = viewOf(sitting, 'watch').board as CosmicView;
    const isUsed = usedIn(told).some((ability) => ability.startsWith(`${id}.`) && !abilityOf(ability).quiet);
    if (isUsed && !board && now.encounter) board = now;
    const decision = sitting.open[0]!;
    latest = sitting.answer(decision.id, picksFor(id, sitting, decision, chance, game >= GAMES));
  }
  if (board) yield { board, told: [...told, ...toldTo('watch', latest)] };
}

/** The fewer other powers and cards are in it and the shorter it is, the easier it is to follow. */
function effortOf(id: string, { board, told }: KeptEncounter): number {
  const others = usedIn(told).filter((ability) => !ability.startsWith(`${id}.`)).length;
  return told.length + 12 * others + (board.encounter!.planet ? 0 : 30) + (told.some(({ type }) => type === 'stopped') ? 100 : 0);
}

function easiest(id: string): KeptEncounter {
  let best: KeptEncounter | null = null;
  for (let game = 0; game < (best ? GAMES : MOST_GAMES); game++)
    for (const one of encountersOf(id, game)) if (!best || effortOf(id, one) < effortOf(id, best)) best = one;
  if (!best) throw new Error(`${id} was never used`);
  return best;
}

if (import.meta.main) {
  const folder = join(root, 'web/src/lib/aliens/encounters');
  mkdirSync(folder, { recursive: true });
  for (const id of process.argv.length > 2 ? process.argv.slice(2) : Object.keys(aliens)) {
    const kept = easiest(id);
    writeFileSync(join(folder, `${id}.json`), `${JSON.stringify(kept)}\n`);
    console.log(`${id}: ${kept.told.length} lines, effort ${effortOf(id, kept)}`);
  }
}
