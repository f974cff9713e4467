import { printedCard, type EffectOf } from '../cards.ts';
import { pull, type CometTable } from '../table.ts';

/**
 * Thylacine, B5: take a card that the last player discarded to move, as long as it lies on its pile: the silver thylacine a silver one,
 * the gold one any animal. Everyone has seen the card, so it is known in the hand.
 */
export function takeOptions(table: CometTable, source: string, { pile }: EffectOf<'retrieve_discard'>): string[] {
  const { last, discards } = table.facts;
  return last!.cards
    .filter(({ id, kind }) => {
      const { deck } = printedCard(kind);
      return (pile === 'any' || deck === pile) && discards[deck].some((card) => card.id === id);
    })
    .map(({ id }) => `take:${source}@${id}`);
}

export function retrieve(table: CometTable, seat: number, source: string, id: string): void {
  const { kind } = table.facts.last!.cards.find((card) => card.id === id)!;
  table.spend(seat, source);
  pull(table.facts.discards[printedCard(kind).deck], id);
  table.seat(seat).hand.push({ id, kind, open: true });
  table.tell('retrieved', { seat, by: table.sources(seat).find((one) => one.id === source)!.kind, id, kind });
}
