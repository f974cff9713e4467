import type { Question } from '../../engine/decision.ts';
import type { Step } from '../../engine/rules.ts';
import { landing, shipPicks } from './defaults.ts';
import type { PlanetId, Ships } from './facts.ts';
import { momentOf } from './standing.ts';
import { shipsIn, shipsOf, type CosmicTable } from './table.ts';

/**
 * D-X2: ships that return go to any colonies of their owner, wherever they came from; all owners place at once.
 * Without a colony they go to the warp, which is no loss.
 */
function* home(table: CosmicTable) {
  const { homing } = table.facts;
  if (!homing.length) return;
  const flying = new Map<number, Ships>();
  for (const { seat, from } of homing) flying.set(seat, merged(flying.get(seat) ?? {}, from));
  const owners = table.order.filter((seat) => flying.has(seat));
  const colonies = new Map(owners.map((seat) => [seat, table.colonies(seat)]));
  const choosing = owners.filter((seat) => colonies.get(seat)!.length > 1);
  const picks = yield* table.askAll(choosing.map((seat) => placing(table, seat, flying.get(seat)!, colonies.get(seat)!)));
  homing.length = 0;
  for (const seat of owners) {
    const count = shipsIn(flying.get(seat)!);
    const [only] = colonies.get(seat)!;
    if (!only) {
      table.toWarp(seat, count);
      table.tell('stranded', { seat, ships: count });
      continue;
    }
    const ships = picks[seat] ? shipsOf(picks[seat]) : { [only]: count };
    for (const planet in ships) table.move(planet, seat, ships[planet]!);
    table.tell('home', { seat, ships });
  }
}

function merged(one: Ships, other: Ships): Ships {
  const all = { ...one };
  for (const place in other) all[place] = (all[place] ?? 0) + other[place]!;
  return all;
}

function placing(table: CosmicTable, seat: number, from: Ships, colonies: readonly PlanetId[]): Question {
  const count = shipsIn(from);
  const usual = landing(table, seat, [...colonies]);
  const back: Ships = {};
  for (const place in from) {
    const planet = colonies.includes(place) ? place : usual;
    back[planet] = (back[planet] ?? 0) + from[place]!;
  }
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

export const homeSteps: Record<string, Step<CosmicTable>> = { home };
