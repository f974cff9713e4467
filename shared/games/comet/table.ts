import { Table } from '../../engine/table.ts';
import { bitOf, boards, hexAt, type Board, type Side } from './map/board.ts';
import {
  abilityOf,
  animal,
  GOLD_ROW,
  HAND_LIMIT,
  isAnimal,
  printedCard,
  type AbilityText,
  type Code,
  type Effect,
  type EffectOf,
} from './cards.ts';
import type { Before, Card, Discarded, Facts, HandCard, SeatFacts, Source } from './facts.ts';
import type { CometHappenings } from './happenings.ts';
import type { Occupied } from './map/walking.ts';

export type AbilityTime = 'move' | 'appear' | 'between';

const worksIn = ({ when }: AbilityText, moment: AbilityTime): boolean =>
  when === moment || (when === 'move_or_appear' && moment !== 'between');

/** Takes the card with this id out of the list. */
export function pull<T extends { id: string }>(list: T[], id: string): T {
  const at = list.findIndex((card) => card.id === id);
  if (at < 0) throw new Error(`no card ${id}`);
  return list.splice(at, 1)[0]!;
}

export class CometTable extends Table<Facts, CometHappenings> {
  get board(): Board {
    return boards[this.save.options['side'] as Side];
  }

  /** All questions of one turn share one deadline, however small the steps. */
  get clock(): { clock: 'turn'; timer: string } {
    return { clock: 'turn', timer: `turn ${this.facts.turns}` };
  }

  /** So do all that a seat is asked between two turns. */
  response(seat: number): { clock: 'respond'; timer: string } {
    return { clock: 'respond', timer: `between ${this.facts.turns} ${seat}` };
  }

  seat(seat: number): SeatFacts {
    return this.facts.seats[seat]!;
  }

  /** Every hex with a token on it: companions of all seats, the mammoth, the turtle. The cave is never occupied. */
  occupiedHexes(): Occupied {
    const { board, facts } = this;
    const occupied = new Uint8Array(board.hexes.length);
    for (const { companions } of facts.seats) for (const hex of companions) if (hex) occupied[hexAt(board, hex)] = 1;
    if (facts.tokens.mammoth) occupied[hexAt(board, facts.tokens.mammoth)] = 1;
    if (facts.tokens.turtle) occupied[hexAt(board, facts.tokens.turtle)] = 1;
    return occupied;
  }

  /** The seats that have not passed, in turn order, the given one last. */
  othersAfter(seat: number): number[] {
    return this.clockwiseFrom((seat + 1) % this.save.seats).filter((other) => other !== seat && !this.seat(other).passed);
  }

  /** The leader and the rescued animals. */
  sources(seat: number): Source[] {
    const { leader, rescued } = this.seat(seat);
    return [leader, ...rescued];
  }

  /** Lasting effects of one code: they need no turning and always work. */
  lastingEffects<C extends Code>(seat: number, code: C): EffectOf<C>[] {
    const found: Effect[] = [];
    for (const { kind } of this.sources(seat)) {
      const ability = abilityOf(kind);
      if (ability?.when === 'always') for (const effect of ability.effects) if (effect.code === code) found.push(effect);
    }
    return found as EffectOf<C>[];
  }

  /** Five, and what the leader and rescued animals add. */
  handLimit(seat: number): number {
    return this.lastingEffects(seat, 'hand_limit').reduce((limit, { n }) => limit + n, HAND_LIMIT);
  }

  /** The terrains, as bits, that all companions of a seat cross free of charge in its own Moves. */
  guardedTerrains(seat: number): number {
    let bits = 0;
    for (const { terrain } of this.lastingEffects(seat, 'free_terrain')) if (terrain !== 'choice') bits |= bitOf(terrain);
    return bits;
  }

  /** The terrains a companion crosses free of charge now. A parrot's move knows neither guardians nor explorers. */
  openTo(seat: number, slot: number, guarded = this.guardedTerrains(seat)): number {
    const { action } = this.facts;
    if (action?.kind === 'parrot') return 0;
    const guided = action?.kind === 'move' ? action.guided[slot]! : [];
    return guided.reduce((bits, terrain) => bits | bitOf(terrain), guarded);
  }

  /** What a seat could use at this moment: ready cards before it and advantage cards in its hand. */
  usable(seat: number, moment: AbilityTime): Card[] {
    const usable: Card[] = [];
    for (const source of this.sources(seat)) {
      const ability = abilityOf(source.kind);
      if (ability?.tap && !source.used && worksIn(ability, moment)) usable.push(source);
    }
    for (const card of this.seat(seat).hand) {
      if (card.open && !isAnimal(card.kind) && worksIn(printedCard(card.kind).ability!, moment)) usable.push(card);
    }
    return usable;
  }

  hasAnimal(seat: number): boolean {
    return this.seat(seat).hand.some(({ kind }) => isAnimal(kind));
  }

  freeSlots(seat: number): number[] {
    return this.seat(seat).slots.flatMap((card, slot) => (card ? [] : [slot]));
  }

