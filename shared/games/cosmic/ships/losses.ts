import type { Json } from '../../../engine/json.ts';
import type { Step } from '../../../engine/rules.ts';
import type { Loss, LossPart, Ships } from '../facts.ts';
import { marginOf } from '../totals/totals.ts';
import { originsOf, shipsIn, shipsOf, type CosmicTable } from '../table.ts';
import { plainShips, putDown, takeUp } from './flagships.ts';
import { countAt, namedShips, type Pledge } from './promised-ships.ts';
import { shipsAsked } from './sending.ts';

/** C§7.5: what would be lost lies on the table as one batch; powers may change where its parts go; then they go there. */
export function lose(table: CosmicTable, cause: Loss['cause'], parts: { seat: number; ships: Ships }[]): void {
  gather(table, cause, parts);
  table.next('lose');
}

/** Lays a batch down, which may be empty: something may still be added before it is lost. */
export function gather(table: CosmicTable, cause: Loss['cause'], parts: { seat: number; ships: Ships }[]): void {
  const real = parts.filter(({ ships }) => shipsIn(ships) > 0);
  table.facts.losses.push({ cause, parts: real.map((part) => ({ ...part, to: 'warp' })) });
}

function settle(table: CosmicTable): void {
  if (!table.loss.parts.length) return over(table);
  table.then('on.ships-losing', 'lost', 'on.ships-lost', 'lost.over', 'home');
}

/** Takes some ships of a part out of it, as a part of their own that can go elsewhere. */
export function splitLoss(loss: Loss, part: LossPart, count: number): LossPart {
  if (shipsIn(part.ships) <= count) return part;
  const ships: Ships = {};
  let left = count;
  for (const place in part.ships) {
    const off = Math.min(left, part.ships[place]!);
    if (!off) continue;
    ships[place] = off;
    part.ships[place]! -= off;
    left -= off;
  }
  part.ships = Object.fromEntries(Object.entries(part.ships).filter(([, left]) => left > 0));
  const split = { ...part, ships };
  loss.parts.push(split);
  return split;
}

/** Ships of a seat that this defeat sends to the warp. */
export const doomedShips = ({ loss }: CosmicTable, seat: number): LossPart | undefined =>
  loss.cause === 'defeat' ? loss.parts.find((part) => part.seat === seat && part.to === 'warp' && !part.extra) : undefined;

/** C§7.4: by how much a seat was beaten when that was fixed, whatever has left since, if ships of it are lost in a fight with both cards on the table. */
export function beatenBy(table: CosmicTable, seat: number): number | null {
  const { revealed, selected, margin } = table.encounter;
  if (!revealed || !selected.offense || !selected.defense || !doomedShips(table, seat)) return null;
  // what was decided before margins were kept is counted anew
  return margin === undefined ? marginOf(table) : margin;
}

/** Every ship leaves its place for where its part goes. Only what a defeat itself sends to the warp counts for compensation. */
function lost(table: CosmicTable): void {
  const { loss, encounter } = table;
  for (const part of loss.parts) {
    const { seat, ships, to, extra, by = loss.cause } = part;
    const count = shipsIn(ships);
    const isDefeat = loss.cause === 'defeat' && !extra;
    const places = plainShips(table, ships);
    const origins = returnOf(table, seat, places);
    part.from = origins;
    if (to in ships) {
      table.tell('stayed', { seat, ships: count, planet: to });
      continue;
    }
    table.lift(seat, ships);
    if (table.facts.flagships.length) part.flagships = putDown(table, seat, 'air').map(({ id }) => id);
    if (to === 'home') {
      if (isDefeat) encounter.saved[seat]! += count;
      // a beaten defense leaves its planet, though one of its ships may stay there
      table.sendHome(seat, origins, isDefeat && seat === encounter.defense ? encounter.planet! : undefined);
    } else if (to === 'warp') {
      table.toWarp(seat, count);
      if (isDefeat) encounter.lost[seat]! += count;
      table.tell('lost', { seat, ships: places, cause: by });
    } else if (to === 'out') {
      table.toOut(seat, count);
      table.tell('removed', { seat, ships: places });
    } else {
      table.settle(to, seat, count);
      table.tell('stayed', { seat, ships: count, planet: to });
    }
  }
}

/** Ships of a seat that the batch has just sent to the warp or out of the game. */
export const lostNow = ({ loss }: CosmicTable, seat: number): number =>
  loss.parts.reduce((sum, part) => sum + (part.seat === seat && isGone(part) ? shipsIn(part.ships) : 0), 0);

