import { homeIn } from '$shared/games/cosmic/facts.ts';
import type { CosmicView } from '$shared/games/cosmic/view.ts';
import { fleetsOf } from '../ships/fleets.ts';
import { gateOf, orreryOf, starsOf, trackAt, warpAt, type Point } from '../sky/orrery.ts';
import { FOOT, HEIGHT, ink, line, paintOf, shape, short, surface, WIDTH, write } from '$lib/embed/picture/paper.ts';

/** Drawn as on the table, and enlarged: a messenger shows it small. */
const ZOOM = 1.42;

function stack(seat: number, ships: number, { x, y }: Point): string {
  const { fill, edge, on } = paintOf(seat);
  const edges = Math.min(ships, 4) - 1;
  const top = -9.5 - 1.5 * edges;
  const side = edges > 0 ? `<rect x="-17" y="${top + 3}" width="34" height="${16 + 3 * edges}" rx="6" fill="${edge}"/>` : '';
  return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)})">${side}<rect x="-17" y="${top}" width="34" height="19" rx="6" fill="${fill}" stroke="${edge}"/>${shape(seat, -8, top + 9.5, 10, on)}${write(String(ships), { x: 7, y: top + 14.5, size: 13, fill: on, bold: true, anchor: 'middle' })}</g>`;
}

export const ground = '#0a0c18';

export function picture(board: CosmicView, names: readonly string[]): string {
  const { encounter } = board;
  const size = { width: WIDTH / ZOOM, height: (HEIGHT - FOOT) / ZOOM };
  const target = encounter?.planet ?? null;
  const tag = { width: 150, height: 44 };
  const others = { 2: ['tl'], 3: ['tl', 'tr'], 4: ['bl', 'tl', 'br'], 5: ['bl', 'tl', 'tr', 'br'] }[board.seats.length] ?? [];
  /** Clockwise from the first seat, which is at the bottom. */
  const corners = ['bm', ...others];
  const plates = corners.map((corner) => {
    const left = corner.endsWith('l') ? 0 : (size.width - tag.width) / (corner.endsWith('m') ? 2 : 1);
    const height = corner === 'bm' ? 26 : tag.height;
    const top = corner.startsWith('t') ? 0 : size.height - height;
    return { left, top, right: left + tag.width, bottom: top + height };
  });
  const defended = target ? { planet: target, allies: encounter!.defenders.length } : null;
  const sky = orreryOf({ ...size, seats: board.seats.length, each: board.goal, homes: board.homes, you: 0, plates, defended });
  const gate = target ? gateOf(sky, target) : null;

  const beam = gate
    ? `<path d="${gate.beam}" fill="${paintOf(encounter!.offense).fill}" fill-opacity=".26" stroke="${paintOf(encounter!.offense).ink}" stroke-opacity=".75" stroke-width="1.5"/>`
    : '';
  const warp = `<g transform="translate(${sky.warp.x} ${sky.warp.y}) scale(${sky.scale})"><circle r="86" fill="${surface}" stroke="${line}"/><path d="M-68.8 82A107 107 0 1 1 68.8 82" fill="none" stroke="${line}" stroke-width="2"/>${board.seats
    .map(({ foreign }, seat) => {
      const { x, y } = trackAt(foreign, board.goal, (seat - (board.seats.length - 1) / 2) * 9);
      return `<circle cx="${x}" cy="${y}" r="9" fill="${surface}" stroke="${paintOf(seat).fill}" stroke-width="2"/>${shape(seat, x, y, 11)}`;
    })
    .join('')}${board.seats.map((one, seat) => (one.warp ? stack(seat, one.warp, warpAt(seat)) : '')).join('')}</g>`;
  const worlds = Object.entries(board.planets).map(([planet, ships]) => {
    const owner = homeIn(board.homes, planet);
    const spot = sky.planets[planet]!;
    const isTarget = planet === target;
    const ring = isTarget
      ? `<circle cx="${spot.x}" cy="${spot.y}" r="${sky.radius + 8}" fill="none" stroke="${ink}" stroke-width="2" stroke-dasharray="9 5"/>`
      : '';
    return [
      `<circle cx="${spot.x}" cy="${spot.y}" r="${sky.radius}" fill="${paintOf(owner).world}"${ships[owner] ? '' : ' opacity=".4"'}/><circle cx="${spot.x}" cy="${spot.y}" r="${sky.radius}" fill="url(#shade)"/>`,
      ring,
    ].join('');
  });
  const fleets = fleetsOf(sky, board, plates).map(({ seat, ships, at }) => stack(seat, ships, at));
  const tags = corners.map((corner, seat) => {
    const name = short(names[seat] ?? '', 12);
    const y = corner.startsWith('t') ? 28 : size.height - (corner === 'bm' ? 8 : 16);
    if (corner.endsWith('r')) {
      const x = size.width - 14;
      return shape(seat, x - 7, y - 6, 14) + write(name, { x: x - 20, y, size: 18, bold: true, anchor: 'end' });
    }
    const x = corner === 'bm' ? size.width / 2 - 10 - 5 * [...name].length : 14;
    return shape(seat, x + 7, y - 6, 14) + write(name, { x: x + 20, y, size: 18, bold: true });
  });
  return `<g transform="scale(${ZOOM})"><path d="${starsOf(size.width, size.height)}" stroke="#6a7390" stroke-width="1.4" stroke-linecap="round"/><ellipse cx="${sky.centre.x}" cy="${sky.centre.y}" rx="${sky.rx}" ry="${sky.ry}" fill="none" stroke="${line}" stroke-opacity=".55"/>${beam}${warp}${worlds.join('')}${fleets.join('')}${tags.join('')}</g>`;
}
