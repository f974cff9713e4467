import type { Hex } from '$shared/games/comet/map/board.ts';

/** Where hexes lie on the map: pointy tops, rows below each other. */
export interface Point {
  x: number;
  y: number;
}

/** From the middle of a hex to its top. */
export const SIZE = 41.5;
/** From one hex to the next in its row. */
export const WIDTH = Math.sqrt(3) * SIZE;
/** What a hex is drawn with, leaving a seam to its neighbours. */
export const DRAWN = 40.5;
const MARGIN = 4;

const round = (value: number): number => Math.round(value * 10) / 10;

export const middleOf = ({ q, r }: Pick<Hex, 'q' | 'r'>): Point => ({ x: round(WIDTH * (q + r / 2)), y: round(1.5 * SIZE * r) });

/** A hex of this size around a point, as a closed path. */
export function outline({ x, y }: Point, size: number): string {
  const half = (Math.sqrt(3) / 2) * size;
  const corners = [
    [0, -size],
    [half, -size / 2],
    [half, size / 2],
    [0, size],
    [-half, size / 2],
    [-half, -size / 2],
  ] as const;
  return `M${corners.map(([dx, dy]) => `${round(x + dx)} ${round(y + dy)}`).join('L')}z`;
}

export interface Frame extends Point {
  width: number;
  height: number;
}

/** What holds the whole board. */
export function frameOf(hexes: readonly Hex[]): Frame {
  const middles = hexes.map(middleOf);
  const xs = middles.map(({ x }) => x);
  const ys = middles.map(({ y }) => y);
  const x = Math.min(...xs) - WIDTH / 2 - MARGIN;
  const y = Math.min(...ys) - SIZE - MARGIN;
  return { x, y, width: Math.max(...xs) + WIDTH / 2 + MARGIN - x, height: Math.max(...ys) + SIZE + MARGIN - y };
}

/** Enter and space press what is no button of the browser's own. */
export const onPress = (press: () => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Enter' && event.key !== ' ') return;
  event.preventDefault();
  event.stopPropagation();
  press();
};
