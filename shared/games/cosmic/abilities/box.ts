import type { Ability, Alert, Alien, Between, Technology } from './ability.ts';
import type { BendPoint, Bends } from './bends.ts';
import type { Stage } from './moments.ts';

/** What hooks in at a moment: a card that anyone may have, a flare, a technology, and the powers of these aliens. */
export interface Hooks {
  cards: boolean;
  flares: boolean;
  techs: boolean;
  aliens: ReadonlySet<string>;
  /** The parts of the moment in which something does. */
  stages: ReadonlySet<Stage>;
  /** Some of them may lie hidden. */
  hidden: boolean;
}

/** What a table knows of the abilities in the game, by name only. */
export interface Box {
  /** By moment. */
  hooks: ReadonlyMap<string, Hooks>;
  /** By ability, what it bends once it was used. */
  lasting: ReadonlyMap<string, Bends>;
  /** By point and alien, what bends it without being used. */
  always: ReadonlyMap<BendPoint, ReadonlyMap<string, readonly Ability[]>>;
  /** By alien, what will change the totals as far as anyone can know. */
  foreseen: ReadonlyMap<string, readonly Ability[]>;
  /** Steps that stand before each phase. */
  between: readonly Between[];
  /** Aliens that need something before the game begins. */
  setup: ReadonlySet<string>;
  /** Aliens whose power brings in sheets that nobody plays. */
  draws: ReadonlySet<string>;
  technologies: Readonly<Record<string, Technology>>;
  /** By alien, the choice that leaves it in the box. */
  unless: ReadonlyMap<string, NonNullable<Alien['unless']>>;
  /** By alien, its alert level. */
  alert: ReadonlyMap<string, Alert>;
}

export const isPower = ({ face, tech }: Ability): boolean => face === undefined && tech === undefined;
