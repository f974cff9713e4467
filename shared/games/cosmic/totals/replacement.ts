import type { Bends } from '../abilities/bends.ts';
import type { Face } from '../cards/cards.ts';
import { otherSide } from '../facts.ts';
import type { CosmicTable } from '../table.ts';
import { copyOf } from './totals.ts';

/** A main player fights with another card, from the moment at which that was chosen: what an ability that `replaceCard` upholds has to say. */
export const replacing: Bends = {
  card(cards, { seat, picks: [face] }, table) {
    const side = table.sideOf(seat)!;
    const { selected } = table.encounter;
    cards[side] = face === 'morph' ? (selected[side]!.becomes ?? copyOf(selected[otherSide(side)]!)) : face!;
  },
};

/** Lays another card in front of a main player, face up, and says which lay there: that has to go somewhere; unless nobody is to see it, then it goes under the deck. */
export function replaceCard(table: CosmicTable, seat: number, face: Face, ability: string): Face[] {
  const side = table.sideOf(seat)!;
  const { selected } = table.encounter;
  const { face: before, claim } = selected[side]!;
  const becomes = face === 'morph' ? { becomes: copyOf(selected[otherSide(side)]!) } : {};
  selected[side] = { face, by: seat, up: true, ...becomes };
  table.uphold(ability, { seat, picks: [face], at: 'reveal.modify' });
  if (claim === undefined) return [before];
  table.facts.deck.unshift(before);
  return [];
}
