import type { Decision } from '../../../engine/decision.ts';
import type { Asking } from '../../../engine/table.ts';
import type { OptionSpec, Step } from '../../../engine/rules.ts';
import type { Sight } from '../bot/sight.ts';
import type { Card, Face } from '../cards/cards.ts';
import type { FlareSide, Phase, Tech, Use } from '../facts.ts';
import type { CosmicTable } from '../table.ts';
import type { Bends } from './bends.ts';
import type { Moment, Stage } from './moments.ts';
import type { OwnOrder } from './orders.ts';

export const roles = ['any', 'offense', 'defense', 'main', 'side', 'ally', 'bystander', 'not-main', 'not-offense'] as const;
/** `side` is a main player or an ally. */
export type Role = (typeof roles)[number];

/** What a power, a flare, an artifact, a reinforcement or a technology can do, at which moment and in which role. */
export interface Ability {
  /** `zombie.immortal`, `zombie.wild`, `artifact:plague`, `tech:<technology>.<part>`. */
  id: string;
  /** The alien whose power or flare it is: the list of all abilities says so. */
  alien?: string;
  at: readonly Moment[];
  /** Which part of the moment, where it has several; if not said, the first. */
  stage?: Stage;
  as: Role;
  /** The only phase in which it serves, where its moment may come in any. */
  during?: Phase;
  /** The card it is played with; a power needs none. */
  face?: Face;
  /** The side of a flare: the super one serves while the power of its alien does, the wild one otherwise. */
  flare?: FlareSide;
  /** The parts of its power that a super side makes more of. */
  augments?: readonly Ability[];
  /** The technology it belongs to: neither a power nor a card. It serves whoever has that completed; a secret one, whoever has it with enough ships. */
  tech?: string;
  /** It is no use: nothing answers it, and it works though the power is off for the encounter. */
  quiet?: true;
  /** It happens whenever it can. */
  must?: true;
  /** How often a part of a power serves, if not once an encounter or, where it answers an event, once an event. */
  repeats?: true;
  /** Public facts only: it says who may be asked. */
  when?(table: CosmicTable, seat: number): boolean;
  /** Public facts too: why it does not serve though this is the time for it, as one of the reasons that are said to its owner. */
  barred?(table: CosmicTable, seat: number): string | null;
  /** Its owner's own secrets: without it, it is not offered; who is asked does not depend on it. */
  can?(table: CosmicTable, seat: number): boolean;
  /** The ways to use it, if there are several: a side, a seat. */
  ways?(table: CosmicTable, seat: number): string[];
  /** What else is chosen before it is announced. */
  choose?(table: CosmicTable, seat: number): Asking<string[]>;
  /** The ships among what was chosen, in the form of picks: nothing else takes them until it is settled. */
  ships?(picks: readonly string[]): readonly string[];
  /** The seats it is aimed at; if not said, the main player on the other side. */
  aims?(table: CosmicTable, seat: number, picks: readonly string[]): number[];
  /** It takes nothing from those it is aimed at: who gave no orders lets it pass. */
  mild?: true;
  /** Where it hooks on `on.card-source`, which is a question and no window. */
  source?: Source;
  /** Nobody stopped it: what happens at once. */
  effect?(table: CosmicTable, use: Use): void;
  /** Nobody stopped it: what is otherwise for the rest of the encounter. */
  lasts?: Bends;
  /** What is otherwise while its sheet is up, without being used: no zap touches it. */
  always?: Bends;
  /** It stops what was just announced. */
  stops?: true;
  /** It was stopped. */
  stopped?(table: CosmicTable, use: Use): void;
  /** How much it is worth to this seat to use it now, in this way; above nought a bot does. If not said, a power is used and a card kept. */
  hint?(board: Sight, seat: number, way: string | undefined): number;
  /** How much it is worth to this seat to have this use of somebody's stopped; above nought a bot does. */
  threat?(board: Sight, seat: number, use: Sight['uses'][number]): number;
}

/** Cards that a seat may play or lay as if from its hand, how one of them leaves its place, and how one comes back. How many there are is for all to see. */
export interface Source {
  cards(table: CosmicTable, seat: number): readonly Card[];
  take(table: CosmicTable, seat: number, id: string): Face;
  put?(table: CosmicTable, seat: number, face: Face): void;
}

/** How much an alien asks of those who meet it, the calmest first. */
export const alerts = ['green', 'yellow', 'red'] as const;
export type Alert = (typeof alerts)[number];

export interface Alien {
  id: string;
  alert: Alert;
  abilities: readonly Ability[];
  /** Both sides of its flare. */
  flare?: readonly Ability[];
  steps?: Record<string, Step<CosmicTable>>;
  /** How a bot answers what only this alien asks, by the name of the question. */
  replies?: Record<string, Reply>;
  /** What it is worth to a bot of this alien to fight with this card, beside what it is worth to anyone: 1 is a sure victory. */
  favours?(board: Sight, seat: number, face: Face): number;
  /** A step that stands before each phase of an encounter, where the table says so from the start. */
  between?: Between;
  /** Options of a table that concern this alien alone. */
  options?: readonly OptionSpec[];
  /** It needs something before the game begins, and so never comes in later. */
  setup?: true;
  /** It is not in the box, nor its flare, where this is chosen. */
  unless?: { option: string; choice: string };
  /** Its power brings in sheets that nobody plays. */
  draws?: true;
}

export interface Between {
  step: string;
  when(table: CosmicTable): boolean;
  /** What standing orders may say of what is asked there. */
  orders?: readonly OwnOrder[];
  /** What everyone is told when something comes of it. */
  tells: readonly string[];
}

export type Reply = (board: Sight, decision: Decision) => string[];

export interface Artifact {
  ability: Ability;
  replies?: Record<string, Reply>;
  steps?: Record<string, Step<CosmicTable>>;
}

/** `one-shot` is discarded once used, `lasting` stays, one that `passes-on` goes to another seat. */
export const techKinds = ['one-shot', 'lasting', 'passes-on'] as const;

export interface Technology {
  id: string;
  /** The ships it takes to complete it. With X it works by as many as lie on it, one at least. */
  research: number | 'X';
  kind: (typeof techKinds)[number];
  /** It is never completed, but used from where it lies face down. */
  secret?: true;
  abilities: readonly Ability[];
  steps?: Record<string, Step<CosmicTable>>;
  replies?: Record<string, Reply>;
  /** It was completed: what happens at once, while its ships are still on it. */
  completed?(table: CosmicTable, seat: number, id: string): void;
  /** It is discarded, used or cancelled: what it has brought goes with it. */
  leaves?(table: CosmicTable, seat: number, left: Tech): void;
}

/** Is this the phase for it? */
export const isDue = ({ during }: Ability, { facts }: CosmicTable): boolean => during === undefined || facts.encounter?.phase === during;

export function playsAs(role: Role, table: CosmicTable, seat: number): boolean {
  if (role === 'any') return true;
  const { offense, defense } = table.encounter;
  if (role === 'offense') return offense === seat;
  if (role === 'not-offense') return offense !== seat;
  if (role === 'defense') return defense === seat;
  if (role === 'main') return table.isMain(seat);
  if (role === 'not-main') return !table.isMain(seat);
  if (role === 'ally') return !table.isMain(seat) && table.sideOf(seat) !== null;
  return (table.sideOf(seat) !== null) === (role === 'side');
}
