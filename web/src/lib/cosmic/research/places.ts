import { neighboursOf } from '$shared/games/cosmic/systems.ts';
import type { CosmicView } from '$shared/games/cosmic/view.ts';

/** Where a piece stands, in words of the board: on a planet, in a gap beside one, somewhere else. */
export interface Placed {
  /** The technology it is of; a planet is a piece of its own. */
  id?: string;
  seat: number;
  place: string;
  kind: 'planet' | 'gap' | 'ship' | 'warp' | 'encounter' | 'off';
}

/** Have technologies put any on the table: planets, ships with names, guns? */
export const hasPieces = ({ homes, flagships, seats }: CosmicView): boolean =>
  Boolean(homes ?? flagships) || seats.some(({ techs = [] }) => techs.some(({ at }) => at !== undefined));

/** All that technologies have put on the table. */
export function placesOf(board: CosmicView): Placed[] {
  const { homes = {}, flagships = [], planets } = board;
  const kindOf = (place: string): Placed['kind'] => {
    if (place in planets) return 'ship';
    if (place === 'warp') return 'warp';
    return place === 'gate' || place === 'beside' ? 'encounter' : 'off';
  };
  return [
    ...Object.entries(homes).map(([place, seat]): Placed => ({ seat, place, kind: 'planet' })),
    ...Object.keys(planets).flatMap((place) =>
      behindPlanet(board, place).map(({ id, seat }): Placed => ({ id, seat, place, kind: 'gap' })),
    ),
    ...flagships.map(({ id, seat, at }): Placed => ({ id, seat, place: at, kind: kindOf(at) })),
  ];
}

/** Those that stand in the gap behind this planet, where systems are drawn row by row; what has lost its planet stands behind the one before. */
export const behindPlanet = (board: CosmicView, planet: string): { id: string; seat: number }[] =>
  board.seats.flatMap(({ techs = [] }, seat) =>
    techs.flatMap(({ tech, at }) =>
      tech !== undefined && at !== undefined && neighboursOf(board, at)[0] === planet ? [{ id: tech, seat }] : [],
    ),
  );
