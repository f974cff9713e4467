import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { randomPicks } from '../../../shared/bots/random.ts';
import { start } from '../../../shared/engine/play.ts';
import { Sitting } from '../../../shared/engine/sitting.ts';
import { abilities, abilitiesAt, mayHide } from '../../../shared/games/cosmic/abilities/abilities.ts';
import { isMoment } from '../../../shared/games/cosmic/abilities/moments.ts';
import { shelf } from '../../../shared/games/shelf.ts';
import { wordsOf } from '../../../shared/games/words.ts';
import { catalogueOf } from '../../../shared/text/catalogue.ts';
import { kitsOf } from '../../laws/kits.ts';
import { ARRANGE_AGAIN, rearrange, type LawKit } from '../../laws/laws.ts';

/** A table that waits for one seat to decide something of a certain kind. */
export interface Position {
  game: string;
  seat: number;
  seats: number;
  options: number;
  save: string;
  /** The moment it is, where a seat may leave it to its standing orders. */
  ask: string[];
}

/** Is there anything in the box to do of one's own will at this moment, or a sheet to turn up for it? */
const isHooked = (at: string): boolean =>
  isMoment(at) && (at === 'anytime' || abilitiesAt(at).some((one) => !one.source && (!one.must || mayHide(one))));

/** Every kind of decision a game has words for; the moments of a window share what happens if nobody answers. */
export const kinds: Record<string, string[]> = {};
for (const game of Object.keys(shelf)) {
  const texts = await catalogueOf('en', (await wordsOf(game)).texts);
  const isAsked = (key: string) => `${key}.fallback` in texts || isHooked(key.slice(game.length + 1));
  kinds[game] = Object.keys(texts).filter(isAsked).sort();
}

const MOST_GAMES = 240;
const LEAST_GAMES = 12;

/** Of every kind of decision that random play comes to, the one that asks most of a screen: by the most seats, with the most options. */
type Positions = Map<string, Position>;

/** The kind under which a finished game by the most seats is found. */
export const END = 'the end';

/** Gathered by one of the workers for all of them. */
export async function positionsOf(game: string): Promise<Positions> {
  const file = `${process.env['POSITIONS']}/${game}.json`;
  try {
    mkdirSync(`${file}.lock`);
    writeFileSync(`${file}.new`, JSON.stringify([...gather(game)]));
    renameSync(`${file}.new`, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  while (!existsSync(file)) await setTimeout(200);
  return new Map(JSON.parse(readFileSync(file, 'utf8')) as [string, Position][]);
}

function gather(game: string): Positions {
  const found: Positions = new Map();
  const kits = kitsOf(game);
  for (let n = 1; n <= MOST_GAMES && (n <= LEAST_GAMES || misses(game, found)); n++) {
    for (const kit of kits) {
      const { min, max } = kit.rules.seats;
      play(kit, max, n, found);
      // some things are asked at smaller tables only
      for (let seats = max - 1; seats >= min && misses(game, found); seats--) play(kit, seats, n, found);
    }
  }
  return found;
}

const missing = (game: string, found: Positions): string[] => kinds[game]!.filter((kind) => !found.has(kind));
const misses = (game: string, found: Positions): boolean => missing(game, found).length > 0;

/** Uses of which something asks what has not been asked yet, in the words of the laws. */
function wantedOf(game: string, found: Positions): Set<string> {
  const owners = missing(game, found).flatMap((kind) => /^cosmic\.asks\.([a-z-]+)\./.exec(kind)?.slice(1) ?? []);
  const own = abilities.map(({ id }) => id).filter((id) => owners.includes(id.replace(/^[a-z]+:/, '').split('.')[0]!));
  const hooked = missing(game, found)
    .map((kind) => kind.slice(game.length + 1))
    .flatMap((at) => (isMoment(at) ? abilitiesAt(at).map(({ id }) => id) : []));
  return new Set([...own, ...hooked].map((id) => `used ${id}`));
}

function play(any: LawKit, seats: number, n: number, found: Positions): void {
  const seed = n.toString(16).padStart(64, 'a');
  const chance = { seed, drawn: 0 };
  const wanted = wantedOf(any.rules.game, found);
  const dealt = n <= LEAST_GAMES ? [] : (any.seek?.(wanted, chance, seats) ?? []);
  const kit = dealt.length ? any.dealing!(dealt, any) : any;
  let sitting = new Sitting(kit.rules, start(kit.rules, kit.options(chance, seats), seats, seed).save);
  for (let answers = 0, next = 0; sitting.open.length; answers++) {
    const changes = n <= LEAST_GAMES || answers < next ? null : kit.arrange?.(sitting.save, wanted, chance);
    if (changes) {
      next = answers + ARRANGE_AGAIN;
      sitting = rearrange(kit, sitting.save, changes);
    }
    for (const decision of sitting.open) {
      const { about, seat, options, moment } = decision;
      const best = found.get(about.key);
      if (best && (best.seats > seats || best.options >= options.length)) continue;
      found.set(about.key, {
        game: kit.rules.game,
        seat,
        seats,
        options: options.length,
        save: JSON.stringify(sitting.save),
        ask: moment ? [moment.id] : [],
      });
    }
    const decision = sitting.open[chance.drawn % sitting.open.length]!;
    sitting.answer(decision.id, kit.steer?.(sitting.save, decision, chance, wanted) ?? randomPicks(decision, chance));
  }
  if (!found.has(END)) found.set(END, { game: kit.rules.game, seat: 0, seats, options: 0, save: JSON.stringify(sitting.save), ask: [] });
}
