import type { Card, Face } from '../cards/cards.ts';
import type { Discarded, Lasting, PlanetId, Side } from '../facts.ts';
import type { CosmicTable } from '../table.ts';
import type { Reckoning } from '../totals/lines.ts';

/**
 * The points at which an ability bends what happens by default. Each is asked where it matters, with what holds there by default,
 * and changes that; nothing is frozen when the ability is used. `held` says whose it is and what was chosen with it.
 */
export interface Bends {
  // the totals, in the order of C§7.4

  /** Which card a side fights with. */
  card?(cards: Record<Side, Face>, held: Lasting, table: CosmicTable): void;
  /** What the card of a side counts. */
  value?(values: Record<Side, number>, held: Lasting, table: CosmicTable): void;
  /** What the ships of a side count: weights and signs. */
  ships?(reckoning: Reckoning, held: Lasting, table: CosmicTable): void;
  /** What is multiplied instead of added. */
  product?(reckoning: Reckoning, held: Lasting, table: CosmicTable): void;
  /** What is added to a side besides. */
  sum?(reckoning: Reckoning, held: Lasting, table: CosmicTable): void;
  /** The lower total wins. */
  lowerWins?: true;
  /** A side that wins by the cards shown, whatever the totals. */
  wins?(held: Lasting, table: CosmicTable): Side | null;
  /** A side that wins whatever the cards. */
  assures?(held: Lasting, table: CosmicTable): Side | null;
  /** Winner and loser change places. */
  inverts?: true;

  // steps with a default

  /** The ship that the offense takes out of the warp when it regroups. */
  retrieval?(retrieval: Retrieval, held: Lasting, table: CosmicTable): void;
  /** The planets the gate can be aimed at. */
  targets?(planets: PlanetId[], held: Lasting, table: CosmicTable): PlanetId[];
  /** How many ships a seat may send into the encounter, and from where besides its colonies. */
  sending?(sending: Sending, held: Lasting, table: CosmicTable): void;
  /** The seats a side may invite, and those it must. */
  inviting?(inviting: Inviting, held: Lasting, table: CosmicTable): void;
  /** A seat that has to join a side, and with how many ships. */
  draft?(draft: Draft, held: Lasting, table: CosmicTable): void;
  /** The order in which cards are chosen, and from what. */
  selection?(selection: Selection, held: Lasting, table: CosmicTable): void;
  /** Ships that a main player loses by a failed deal. */
  penalty?(ships: number, seat: number, held: Lasting, table: CosmicTable): number;
  /** What is discarded together with the encounter cards. */
  discards?(cards: Discarded[], held: Lasting, table: CosmicTable): void;
  /** May the offense have another encounter? */
  goingOn?(goingOn: GoingOn, held: Lasting, table: CosmicTable): void;

  // what things count for

  /** Ships that count for compensation or rewards. */
  counting?(ships: number, seat: number, why: 'compensation' | 'rewards', held: Lasting, table: CosmicTable): number;
  /** Cards have come to a seat as compensation or as rewards. */
  received?(seat: number, cards: readonly string[], held: Lasting, table: CosmicTable): void;
  /** Nobody gets compensation or rewards. */
  spoils?: true;
  /** Ships in the warp may be freed in a deal of these two. */
  frees?(mains: readonly number[], held: Lasting, table: CosmicTable): boolean;
  /** The power is kept with too few home colonies. */
  keepsPower?: true;
  /** A way to win beside colonies. */
  victory?(held: Lasting, table: CosmicTable): boolean;
  /** Who sees each card this seat draws. */
  overlooks?(drawer: number, held: Lasting, table: CosmicTable): boolean;
}

export type BendPoint = keyof Bends;

export interface Retrieval {
  /** Who takes ships out of the warp; nobody if something else happens instead. */
  seat: number | null;
  /** At most so many. */
  ships: number;
}

export interface Sending {
  seat: number;
  side: Side;
  min: number;
  max: number;
  /** So many more than the limit, whatever that comes to. */
  over: number;
  /** Ships out of the warp, beyond the limit or within it. */
  warp: { ships: number; beyond: boolean };
}

export interface Inviting {
  side: Side;
  may: number[];
  must: number[];
}

export interface Draft {
  seat: number;
  /** None if it is free to answer. */
  side: Side | null;
  ships: number;
}

export interface Selection {
  /** Who lays its card first, face up. */
  first: Side | null;
  /** What each side can choose from. */
  cards: Record<Side, readonly Card[]>;
}

export interface GoingOn {
  may: boolean;
  /** Only with an encounter card; else a new hand is drawn as it begins. */
  needsCard: boolean;
  /** A card that stays out of the hand meanwhile. */
  aside?: Face;
}
