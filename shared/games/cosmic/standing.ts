import type { Moment as Offered } from '../../engine/decision.ts';
import type { Moment } from './moments.ts';
import type { CosmicTable } from './table.ts';

/** Ships going home and ships coming out of the warp may be left to standing orders too. */
export type OrderMoment = Moment | 'place.home' | 'place.retrieved';

/**
 * In which roles a seat is asked that gave no order: the same for everyone, whatever it holds. What is not listed asks everyone.
 * Moments that serve one rare artifact alone pass by; who draws it can tell its orders otherwise.
 */
export const usual: Partial<Record<OrderMoment, string[]>> = {
  'regroup.start': ['offense'],
  'alliance.formed': [],
  'reveal.modify': ['main', 'ally'],
  'resolve.result': [],
  'deal.agreed': ['bystander'],
  'on.power-use': ['aimed'],
  'on.card-play': ['aimed'],
  'place.home': [],
  'place.retrieved': [],
};

/** Who is asked only because its sheet is hidden is asked by its own order alone. */
export function momentOf(table: CosmicTable, at: OrderMoment, seat: number, isHidden = false): Offered {
  const { encounter, facts } = table;
  const as: string[] = [];
  if (encounter.offense === seat) as.push('offense');
  if (table.isMain(seat)) as.push('main');
  else as.push(table.sideOf(seat) ? 'ally' : 'bystander');
  if (facts.uses.length && table.use.aimed.includes(seat)) as.push('aimed');
  if (isHidden) as.push('hidden');
  return { id: at, as, ask: isHidden ? [] : (usual[at] ?? ['any']), during: `encounter ${encounter.number}` };
}
