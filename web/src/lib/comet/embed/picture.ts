import { boards, hexAt } from '$shared/games/comet/map/board.ts';
import { tokens } from '$shared/games/comet/cards.ts';
import { scoreOf } from '$shared/games/comet/scoring.ts';
import type { CometView } from '$shared/games/comet/view.ts';
import { DRAWN, frameOf, middleOf, outline } from '../land/hexes.ts';
import { FOOT, HEIGHT, paintOf, row, shape, WIDTH, write } from '$lib/embed/picture/paper.ts';

const lands: Record<string, string> = {
  meadow: '#7f935a',
  jungle: '#416a50',
  desert: '#b0915f',
  water: '#5a8699',
  lava: '#6c5458',
  nest: '#d9cfba',
  cave: '#2d2a33',
};
const TOP = 70;

export const ground = '#0d0e14';

export function picture(view: CometView, names: readonly string[]): string {
  const board = boards[view.side];
  const frame = frameOf(board.hexes);
  const high = HEIGHT - FOOT - TOP - 12;
  const scale = high / frame.height;
  const left = (WIDTH - frame.width * scale) / 2 - frame.x * scale;
  const at = (hex: string) => middleOf(board.hexes[hexAt(board, hex)]!);
  const hexes = board.hexes.map((hex) => `<path d="${outline(middleOf(hex), DRAWN)}" fill="${lands[hex.terrain ?? hex.kind] ?? '#555'}"/>`);
  const taken = new Set(view.seats.flatMap(({ companions }) => companions));
  const eggs = board.hexes
    .filter(({ kind, id }) => kind === 'nest' && !taken.has(id))
    .map((hex) => {
      const { x, y } = middleOf(hex);
      const egg = `<path transform="translate(${x} ${y})" d="M0-20c8 0 15 11 15 20 0 9-6 15-15 15s-15-6-15-15c0-9 7-20 15-20z" fill="#fffaf0" stroke="#8a7a55" stroke-width="1.5"/>`;
      return egg + write(String(hex.nest), { x, y: y + 7, size: 18, fill: '#3a3327', bold: true, anchor: 'middle' });
    });
  const cave = middleOf(board.hexes[board.cave]!);
  const mouth = `<path transform="translate(${cave.x} ${cave.y})" d="M-26 24c-3-26 8-44 26-44s29 18 26 44z" fill="#6b6476"/><path transform="translate(${cave.x} ${cave.y})" d="M-16 24c-2-18 5-28 16-28s18 10 16 28z" fill="#0d0e14"/>`;
  const beasts = tokens.flatMap((token) => {
    const hex = view.tokens[token];
    return hex ? [`<circle cx="${at(hex).x}" cy="${at(hex).y}" r="22" fill="#f7f1e2" stroke="#3a3327" stroke-width="3"/>`] : [];
  });
  const companions = view.seats.flatMap(({ companions }, seat) =>
    companions.flatMap((hex) => {
      if (!hex) return [];
      const { x, y } = at(hex);
      return [
        `<circle cx="${x}" cy="${y}" r="27" fill="${paintOf(seat).fill}" stroke="#ffffff" stroke-width="4"/>${shape(seat, x, y, 30, paintOf(seat).on)}`,
      ];
    }),
  );
  const points = view.seats.map(
    ({ leader, rescued }) =>
      scoreOf(
        leader.kind,
        rescued.map(({ kind }) => kind),
      ).total,
  );
  return `${row(names, points, 46)}<g transform="translate(${left} ${TOP - frame.y * scale}) scale(${scale})">${hexes.join('')}${eggs.join('')}${mouth}${beasts.join('')}${companions.join('')}</g>`;
}
