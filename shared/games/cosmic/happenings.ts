import type { ToldOf } from '../../engine/save.ts';
import type { OwnHappenings } from './abilities/own.ts';
import type { Face } from './cards/cards.ts';
import type { Destiny } from './cards/destiny.ts';
import type { Cause, EncounterOutcome, PlanetId, Ships, Side } from './facts.ts';
import type { SumLine } from './totals/lines.ts';

/** All that can happen in any encounter, by type. What is optional is told only to those who may know it. */
export interface CoreHappenings {
  /** None if they are hidden; then each seat is told its own. */
  aliens: { aliens: string[]; alien?: string };
  unveiled: { seat: number; alien: string };
  rotated: { seat: number; alien?: string; given?: string };
  dealt: { faces?: Face[] };
  /** With the cards that were turned up before its own came, if any. */
  first: { seat: number; cards?: Destiny[] };
  encounter: { number: number; offense: number; ofTurn: number };
  drew: { seat: number; count: number; faces?: Face[] };
  reshuffled: { cards: number };
  'tech-dealt': { techs?: string[] };
  'tech-drew': { seat: number; count: number; techs?: string[] };
  /** What was not kept lies open. */
  'tech-kept': { seat: number; given: string[]; tech?: string };
  'tech-reshuffled': { count: number };
  /** A ship off that colony; so many are on it now. */
  researched: { seat: number; id: string; ships: Ships; count: number; tech?: string };
  'tech-completed': { seat: number; id: string; tech: string };
  'tech-abandoned': { seat: number; id: string; tech: string };
  'tech-discarded': { seat: number; id: string; tech: string };
  quake: Nothing;
  /** Without an encounter card. */
  bare: { seat: number };
  renewed: { seat: number; faces: Face[] };
  over: { winners: number[] };
  /** Without a colony it waits in the gate. */
  retrieved: { seat: number; planet: PlanetId | null };
  'turn-over': { seat: number };
  destiny: { card: Destiny; named: number | null };
  redrawn: Nothing;
  defense: { seat: number; planet: PlanetId | null };
  resettled: { seat: number; planet: PlanetId; ships: number };
  aimed: { planet: PlanetId };
  sent: { seat: number; side: Side; ships: Ships };
  aborted: { why: 'no-encounter-card' | 'no-planet' | 'no-ships' };
  invited: { by: number; side: Side; seats: number[] };
  declined: { seat: number };
  shown: { seat: number; face: Face };
  selected: Nothing;
  revealed: Record<Side, Face>;
  /** Both totals line by line, where totals decide. */
  sums: { planet: PlanetId | null; lines: SumLine[][] };
  outcome: Pick<EncounterOutcome, 'ending' | 'winner'> & { totals: number[] | null };
  landed: { seat: number; planet: PlanetId; ships: number };
  handed: { from: number; to: number; count: number; why: 'compensation' | 'deal' | 'taken' | 'given'; faces?: Face[] };
  'given-back': { from: number; to: number; count: number };
  rewarded: { seat: number; ships: number; cards: number };
  bargain: { mode: 'live' | 'rendezvous' | 'slow' };
  meeting: { seat: number; word: `word:${'here' | 'away' | 'slow' | 'miss'}` };
  withdrawn: { seat: number; number: number };
  refused: { seat: number };
  offered: { seat: number; number: number; faces?: Face[] };
  agreed: Nothing;
  released: { owner: number; ships: number };
  'deal-made': Nothing;
  'deal-failed': Nothing;
  lost: { seat: number; ships: Ships; cause: Cause };
  removed: { seat: number; ships: Ships };
  /** Back in the game. */
  restored: { seat: number; ships: number };
  /** Kept on a planet by a power. */
  stayed: { seat: number; ships: number; planet: PlanetId };
  stranded: { seat: number; ships: number };
  home: { seat: number; ships: Ships };
  played: Announced;
  used: Announced;
  stopped: { seat: number; ability: string };
  discarded: { seat: number; faces: Face[] };
  conceded: { seat: number };
  'power-back': { seat: number };
  'power-lost': { seat: number };
}

// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- that it happened says all
type Nothing = {};
/** Quiet is what just happens and is no use. */
type Announced = { seat: number; ability: string; picks: string[]; quiet?: true };

export type CosmicHappenings = CoreHappenings & OwnHappenings;

export type CosmicTold = ToldOf<CosmicHappenings>;
