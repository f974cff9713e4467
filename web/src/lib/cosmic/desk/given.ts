import type { Decision } from '$shared/engine/decision.ts';
import type { CosmicView } from '$shared/games/cosmic/view.ts';

const PLANET = 'planet:';

/**
 * The board as a seat sees it while its answer is on its way: the gate points at the planet it has chosen, and the ships it sends stand in it.
 * Whatever else was chosen is only marked: what follows from it the room works out. Then this is the board itself.
 */
export function withGiven(board: CosmicView, decision: Decision | null, given: readonly string[] | null): CosmicView {
  const { encounter } = board;
  if (!encounter || !decision || !given?.length || !given.every((pick) => pick.startsWith(PLANET))) return board;
  const from = given.map((pick) => pick.slice(PLANET.length));
  if (decision.about.key === 'cosmic.aim') return { ...board, encounter: { ...encounter, planet: from[0]! } };
  if (decision.about.key !== 'cosmic.send') return board;
  const { seat } = decision;
  const left = (planet: string) => from.filter((one) => one === planet).length;
  const planets = Object.entries(board.planets).map(([planet, ships]) => [
    planet,
    ships.map((n, at) => (at === seat ? n - left(planet) : n)),
  ]);
  const waiting = encounter.gate.find((stack) => stack.seat === seat) ?? { seat, ships: 0, from: {} };
  const gate = [...encounter.gate.filter((stack) => stack !== waiting), { ...waiting, ships: waiting.ships + from.length }];
  return { ...board, planets: Object.fromEntries(planets) as CosmicView['planets'], encounter: { ...encounter, gate } };
}
