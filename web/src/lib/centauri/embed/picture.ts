import type { CentauriView } from '$shared/games/centauri/view.ts';
import { openRound } from '../revealed.ts';
import { ink, paintOf, row, shape, short, WIDTH, write } from '$lib/embed/picture/paper.ts';

export const ground = '#081116';

/** Planets, how green they are, and the backs or cards that lie at them. */
export function picture(board: CentauriView, names: readonly string[]): string {
  const last = board.past.length ? openRound(board, board.past.length) : null;
  const open = board.over || board.piles.every((pile) => pile.length === 0) ? last : null;
  const count = board.piles.length;
  const step = (WIDTH - 80) / count;
  const planets = board.piles.map((pile, planet) => {
    const x = 40 + (planet + 0.5) * step;
    const cards = open
      ? open.planets[planet]!.cards.map(({ owner }) => ({ owner, sign: '' }))
      : pile.map(({ owner, type }) => ({ owner, sign: type === 'terraforming' ? '+' : '?' }));
    const level = open ? open.planets[planet]!.level : pile.filter(({ type }) => type === 'terraforming').length;
    const perRow = Math.max(1, Math.floor((step - 20) / 46));
    const tiles = cards.slice(0, perRow * 2).map(({ owner, sign }, n) => {
      const inRow = Math.min(perRow, cards.length - Math.floor(n / perRow) * perRow);
      const left = x + ((n % perRow) - (inRow - 1) / 2) * 46 - 19;
      const top = 392 + Math.floor(n / perRow) * 66;
      const { fill, edge, on } = paintOf(owner);
      return `<rect x="${left}" y="${top}" width="38" height="56" rx="7" fill="${fill}" stroke="${edge}" stroke-width="2"/>${
        sign ? write(sign, { x: left + 19, y: top + 32, size: 26, fill: on, bold: true, anchor: 'middle' }) : ''
      }${shape(owner, left + 19, sign ? top + 44 : top + 28, sign ? 12 : 20, on)}`;
    });
    const green = Math.min(1, Math.max(0, level / 8));
    const active = open?.planets[planet]!.isActive
      ? `<circle cx="${x}" cy="236" r="118" fill="none" stroke="${ink}" stroke-width="4"/>`
      : '';
    const name = names[planet] ?? '';
    return `${active}<circle cx="${x}" cy="236" r="106" fill="#a98559"/><circle cx="${x}" cy="236" r="106" fill="#4f9a5f" fill-opacity="${green}"/><circle cx="${x}" cy="236" r="106" fill="url(#shade)"/>${
      open ? write(open.planets[planet]!.sum, { x, y: 258, size: 64, bold: true, anchor: 'middle' }) : ''
    }${write(short(name, 16), { x, y: 376, size: 24, anchor: 'middle' })}${tiles.join('')}`;
  });
  return `${row(names, last?.points ?? board.seats.map(() => 0), 60)}${planets.join('')}`;
}
