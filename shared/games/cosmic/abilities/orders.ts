import type { OrderCue as Offered } from '../../../engine/decision.ts';
import { otherSide, type Side } from '../facts.ts';
import type { Moment } from './moments.ts';
import type { OwnMoment } from './own.ts';
import type { CosmicTable } from '../table.ts';
import { marginOf, outcomeOf } from '../totals/totals.ts';

/** Ships going home, ships coming out of the warp and work on technologies may be left to standing orders too. */
export type OrderMoment = Moment | 'place.home' | 'place.retrieved' | 'place.research' | 'tech.action' | OwnMoment;

/** A moment that only one alien brings, as standing orders know it. */
export interface OwnOrder {
  moment: OwnMoment;
  /** The roles in which one can order to be asked there, from the narrower to `any`. */
  roles: string[];
  /** Those in which a seat is asked that gave no order. */
  usual: string[];
  /** It serves whoever holds the flare, in place of its wild side. */
  flare?: true;
}

/** A moment of an alien's own, as a seat meets it in these roles. */
export const ownMoment = (table: CosmicTable, { moment, usual: ask }: OwnOrder, as: string[] = []): Offered => ({
  id: moment,
  as,
  ask,
  during: duringOf(table),
});

const duringOf = ({ facts }: CosmicTable): string => `encounter ${facts.encounter?.number ?? 0}`;

/**
 * In which roles a seat is asked that gave no order: the same for everyone, whatever it holds. What is not listed asks everyone.
 * Moments that serve one rare artifact alone pass by; who draws it can tell its orders otherwise.
 */
export const usual: Partial<Record<OrderMoment, string[]>> = {
  anytime: ['launched'],
  'regroup.start': ['stranded'],
  'alliance.formed': [],
  'reveal.modify': ['close'],
  'resolve.result': [],
  'deal.agreed': ['bystander'],
  'on.power-use': ['aimed', 'choice'],
  'on.card-play': ['aimed'],
  'place.home': [],
  'place.retrieved': [],
  'place.research': [],
};

/** With fewer cards than these a hoard may be worth a thought. */
const LOW = 3;

/** So many own ships in the warp, more than half of them all, make it worth an offense's while to think before it takes one out. */
const STRANDED = 12;

/** What the two best reinforcements make up: beyond that hardly anything helps who is behind. */
const CLOSE = 8;

/** The side that would lose, and whether it can still make up for it. */
export interface Behind {
  side: Side;
  isClose: boolean;
}

interface Circumstances {
  /** It is asked only because its sheet is hidden. */
  isHidden?: boolean;
  /** The power on its sheet serves here, for all to see. */
  hasPower?: boolean;
  /** A technology of it may serve here, for all to see. */
  hasTech?: boolean;
  /** What it answers takes nothing from those it is aimed at. */
  isMild?: boolean;
  /** A flare may make more of what it has just announced, for all to see. */
  isOwn?: boolean;
  /** What it answers did not happen by itself. */
  isChoice?: boolean;
  /** Nothing but a flare could serve it here. */
  isFlare?: boolean;
  /** Who would lose. */
  behind?: Behind | null;
}

/**
 * Where only a flare could serve, a seat is asked by its own order alone, but for the flare that makes more of its power as it chooses to use it: most hold none.
 * Who is asked only because its sheet is hidden is asked once an encounter, when the ships are launched; else by its own order alone.
 * Whose power or technology serves is asked where others are not; but once the cards are up only while it is behind, or while nobody is as it comes to a deal;
 * and at any time only when it is of use. Nobody is asked whether to cancel its own technology.
 */
export function momentOf(
  table: CosmicTable,
  at: OrderMoment,
  seat: number,
  {
    isHidden = false,
    hasPower = false,
    hasTech = false,
    isMild = false,
    isOwn = false,
    isChoice = false,
    isFlare = false,
    behind = null,
  }: Circumstances = {},
): Offered {
  const { encounter, uses } = table.facts;
  const during = duringOf(table);
  const as: string[] = [];
  if (encounter) {
    if (encounter.offense === seat) as.push('offense');
    if (table.isMain(seat)) as.push('main');
    else as.push(table.sideOf(seat) ? 'ally' : 'bystander');
    const { stores, warp } = table.seat(seat);
    if (at === 'anytime' && encounter.phase === 'launch') {
      if (isHidden || hasTech || stores.some(({ cards, ships }) => cards.length < LOW && !ships[seat])) as.push('launched');
    }
    const isLow = encounter.offense === seat && warp >= STRANDED;
    if (at === 'regroup.start' && (isLow || !table.hasColony(seat))) as.push('stranded');
    if (behind && table.sideOf(seat) === behind.side) as.push('behind', ...(behind.isClose ? ['close'] : []));
  }
  if (uses.length && table.use.aimed.includes(seat) && !isMild) as.push('aimed');
  if (isOwn) as.push('own', ...(isChoice ? ['choice'] : []));
  if (isFlare) as.push('flare');
  if (isHidden) as.push('hidden');
  if (hasPower) as.push('power');
  if (hasTech) as.push('tech');
  // without a ship on a planet even a hidden sheet may be worth a thought
  const isIdle = isHidden && at !== 'anytime' && !as.includes('stranded');
  if (at === 'on.tech-use' && table.use.seat === seat) return { id: at, as, ask: [], during };
  const roles = isIdle ? [] : isFlare ? ['choice'] : (usual[at] ?? ['any']);
  const own = at === 'reveal.modify' && behind ? ['behind'] : [...(hasPower ? ['power'] : []), ...(hasTech ? ['tech'] : [])];
  const ask = (hasPower || hasTech) && at !== 'anytime' ? [...roles, ...own] : roles;
  return { id: at, as, ask, during };
}

/**
 * Who would lose as things stand; nobody where it comes to a deal. Where totals do not decide nothing is close: only another card would help.
 * Who is ahead is asked again as soon as the other side adds anything.
 */
export function whoIsBehind(table: CosmicTable): Behind | null {
  const { winner } = outcomeOf(table);
  const margin = marginOf(table);
  return winner && { side: otherSide(winner), isClose: margin !== null && margin <= CLOSE };
}
