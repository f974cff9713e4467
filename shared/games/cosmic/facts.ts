import type { Json } from '../../engine/json.ts';
import type { Moment } from './abilities/moments.ts';
import type { OwnLoss } from './abilities/own.ts';
import type { Card, Face } from './cards/cards.ts';
import type { Destiny } from './cards/destiny.ts';
import type { Bargain } from './deal/terms.ts';

export const sides = ['offense', 'defense'] as const;
export type Side = (typeof sides)[number];
export const otherSide = (side: Side): Side => (side === 'offense' ? 'defense' : 'offense');

export const phases = ['regroup', 'destiny', 'launch', 'alliance', 'planning', 'reveal', 'resolution'] as const;
export type Phase = 'start' | (typeof phases)[number];

/** `b3` is the third planet of the second seat's home system. */
export type PlanetId = string;
export const planetId = (seat: number, number: number): PlanetId => `${'abcde'[seat]}${number}`;
export const homeSeat = (planet: PlanetId): number => planet.charCodeAt(0) - 97;
/** Is it one of those that every game begins with? */
const isFirst = (planet: PlanetId): boolean => planet.length === 2 && planet[0]! <= 'e' && planet[1]! <= '5';
/** In whose home system a planet is: one that came later lies in `homes`. */
export const homeIn = (homes: Record<PlanetId, number> | undefined, planet: PlanetId): number =>
  isFirst(planet) ? homeSeat(planet) : (homes?.[planet] ?? homeSeat(planet));

/** Ships by the place they come from, such as `a1`, `gate` or `store:t3`; a flagship by its name, `ship:<id>`. */
export type Ships = Record<string, number>;

/** What a seat was shown once and may look up again. */
export interface Note {
  encounter: number;
  kind: 'gave' | 'took' | 'saw';
  with: number;
  faces: Face[];
  /** The very card, where its giver may still speak of it. */
  card?: string;
}

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
  /** Ships out of the game. */
  out: number;
  /** Powers it has beside that of its sheet. */
  more: string[];
  /** What lies on its sheet and its technologies, or beside planets. */
  stores: SeatStore[];
  techs: Tech[];
  /** Technologies it may keep one of. */
  drawn: string[];
  notes: Note[];
}

/** A technology in front of a seat, face down until it is completed or used. What lies on it is in the store of its id, which betrays nothing. */
export interface Tech {
  id: string;
  tech: string;
  up: boolean;
  /** The alien whose power it brings. */
  alien?: string;
  /** The planet behind which its piece stands. */
  at?: PlanetId;
}

/** Cards, tokens or ships that belong to a power or a technology of a seat. */
export interface SeatStore {
  /** The alien, or the id of the technology. */
  of: string;
  cards: Card[];
  /** Who knows the cards: everyone, or the owner alone. */
  open: boolean;
  tokens: number;
  /** Ships by seat. */
  ships: number[];
  /** The planet beside which it lies. */
  at?: PlanetId;
  /** The seat they were taken from: its hand gets them back when the encounter is over. */
  lender?: number;
  /** The step that clears it away when the encounter is over. */
  clears?: string;
}

/** A ship with a name. It counts among those of its owner at this place: a planet, `gate`, `beside`, `warp`, `out`, `store:t3`, or `home` on its way there. */
export interface Flagship {
  id: string;
  seat: number;
  at: string;
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
  /** What it was laid from instead of the hand, by the id of the source. */
  source?: string;
  /** What it is taken for, while nobody sees what it is: it stays face down and goes under the deck. */
  claim?: Face;
  /** What a morph is a copy of, since the cards were turned up. */
  becomes?: Face;
}

export const endings = ['won', 'deal', 'deal-made', 'deal-failed', 'resettled', 'conceded', 'both-lost', 'aborted'] as const;
export interface EncounterOutcome {
  ending: (typeof endings)[number];
  winner: Side | null;
}

const successes = ['deal-made', 'resettled', 'conceded'];

/** A success of the offense. */
export const isSuccess = ({ ending, winner }: EncounterOutcome): boolean =>
  successes.includes(ending) || (ending === 'won' && winner === 'offense');

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
  /** Destiny has turned up a wild card for it. */
  wild?: true;
  gate: Stack[];
  defenders: Stack[];
  allies: Record<Side, number[]>;
  invited: Record<Side, number[]>;
  /** Those who had joined and were sent home again: they have not declined. */
  dismissed?: number[];
  selected: Record<Side, Selected | null>;
  revealed: boolean;
  /** Reinforcements on the table, in the order played, and other cards that a power adds; one `onCard` is a part of what the encounter card counts. */
  table: { seat: number; side: Side; face: Face; by?: string; onCard?: true }[];
  /** Powers that are off, and the parts of powers that were used: `seat:alien` and `seat:part`. */
  zapped: string[];
  used: string[];
  /** Flares played, stopped or not: each card serves once, and each seat plays one, unless it was kept from it and may play another. */
  flares: FlarePlayed[];
  /** Cards that came back to whoever played them and are not played again in this encounter. */
  locked?: string[];
  /** What was used and holds as long as the encounter, in the order used. */
  lasting: Lasting[];
  /** Powers that are somebody else's in this encounter. */
  lent: { alien: string; from: number; to: number }[];
  /** Steps that follow once nothing more hooks on its end: what they change does not serve in it any more. */
  due?: { step: string; args: Json }[];
  /** What the loser takes from the winner's hand. */
  compensation: Compensation | null;
  /** Encounter cards that have served and lie on the pile. */
  spent: Spent[];
  outcome: EncounterOutcome | null;
  /** By how much one total was ahead of the other as that was fixed, where totals decide. */
  margin?: number | null;
  /** Seats that have landed where they had no colony. */
  settled?: number[];
  /** By seat, ships that went to the warp through this defeat. */
  lost: number[];
  /** By seat, ships in the warp that came there in this encounter. */
  fresh?: Record<number, number>;
  /** By seat, ships that this defeat would have cost and a power saved. */
  saved: number[];
  bargain: Bargain | null;
}

