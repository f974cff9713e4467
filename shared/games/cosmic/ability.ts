import type { Asking } from '../../engine/table.ts';
import type { Step } from '../../engine/rules.ts';
import type { Card, Face } from './cards.ts';
import type { Use } from './facts.ts';
import type { Moment } from './moments.ts';
import type { CosmicTable } from './table.ts';

export const roles = ['any', 'offense', 'main', 'side', 'bystander', 'not-main'] as const;
/** `side` is a main player or an ally. */
export type Role = (typeof roles)[number];

/** What a power, an artifact or a reinforcement can do, at which moment and in which role. */
export interface Ability {
  /** `zombie.immortal`, `artifact:plague`. */
  id: string;
  at: readonly Moment[];
  as: Role;
  /** The card it is played with; a power needs none. */
  face?: Face;
  /** The technology it belongs to: neither a power nor a card. `when` says whose it is. */
  tech?: string;
  /** It is no use: nothing answers it, and it works though the power is off for the encounter. */
  quiet?: true;
  /** It happens whenever it can. */
  must?: true;
  /** Public facts only: it says who may be asked. */
  when?(table: CosmicTable, seat: number): boolean;
  /** The ways to use it, if there are several: a side, a seat. */
  ways?(table: CosmicTable, seat: number): string[];
  /** What else is chosen before it is announced. */
  choose?(table: CosmicTable, seat: number): Asking<string[]>;
  /** The seats it is aimed at; if not said, the main player on the other side. */
  aims?(table: CosmicTable, seat: number, picks: readonly string[]): number[];
  /** Where it hooks on `on.card-source`, which is a question and no window. */
  source?: Source;
  /** Nobody stopped it. */
  effect(table: CosmicTable, use: Use): void;
  /** It was stopped. */
  stopped?(table: CosmicTable, use: Use): void;
}

/** Cards that a seat may play or lay as if from its hand, and how one of them leaves its place. How many there are is for all to see. */
export interface Source {
  cards(table: CosmicTable, seat: number): readonly Card[];
  take(table: CosmicTable, seat: number, id: string): Face;
}

export interface Alien {
  id: string;
  alert: 'green' | 'yellow' | 'red';
  abilities: readonly Ability[];
  steps?: Record<string, Step<CosmicTable>>;
}

export interface Artifact {
  ability: Ability;
  steps?: Record<string, Step<CosmicTable>>;
}

export function playsAs(role: Role, table: CosmicTable, seat: number): boolean {
  if (role === 'any') return true;
  if (role === 'offense') return table.encounter.offense === seat;
  if (role === 'main') return table.isMain(seat);
  if (role === 'not-main') return !table.isMain(seat);
  return (table.sideOf(seat) !== null) === (role === 'side');
}