const isGone = ({ to }: LossPart): boolean => to === 'warp' || to === 'out';

/** Gives all of them back to that seat; they go home as the batch ends. What the loss has brought others stays so. */
export function giveBack(table: CosmicTable, seat: number): void {
  for (const part of table.loss.parts) {
    if (part.seat !== seat || !isGone(part)) continue;
    const ships = shipsIn(part.ships);
    for (const one of table.facts.flagships) if (part.flagships?.includes(one.id)) takeUp(one);
    if (part.to === 'warp') {
      table.fromWarp(seat, ships, { without: true });
      table.tell('released', { owner: seat, ships });
    } else {
      table.seat(seat).out -= ships;
      table.tell('restored', { seat, ships });
    }
    table.sendHome(seat, part.from!);
    part.to = 'home';
  }
}

/** Where ships about to leave would go back to: those of a stack to the colonies they came from. */
function returnOf(table: CosmicTable, seat: number, ships: Ships): Ships {
  const { gate, defenders } = table.encounter;
  const all: Ships = {};
  for (const place in ships) {
    const stack = place === 'gate' ? table.stack(gate, seat) : place === 'beside' ? table.stack(defenders, seat) : undefined;
    const origins = stack ? originsOf({ ...stack, ships: ships[place]! }) : { [place]: ships[place]! };
    for (const origin in origins) all[origin] = (all[origin] ?? 0) + origins[origin]!;
  }
  return all;
}

function over(table: CosmicTable): void {
  table.facts.losses.pop();
}

interface Shedding {
  cause: Loss['cause'];
  seats: number[];
  /** For all alike, or for each. */
  count: number | number[];
  /** May ships in the gate be given up? */
  gate: boolean;
  /** And ships at work on technologies? */
  atWork?: boolean;
  /** They join the batch that lies there already. */
  joins?: boolean;
  /** Ships in the encounter are out of reach. */
  outside?: boolean;
}

/** D-X1: each of these seats gives up ships of its own choice, all it has if it has fewer; they are lost together. */
function* shed(table: CosmicTable, { cause, seats, count, gate, atWork = false, joins = false, outside = false }: Shedding) {
  const due = (at: number) => (typeof count === 'number' ? count : count[at]!);
  const without = (seat: number) => (outside ? defendingShips(table, seat) : []);
  const questions = seats.map((seat, at) => shipsAsked(table, seat, { min: due(at), max: due(at), gate, atWork, without: without(seat) }));
  const choosing = questions.filter(({ options, min }) => options.reduce((sum, { times }) => sum + times!, 0) > min);
  const picks = yield* table.askAll(
    choosing.map((question): typeof question & { about: { key: string; of: { [key: string]: Json } } } => ({
      ...question,
      clock: 'choose',
      about: { key: 'cosmic.shed', of: { cause, ships: question.min } },
    })),
  );
  const parts = questions
    .map(({ seat, name, fallback }) => ({ seat, ships: shipsOf(picks[name] ?? fallback) }))
    .filter(({ ships }) => shipsIn(ships) > 0);
  if (joins) table.loss.parts.push(...parts.map((part): LossPart => ({ ...part, to: 'warp', extra: true, by: cause })));
  else if (parts.length) lose(table, cause, parts);
}

/** Ships of the defense on the planet it defends. */
export function defendingShips(table: CosmicTable, seat: number): Pledge[] {
  const { defense, planet } = table.encounter;
  return seat === defense && planet ? [{ seat, ships: { [planet]: table.ships(planet, seat) } }] : [];
}

/** How many ships a seat has on colonies that are not promised to anything, as far as everyone can know. */
export function freeShips(table: CosmicTable, seat: number, colonies = table.colonies(seat)): number {
  const named = namedShips(table, seat);
  return colonies.reduce((sum, planet) => sum + table.ships(planet, seat) - (named.length ? countAt(table, named, planet) : 0), 0);
}

/** And how many of them are not in the encounter. */
export function shipsOutside(table: CosmicTable, seat: number): number {
  const { defense, planet } = table.encounter;
  const colonies = table.colonies(seat);
  return freeShips(table, seat, seat === defense ? colonies.filter((one) => one !== planet) : colonies);
}

/** Has it such a ship that it has not promised in a deal either? */
export const canShed = (table: CosmicTable, seat: number): boolean =>
  shipsAsked(table, seat, { min: 1, max: 1, without: defendingShips(table, seat) }).max > 0;

export const lossSteps: Record<string, Step<CosmicTable>> = { lose: settle, lost, 'lost.over': over, shed };
