import type { Moment as Offered } from '../../engine/decision.ts';
import { otherSide, sides, type Side } from './facts.ts';
import type { Moment } from './moments.ts';
import type { CosmicTable } from './table.ts';
import { fightsWith, outcomeOf } from './totals.ts';

/** Ships going home and ships coming out of the warp may be left to standing orders too. */
export type OrderMoment = Moment | 'place.home' | 'place.retrieved';

/**
 * In which roles a seat is asked that gave no order: the same for everyone, whatever it holds. What is not listed asks everyone.
 * Moments that serve one rare artifact alone pass by; who draws it can tell its orders otherwise.
 */
export const usual: Partial<Record<OrderMoment, string[]>> = {
  anytime: ['launched'],
  'regroup.start': ['stranded'],
  'alliance.formed': [],
  'reveal.modify': ['behind'],
  'resolve.result': [],
  'deal.agreed': ['bystander'],
  'on.power-use': ['aimed'],
  'on.card-play': ['aimed'],
  'place.home': [],
  'place.retrieved': [],
};

/** So many own ships in the warp make it worth an offense's while to think before it takes one out. */
const STRANDED = 3;

/** Who is asked only because its sheet is hidden is asked once an encounter, when the ships are launched; else by its own order alone. */
export function momentOf(table: CosmicTable, at: OrderMoment, seat: number, isHidden = false, behind: Side | null = null): Offered {
  const { encounter, uses } = table.facts;
  const as: string[] = [];
  if (encounter) {
    if (encounter.offense === seat) as.push('offense');
    if (table.isMain(seat)) as.push('main');
    else as.push(table.sideOf(seat) ? 'ally' : 'bystander');
    if (at === 'anytime' && encounter.phase === 'launch') as.push('launched');
    if (at === 'regroup.start' && encounter.offense === seat && table.seat(seat).warp >= STRANDED) as.push('stranded');
    if (behind && table.sideOf(seat) === behind) as.push('behind');
  }
  if (uses.length && table.use.aimed.includes(seat)) as.push('aimed');
  if (isHidden) as.push('hidden');
  const ask = isHidden && at !== 'anytime' ? [] : (usual[at] ?? ['any']);
  return { id: at, as, ask, during: `encounter ${encounter?.number ?? 0}` };
}

/** The side that would lose as things stand, where totals decide. Who is ahead is asked again as soon as the other side adds anything. */
export function sideBehind(table: CosmicTable): Side | null {
  const { encounter } = table;
  if (!sides.every((side) => fightsWith(encounter, side) === 'attack')) return null;
  return otherSide(outcomeOf(table).winner!);
}
