import type { CentauriView } from '$shared/games/centauri/view.ts';
import type { CometView } from '$shared/games/comet/view.ts';
import type { CosmicView } from '$shared/games/cosmic/view.ts';
import { centauriPicture } from './centauri.ts';
import { cometPicture } from './comet.ts';
import { cosmicPicture } from './cosmic.ts';
import { defs, faint, FOOT, grounds, HEIGHT, line, paintOf, row, shape, short, surface, WIDTH, write } from './paper.ts';

export interface Pictured {
  game: string;
  title: string;
  /** Below the title: the game, and where it stands. */
  under: string;
  names: readonly string[];
  /** As a watcher is shown it; null before the game begins, and for an invitation. */
  board: unknown;
}

const logo =
  '<path d="M5 6h14a4 4 0 0 1 4 4v6a4 4 0 0 1-4 4h-6l-4.5 4v-4H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2z" fill="#eef0f6"/><path d="M13 13h14a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2h-3.5v4L19 26h-6a4 4 0 0 1-4-4v-5a4 4 0 0 1 4-4z" fill="#12151f" stroke="#eef0f6" stroke-width="2"/>';

/** Seats around an empty table. */
function table(names: readonly string[]): string {
  const step = 200;
  const left = WIDTH / 2 - ((names.length - 1) * step) / 2;
  return names
    .map((name, seat) => {
      const x = left + seat * step;
      const { fill, edge, on } = paintOf(seat);
      return `<circle cx="${x}" cy="240" r="72" fill="${fill}" stroke="${edge}" stroke-width="4"/>${shape(seat, x, 240, 72, on)}${write(
        short(name, 13),
        { x, y: 360, size: 26, bold: true, anchor: 'middle' },
      )}`;
    })
    .join('');
}

function position({ game, board, names }: Pictured): string {
  if (board === null) return table(names);
  if (game === 'cosmic') return cosmicPicture(board as CosmicView, names);
  if (game === 'comet') return cometPicture(board as CometView, names);
  return game === 'centauri' ? centauriPicture(board as CentauriView, names) : row(names, [], 60);
}

/** A table as a messenger shows it: what a watcher may know, and nothing else. */
export function pictureOf(shown: Pictured): string {
  const top = HEIGHT - FOOT;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${defs}<rect width="${WIDTH}" height="${HEIGHT}" fill="${grounds[shown.game] ?? surface}"/>${position(shown)}<rect y="${top}" width="${WIDTH}" height="${FOOT}" fill="${surface}"/><path d="M0 ${top}h${WIDTH}" stroke="${line}"/><g transform="translate(34 ${top + 16}) scale(2)">${logo}</g>${write(short(shown.title, 56), { x: 116, y: top + 46, size: 34, bold: true })}${write(short(shown.under, 84), { x: 116, y: top + 78, size: 23, fill: faint })}</svg>`;
}
