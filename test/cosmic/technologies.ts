import { lay, seatOf, type Game, type Laid } from './game.ts';

/** A table with technologies, on which only what matters is laid. */

export interface LaidTech {
  tech: string;
  /** Completed; face down if not said. */
  up?: true;
  /** Ships at work on it, off the highest home planets. */
  ships?: number;
}

export interface LaidTechs extends Laid {
  /** By seat, what lies in front of it: its ids are t1, t2 … in this order. */
  techs?: Record<string, LaidTech[]>;
  /** What is drawn next, in that order; nothing else is left. */
  techDeck?: string[];
  techDiscard?: string[];
  /** Planets that have left the game; their ships are in the warp. */
  gone?: RegExp;
}

export function layTechs({ techs = {}, techDeck = [], techDiscard = [], gone, ...laid }: LaidTechs): Game {
  return lay({ ...laid, options: { technologies: 'yes', ...laid.options } }, ({ facts }) => {
    facts.techs.deck = [...techDeck].reverse();
    facts.techs.discard = [...techDiscard];
    for (const [name, list] of Object.entries(techs)) {
      const seat = seatOf(name);
      for (const { tech, up = false, ships = 0 } of list) {
        const id = `t${++facts.techs.given}`;
        const one = facts.seats[seat]!;
        one.techs.push({ id, tech, up });
        if (ships)
          one.stores.push({ of: id, cards: [], open: false, tokens: 0, ships: facts.seats.map((_, at) => (at === seat ? ships : 0)) });
        for (let left = ships; left > 0; left--) {
          const home = Object.keys(facts.planets).filter((planet) => planet.startsWith('abcde'[seat]!));
          const most = home.reduce((best, planet) => (facts.planets[planet]![seat]! >= facts.planets[best]![seat]! ? planet : best));
          facts.planets[most]![seat]!--;
        }
      }
    }
    for (const planet of Object.keys(facts.planets).filter((id) => gone?.test(id))) {
      facts.planets[planet]!.forEach((ships, seat) => (facts.seats[seat]!.warp += ships));
      Reflect.deleteProperty(facts.planets, planet);
    }
  });
}

/** What lies in front of a seat: `t1 warpspace-key 2`, `t2 xenon-lasers up`. */
export const techsOf = (game: Game, name: string): string[] =>
  game.table.seat(seatOf(name)).techs.map(({ id, tech, up }) => {
    const ships = game.table.store(seatOf(name), id)?.ships[seatOf(name)] ?? 0;
    return [id, tech, ...(up ? ['up'] : []), ...(ships ? [String(ships)] : [])].join(' ');
  });

export const discarded = (game: Game): string[] => [...game.facts.techs.discard];
