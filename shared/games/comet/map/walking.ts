import { bitsOf, type Board } from './board.ts';
import type { Sign } from '../cards.ts';

/** Who can get where on a board. `occupied` holds a 1 for every hex with a token on it. */
export type Occupied = Uint8Array;

const reached: number[] = [];
const queue: number[] = [];
const seen = new Uint8Array(128);

/**
 * M6, M8: the free hexes one step away, each a neighbour of the start or of a hex got to by free passage: over occupied hexes,
 * and over free hexes of the `open` terrains (bits). Neither an empty nest nor the cave is passed through. Nests are among them;
 * no symbol fits a nest, but some abilities lead there.
 */
export function withinOneStep(board: Board, occupied: Occupied, start: number, open: number): number[] {
  const { neighbours, ground, cave } = board;
  reached.length = 0;
  queue.length = 0;
  seen.fill(0);
  seen[start] = 1;
  queue.push(start);
  for (let head = 0; head < queue.length; head++) {
    for (const hex of neighbours[queue[head]!]!) {
      if (seen[hex]) continue;
      seen[hex] = 1;
      if (occupied[hex]) queue.push(hex);
      else {
        reached.push(hex);
        if (hex !== cave && ground[hex]! & open) queue.push(hex);
      }
    }
  }
  return [...reached];
}

/** M7: a terrain symbol fits its terrain, the any-terrain symbol every terrain, every symbol the cave, none a nest. */
export const fits = (board: Board, symbol: Sign, hex: number): boolean => (board.ground[hex]! & bitsOf(symbol)) !== 0;

/**
 * Up to `n` steps in a row over hexes of any kind. Each hex costs a step, an occupied one too, and the companion may not stop on it;
 * there is no free passage, and the cave ends the run.
 */
export function withinSteps(board: Board, occupied: Occupied, start: number, n: number): number[] {
  const { neighbours, cave } = board;
  const found: number[] = [];
  const known = new Set([start]);
  let edge = [start];
  for (let step = 0; step < n; step++) {
    const further: number[] = [];
    for (const from of edge) {
      for (const hex of neighbours[from]!) {
        if (known.has(hex)) continue;
        known.add(hex);
        if (!occupied[hex]) found.push(hex);
        if (hex !== cave) further.push(hex);
      }
    }
    edge = further;
  }
  return found;
}

/**
 * A4, A5, A8: the nests where an animal may appear. The free ones of the target number; if there are none, of the next higher number
 * that has one. Whoever may use occupied nests has all of the target number. The target is never lower than the lowest nest.
 */
export function nestsFor(board: Board, occupied: Occupied, target: number, mayShare: boolean): readonly number[] {
  for (let number = Math.max(target, board.lowest); number <= board.highest; number++) {
    const nests = board.nests.get(number) ?? [];
    if (mayShare && nests.length) return nests;
    const free = nests.filter((hex) => !occupied[hex]);
    if (free.length) return free;
  }
  return [];
}
