import { colours, colourOf, type Colour } from '$lib/colours.ts';
import { escapeMarkup } from '../escape-markup.ts';

/** What pictures for messengers are drawn with: plain SVG, since whatever turns it into pixels knows no variables and no sprite. */

export const WIDTH = 1200;
export const HEIGHT = 630;
/** The strip at the foot with the name of the table. */
export const FOOT = 96;

export const ink = '#eef0f6';
export const faint = '#b7bdce';
export const line = '#434b61';
export const surface = '#12151f';

interface Paint {
  fill: string;
  on: string;
  edge: string;
  ink: string;
  world: string;
}
const paints: Record<Colour, Paint> = {
  red: { fill: '#dc3626', on: '#ffffff', edge: '#8e1d13', ink: '#ff8a78', world: '#b9706b' },
  blue: { fill: '#346cd2', on: '#ffffff', edge: '#1b4392', ink: '#8fb4ff', world: '#5f80bd' },
  yellow: { fill: '#fbca4b', on: '#10131c', edge: '#a27e1f', ink: '#fbca4b', world: '#c3ae7e' },
  green: { fill: '#44af89', on: '#10131c', edge: '#24704f', ink: '#6fd0ac', world: '#6ba095' },
  purple: { fill: '#ce86f7', on: '#10131c', edge: '#84509f', ink: '#dda6ff', world: '#a98acb' },
};
export const paintOf = (seat: number): Paint => paints[colourOf(seat)];

/** Within a square of 16. */
const shapes: Record<Colour, string> = {
  red: 'M8 2 14.5 13.6H1.5z',
  blue: 'M1.6 8a6.4 6.4 0 1 0 12.8 0a6.4 6.4 0 1 0-12.8 0z',
  yellow: 'M8 1.2 14.8 8 8 14.8 1.2 8z',
  green: 'M2.5 2.5h11v11h-11z',
  purple: 'M8 1.2L10.06 5.77L15.04 6.31L11.33 9.68L12.35 14.59L8 12.1L3.65 14.59L4.67 9.68L0.96 6.31L5.94 5.77z',
};

/** As much of a text as there is room for. */
export const short = (text: string, most: number): string => ([...text].length > most ? `${[...text].slice(0, most - 1).join('')}…` : text);

/** The light that falls on a world. */
export const defs =
  '<defs><radialGradient id="shade" cx=".34" cy=".28" r=".85"><stop offset="0" stop-color="#fff" stop-opacity=".34"/><stop offset=".42" stop-color="#fff" stop-opacity="0"/><stop offset=".72" stop-color="#05070f" stop-opacity=".18"/><stop offset="1" stop-color="#05070f" stop-opacity=".62"/></radialGradient></defs>';

interface Written {
  x: number;
  y: number;
  size: number;
  fill?: string;
  bold?: boolean;
  anchor?: 'start' | 'middle' | 'end';
}

export const write = (text: string, { x, y, size, fill = ink, bold = false, anchor = 'start' }: Written): string =>
  `<text x="${x}" y="${y}" font-family="Roboto" font-size="${size}" font-weight="${bold ? 700 : 400}" fill="${fill}" text-anchor="${anchor}">${escapeMarkup(text)}</text>`;

export const shape = (seat: number, x: number, y: number, size: number, fill = paintOf(seat).fill): string =>
  `<path transform="translate(${x - size / 2} ${y - size / 2}) scale(${size / 16})" d="${shapes[colours[seat % colours.length]!]}" fill="${fill}"/>`;

/** Everyone with what they have, in a row. */
export function row(names: readonly string[], counts: readonly (number | string)[], y: number): string {
  const step = (WIDTH - 80) / names.length;
  return names
    .map((name, seat) => {
      const x = 40 + seat * step;
      const room = Math.floor((step - 80) / 15);
      const fit = short(name, room);
      return shape(seat, x + 12, y - 9, 24) + write(`${fit} · ${counts[seat] ?? ''}`, { x: x + 34, y, size: 28, bold: true });
    })
    .join('');
}
