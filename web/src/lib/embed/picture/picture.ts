import { defs, faint, FOOT, HEIGHT, line, paintOf, row, shape, short, surface, WIDTH, write } from './paper.ts';

/** How a game draws its position; one that does not is shown by the names of its seats. */
interface Picture {
  /** The colour of its night. */
  ground: string;
  picture(board: unknown, names: readonly string[]): string;
}

const pictures = import.meta.glob<Picture>('../../*/embed/picture.ts', { eager: true });
const drawnBy = (game: string): Picture | undefined => pictures[`../../${game}/embed/picture.ts`];

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
  return drawnBy(game)?.picture(board, names) ?? row(names, [], 60);
}

/** A table as a messenger shows it: what a watcher may know, and nothing else. */
export function pictureOf(shown: Pictured): string {
  const top = HEIGHT - FOOT;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${defs}<rect width="${WIDTH}" height="${HEIGHT}" fill="${drawnBy(shown.game)?.ground ?? surface}"/>${position(shown)}<rect y="${top}" width="${WIDTH}" height="${FOOT}" fill="${surface}"/><path d="M0 ${top}h${WIDTH}" stroke="${line}"/><g transform="translate(34 ${top + 16}) scale(2)">${logo}</g>${write(short(shown.title, 56), { x: 116, y: top + 46, size: 34, bold: true })}${write(short(shown.under, 84), { x: 116, y: top + 78, size: 23, fill: faint })}</svg>`;
}
