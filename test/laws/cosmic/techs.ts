import { shuffle, type Chance } from '../../../shared/engine/random.ts';
import type { Viewer } from '../../../shared/engine/save.ts';
import type { Ability } from '../../../shared/games/cosmic/abilities/ability.ts';
import { giveTech, neededFor, serves, shipsOn, techOf } from '../../../shared/games/cosmic/cards/techs.ts';
import type { Tech } from '../../../shared/games/cosmic/facts.ts';
import { techsOf } from '../../../shared/games/cosmic/phases/research.ts';
import type { CosmicTable } from '../../../shared/games/cosmic/table.ts';
import { technologies } from '../../../shared/games/cosmic/technologies/technologies.ts';

/** What the laws of Cosmic Encounter need to know of technologies. */

/** Those that others have face down or choose from might be any that do not lie open, but for what someone has answered of one. */
export function permuteTechs(table: CosmicTable, viewer: Viewer, chance: Chance): void {
  const { facts, save } = table;
  const { answers } = save.agenda.at(-1)!;
  const named = new Set(JSON.stringify(save.agenda).match(/\bt\d+\b/g));
  const others = table.seats.filter((seat) => seat !== viewer);
  const down = others.flatMap((seat) => facts.seats[seat]!.techs.filter(({ id, up }) => !up && !named.has(id)));
  const drawing = others.filter((seat) => !answers[seat]);
  const pool = [...facts.techs.deck, ...down.map(({ tech }) => tech), ...drawing.flatMap((seat) => facts.seats[seat]!.drawn)];
  shuffle(chance, pool);
  for (const one of down) one.tech = pool.pop()!;
  for (const seat of drawing) facts.seats[seat]!.drawn = pool.splice(0, facts.seats[seat]!.drawn.length);
  facts.techs.deck = pool;
}

/** Could its owner have announced it, or answered that it will? One that is announced lies open already. */
export const canUseTech = (table: CosmicTable, { tech, can }: Ability, seat: number): boolean =>
  table.facts.uses.some((use) => use.seat === seat && use.tech !== undefined) ||
  (serves(table, seat, tech!) && (can?.(table, seat) ?? true));

/** Once dealt, every technology of the game is somewhere, and in one place only. */
export function unsoundTechs({ facts, hasTechs, save }: CosmicTable): string | null {
  const { deck, discard } = facts.techs;
  const techs = [...deck, ...discard, ...facts.seats.flatMap((seat) => [...seat.drawn, ...seat.techs.map(({ tech }) => tech)])];
  if (!hasTechs) return techs.length ? 'technologies nobody asked for' : null;
  if (!facts.encounter && !techs.length) return null;
  return techs.sort().join() === techsOf(save.options).sort().join() ? null : `the technologies are ${techs.join()}`;
}

const stoppers = Object.values(technologies).filter(({ abilities }) => abilities.some(({ stops }) => stops));
/** Does it stop others? */
export const isStopper = (tech: string | undefined): boolean => stoppers.some(({ id }) => id === tech);

/** Those that bring something as they are completed. */
export const techsBringing = Object.values(technologies).flatMap(({ id, completed }) => (completed ? [id] : []));

/** Two that are wanted go to seats, completed or with enough ships at work, each with what it takes beside: `2 tech:xenon-lasers 3`. */
export function techsSought(table: CosmicTable, sought: readonly Ability[], wanted: ReadonlySet<string>, chance: Chance): string[] {
  const bringing = techsBringing.filter((id) => wanted.has(`completed ${id}`));
  const techs = table.hasTechs ? [...new Set([...bringing, ...sought.flatMap(({ tech }) => tech ?? [])])] : [];
  return shuffle(chance, techs)
    .slice(0, 2)
    .flatMap((tech) => handing(table, tech, wanted, chance));
}

/** The fewest ships on what stops something else, so that most can be stopped. */
const REACH = 3;

function handing(table: CosmicTable, tech: string, wanted: ReadonlySet<string>, chance: Chance): string[] {
  const [one, other] = shuffle(chance, [...table.seats]) as [number, number];
  const ships = Math.max(neededFor(table, tech), isStopper(tech) ? REACH : 0);
  const own = `${one} tech:${tech} ${ships}`;
  if (isStopper(tech)) {
    const target = Object.values(technologies).find(
      ({ id, kind, research }) => id !== tech && kind === 'lasting' && Number(research) <= ships,
    );
    return target ? [own, `${other} tech:${target.id} 0`] : [own];
  }
  const isUsed = technologies[tech]!.abilities.every(({ id }) => !wanted.has(`used ${id}`));
  return isUsed ? [own, ...stoppers.map(({ id }) => `${other} tech:${id} ${Math.max(ships, REACH)}`)] : [own];
}

/** It comes from wherever it lies unseen or discarded; its ships come off the largest colonies, and one that is neither secret nor brings anything as it is completed is complete. */
export function handTech(table: CosmicTable, seat: number, tech: string, ships: number): void {
  const { techs, seats } = table.facts;
  const pile = [techs.deck, techs.discard].find((list) => list.includes(tech));
  const isIdle = (one: number, own: Tech) => own.tech === tech && !own.up && !shipsOn(table, one, own.id);
  const holder = table.seats.find((one) => seats[one]!.techs.some((own) => isIdle(one, own)));
  if (pile) pile.splice(pile.indexOf(tech), 1);
  else if (holder !== undefined) {
    table.closeStores(holder, techOf(table, holder, tech)!.id);
    seats[holder]!.techs = seats[holder]!.techs.filter((own) => own.tech !== tech);
  } else return;
  const given = giveTech(table, seat, tech);
  const { secret, completed } = technologies[tech]!;
  // what comes with its completion has to come
  given.up = !secret && !completed;
  for (let left = given.up ? 0 : ships; left > 0; left--) {
    const [largest] = table.colonies(seat).sort((a, b) => table.ships(b, seat) - table.ships(a, seat));
    if (largest === undefined || table.ships(largest, seat) < 2) break;
    table.storeShips(seat, given.id, { [largest]: 1 });
  }
}
