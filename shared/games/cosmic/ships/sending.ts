import type { Group, Option, Question } from '../../../engine/decision.ts';
import type { Inviting, Retrieval, Sending } from '../abilities/bends.ts';
import { shipsOn, workplaces } from '../cards/techs.ts';
import type { Flagship, Ships, Side, Stack } from '../facts.ts';
import { shipsIn, shipsOf, type CosmicTable } from '../table.ts';
import { shipPicks, takeShips } from './defaults.ts';
import { flagshipPick, STORE } from './flagships.ts';
import { promisedShips, type Pledge } from './promised-ships.ts';

interface SendingTerms {
  min: number;
  max: number;
  /** Ships waiting in the gate may be picked too. */
  gate?: boolean;
  /** Ships out of the warp, so many beyond the limit or within it. */
  warp?: Sending['warp'];
  /** Ships at work on technologies may be picked too. */
  atWork?: boolean;
  /** Ships out of reach, beside those that are promised. */
  without?: readonly Pledge[];
  fallback?: Ships;
}

/** Ships picked from colonies, home or foreign, in any mix; but none that is promised already. */
export function shipsAsked(
  table: CosmicTable,
  seat: number,
  { min, max, gate = false, warp, atWork = false, without = [], fallback }: SendingTerms,
): Omit<Question, 'about'> {
  const bound = [...promisedShips(table, seat), ...without];
  const taken = (place: string) => bound.reduce((sum, { ships }) => sum + (ships[place] ?? 0), 0);
  const flagships = table.facts.flagships.filter((one) => one.seat === seat);
  const named = flagships.filter(isFree);
  function isFree(flagship: Flagship): boolean {
    const others = table.facts.planets[flagship.at]?.[seat] ?? 0;
    return !taken(flagshipPick(flagship)) && others > taken(flagship.at);
  }
  const namedAt = (planet: string) => (flagships.length ? flagships.filter((one) => one.at === planet).length : 0);
  const options: (Option & { times: number })[] = table
    .colonies(seat)
    .map((planet) => ({ id: `planet:${planet}`, times: table.ships(planet, seat) - taken(planet) - namedAt(planet) }))
    .filter(({ times }) => times > 0);
  for (const one of named) options.push({ id: flagshipPick(one), times: 1 });
  const waiting = gate ? (table.stack(table.encounter.gate, seat)?.ships ?? 0) - taken('gate') : 0;
  if (waiting > 0) options.push({ id: 'gate', times: waiting });
  for (const place of atWork ? workplaces(table, seat) : []) {
    const times = shipsOn(table, seat, place.slice(STORE.length)) - taken(place);
    if (times > 0) options.push({ id: place, times });
  }
  const all = options.reduce((sum, { times }) => sum + times, 0);
  const least = Math.min(min, all);
  const question = {
    name: `ships:${seat}`,
    seat,
    options,
    min: least,
    max: Math.min(max, all),
    fallback:
      least || fallback
        ? withWorking(picksOf(fallback ?? withGate(table, seat, least, waiting, freeIn(options, named)), options, named), least, options)
        : [],
    clock: 'turn' as const,
  };
  return warp?.ships ? withWarp(table, question, warp, max) : question;
}

/** Where too few are left elsewhere, ships leave their work. */
function withWorking(picks: string[], least: number, options: readonly { id: string; times: number }[]): string[] {
  const working = options.flatMap(({ id, times }) => (id.startsWith(STORE) ? Array<string>(times).fill(id) : []));
  return picks.length < least ? [...picks, ...working.slice(0, least - picks.length)] : picks;
}

/** Where no other ship is left, the flagship is meant. */
function picksOf(ships: Ships, options: readonly { id: string; times: number }[], named: readonly Flagship[]): string[] {
  const picks = shipPicks(ships);
  for (const flagship of named) {
    const id = `planet:${flagship.at}`;
    const others = options.find((option) => option.id === id)?.times ?? 0;
    if (picks.filter((pick) => pick === id).length > others) picks[picks.lastIndexOf(id)] = flagshipPick(flagship);
  }
  return picks;
}

