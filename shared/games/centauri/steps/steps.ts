import type { Step } from '../../../engine/rules.ts';
import { cards, kinds, ROUNDS, typeOf, type CardType, type Kind } from '../cards.ts';
import { parsePlacing } from '../picks.ts';
import { onePlacing, wholePlan } from './placing.ts';
import { scorePiles } from '../scoring.ts';
import type { CentauriTable } from '../table.ts';

/** 2.1: every seat takes its colony, shuffles its two decks and draws four terraforming cards and two events. */
function deal(table: CentauriTable): void {
  const { facts, save } = table;
  const start = save.options['start_seat'] as string;
  facts.start = start === 'random' ? table.below(save.seats) : Number(start);
  for (const seat of table.seats) {
    const { decks } = table.seat(seat);
    for (const type of ['terraforming', 'event'] as const) decks[type] = table.shuffle(deckOf(type));
    table.take(seat, 'colony');
    table.draw(seat, 'terraforming', 4);
    table.draw(seat, 'event', 2);
  }
  table.next('round');
}

function deckOf(type: CardType): Kind[] {
  return kinds.filter((kind) => typeOf(kind) === type && kind !== 'colony').flatMap((kind) => Array<Kind>(cards[kind].count).fill(kind));
}

/** A round begins: hands are full, the planets are bare. */
function round(table: CentauriTable): void {
  table.facts.round++;
  const drawn = table.seats.map((seat) => [seat, { hand: table.seat(seat).hand.map(({ kind }) => kind) }]);
  table.tell('round', { round: table.facts.round, first: table.firstSeat }, Object.fromEntries(drawn));
  table.next(table.isSealed ? 'plan' : 'turn');
}

/** 2.2: one card face down on any planet, seat by seat; after the last lap everything is turned up. */
function* turn(table: CentauriTable) {
  const seat = table.turn!;
  const [pick] = yield* table.ask(onePlacing(table, seat));
  const placing = parsePlacing(pick!);
  const { id, kind } = table.place(seat, placing);
  table.tell('placed', { id, seat, planet: placing.planet, type: typeOf(kind) }, { [seat]: { kind } });
  table.next(table.isRoundLaid ? 'reveal' : 'turn');
}

/** Sealed planning: all seats plan at once; the plans are then laid in table order, lap by lap. */
function* plan(table: CentauriTable) {
  const plans = yield* table.askAll(table.seats.map((seat) => wholePlan(table, seat)));
  for (let lap = 0; lap < table.laps; lap++) {
    for (const seat of table.clockwiseFrom(table.firstSeat)) table.place(seat, parsePlacing(plans[`plan:${seat}`]![lap]!));
  }
  table.next('reveal');
}

/** All cards are turned up at once, the round is scored, captured cards go to the winner, colonies return to their owners. */
function reveal(table: CentauriTable): void {
  const { facts } = table;
  const score = scorePiles(facts.piles, table.variant, facts.round === ROUNDS);
  const piles = table.compactPiles();
  facts.past.push(piles);
  for (const seat of table.seats) {
    table.seat(seat).points += score.points[seat]!;
    table.seat(seat).captured.push(...score.captured[seat]!);
    table.take(seat, 'colony');
  }
  table.tell('revealed', { round: facts.round, piles, winners: score.winners, decided: score.decided, points: score.points });
  facts.piles = table.seats.map(() => []);
  if (facts.round < ROUNDS) table.next('refill');
  else table.next('end');
}

/** Two terraforming cards and two events for every seat, and the next round. */
function refill(table: CentauriTable): void {
  for (const seat of table.seats) {
    table.draw(seat, 'terraforming', 2);
    table.draw(seat, 'event', 2);
  }
  table.next('round');
}

function end(table: CentauriTable): void {
  table.facts.over = true;
  table.tell('over', {});
}

export const steps: Record<string, Step<CentauriTable>> = { deal, round, turn, plan, reveal, refill, end };