export type FlareSide = 'wild' | 'super';

export interface FlarePlayed {
  seat: number;
  face: Face;
  side?: FlareSide;
  /** Once it is settled: the seat that took it into its hand, or the pile. */
  went?: number | 'pile';
  spared?: true;
}

/** Why ships are lost: by a defeat, by a failed deal, or by the ability of its owner's name. */
export type Cause = 'defeat' | 'deal' | OwnLoss;

/** Something that was used and holds: who by, with what choices, at which moment. */
export interface Lasting {
  ability: string;
  seat: number;
  picks: string[];
  at: Moment | null;
  /** A flare has made more of it. */
  augmented?: true;
}

export interface Compensation {
  taker: number;
  payer: number;
  cards: number;
  /** A seat from which it is not collected; the taker may still turn to another. */
  barred?: number;
  /** The step that chooses the cards, if it is not left to chance. */
  chosen?: string;
}

/** Where ships go that would be lost: to the warp, to colonies of their owner, out of the game, or onto a planet. */
export type LossEnd = 'warp' | 'home' | 'out' | PlanetId;

export interface LossPart {
  seat: number;
  ships: Ships;
  to: LossEnd;
  /** Lost by something else than what the batch is about: it counts for nothing. */
  extra?: true;
  /** What that was, if it is not the cause of the batch. */
  by?: Cause;
  /** Once they have gone: where they would go back to, and which flagships are among them. */
  from?: Ships;
  flagships?: string[];
}

/** Ships about to be lost, as one batch. */
export interface Loss {
  cause: Cause;
  parts: LossPart[];
}

/** Something that has just happened and that abilities may answer, in the order in which it happened. */
export type Occasion =
  /** Cards that went to the pile together, and whose they were. */
  | { at: 'on.card-discard'; cards: Discarded[] }
  /** All colonies gained by one effect. */
  | { at: 'on.colony-gained'; colonies: { seat: number; planet: PlanetId }[] }
  /** Seats whose sheets were turned down by one effect. */
  | { at: 'on.power-lost'; seats: number[] }
  /** Cards from the deck, however often it had to be shuffled in between; before it is the number that is due. */
  | { at: 'on.card-draw'; seat: number; count: number }
  /** Ships that came out of the warp by one effect. */
  | { at: 'on.ships-retrieved'; retrieved: { seat: number; ships: number }[] }
  /** A hand about to be renewed. */
  | { at: 'on.hand-refill'; seat: number };

export interface Discarded {
  seat: number;
  face: Face;
}

export interface Spent extends Discarded {
  /** It was added to the card its seat fought with. */
  added?: true;
}

/** Something announced and not yet in effect. */
export interface Use {
  seat: number;
  ability: string;
  /** The card being played, out of its hand until all is settled. */
  face: Face | null;
  /** It lies already where it goes, or with another use. */
  away?: true;
  /** What it was played from instead of the hand, by the id of the source. */
  source?: string;
  /** The alien whose power it is a use of. */
  power?: string;
  /** The technology it is a use of, by its id. */
  tech?: string;
  at?: Moment;
  /** What was chosen with it. */
  picks: string[];
  /** Ships of its owner among that, until it takes effect or is stopped. */
  ships?: Ships;
  /** Seats it is aimed at. */
  aimed: number[];
  stopped: boolean;
  augmented?: true;
  /** The seat whose hand the card goes to in the end, whatever became of it; or the pile. */
  goesTo?: number | 'pile';
}

/** The card that lies on the table as long as this use does. */
export const cardOn = ({ face, away }: Use): Face | null => (away ? null : face);

/** Ships in the air between where they were and a colony of their owner. */
export interface Homing {
  seat: number;
  from: Ships;
  /** The planet they are leaving for good. */
  not?: PlanetId;
}

export interface Facts {
  planets: Record<PlanetId, number[]>;
  /** Planets that came later, and in whose home system they are. */
  homes: Record<PlanetId, number>;
  seats: SeatFacts[];
  /** Ships that are something of their own. */
  flagships: Flagship[];
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
  /** Encounters interrupted by an extra one. */
  interrupted: Encounter[];
  /** The flares in the cosmic deck. */
  flares: Face[];
  /** Technologies that nobody has; the deck is drawn from its end. How many have ever come to a seat. */
  techs: { deck: string[]; discard: string[]; given: number };
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
  flares: [],
  lasting: [],
  lent: [],
  compensation: null,
  spent: [],
  outcome: null,
  lost: Array<number>(seats).fill(0),
  saved: Array<number>(seats).fill(0),
  bargain: null,
});
