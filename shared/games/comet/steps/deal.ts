import { DRAW_DECK, gold, leaders, silver, wholeDeck } from '../cards.ts';
import type { CometTable } from '../table.ts';

/**
 * Set-up: the silver deck is shuffled and a part of it set aside for the comet; four gold cards lie open; every seat gets a leader at random
 * and draws silver cards up to its hand limit.
 */
export function deal(table: CometTable): void {
  const { facts, save } = table;
  const start = save.options['start_seat'] as string;
  facts.first = start === 'random' ? table.below(save.seats) : Number(start);
  facts.active = facts.first;
  const deck = table.shuffle(wholeDeck(silver));
  facts.draw = deck.splice(0, DRAW_DECK[save.seats]!);
  facts.aside = deck;
  facts.gold = table.shuffle(wholeDeck(gold));
  const dealt = table.shuffle(leaders.map(({ id }) => id));
  for (const seat of table.seats) table.seat(seat).leader.kind = dealt[seat]!;
  table.tell('dealt', { first: facts.first, leaders: dealt.slice(0, save.seats) });
  table.refillRow();
  for (const seat of table.seats) table.drawUp(seat);
  facts.quiet = 0;
  table.next('turn');
}
