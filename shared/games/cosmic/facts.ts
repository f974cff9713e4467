import type { Card, Face } from './cards.ts';
import type { Destiny } from './destiny.ts';
import type { Bargain } from './terms.ts';

export const sides = ['offense', 'defense'] as const;
export type Side = (typeof sides)[number];
export const otherSide = (side: Side): Side => (side === 'offense' ? 'defense' : 'offense');

export const phases = ['regroup', 'destiny', 'launch', 'alliance', 'planning', 'reveal', 'resolution'] as const;
export type Phase = 'start' | (typeof phases)[number];

/** `b3` is the third planet of the second seat's home system. */
export type PlanetId = string;
export const planetId = (seat: number, number: number): PlanetId => `${'abcde'[seat]}${number}`;
export const homeSeat = (planet: PlanetId): number => planet.charCodeAt(0) - 97;

/** Ships by the place they come from, such as `a1` or `gate`. */
export type Ships = Record<string, number>;

/** What a seat was shown once and may look up again. */
export type Note = { encounter: number; kind: 'gave' | 'took'; with: number; faces: Face[] };

export interface SeatFacts {
  alien: string;
  /** Is the sheet face up, as far as home colonies go? */
  up: boolean;
  /** Has nobody else seen it yet? */
  hidden: boolean;
  /** The sheets it may choose from at the deal. */
  dealt: string[];
  hand: Card[];
  warp: number;
  notes: Note[];
}

/** Ships of one seat in the gate or beside the defended planet, with the colonies they came from. */
export interface Stack {
  seat: number;
  ships: number;
  from: Ships;
}

/** An encounter card in front of a main player. `by` laid it there and knows it; a switch does not change that. */
export interface Selected {
  face: Face;
  by: number;
  up: boolean;
}

export const endings = ['won', 'deal', 'deal-made', 'deal-failed', 'resettled', 'conceded', 'aborted'] as const;
export interface Outcome {
  ending: (typeof endings)[number];
  winner: Side | null;
}

/** The record of one encounter: plain facts, thrown away at its end. Totals and outcomes are read from it. */
export interface Encounter {
  /** Counts through the whole game. */
  number: number;
  /** 1 for the first of a turn. */
  ofTurn: number;
  phase: Phase;
  offense: number;
  defense: number | null;
  planet: PlanetId | null;
  gate: Stack[];
  defenders: Stack[];
  allies: Record<Side, number[]>;
  invited: Record<Side, number[]>;
  selected: Record<Side, Selected | null>;
  revealed: boolean;
  /** Reinforcements on the table, in the order played. */
  table: { seat: number; side: Side; face: Face }[];
  /** Seats whose power is off, and the parts of powers that were used: `seat:part`. */
  zapped: number[];
  used: string[];
  /** Seats that send exactly so many ships. */
  limits: { seat: number; ships: number }[];
  /** Seats whose ships count so much each. */
  worth: { seat: number; each: number }[];
  plus: { side: Side; by: string; amount: number }[];
  /** The main player who sees the other's card first. */
  foresees: number | null;
  /** Attacks count as negotiates. */
  calmed: boolean;
  /** This side wins whatever the totals. */
  assured: Side | null;
  /** Neither compensation nor rewards. */
  spoiled: boolean;
  outcome: Outcome | null;
  /** By seat, ships that went to the warp through this defeat. */
  lost: number[];
  /** By seat, ships that this defeat would have cost and a power saved. */
  saved: number[];
  bargain: Bargain | null;
}

/** Ships about to be lost. What a power saves goes home instead. */
export interface Loss {
  cause: 'defeat' | 'deal' | 'plague';
  parts: { seat: number; ships: Ships; saved: boolean }[];
}

/** Something that has just happened and that abilities may answer, in the order in which it happened. */
export type Occasion =
  /** Cards that went to the pile together, and whose they were. */
  | { at: 'on.card-discard'; cards: Discarded[] }
  /** All colonies gained by one effect. */
  | { at: 'on.colony-gained'; colonies: { seat: number; planet: PlanetId }[] }
  /** Seats whose sheets were turned down by one effect. */
  | { at: 'on.power-lost'; seats: number[] };

export interface Discarded {
  seat: number;
  face: Face;
}

/** Something announced and not yet in effect. */
export interface Use {
  seat: number;
  ability: string;
  /** The card being played, out of its hand until all is settled. */
  face: Face | null;
  /** What was chosen with it. */
  picks: string[];
  /** Seats it is aimed at. */
  aimed: number[];
  stopped: boolean;
}

/** Ships in the air between where they were and a colony of their owner. */
export interface Homing {
  seat: number;
  from: Ships;
}

export interface Facts {
  planets: Record<PlanetId, number[]>;
  seats: SeatFacts[];
  /** Drawn from the end. */
  deck: Face[];
  discard: Face[];
  destiny: { deck: Destiny[]; discard: Destiny[]; current: Destiny | null; named: number | null };
  /** Alien sheets that nobody plays. */
  unused: string[];
  /** Sheets given up for others. */
  retired: string[];
  /** Whose turn it is. */
  turn: number;
  encounters: number;
  encounter: Encounter | null;
  uses: Use[];
  losses: Loss[];
  occasions: Occasion[];
  homing: Homing[];
  /** Cards that have ever come into a hand. */
  cards: number;
  /** Null while the game runs; nobody if it can't go on. */
  winners: number[] | null;
}

export const newEncounter = (number: number, ofTurn: number, offense: number, seats: number): Encounter => ({
  number,
  ofTurn,
  phase: 'start',
  offense,
  defense: null,
  planet: null,
  gate: [],
  defenders: [],
  allies: { offense: [], defense: [] },
  invited: { offense: [], defense: [] },
  selected: { offense: null, defense: null },
  revealed: false,
  table: [],
  zapped: [],
  used: [],
  limits: [],
  worth: [],
  plus: [],
  foresees: null,
  calmed: false,
  assured: null,
  spoiled: false,
  outcome: null,
  lost: Array<number>(seats).fill(0),
  saved: Array<number>(seats).fill(0),
  bargain: null,
});
