import { expect } from 'vitest';
import type { Decision } from '../../shared/engine/decision.ts';
import type { Params } from '../../shared/engine/json.ts';
import { completeOptions, start } from '../../shared/engine/play.ts';
import { Refusal } from '../../shared/engine/refusal.ts';
import { toldTo, type Happening, type Told, type Viewer } from '../../shared/engine/save.ts';
import { Sitting } from '../../shared/engine/sitting.ts';
import type { Facts, SeatFacts } from '../../shared/games/comet/facts.ts';
import { comet } from '../../shared/games/comet/rules.ts';
import type { CometTable } from '../../shared/games/comet/table.ts';
import type { CometView } from '../../shared/games/comet/view.ts';

export const SEED = 'c0fe'.repeat(16);

/** What matters of a seat: kinds of cards, and per companion the hex it stands on with the animal it brings. */
export interface Setting {
  leader?: string;
  hand?: string[];
  at?: (string | null)[];
  animals?: string[];
  rescued?: string[];
  used?: string[];
  passed?: boolean;
}

/** A game at the table, with the few verbs that tests speak in. */
export class Game extends Sitting {
  told: Happening[] = [];

  static deal(seats: number, options: Params = {}, seed = SEED): Game {
    return new Game(comet, start(comet, completeOptions(comet, options, false), seats, seed).save);
  }

  /** Seat 0 is on, hands hold just what is said, and leaders without a say in the matter lead. */
  static set(seats: Setting[], facts: Partial<Facts> = {}, options: Params = {}): Game {
    const game = Game.deal(seats.length, { start_seat: '0', ...options });
    const quiet = ['l-irish-elk', 'l-tyrannosaurus', 'l-titanoboa', 'l-mastodon'];
    for (const [seat, setting] of seats.entries()) game.#sit(seat, { leader: quiet[seat]!, ...setting });
    Object.assign(game.facts, facts);
    game.refresh();
    return game;
  }

  #sit(seat: number, { leader, hand = [], at = [], animals = [], rescued = [], used = [], passed = false }: Setting): void {
    const own = this.seat(seat);
    const card = (kind: string) => ({ id: this.comet.newId(), kind });
    own.leader = { id: 'leader', kind: leader!, used: used.includes('leader') };
    own.hand = hand.map((kind) => (kind.startsWith('g-') ? { ...card(kind), open: true } : { id: `h${++own.drawn}`, kind, open: false }));
    own.companions = [0, 1, 2].map((slot) => at[slot] ?? null);
    own.slots = own.companions.map((hex, slot) => (hex ? card(animals[slot] ?? 's-triceratops-1') : null));
    own.rescued = rescued.map((kind) => ({ ...card(kind), used: used.includes(kind) }));
    own.passed = passed;
  }

  get facts(): Facts {
    return this.save.facts as Facts;
  }

  get comet(): CometTable {
    return this.table as CometTable;
  }

  get now(): Decision {
    return this.open[0]!;
  }

  seat(seat: number): SeatFacts {
    return this.comet.seat(seat);
  }

  /** The id of a card by its kind, wherever the seat asked has it. */
  id(kind: string, seat = this.now.seat): string {
    const { hand, slots, rescued, leader } = this.seat(seat);
    const found = [...hand, ...rescued, ...slots, leader].find((card) => card?.kind === kind);
    if (!found) throw new Error(`seat ${seat} has no ${kind}`);
    return found.id;
  }

  pick(...picks: string[]): this {
    this.told = this.answer(this.now.id, picks);
    return this;
  }

  play = (kind: string): this => this.pick(`play:${this.id(kind)}`);
  appear = (kind: string): this => this.pick(`appear:${this.id(kind)}`);
  use = (kind: string): this => this.pick(`use:${this.id(kind)}`);
  go = (slot: number, hex: string, symbol?: string): this => this.pick(`go:${slot}@${hex}${symbol ? `~${symbol}` : ''}`);
  nest = (slot: number, hex: string): this => this.pick(`nest:${slot}@${hex}`);
  done = (): this => this.pick('word:done');

  /** The options that begin so, without that beginning. */
  offered(beginning: string): string[] {
    return this.now.options.filter(({ id }) => id.startsWith(beginning)).map(({ id }) => id.slice(beginning.length));
  }

  /** The hexes a companion may go to now. */
  goals(slot: number): string[] {
    return [...new Set(this.offered(`go:${slot}@`).map((rest) => rest.split('~')[0]!))].sort();
  }

  refused(...picks: string[]): string {
    const before = JSON.stringify(this.save);
    try {
      this.answer(this.now.id, picks);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      expect(JSON.stringify(this.save)).toBe(before);
      return error.key;
    }
    return 'accepted';
  }

  /** Answers what the clock would until `until` holds. */
  playOn(until: () => boolean): this {
    while (!until() && this.open.length) this.pick(...this.now.fallback);
    return this;
  }

  view(viewer: Viewer): CometView {
    return comet.view(this.comet, viewer);
  }

  heard(viewer: Viewer): Told[] {
    return toldTo(viewer, this.told);
  }

  /** After a test has changed the facts by hand: asks anew. */
  refresh(): void {
    this.askAnew();
  }
}
