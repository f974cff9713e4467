import type { Json } from '../../engine/json.ts';
import type { Step } from '../../engine/rules.ts';
import type { Loss, Ships } from './facts.ts';
import { shipsAsked } from './sending.ts';
import { originsOf, shipsIn, shipsOf, type CosmicTable } from './table.ts';

/** C§7.5: what would be lost lies on the table as one batch; powers may change it; then it is lost. */
export function lose(table: CosmicTable, cause: Loss['cause'], parts: { seat: number; ships: Ships }[]): void {
  const real = parts.filter(({ ships }) => shipsIn(ships) > 0);
  if (!real.length) return;
  table.facts.losses.push({ cause, parts: real.map((part) => ({ ...part, saved: false })) });
  table.then('on.ships-losing', 'lost', 'on.ships-lost', 'lost.over', 'home');
}

/** Every ship leaves its place; what was saved goes home, the rest to the warp. Only a defeat counts for compensation. */
function lost(table: CosmicTable): void {
  const { loss, encounter } = table;
  for (const { seat, ships, saved } of loss.parts) {
    const origins = flown(table, seat, ships);
    table.lift(seat, ships);
    if (saved) {
      if (loss.cause === 'defeat') encounter.saved[seat]! += shipsIn(ships);
      table.sendHome(seat, origins);
      continue;
    }
    table.toWarp(seat, shipsIn(ships));
    if (loss.cause === 'defeat') encounter.lost[seat]! += shipsIn(ships);
    table.tell('lost', { seat, ships, cause: loss.cause });
  }
}

/** Where ships about to leave would go back to: those of a stack to the colonies they came from. */
function flown(table: CosmicTable, seat: number, ships: Ships): Ships {
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
  count: number;
  /** May ships in the gate be given up? */
  gate: boolean;
}

/** D-X1: each of these seats gives up ships of its own choice, all it has if it has fewer; they are lost together. */
function* shed(table: CosmicTable, { cause, seats, count, gate }: Shedding) {
  const questions = seats.map((seat) => shipsAsked(table, seat, { min: count, max: count, gate }));
  const choosing = questions.filter(({ options, min }) => options.reduce((sum, { times }) => sum + times!, 0) > min);
  const picks = yield* table.askAll(
    choosing.map((question): typeof question & { about: { key: string; of: { [key: string]: Json } } } => ({
      ...question,
      clock: 'choose',
      about: { key: 'cosmic.shed', of: { cause, ships: question.min } },
    })),
  );
  const parts = questions.map(({ seat, name, fallback }) => ({ seat, ships: shipsOf(picks[name] ?? fallback) }));
  lose(table, cause, parts);
}

export const lossSteps: Record<string, Step<CosmicTable>> = { lost, 'lost.over': over, shed };
