import { parsePick } from '../picks.ts';
import type { CometTable } from '../table.ts';

/**
 * 8.3: everything is made ready, any number of cards is discarded, one gold card taken if the hand is below its limit, and silver cards drawn
 * up to it. A Refresh that would change nothing is not allowed, so a full hand with nothing used must discard. The last card of the draw
 * deck brings the comet in the middle of the drawing.
 */
export function* refresh(table: CometTable, { seat }: { seat: number }) {
  const { facts } = table;
  const { hand } = table.seat(seat);
  const limit = table.handLimit(seat);
  const isIdle = hand.length >= limit && !table.isAnyUsed(seat);
  const thrown = yield* table.ask({
    name: 'discard',
    seat,
    about: { key: 'comet.discard', of: { limit } },
    options: hand.map(({ id }) => ({ id: `discard:${id}` })),
    min: isIdle ? 1 : 0,
    max: hand.length,
    fallback: isIdle ? [`discard:${hand[0]!.id}`] : [],
    ...table.clock,
  });
  const hasRoom = hand.length - thrown.length < limit && facts.row.length > 0;
  const options = facts.row.map(({ id }) => ({ id: `gold:${id}` }));
  const about = { key: 'comet.gold' };
  const taken = hasRoom
    ? yield* table.ask({ name: 'gold', seat, about, options, min: 1, max: 1, fallback: [options[0]!.id], ...table.clock })
    : [];

  table.readyAll(seat);
  const cards = thrown.map((pick) => table.discard(seat, parsePick(pick).what));
  table.tell('refreshed', { seat, cards: cards.map(({ id, kind }) => ({ id, kind })) });
  for (const pick of taken) {
    const { id, kind } = table.takeGold(seat, parsePick(pick).what);
    table.tell('took_gold', { seat, id, kind });
  }
  if (table.drawUp(seat)) arrive(table, seat);
  table.next('endTurn');
}

/** 12: the comet comes while a seat is drawing; all others choose in turn order, that seat last. */
export function arrive(table: CometTable, seat: number): void {
  table.tell('comet', {});
  for (const other of table.clockwiseFrom((seat + 1) % table.save.seats)) table.next('choice', { seat: other });
}

/** 12.3: draw up to the hand limit from the new deck, or make the leader and all animals ready. */
export function* choice(table: CometTable, { seat }: { seat: number }) {
  const isFull = table.seat(seat).hand.length >= table.handLimit(seat);
  const [pick] = yield* table.ask({
    name: 'choice',
    seat,
    about: { key: 'comet.choice', of: { limit: table.handLimit(seat) } },
    options: [{ id: 'word:draw' }, { id: 'word:ready' }],
    min: 1,
    max: 1,
    fallback: [isFull ? 'word:ready' : 'word:draw'],
    clock: 'choose',
  });
  const isDrawing = pick === 'word:draw';
  table.tell('chose', { seat, choice: isDrawing ? 'draw' : 'ready' });
  if (isDrawing) table.drawUp(seat);
  else table.readyAll(seat);
}
