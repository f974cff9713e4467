import { holdsEncounterCard, sortHand, type Card, type Face } from '../cards/cards.ts';
import type { Discarded, PlanetId, Ships, SeatStore } from '../facts.ts';
import { putDown, STORE } from '../ships/flagships.ts';
import { Fleets, shipsIn } from './fleets.ts';
import { powerKey } from './powers.ts';

/** Cards that are out of everyone's reach for a while. */
export const ASIDE = 'aside';

/** The one that is meant, which has to be there. */
function takeOut<T>(from: T[], isMeant: (one: T, at: number) => boolean): T {
  const at = from.findIndex(isMeant);
  if (at < 0) throw new Error('a card is taken from where it is not');
  return from.splice(at, 1)[0]!;
}

/** Hands, the pile, and what lies on sheets, technologies and beside planets. */
export class Holdings extends Fleets {
  hasEncounterCard(seat: number): boolean {
    return holdsEncounterCard(this.seat(seat).hand);
  }

  card(seat: number, id: string): Card | undefined {
    return this.seat(seat).hand.find((card) => card.id === id);
  }

  toHand(seat: number, face: Face): Card {
    const card = { id: `c${++this.facts.cards}`, face };
    const { hand } = this.seat(seat);
    hand.push(card);
    sortHand(hand);
    this.stirred = true;
    return card;
  }

  fromHand(seat: number, id: string): Face {
    this.stirred = true;
    return takeOut(this.seat(seat).hand, (card) => card.id === id).face;
  }

  /** Random cards out of a hand, in the order in which they were drawn. */
  randomCards(seat: number, count: number, from: readonly Card[] = this.seat(seat).hand): Face[] {
    const ids = from.map(({ id }) => id);
    const taken = Array.from({ length: Math.min(count, ids.length) }, () => ids.splice(this.below(ids.length), 1)[0]!);
    return taken.map((id) => this.fromHand(seat, id));
  }

  /** Cards go to the pile, together and in this order: one occasion. */
  discard(cards: Discarded[]): void {
    if (!cards.length) return;
    for (const { face } of cards) this.facts.discard.push(face);
    this.occur({ at: 'on.card-discard', cards });
  }

  /** Takes a card out of the pile, the last of its kind. */
  fromPile(face: Face): Face {
    const { discard } = this.facts;
    const last = discard.lastIndexOf(face);
    return takeOut(discard, (_, at) => at === last);
  }

  openStore(seat: number, of: string, at?: PlanetId): SeatStore {
    const { stores } = this.seat(seat);
    const empty = { of, cards: [], open: false, tokens: 0, ships: this.seats.map(() => 0), ...(at === undefined ? {} : { at }) };
    const store = this.store(seat, of, at) ?? empty;
    if (!stores.includes(store)) stores.push(store);
    return store;
  }

  /** Clears away what lies there, all of it if no planet is said; the cards have to go somewhere. */
  closeStores(seat: number, of: string, at?: PlanetId): Face[] {
    const { stores } = this.seat(seat);
    const closed = stores.filter((store) => store.of === of && (at === undefined || store.at === at));
    this.seat(seat).stores = stores.filter((store) => !closed.includes(store));
    this.stirred = true;
    return closed.flatMap(({ cards }) => cards.map(({ face }) => face));
  }

  toStore(seat: number, of: string, face: Face, at?: PlanetId): Card {
    const card = { id: `c${++this.facts.cards}`, face };
    const { cards } = this.openStore(seat, of, at);
    cards.push(card);
    sortHand(cards);
    this.stirred = true;
    return card;
  }

  fromStore(seat: number, of: string, id: string): Face {
    this.stirred = true;
    return takeOut(this.openStore(seat, of).cards, (card) => card.id === id).face;
  }

  /** Takes all cards out of a store. */
  emptyStore(seat: number, of: string): Face[] {
    this.stirred = true;
    return this.openStore(seat, of)
      .cards.splice(0)
      .map(({ face }) => face);
  }

  /** Ships go onto a technology, or whatever else has a store; it says from where. */
  storeShips(seat: number, of: string, ships: Ships): Ships {
    const from = this.lift(seat, ships);
    this.openStore(seat, of).ships[seat]! += shipsIn(ships);
    putDown(this, seat, STORE + of);
    return from;
  }

  /** All ships there go home. */
  shipsHome(seat: number, of: string): void {
    for (const owner of this.seats) {
      const count = this.store(seat, of)?.ships[owner] ?? 0;
      if (count) this.sendHome(owner, this.lift(owner, { [STORE + of]: count }));
    }
  }

  /** For the rest of the encounter another seat has the powers of this one instead of its own, with all that lies on the sheets. */
  lend(from: number, to: number): void {
    const { encounter } = this;
    for (const alien of this.powers(from)) {
      encounter.lent.push({ alien, from, to });
      this.#moveStores(alien, from, to);
      if (encounter.zapped.includes(powerKey(from, alien))) encounter.zapped.push(powerKey(to, alien));
    }
    this.stirred = true;
  }

  #moveStores(alien: string, from: number, to: number): void {
    const moving = this.seat(from).stores.filter(({ of }) => of === alien);
    this.seat(from).stores = this.seat(from).stores.filter((store) => !moving.includes(store));
    this.seat(to).stores.push(...moving);
  }

  /** What was taken or lent for one encounter goes back to where it came from. */
  giveBack(): void {
    for (const seat of this.seats) {
      for (const { clears } of this.seat(seat).stores) if (clears !== undefined) this.next(clears, { seat });
      for (const { of, lender } of this.seat(seat).stores.filter((store) => store.lender !== undefined)) {
        const faces = this.closeStores(seat, of);
        for (const face of faces) this.toHand(lender!, face);
        if (faces.length) this.tell('given-back', { from: seat, to: lender!, count: faces.length });
      }
    }
    // who keeps its power by one that it was lent loses it again
    if (this.encounter.lent.length) this.stirred = true;
    for (const { alien, from, to } of this.encounter.lent.splice(0)) this.#moveStores(alien, to, from);
  }
}