/** Some of the ships may come out of the warp: in place of others, or beyond the limit and then beside at least one from elsewhere. */
function withWarp(
  table: CosmicTable,
  question: Omit<Question, 'about'>,
  { ships, beyond }: Sending['warp'],
  limit: number,
): Omit<Question, 'about'> {
  const free = Math.min(ships, table.seat(question.seat).warp);
  if (!free) return question;
  const groups: Group[] = [
    { id: 'own', min: beyond ? question.min : Math.max(0, question.min - free), max: question.max },
    { id: 'warp', min: 0, max: free },
  ];
  return {
    ...question,
    options: [...question.options.map((option) => ({ ...option, group: 'own' })), { id: 'warp', times: free, group: 'warp' }],
    groups,
    max: beyond ? question.max + free : Math.min(limit, question.max + free),
  };
}

/** Ships on colonies that are to be had, flagships among them. */
function freeIn(options: readonly { id: string; times: number }[], named: readonly Flagship[]): Ships {
  const free: Ships = {};
  for (const { id, times } of options) if (id.startsWith('planet:')) free[id.slice('planet:'.length)] = times;
  for (const { at } of named) free[at] = (free[at] ?? 0) + 1;
  return free;
}

/** Gate ships first, then the usual ones. */
function withGate(table: CosmicTable, seat: number, count: number, waiting: number, of: Ships): Ships {
  const gate = Math.min(count, waiting);
  const ships = takeShips(table, seat, count - gate, { of });
  return gate ? { gate, ...ships } : ships;
}

/** D-L2: four ships without emptying a colony; if there are none, one. */
export function usualLaunch(table: CosmicTable, seat: number, most: number): Ships {
  const spare = takeShips(table, seat, most, { keepsColonies: true });
  return shipsIn(spare) ? spare : takeShips(table, seat, 1);
}

/** How many ships this seat may send into the encounter: one to four, unless a power says otherwise. */
export function sendingOf(table: CosmicTable, seat: number, side: Side): Sending {
  const sending: Sending = { seat, side, min: 1, max: 4, over: 0, warp: { ships: 0, beyond: false } };
  for (const { bend, held } of table.bends('sending')) bend(sending, held, table);
  sending.max += sending.over;
  return sending;
}

/** Whom a side may invite and whom it has to: all who are no main players, unless something says otherwise. */
export function invitingOf(table: CosmicTable, side: Side): Inviting {
  const inviting: Inviting = { side, may: table.order.slice(2), must: [] };
  for (const { bend, held } of table.bends('inviting')) bend(inviting, held, table);
  return inviting;
}

/** Who is to take ships out of the warp as the offense regroups. */
export function retrievalOf(table: CosmicTable): Retrieval {
  const retrieval: Retrieval = { seat: table.encounter.offense, ships: 1 };
  for (const { bend, held } of table.bends('retrieval')) bend(retrieval, held, table);
  return retrieval;
}

/** The ships of a side that have been sent. */
export const stacksOf = ({ encounter }: CosmicTable, side: Side): Stack[] => (side === 'offense' ? encounter.gate : encounter.defenders);

/** How many ships a main player or an ally has in the encounter. */
export const shipsInEncounter = (table: CosmicTable, seat: number): number =>
  seat === table.encounter.defense
    ? table.ships(table.encounter.planet!, seat)
    : (table.stack(stacksOf(table, table.sideOf(seat)!), seat)?.ships ?? 0);

/** Joins a side with these ships. */
export function enter(table: CosmicTable, seat: number, side: Side, picks: readonly string[]): void {
  const { encounter } = table;
  const ships = table.lift(seat, shipsOf(picks));
  encounter.allies[side].push(seat);
  table.toStack(side === 'offense' ? 'gate' : 'beside', seat, shipsIn(ships), ships);
  table.tell('sent', { seat, side, ships });
}
