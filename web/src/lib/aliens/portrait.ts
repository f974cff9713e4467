import { aliens } from '$shared/games/cosmic/aliens/aliens.ts';

/** Portraits as pictures of their own: each on the night of its world, under as many moons as its alert has. */

const drawn = import.meta.glob<string>('../cosmic/portraits/*.svg', { query: '?raw', import: 'default', eager: true });

/** How many moons, and the world's colour, its shade, its light, its night and the glow in it. */
const worlds = {
  green: { moons: 1, w: '#6ba095', wd: '#3d6660', wp: '#a9cfc3', wn: '#1f3134', wm: '#2d4a48' },
  yellow: { moons: 2, w: '#c3ae7e', wd: '#857353', wp: '#e5d7b0', wn: '#3c362e', wm: '#5e523f' },
  red: { moons: 3, w: '#b9706b', wd: '#81413f', wp: '#dba79f', wn: '#3a2226', wm: '#5b3032' },
};
const INK = '#12151f';
const PAPER = '#fbfaf7';

const moonsAt = [212, 190, 168];

/** What a portrait's classes stand for; `l` and a letter is a line of that colour. */
function attributesOf(name: string, { w, wd, wp, wn, wm }: (typeof worlds)['green']): string {
  const fills: Record<string, string> = { w, wd, wp, wn, wm, pk: INK, pp: PAPER };
  const lines: Record<string, string> = { lk: INK, lp: PAPER, ld: wd, lw: w, ll: wp, ln2: wn };
  return lines[name] ? `fill="none" stroke="${lines[name]}"` : `fill="${fills[name]}"`;
}

/** Null for an alien that is not in the box. */
export function portraitOf(id: string): string | null {
  const alien = aliens[id];
  const text = drawn[`../cosmic/portraits/${id}.svg`];
  if (!alien || !text) return null;
  const world = worlds[alien.alert];
  const moons = moonsAt.slice(0, world.moons).map((cx) => `<circle class="wp" cx="${cx}" cy="28" r="8"/>`);
  const night =
    '<path class="wn" d="M0 0h240v240H0z"/><circle class="wm" cx="120" cy="122" r="94"/>' +
    '<path class="lp" stroke-width="3.4" opacity=".5" d="M22 40h.01M44 196h.01M216 178h.01M30 112h.01M98 12h.01M226 96h.01"/>';
  return text
    .replace(
      /<svg[^>]*>/,
      (root) => `${root.replace('>', ' stroke-width="5" stroke-linecap="round" stroke-linejoin="round">')}${night}${moons.join('')}`,
    )
    .replaceAll(/class="(\w+)"/g, (_, name: string) => attributesOf(name, world));
}
