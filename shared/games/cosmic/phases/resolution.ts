import type { Question } from '../../../engine/decision.ts';
import type { Step } from '../../../engine/rules.ts';
import { isEncounterCard } from '../cards/cards.ts';
import { sides, type Discarded, type EncounterOutcome, type Spent } from '../facts.ts';
import type { CoreHappenings } from '../happenings.ts';
import { gather } from '../ships/losses.ts';
import { ASIDE, originsOf, type CosmicTable } from '../table.ts';
import { sideToCompensate } from '../totals/totals.ts';

/** The resolution phase of a decided encounter; two negotiates bargain first. */
function resolution(table: CosmicTable): void {
  const { encounter } = table;
  encounter.phase = 'resolution';
  if (encounter.outcome!.ending === 'deal') table.next('deal');
  else {
    table.window('resolve.result');
    table.then('losses', 'land', 'compensate', 'reward.all');
  }
  table.window('resolve.discard', { stage: 'before' });
  table.next('discard');
  table.window('resolve.discard', { stage: 'after' });
}

/** Has this main player won, or made a deal? */
export function hasDoneWell(table: CosmicTable, seat: number): boolean {
  const { ending, winner } = table.encounter.outcome!;
  return ending === 'deal-made' || (ending === 'won' && winner === table.sideOf(seat));
}

/** The encounter is decided before any card is turned up. */
export function forfeit(table: CosmicTable, outcome: EncounterOutcome): void {
  table.encounter.outcome = outcome;
  table.dropTo('resolution');
  table.tell('outcome', { ...outcome, totals: null });
}

/** The losing side's ships: all in the gate, or the defense's on the planet and its allies' beside it; or both. Other colonies are never touched. */
function losses(table: CosmicTable): void {
  const { outcome, gate, defenders, defense, planet } = table.encounter;
  const sent = gate.map(({ seat, ships }) => ({ seat, ships: { gate: ships } }));
  const allies = defenders.map(({ seat, ships }) => ({ seat, ships: { beside: ships } }));
  const held = [{ seat: defense!, ships: { [planet!]: table.ships(planet!, defense!) } }, ...allies];
  const { winner } = outcome!;
  gather(table, 'defeat', [...(winner === 'offense' ? [] : sent), ...(winner === 'defense' ? [] : held)]);
  table.then('resolve.losses', 'lose');
}

/** The offense and all its allies land their whole stacks together, as one effect. */
function land(table: CosmicTable): void {
  const { outcome, gate, planet } = table.encounter;
  table.window('resolve.landing');
  if (outcome!.winner !== 'offense') return;
  table.encounter.settled = gate.map(({ seat }) => seat).filter((seat) => !table.ships(planet!, seat));
  for (const { seat, ships } of gate.splice(0)) {
    table.settle(planet!, seat, ships);
    table.tell('landed', { seat, planet: planet!, ships });
  }
}

/** Who lost with a negotiate against an attack takes random cards from the winner's hand: one for each own ship that really went to the warp. J-46: never from elsewhere. */
function compensate(table: CosmicTable): void {
  const { encounter } = table;
  const side = sideToCompensate(table);
  if (!side || isSpoiled(table)) return;
  const taker = table.main(side);
  const cards = countShips(table, encounter.lost[taker]!, taker, 'compensation');
  if (!cards) return;
  encounter.compensation = { taker, payer: table.opponentOf(taker), cards };
  table.then('resolve.compensation', 'compensate.take');
}

/** The seat from which compensation is collected, as things stand. */
export function payerOf({ facts }: CosmicTable): number | null {
  const compensation = facts.encounter?.compensation;
  return compensation && compensation.payer !== compensation.barred ? compensation.payer : null;
}

/** Unless something has kept it from being collected. */
function takeCompensation(table: CosmicTable): void {
  const { compensation } = table.encounter;
  if (payerOf(table) === null) table.encounter.compensation = null;
  if (!compensation || payerOf(table) === null) return allBack(table);
  const { payer, cards, chosen } = compensation;
  if (chosen) table.next(chosen);
  else payCompensation(table, table.randomCards(payer, cards));
}

/** The cards have left the payer's hand. */
export function payCompensation(table: CosmicTable, faces: string[]): void {
  const { encounter } = table;
  const { taker, payer } = encounter.compensation!;
  encounter.compensation = null;
  const before = table.seat(taker).hand.map(({ id }) => id);
  for (const face of faces) table.toHand(taker, face);
  if (faces.length) handOver(table, payer, taker, faces, 'compensation');
  table.next('received', { seat: taker, before });
  allBack(table);
}

/** What was put out of reach comes back, though in the end another has paid, or nobody. */
function allBack(table: CosmicTable): void {
  for (const seat of table.seats) if (table.store(seat, ASIDE)?.cards.length) table.next('aside.back', { seat });
}

/** What a seat has got beside the cards it held before. */
function bendReceived(table: CosmicTable, { seat, before }: { seat: number; before: string[] }): void {
  const cards = table.seat(seat).hand.flatMap(({ id }) => (before.includes(id) ? [] : [id]));
  if (cards.length) for (const { bend, held } of table.bends('received')) bend(seat, cards, held, table);
}

