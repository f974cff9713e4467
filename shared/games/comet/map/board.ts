import sideA from '../data/board-a.json' with { type: 'json' };
import sideB from '../data/board-b.json' with { type: 'json' };
import { terrains, type Sign, type Terrain } from '../cards.ts';

export interface Hex {
  id: string;
  q: number;
  r: number;
  kind: 'terrain' | 'nest' | 'cave';
  terrain?: Terrain;
  nest?: number;
  /** Steps to the cave over terrain, the step into it included. */
  distance: number;
}

/** A side of the board. Hexes are counted from 0 inside the rules and named by their ids outside. */
export interface Board {
  hexes: Hex[];
  index: ReadonlyMap<string, number>;
  neighbours: readonly (readonly number[])[];
  /** Per hex the bit of its terrain; a nest has none. The cave has all: every symbol fits it. */
  ground: readonly number[];
  cave: number;
  /** The nests by their number. */
  nests: ReadonlyMap<number, readonly number[]>;
  lowest: number;
  highest: number;
}

export const sides = ['A', 'B'] as const;
export type Side = (typeof sides)[number];

const VECTORS = [
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
] as const;

export const EVERY_TERRAIN = 2 ** terrains.length - 1;
export const bitOf = (terrain: Terrain): number => 1 << terrains.indexOf(terrain);
/** The terrains a symbol fits, as bits. */
export const bitsOf = (symbol: Sign): number => (symbol === 'any' ? EVERY_TERRAIN : bitOf(symbol));
export const bitsOfAll = (list: readonly Sign[]): number => list.reduce((bits, symbol) => bits | bitsOf(symbol), 0);

function boardOf(hexes: Hex[]): Board {
  const index = new Map(hexes.map(({ id }, i) => [id, i]));
  const at = new Map(hexes.map(({ q, r }, i) => [`${q},${r}`, i]));
  const neighbours = hexes.map(({ q, r }) =>
    VECTORS.flatMap(([dq, dr]) => {
      const neighbour = at.get(`${q + dq},${r + dr}`);
      return neighbour === undefined ? [] : [neighbour];
    }),
  );
  const nests = new Map<number, number[]>();
  for (const [i, { nest }] of hexes.entries()) if (nest !== undefined) nests.set(nest, [...(nests.get(nest) ?? []), i]);
  return {
    hexes,
    index,
    neighbours,
    ground: hexes.map(({ kind, terrain }) => (kind === 'cave' ? EVERY_TERRAIN : terrain ? bitOf(terrain) : 0)),
    cave: hexes.findIndex(({ kind }) => kind === 'cave'),
    nests,
    lowest: Math.min(...nests.keys()),
    highest: Math.max(...nests.keys()),
  };
}

export const boards: Record<Side, Board> = { A: boardOf(sideA as Hex[]), B: boardOf(sideB as Hex[]) };

export function hexAt(board: Board, id: string): number {
  const hex = board.index.get(id);
  if (hex === undefined) throw new Error(`no hex ${id}`);
  return hex;
}
