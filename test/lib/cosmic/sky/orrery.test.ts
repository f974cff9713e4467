import { expect, it } from 'vitest';
import { homeIn } from '$shared/games/cosmic/facts.ts';
import { besideAt, orreryOf, stackAt, type Box, type Orrery, type Point } from '$lib/cosmic/sky/orrery.ts';

const PLATE = { width: 160, height: 92 };
const EDGE = 15;
/** As on the board: clockwise from the viewer's left. */
const corners: Record<number, string[]> = { 3: ['tl', 'tr'], 4: ['bl', 'tl', 'br'], 5: ['bl', 'tl', 'tr', 'br'] };

function platesOn(seats: number, width: number, height: number): Box[] {
  return corners[seats]!.map((corner) => {
    const left = corner.endsWith('l') ? EDGE : width - EDGE - PLATE.width;
    const top = corner.startsWith('t') ? EDGE : height - EDGE - PLATE.height;
    return { left, top, right: left + PLATE.width, bottom: top + PLATE.height };
  });
}

const isOn = ({ x, y }: Point, half: Point, box: Box): boolean =>
  x - half.x < box.right && x + half.x > box.left && y - half.y < box.bottom && y + half.y > box.top;

/** Worlds, and stacks of those at home there, on which a plate lies. */
function hidden(sky: Orrery, plates: readonly Box[]): string[] {
  return Object.entries(sky.planets).flatMap(([planet, world]) => {
    const ships = stackAt(sky, planet, homeIn(sky.homes, planet), []);
    const isUnder = plates.some((plate) => isOn(world, { x: sky.radius, y: sky.radius }, plate) || isOn(ships, { x: 17, y: 9.5 }, plate));
    return isUnder ? [planet] : [];
  });
}

const boards = [
  [768, 460],
  [820, 380],
  [820, 350],
  [768, 420],
  [1018, 450],
  [1058, 400],
  [1350, 640],
] as const;

for (const seats of [3, 4, 5]) {
  for (const [width, height] of boards) {
    it(`no plate lies on a world or its ships at a table of ${seats}, on a board of ${width} × ${height}`, () => {
      const plates = platesOn(seats, width, height);
      expect(hidden(orreryOf({ width, height, seats, each: 5, you: 0, plates }), plates)).toEqual([]);
    });
  }
}

it('the orbit is as wide as the board lets it be', () => {
  const wide = (plates: Box[]): number => orreryOf({ width: 820, height: 380, seats: 5, each: 5, you: 0, plates }).rx;
  expect(wide([])).toBeGreaterThan(wide(platesOn(5, 820, 380)));
});

it('each seat has its planets together, and the viewer sits at the bottom', () => {
  for (const you of [0, 2]) {
    const { planets, centre } = orreryOf({ width: 1018, height: 450, seats: 5, each: 5, you });
    const own = Object.entries(planets).filter(([planet]) => homeIn({}, planet) === you);
    expect(own).toHaveLength(5);
    for (const [, { y }] of own) expect(y).toBeGreaterThan(centre.y);
    // left to right for their owner
    expect(own.map(([, { x }]) => x)).toEqual(own.map(([, { x }]) => x).sort((one, other) => one - other));
  }
});

it('planets follow one another at equal distance along the orbit', () => {
  const { planets, spacing } = orreryOf({ width: 1200, height: 560, seats: 3, each: 5, you: 0 });
  for (const n of [1, 2, 3, 4]) {
    const [one, next] = [planets[`b${n}`]!, planets[`b${n + 1}`]!];
    // the chord is a little shorter than the way along it
    const far = Math.hypot(next.x - one.x, next.y - one.y);
    expect(far / spacing).toBeGreaterThan(0.97);
    expect(far / spacing).toBeLessThanOrEqual(1.001);
  }
});

it('allies of the defense are on the board', () => {
  for (const planet of ['a1', 'b3', 'c3', 'd3', 'e5']) {
    const sky = orreryOf({ width: 1018, height: 450, seats: 5, each: 5, you: 0, defended: { planet, allies: 3 } });
    for (const n of [0, 1, 2]) {
      const { x, y } = besideAt(sky, planet, n, 3);
      expect(Math.min(x, 1018 - x)).toBeGreaterThan(17);
      expect(Math.min(y, 450 - y)).toBeGreaterThan(15);
    }
  }
});
