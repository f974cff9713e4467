import type { Json } from '../../../engine/json.ts';
import { alerts, type Ability, type Alert, type Technology } from '../abilities/ability.ts';
import type { BendPoint, Bends } from '../abilities/bends.ts';
import type { Moment, Stage } from '../abilities/moments.ts';
import { isBanned } from '../cards/meeting.ts';
import type { Lasting, Occasion, Use } from '../facts.ts';
import { Board } from './board.ts';

/** Marks of an encounter: a power of a seat, a part of one. */
export const powerKey = (seat: number, alien: string): string => `${seat}:${alien}`;
export const partKey = (seat: number, ability: string): string => `${seat}:${ability}`;

/** A point that an ability bends, and the use or the sheet by which it does. */
export interface Bending<Point extends BendPoint> {
  bend: NonNullable<Bends[Point]>;
  held: Lasting;
}

const none: readonly never[] = [];

/** Sheets and what they do: whose power works, what it bends, what hooks in where. */
export class Powers extends Board {
  /** Ships or hands have changed since the last look at colonies, powers and victory. */
  stirred = false;
  /** The sheets of the seats when last looked at, and what goes by them alone. */
  #sheets: readonly string[] = [];
  readonly #found = new Map<unknown, unknown>();

  /** Does its sheet lie face up for all to see? */
  isUp(seat: number): boolean {
    return this.seat(seat).up && !this.seat(seat).hidden;
  }

  /** The aliens whose powers a seat has now: its sheet's and what it has besides; not what it has lent, but what it was lent instead of its own. */
  powers(seat: number): readonly string[] {
    const { alien, more } = this.seat(seat);
    const lent = this.facts.encounter?.lent;
    if (!lent?.length) return more.length ? [alien, ...more] : [alien];
    const borrowed = lent.filter(({ to }) => to === seat).map((one) => one.alien);
    if (borrowed.length) return borrowed;
    return [alien, ...more].filter((own) => !lent.some((one) => one.from === seat && one.alien === own));
  }

  /** Does any seat have this sheet? */
  isPlayed(alien: string): boolean {
    for (const { alien: own, more } of this.facts.seats) if (own === alien || more.includes(alien)) return true;
    return false;
  }

  /** Is this one of the powers of a seat, whether it works or not? */
  owns(seat: number, alien: string): boolean {
    const { alien: own, more } = this.seat(seat);
    if (!more.length && !this.facts.encounter?.lent.length) return own === alien;
    return this.powers(seat).includes(alien);
  }

  /** Does this power of a seat work, as far as uses go? */
  hasPower(seat: number, alien: string): boolean {
    if (!this.isUp(seat) || !this.owns(seat, alien)) return false;
    const zapped = this.facts.encounter?.zapped;
    return !zapped?.length || !zapped.includes(powerKey(seat, alien));
  }

  /** C§0.7: are these two never in one game? */
  isBanned(one: string, other: string): boolean {
    return isBanned(one, other, this.save.options);
  }

  /** Has the host left this alien in the box, with its flare? */
  isLeftOut(alien: string): boolean {
    const unless = this.box?.unless.get(alien);
    return unless !== undefined && this.is(unless.option, unless.choice);
  }

  /** May this sheet be dealt at this table: is it in the box, is its alert level one that the host wants, and J-32: not one that shows itself before the game where powers are hidden? */
  mayBeDealt(alien: string): boolean {
    if (this.isLeftOut(alien)) return false;
    const level = (of: Alert | undefined) => (of === undefined ? alerts.length : alerts.indexOf(of));
    if (level(this.box?.alert.get(alien)) > level(this.save.options['alert'] as Alert | undefined)) return false;
    return !(this.is('hidden_powers') && this.box?.setup.has(alien));
  }

  /** May this sheet come into the game now, while that one leaves it? */
  mayEnter(alien: string, leaving?: string): boolean {
    if (this.box?.setup.has(alien) || !this.mayBeDealt(alien)) return false;
    const played = this.facts.seats.flatMap((seat) => [seat.alien, ...seat.more]);
    return !played.some((other) => other !== leaving && this.isBanned(alien, other));
  }

