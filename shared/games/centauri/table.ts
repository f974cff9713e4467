import { Table } from '../../engine/table.ts';
import { compact, placingsIn, typeOf, type CardType, type Kind, type Lying, type Variant } from './cards.ts';
import type { CentauriHappenings } from './happenings.ts';
import type { Placing } from './picks.ts';

export interface HandCard {
  /** Known to its owner alone, new with every draw: the colony too gets a fresh one each round. */
  id: string;
  kind: Kind;
}

/** A card lying face down. Its public id only counts placings, so it betrays nothing about the hand it came from. */
export interface Placed extends Lying {
  id: string;
}

export interface SeatFacts {
  hand: HandCard[];
  /** Face-down decks, drawn from the end. */
  decks: Record<CardType, Kind[]>;
  points: number;
  captured: string[];
  /** Cards that have ever come into this hand. */
  drawn: number;
}

export interface Facts {
  /** Who went first in round 1. */
  start: number;
  /** 0 before the deal. */
  round: number;
  /** Face-down cards of the running round, by planet. */
  piles: Placed[][];
  /** Placings of the whole game so far. */
  laid: number;
  seats: SeatFacts[];
  /** The revealed piles of every round past, compact. */
  past: string[][][];
  over: boolean;
}

export class CentauriTable extends Table<Facts, CentauriHappenings> {
  get variant(): Variant {
    return this.save.options['variant'] as Variant;
  }

  /** Sealed planning: each seat plans all its placings of the round at once. */
  get isSealed(): boolean {
    return this.save.options['planning'] === 'sealed';
  }

  /** start(r) = (start(1) + r − 1) mod n. */
  get firstSeat(): number {
    return (this.facts.start + this.facts.round - 1) % this.save.seats;
  }

  get laps(): number {
    return placingsIn(this.facts.round);
  }

  /** Placings made in this round. */
  get lying(): number {
    return this.facts.piles.reduce((sum, pile) => sum + pile.length, 0);
  }

  /** The lap being played, from 1. */
  get lap(): number {
    return Math.min(this.laps, Math.floor(this.lying / this.save.seats) + 1);
  }

  get isRoundLaid(): boolean {
    return this.lying === this.laps * this.save.seats;
  }

  /** The seat to place next when placings are made one by one; null otherwise. */
  get turn(): number | null {
    if (this.isSealed || this.facts.over || this.facts.round === 0 || this.isRoundLaid) return null;
    return (this.firstSeat + this.lying) % this.save.seats;
  }

  /** Placings this seat still has to make in this round. */
  placingsLeft(seat: number): number {
    return this.laps - this.facts.piles.flat().filter(({ owner }) => owner === seat).length;
  }

  seat(seat: number): SeatFacts {
    return this.facts.seats[seat]!;
  }

  draw(seat: number, type: CardType, count: number): void {
    for (let i = 0; i < count; i++) this.take(seat, this.seat(seat).decks[type].pop()!);
  }

  /** Into the hand, which is kept sorted so that a place in it says nothing. */
  take(seat: number, kind: Kind): void {
    const facts = this.seat(seat);
    facts.hand.push({ id: `c${++facts.drawn}`, kind });
    facts.hand.sort((a, b) => typeOf(b.kind).localeCompare(typeOf(a.kind)) || a.kind.localeCompare(b.kind));
  }

  /** Lays a card of the hand face down. It gets a new id. */
  place(seat: number, { card, planet }: Placing): Placed {
    const { hand } = this.seat(seat);
    const [{ kind }] = hand.splice(
      hand.findIndex(({ id }) => id === card),
      1,
    ) as [HandCard];
    const placed = { id: `p${++this.facts.laid}`, owner: seat, kind };
    this.facts.piles[planet]!.push(placed);
    return placed;
  }

  /** What lies on the table, compact. */
  compactPiles(): string[][] {
    return this.facts.piles.map((pile) => pile.map(({ owner, kind }) => compact(owner, kind)));
  }
}