export const isSpoiled = (table: CosmicTable): boolean => table.bends('spoils').length > 0;

function countShips(table: CosmicTable, ships: number, seat: number, why: 'compensation' | 'rewards'): number {
  return table.bends('counting').reduce((sum, { bend, held }) => bend(sum, seat, why, held, table), ships);
}

/** Giver and taker know the faces from now on, everyone else the number. */
export function handOver(table: CosmicTable, from: number, to: number, faces: string[], why: CoreHappenings['handed']['why']): void {
  const { number } = table.encounter;
  table.seat(from).notes.push({ encounter: number, kind: 'gave', with: to, faces });
  table.seat(to).notes.push({ encounter: number, kind: 'took', with: from, faces });
  table.tell('handed', { from, to, count: faces.length, why }, { [from]: { faces }, [to]: { faces } });
}

/** The defense's allies, clockwise from the offense, each with its rewards and then its ships home. */
function rewardAll(table: CosmicTable): void {
  const { outcome, defenders } = table.encounter;
  if (outcome!.winner !== 'defense') return;
  table.window('resolve.rewards');
  for (const seat of table.order) if (table.stack(defenders, seat)) table.next('reward', { seat });
}

/** D-X3, J-18: one reward for each ship it has in the encounter, a card or a ship from the warp; split once, ships first. It may take fewer. */
function* reward(table: CosmicTable, { seat }: { seat: number }) {
  const { defenders } = table.encounter;
  const { ships } = table.stack(defenders, seat)!;
  const due = isSpoiled(table) ? 0 : countShips(table, ships, seat, 'rewards');
  const picks = due ? yield* table.ask(splitQuestion(table, seat, due)) : [];
  const freed = picks.filter((pick) => pick === 'reward:ship').length;
  const cards = picks.length - freed;
  const before = table.seat(seat).hand.map(({ id }) => id);
  if (due) giveRewards(table, seat, freed, cards);
  if (cards) table.next('received', { seat, before });
  table.next('reward.home', { seat });
}

/** Ships out of the warp and cards from the deck. */
export function giveRewards(table: CosmicTable, seat: number, ships: number, cards: number): void {
  table.tell('rewarded', { seat, ships, cards });
  if (ships) {
    table.fromWarp(seat, ships);
    table.sendHome(seat, { warp: ships });
    table.next('home');
    table.occur({ at: 'on.ships-retrieved', retrieved: [{ seat, ships }] });
  }
  if (cards) table.next('draw', { seat, count: cards });
}

function splitQuestion(table: CosmicTable, seat: number, due: number): Question {
  const ships = table.hasColony(seat) ? Math.min(due, table.seat(seat).warp) : 0;
  const options = [{ id: 'reward:card', times: due }];
  if (ships) options.push({ id: 'reward:ship', times: ships });
  return {
    name: 'reward',
    seat,
    about: { key: 'cosmic.reward', of: { due } },
    options,
    min: 0,
    max: due,
    fallback: [...Array<string>(ships).fill('reward:ship'), ...Array<string>(due - ships).fill('reward:card')],
    clock: 'choose',
  };
}

function rewardHome(table: CosmicTable, { seat }: { seat: number }): void {
  const { defenders } = table.encounter;
  const at = defenders.findIndex((stack) => stack.seat === seat);
  table.sendHome(seat, originsOf(defenders.splice(at, 1)[0]!));
  table.next('home');
}

/** Both encounter cards, the offense's first, unless nobody is to see one: that goes under the deck; then what lies on the table in the order played, and what a power has used up. */
function discard(table: CosmicTable): void {
  const { encounter } = table;
  const { selected } = encounter;
  const laid = sides.flatMap((side) => (selected[side] ? [{ seat: table.main(side), ...selected[side] }] : []));
  const cards = laid.filter(({ claim }) => claim === undefined).map(({ seat, face }) => ({ seat, face }));
  table.facts.deck.unshift(...laid.filter(({ claim }) => claim !== undefined).map(({ face }) => face));
  for (const side of sides) selected[side] = null;
  // where it was decided with both cards down, nobody has seen them yet
  if (!encounter.revealed) for (const { seat, face } of cards) table.tell('discarded', { seat, faces: [face] });
  const played = encounter.table.splice(0).map(({ seat, face }) => ({ seat, face }));
  encounter.spent = [...cards, ...played.filter(({ face }) => isEncounterCard(face)).map((card) => ({ ...card, added: true as const }))];
  const worn: Discarded[] = [];
  for (const { bend, held } of table.bends('discards')) bend(worn, held, table);
  table.discard([...cards, ...played, ...worn]);
}

/** A card that has served goes from the pile to a hand. */
export function fetchSpent(table: CosmicTable, card: Spent, to: number): void {
  const { spent } = table.encounter;
  spent.splice(spent.indexOf(card), 1);
  table.toHand(to, table.fromPile(card.face));
}

export const resolutionSteps: Record<string, Step<CosmicTable>> = {
  resolution,
  losses,
  land,
  compensate,
  'compensate.take': takeCompensation,
  received: bendReceived,
  'reward.all': rewardAll,
  reward,
  'reward.home': rewardHome,
  discard,
};
