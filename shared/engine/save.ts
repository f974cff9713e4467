import type { Json, Params } from './json.ts';
import type { Chance } from './random.ts';

/** One entry of the agenda: a named step with its arguments and the answers it has so far, by the name of the question. */
export interface Frame {
  id: number;
  step: string;
  args: Json;
  answers: Record<string, string[]>;
}

/** A running game as plain JSON: facts and an agenda. It outlives eviction, deploys and new code. */
export interface Save<Facts = unknown> {
  game: string;
  /** The meaning of the rules this play was started under; never changes. */
  rules: number;
  /** How many of the game's migrations have been applied. */
  migrated: number;
  seats: number;
  options: Params;
  chance: Chance;
  facts: Facts;
  /** A stack: the last frame is the one being run. */
  agenda: Frame[];
  /** Frames made so far, so that no two ever share an id. */
  frames: number;
}

/** What happened, for the log and for motion on the table. `all` is for everyone, `only` adds what one seat may know. */
export interface Happening {
  type: string;
  all: Params | null;
  only?: Record<number, Params>;
}

/** A happening as one viewer is told of it. */
export interface Told {
  type: string;
  of: Params;
}

/** All that can happen in a game, by type; what only some are told of is optional. */
export type Happenings<H> = { [Type in keyof H]: Params };

/** A happening of one game: by its type one knows what is told of it. */
export type ToldOf<H> = { [Type in keyof H & string]: { type: Type; of: H[Type] } }[keyof H & string];

/** A seat number, or someone who only watches. */
export type Viewer = number | 'watch';

export function toldTo(viewer: Viewer, happenings: readonly Happening[]): Told[] {
  const told: Told[] = [];
  for (const { type, all, only } of happenings) {
    const own = viewer === 'watch' ? undefined : only?.[viewer];
    if (all || own) told.push({ type, of: { ...all, ...own } });
  }
  return told;
}