  /** Turns a hand card face up: from now on everyone knows it, under a new id. */
  open(seat: number, id: string): HandCard {
    const card = this.seat(seat).hand.find((one) => one.id === id);
    if (!card) throw new Error(`no card ${id} in hand`);
    if (!card.open) {
      card.id = this.newId();
      card.open = true;
    }
    return card;
  }

  newId(): string {
    return `c${++this.facts.opened}`;
  }

  /** From the hand, open, onto the pile of its colour. */
  discard(seat: number, id: string): Card {
    const { id: opened } = this.open(seat, id);
    const { kind } = pull(this.seat(seat).hand, opened);
    const card = { id: opened, kind };
    this.facts.discards[printedCard(kind).deck].push({ ...card });
    return card;
  }

  /** Turns a card that was used, or lays an advantage card on the pile for good. */
  spend(seat: number, id: string): Card {
    const source = this.sources(seat).find((one) => one.id === id);
    if (source) {
      source.used = true;
      return source;
    }
    const { kind } = pull(this.seat(seat).hand, id);
    this.facts.discards.gold.push({ id, kind, spent: true });
    this.facts.action!.spent.push({ id, kind });
    return { id, kind };
  }

  takeGold(seat: number, id: string): Card {
    const { kind } = pull(this.facts.row, id);
    this.seat(seat).hand.push({ id, kind, open: true });
    return { id, kind };
  }

  /** The gold row back to four. An empty gold deck is made anew from its discards, without the advantage cards that were used. */
  refillRow(): void {
    const { facts } = this;
    const laid: Card[] = [];
    while (facts.row.length < GOLD_ROW) {
      if (!facts.gold.length) this.#reshuffleGold();
      const kind = facts.gold.pop();
      if (!kind) break;
      const card = { id: this.newId(), kind };
      facts.row.push(card);
      laid.push(card);
    }
    if (laid.length) this.tell('refilled', { cards: laid.map(({ id, kind }) => ({ id, kind })) });
  }

  #reshuffleGold(): void {
    const { discards } = this.facts;
    const back = discards.gold.filter(({ spent }) => !spent);
    if (!back.length) return;
    discards.gold = discards.gold.filter(({ spent }: Discarded) => spent);
    this.facts.gold = this.shuffle(back.map(({ kind }) => kind));
    this.tell('reshuffled', { deck: 'gold' });
  }

  /** Draws silver cards up to the hand limit. Says whether the draw deck ran out, which brings the comet. */
  drawUp(seat: number): boolean {
    const { facts } = this;
    const own = this.seat(seat);
    const limit = this.handLimit(seat);
    const drawn: Card[] = [];
    let arrived = false;
    while (own.hand.length < limit) {
      if (!facts.draw.length) this.#reshuffleSilver();
      const kind = facts.draw.pop();
      if (!kind) break;
      const card = { id: `h${++own.drawn}`, kind };
      own.hand.push({ ...card, open: false });
      drawn.push(card);
      facts.quiet = -1;
      if (!facts.draw.length && !facts.comet) {
        arrived = true;
        this.bringComet();
      }
    }
    if (drawn.length) this.tell('drew', { seat, count: drawn.length }, { [seat]: { cards: drawn.map(({ id, kind }) => ({ id, kind })) } });
    return arrived;
  }

  /** 12.1: the set-aside pile is the new draw deck. */
  bringComet(): void {
    this.facts.comet = true;
    this.facts.draw = this.facts.aside;
    this.facts.aside = [];
  }

  #reshuffleSilver(): void {
    const { discards } = this.facts;
    if (!discards.silver.length) return;
    this.facts.draw = this.shuffle(discards.silver.map(({ kind }) => kind));
    discards.silver = [];
    this.tell('reshuffled', { deck: 'silver' });
  }

  readyAll(seat: number): void {
    for (const source of this.sources(seat)) source.used = false;
  }

  isAnyUsed(seat: number): boolean {
    return this.sources(seat).some(({ used }) => used);
  }

  /** M10: a companion goes to a hex; in the cave it leaves the board and its animal is rescued, ready. */
  moveTo(seat: number, slot: number, hex: string): void {
    const facts = this.seat(seat);
    const { board } = this;
    if (hexAt(board, hex) !== board.cave) {
      facts.companions[slot] = hex;
      return;
    }
    const { id, kind } = facts.slots[slot]!;
    facts.companions[slot] = null;
    facts.slots[slot] = null;
    facts.rescued.push({ id, kind, used: false });
    this.tell('rescued', { seat, slot, id, kind, vp: animal(kind).vp });
  }

  /** How things stand, should the action be withdrawn. */
  before(seat: number): Before {
    const { row, tokens } = this.facts;
    const used = this.sources(seat).flatMap((source) => (source.used ? [source.id] : []));
    return { row: row.map(({ id, kind }) => ({ id, kind })), used, tokens: { ...tokens } };
  }
}
