import type { Option, Question } from '../../../engine/decision.ts';
import type { Step } from '../../../engine/rules.ts';
import { landingPlace, shipPicks } from './defaults.ts';
import { sides, type Flagship, type PlanetId, type Ships } from '../facts.ts';
import { comingHome, flagshipPick, isFlagship } from './flagships.ts';
import { momentOf } from '../abilities/orders.ts';
import { originsOf, shipsIn, shipsOf, type CosmicTable } from '../table.ts';

/**
 * D-X2: ships that return go to any colonies of their owner, wherever they came from; all owners place at once.
 * Without a colony they go to the warp, which is no loss.
 */
function* home(table: CosmicTable) {
  const { homing } = table.facts;
  if (!homing.length) return;
  const flying = new Map<number, Ships>();
  for (const { seat, from } of homing) flying.set(seat, mergeShips(flying.get(seat) ?? {}, from));
  const owners = table.order.filter((seat) => flying.has(seat));
  const isLeft = (seat: number, planet: PlanetId) => homing.some((one) => one.seat === seat && one.not === planet);
  const colonies = new Map(owners.map((seat) => [seat, table.colonies(seat).filter((planet) => !isLeft(seat, planet))]));
  const choosing = owners.filter((seat) => colonies.get(seat)!.length > 1);
  const picks = yield* table.askAll(choosing.map((seat) => placeQuestion(table, seat, flying.get(seat)!, colonies.get(seat)!)));
  const named = new Map(owners.map((seat) => [seat, comingHome(table, seat)]));
  homing.length = 0;
  for (const seat of owners) {
    const count = shipsIn(flying.get(seat)!);
    const [only] = colonies.get(seat)!;
    if (!only) {
      table.toWarp(seat, count);
      table.tell('stranded', { seat, ships: count });
      continue;
    }
    const placed = picks[seat]?.map((pick) => (isFlagship(pick) ? `planet:${pick.split('@')[1]}` : pick));
    const ships = placed ? shipsOf(placed) : { [only]: count };
    for (const planet in ships) table.move(planet, seat, ships[planet]!);
    for (const one of named.get(seat)!) {
      one.at = picks[seat]?.find((pick) => pick.startsWith(`${flagshipPick(one)}@`))?.split('@')[1] ?? only;
    }
    table.tell('home', { seat, ships });
  }
}

function mergeShips(one: Ships, other: Ships): Ships {
  const all = { ...one };
  for (const place in other) all[place] = (all[place] ?? 0) + other[place]!;
  return all;
}

function placeQuestion(table: CosmicTable, seat: number, from: Ships, colonies: readonly PlanetId[]): Question {
  const count = shipsIn(from);
  const back: Ships = {};
  for (const place in from) if (colonies.includes(place)) back[place] = from[place]!;
  // those that have lost their way go one by one to where the fewest are
  for (let lost = count - shipsIn(back); lost > 0; lost--) {
    const planet = landingPlace(table, seat, colonies, back);
    back[planet] = (back[planet] ?? 0) + 1;
  }
  const named = comingHome(table, seat);
  if (named.length) return withNamed(table, seat, back, colonies, named);
  return {
    name: String(seat),
    seat,
    about: { key: 'cosmic.home', of: { ships: count } },
    options: colonies.map((planet) => ({ id: `planet:${planet}`, times: count })),
    min: count,
    max: count,
    fallback: shipPicks(back),
    clock: 'choose',
    moment: momentOf(table, 'place.home', seat),
  };
}

/** Each flagship lands for itself, if nothing is said where the others came from last. */
function withNamed(table: CosmicTable, seat: number, back: Ships, colonies: readonly PlanetId[], named: readonly Flagship[]): Question {
  const usual = shipPicks(back);
  const count = usual.length;
  const others = count - named.length;
  const landings = named.map((one, at): string => `${flagshipPick(one)}@${usual[at]!.slice('planet:'.length)}`);
  const options: Option[] = others ? colonies.map((planet) => ({ id: `planet:${planet}`, times: others, group: 'ships' })) : [];
  for (const one of named) {
    for (const planet of colonies) options.push({ id: `${flagshipPick(one)}@${planet}`, group: flagshipPick(one) });
  }
  const groups = [
    ...(others ? [{ id: 'ships', min: others, max: others }] : []),
    ...named.map((one) => ({ id: flagshipPick(one), min: 1, max: 1 })),
  ];
  return {
    name: String(seat),
    seat,
    about: { key: 'cosmic.home', of: { ships: count } },
    options,
    groups,
    min: count,
    max: count,
    fallback: [...usual.slice(named.length), ...landings],
    clock: 'choose',
    moment: momentOf(table, 'place.home', seat),
  };
}

/** Alliances of these seats are cancelled: their ships go home, and they are bystanders from now on. */
export function dismiss(table: CosmicTable, seats: readonly number[]): void {
  const { encounter } = table;
  encounter.dismissed = [...(encounter.dismissed ?? []), ...seats];
  for (const side of sides) {
    const stacks = side === 'offense' ? encounter.gate : encounter.defenders;
    encounter.allies[side] = encounter.allies[side].filter((seat) => !seats.includes(seat));
    for (const stack of stacks.filter(({ seat }) => seats.includes(seat))) {
      stacks.splice(stacks.indexOf(stack), 1);
      table.sendHome(stack.seat, originsOf(stack));
    }
  }
  table.next('home');
}

export const homeSteps: Record<string, Step<CosmicTable>> = { home };