  /** Is a power of this seat kept, though it has too few home colonies, once its sheet was turned up? */
  keepsPower(seat: number): boolean {
    const keepers = this.box?.always.get('keepsPower');
    if (!keepers) return false;
    for (const alien of keepers.keys()) if (this.owns(seat, alien)) return true;
    return false;
  }

  /** What will change the totals by this alien's power as far as anyone can know. */
  foreseenAbilities(alien: string): readonly Ability[] {
    return this.box?.foreseen.get(alien) ?? [];
  }

  /** A technology as its own file has it. */
  technology(id: string): Technology {
    return this.box!.technologies[id]!;
  }

  /** All that bends a point now: what sheets do by themselves, in the order of the table, and what was used, in the order used. */
  bends<Point extends BendPoint>(point: Point): readonly Bending<Point>[] {
    if (!this.box) return none;
    const always = this.box.always.get(point);
    const lasting = this.facts.encounter?.lasting;
    let all: Bending<Point>[] | undefined;
    if (always && this.isAtTable(always)) {
      for (const seat of this.order) {
        if (!this.isUp(seat)) continue;
        for (const alien of this.powers(seat)) {
          for (const { id, always: bends } of always.get(alien) ?? none) {
            (all ??= []).push({ bend: bends![point]!, held: { ability: id, seat, picks: [], at: null } });
          }
        }
      }
    }
    for (const held of lasting ?? none) {
      const bend = this.box.lasting.get(held.ability)?.[point];
      if (bend) (all ??= []).push({ bend, held });
    }
    return all ?? none;
  }

  /** Does a seat have a sheet of one of these? */
  protected isAtTable(aliens: { has(alien: string): boolean }): boolean {
    return this.bySheets(aliens, () =>
      this.facts.seats.some(({ alien, more }) => aliens.has(alien) || more.some((one) => aliens.has(one))),
    );
  }

  /** What goes by nothing but the sheets at this table is found out once for as long as they stay: a game asks for it at every turn. */
  bySheets<T>(of: unknown, find: () => T): T {
    const { seats } = this.facts;
    let isSame = true;
    for (let seat = 0; seat < seats.length; seat++) {
      const { alien, more } = seats[seat]!;
      // with powers beside the sheets nothing is kept
      if (more.length) return find();
      if (alien !== this.#sheets[seat]) isSame = false;
    }
    if (!isSame) {
      this.#sheets = seats.map(({ alien }) => alien);
      this.#found.clear();
    }
    let found = this.#found.get(of) as T | undefined;
    if (found === undefined) this.#found.set(of, (found = find()));
    return found;
  }

  /** Could anyone at this table hook in here, as far as everyone can know? A hidden sheet might have any power. */
  mayHook(at: Moment): boolean {
    if (!this.box) return true;
    const hooks = this.box.hooks.get(at);
    // what is free is first of all the turning up of a hidden sheet
    if (!hooks) return at === 'anytime' && this.facts.seats.some(({ hidden }) => hidden);
    if (hooks.cards || (hooks.flares && this.hasFlares) || (hooks.techs && this.hasTechs)) return true;
    return this.isAtTable(hooks.aliens) || (hooks.hidden && this.facts.seats.some(({ hidden }) => hidden));
  }

  /** Something has happened that may be answered; where nobody could, it costs nothing. */
  occur(occasion: Occasion, stage?: Stage): void {
    if (this.mayHook(occasion.at)) this.next('occasion', { ...occasion, ...(stage ? { stage } : {}) } as unknown as Json);
  }

  /** Something used that holds for the rest of the encounter. */
  uphold(ability: string, { seat, picks, at, augmented }: Pick<Use, 'seat' | 'picks' | 'at' | 'augmented'>): void {
    this.stirred = true;
    this.encounter.lasting.push({ ability, seat, picks, at: at ?? null, ...(augmented ? { augmented } : {}) });
  }
}
