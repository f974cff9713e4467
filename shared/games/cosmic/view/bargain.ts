import type { Viewer } from '../../../engine/save.ts';
import type { Face } from '../cards/cards.ts';
import type { Bargain, Clause, Terms } from '../deal/terms.ts';
import { sides, type Ships, type Side } from '../facts.ts';
import type { CosmicTable } from '../table.ts';

export interface ClauseView {
  kind: Clause['kind'];
  count: number;
  what?: string;
}

export interface OfferView {
  number: number;
  gives?: Record<Side, ClauseView[]>;
  colony: Terms['colony'];
  settlers?: Terms['settlers'];
  releases: Terms['releases'];
  shown?: Face[];
}

export interface BargainView {
  mode: Bargain['mode'];
  /** Who has come to the meeting. */
  here: Side[];
  refused: Side[];
  offers: Record<Side, OfferView | null>;
  struck: OfferView | null;
  /** The side that can let ships go from the warp as a part of the deal. */
  frees: Side | null;
  /** The viewer's own settled half. */
  plan?: { cards: string[]; ships: Ships };
}

export function bargainView(table: CosmicTable, bargain: Bargain, viewer: Viewer): BargainView {
  const { offers, struck } = bargain;
  const shown = (side: Side) => offers[side] && offerView(table, offers[side].terms, offers[side], viewer);
  const seen: BargainView = {
    mode: bargain.mode,
    here: sides.filter((one) => bargain.met[one] === 'here'),
    refused: [...bargain.refused],
    offers: { offense: shown('offense'), defense: shown('defense') },
    struck: struck && offerView(table, struck, { number: 0, shown: [] }, viewer),
    frees: freeingSide(table),
  };
  const side = sides.find((one) => table.main(one) === viewer);
  if (side && struck) seen.plan = { cards: [...bargain.plan[side].cards], ships: { ...bargain.plan[side].ships } };
  return seen;
}

function freeingSide(table: CosmicTable): Side | null {
  const mains = sides.map((side) => table.main(side));
  const freeing = table.bends('frees').filter(({ bend, held }) => bend(mains, held, table));
  return sides.find((side) => freeing.some(({ held }) => held.seat === table.main(side))) ?? null;
}

/** §6.7, J-26: the two see all but the names of cards not shown; others see the structure, or everything, or nothing, as the host chose. */
function offerView(table: CosmicTable, terms: Terms, { number, shown }: { number: number; shown: Face[] }, viewer: Viewer): OfferView {
  const isMain = viewer !== 'watch' && table.isMain(viewer);
  const isOpen = isMain || table.is('deal_sight', 'open');
  const seen: OfferView = {
    number,
    colony: { ...terms.colony },
    releases: terms.releases.map(({ owner, ships }) => ({ owner, ships })),
  };
  if (terms.settlers) seen.settlers = Object.fromEntries(Object.entries(terms.settlers).map(([side, limits]) => [side, { ...limits }]));
  if (!isMain && table.is('deal_sight', 'sealed')) return seen;
  const clauseOf =
    (giver: Side) =>
    ({ kind, count, what }: Clause): ClauseView => {
      // a named card is its holder's own; an id would say nothing to others and is not shown
      const isNamed = kind === 'cards' || kind === 'shown';
      if (isNamed && table.main(giver) !== viewer) return { kind: isOpen ? kind : 'cards', count };
      if (kind === 'face' && !isOpen) return { kind, count };
      return what ? { kind, count, what } : { kind, count };
    };
  seen.gives = { offense: terms.gives.offense.map(clauseOf('offense')), defense: terms.gives.defense.map(clauseOf('defense')) };
  if (shown.length && isOpen) seen.shown = [...shown];
  return seen;
}
