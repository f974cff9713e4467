import { randomPicks } from '../../shared/bots/random.ts';
import type { Decision } from '../../shared/engine/decision.ts';
import type { Params } from '../../shared/engine/json.ts';
import { completeOptions, start } from '../../shared/engine/play.ts';
import { toldTo, type Happening, type Told, type Viewer } from '../../shared/engine/save.ts';
import { Sitting } from '../../shared/engine/sitting.ts';
import { parseCompact, type Kind } from '../../shared/games/centauri/cards.ts';
import { centauri } from '../../shared/games/centauri/rules.ts';
import type { CentauriTable, Facts, HandCard } from '../../shared/games/centauri/table.ts';
import type { CentauriView } from '../../shared/games/centauri/view.ts';

export const SEED = 'a1fa'.repeat(16);

/** A game at the table, with the few verbs that tests speak in. */
export class Game extends Sitting {
  told: Happening[] = [];
  #chance = { seed: SEED, drawn: 0 };

  static deal(seats: number, options: Params = {}, seed = SEED): Game {
    return new Game(centauri, start(centauri, completeOptions(centauri, options, false), seats, seed).save);
  }

  get facts(): Facts {
    return this.save.facts as Facts;
  }

  get centauri(): CentauriTable {
    return this.table as CentauriTable;
  }

  /** The decision of the seat to place now. */
  get now(): Decision {
    return this.open[0]!;
  }

  hand(seat: number): HandCard[] {
    return this.centauri.seat(seat).hand;
  }

  card(seat: number, kind: Kind): HandCard {
    return this.hand(seat).find((card) => card.kind === kind)!;
  }

  place(card: string, planet: number): void {
    this.told = this.answer(this.now.id, [`${card}@${planet}`]);
  }

  /** Answers at random until `until` holds. */
  playOn(until: () => boolean): void {
    while (!until() && this.open.length) this.told = this.answer(this.now.id, randomPicks(this.now, this.#chance));
  }

  toRound(round: number): this {
    this.playOn(() => this.facts.round === round);
    return this;
  }

  /** Puts exactly these cards into a seat's hand: what matters to a test, in compact codes. */
  hold(seat: number, codes: string): void {
    this.centauri.seat(seat).hand = codes.split(' ').map((code, index) => ({ id: `t${index}`, kind: parseCompact(`a${code}`)!.kind }));
    this.refresh();
  }

  /** Lays a whole round at once, as a position of the rules shows it, and reveals it by the last card. */
  layRound(round: number, piles: string[][]): void {
    this.facts.round = round;
    this.facts.piles = this.facts.piles.map(() => []);
    const order = this.centauri.clockwiseFrom(this.centauri.firstSeat);
    const left = piles.flatMap((pile, planet) => pile.map((text) => ({ ...parseCompact(text)!, planet })));
    for (const seat of order) {
      const own = left.filter(({ owner }) => owner === seat);
      const kept = round === 8 ? [] : ['scan' as const, 'scan' as const];
      this.centauri.seat(seat).hand = [...own.map(({ kind }) => kind), ...kept].map((kind, index) => ({ id: `t${index}`, kind }));
    }
    this.refresh();
    while (this.facts.round === round && this.open.length) {
      const { seat } = this.now;
      const own = left.filter(({ owner }) => owner === seat);
      const index = own.findIndex((card) => this.hand(seat).some(({ kind }) => kind === card.kind));
      const [card] = own.splice(index, 1);
      left.splice(left.indexOf(card!), 1);
      this.place(this.card(seat, card!.kind).id, card!.planet);
    }
  }

  view(viewer: Viewer): CentauriView {
    return centauri.view(this.centauri, viewer);
  }

  heard(viewer: Viewer): Told[] {
    return toldTo(viewer, this.told);
  }

  /** After a test has changed the facts by hand: asks anew. */
  refresh(): void {
    this.askAnew();
  }
}
