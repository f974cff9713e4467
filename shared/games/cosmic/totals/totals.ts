import { playsAs } from '../abilities/ability.ts';
import type { Bends } from '../abilities/bends.ts';
import { isAttack, valueOf, type Face } from '../cards/cards.ts';
import { otherSide, sides, type Lasting, type EncounterOutcome, type Selected, type Side, type Use } from '../facts.ts';
import { partKey, type CosmicTable } from '../table.ts';
import { totalOf, type Reckoning, type SumLine } from './lines.ts';

/** Everything that is read from the facts of an encounter to find its outcome, in the order of C§7.4. Nothing here changes anything. */

/** The cards the sides fight with: a morph is a copy of the other printed card, as it was turned up; then what was played over them, in the order played. */
export function cardsOf(table: CosmicTable): Record<Side, Face> {
  const { selected } = table.encounter;
  const printed = { offense: takenFor(selected.offense!), defense: takenFor(selected.defense!) };
  const cards = { ...printed };
  for (const side of sides) if (printed[side] === 'morph') cards[side] = selected[side]!.becomes ?? printed[otherSide(side)];
  for (const { bend, held } of table.bends('card')) bend(cards, held, table);
  return cards;
}

/** The face of a card laid, or what it is taken for. */
export const takenFor = ({ face, claim }: Selected): Face => claim ?? face;

/** What a morph laid against this card is from now on. */
export const copyOf = (card: Selected): Face => card.becomes ?? takenFor(card);

export const cardOf = (table: CosmicTable, side: Side): Face => cardsOf(table)[side];

export const fightsWith = (table: CosmicTable, side: Side): 'attack' | 'negotiate' =>
  isAttack(cardOf(table, side)) ? 'attack' : 'negotiate';

/** Do totals decide? Not where one has won without a card. */
export function isFought(table: CosmicTable): boolean {
  const { selected } = table.encounter;
  if (!selected.offense || !selected.defense) return false;
  const { offense, defense } = cardsOf(table);
  return isAttack(offense) && isAttack(defense);
}

/** Whom it concerns that the total of somebody's side changes: the main player on the other, where totals decide. */
export const rivals = (table: CosmicTable, seat: number): number[] => (isFought(table) ? [table.main(otherSide(table.sideOf(seat)!))] : []);

/** Ships of each seat on a side: the gate's stacks; or those of the defense on the planet and its allies' stacks. */
export function shipsOnSide(table: CosmicTable, side: Side): { seat: number; ships: number }[] {
  const { gate, defenders, defense, planet } = table.encounter;
  if (side === 'offense') return gate;
  return [{ seat: defense!, ships: table.ships(planet!, defense!) }, ...defenders];
}

/** What comes before all else, then what was declared before the flip in the order of the table, then the rest in the order used. */
function byRank(table: CosmicTable, one: Lasting, other: Lasting): number {
  const rank = ({ at }: Lasting) => (at === 'reveal.immediate' ? 0 : at?.startsWith('planning.') ? 1 : 2);
  const order = rank(one) === 1 && rank(other) === 1 ? table.order.indexOf(one.seat) - table.order.indexOf(other.seat) : 0;
  return rank(one) - rank(other) || order;
}

function valuesOf(table: CosmicTable, cards: Record<Side, Face>): Record<Side, number> {
  const values = { offense: valueOf(cards.offense), defense: valueOf(cards.defense) };
  const bends = table.bends('value');
  const ranked = bends.length > 1 ? [...bends].sort((one, other) => byRank(table, one.held, other.held)) : bends;
  for (const { bend, held } of ranked) bend(values, held, table);
  return values;
}

/** What the cards count now that both are up. */
export const cardValues = (table: CosmicTable): Record<Side, number> => valuesOf(table, cardsOf(table));

/** Both totals line by line: cards once both are up, ships by their weight, products, and whatever adds to a side. */
export const reckon = (table: CosmicTable, expects = false): Reckoning => reckonWith(table, expects ? surePowers(table) : []);

function reckonWith(table: CosmicTable, coming: readonly Coming[]): Reckoning {
  const { encounter } = table;
  const cards = encounter.revealed && encounter.selected.offense && encounter.selected.defense ? cardsOf(table) : null;
  const values = cards && valuesOf(table, cards);
  const linesOf = (side: Side): SumLine[] => {
    const lines: SumLine[] = values ? [{ kind: 'card', value: values[side] }] : [];
    for (const { seat, ships } of shipsOnSide(table, side))
      if (ships > 0) lines.push({ kind: 'ships', seat, ships, each: 1, value: ships });
    return lines;
  };
  const reckoning: Reckoning = { cards, lines: { offense: linesOf('offense'), defense: linesOf('defense') } };
  bend(table, reckoning, 'ships', coming);
  bend(table, reckoning, 'product', coming);
  bend(table, reckoning, 'sum', coming);
  for (const { seat, side, face, by, onCard } of encounter.table) {
    if (onCard) continue;
    reckoning.lines[side].push({ kind: by ? 'power' : 'reinforcement', seat, ...(by ? { by } : {}), value: valueOf(face) });
  }
  return reckoning;
}

export interface Coming {
  lasts: Bends;
  held: Lasting;
}

function bend(table: CosmicTable, reckoning: Reckoning, point: 'ships' | 'product' | 'sum', coming: readonly Coming[]): void {
  for (const { bend, held } of table.bends(point)) bend(reckoning, held, table);
  for (const { lasts, held } of coming) {
    const before = point === 'sum' && sides.map((side) => reckoning.lines[side].length);
    lasts[point]?.(reckoning, held, table);
    if (before) sides.forEach((side, at) => reckoning.lines[side].slice(before[at]).forEach((line) => (line.expected = true)));
  }
}

/** Powers of the sides that are sure to count, as far as anyone can know. */
export function surePowers(table: CosmicTable): Coming[] {
  const { used } = table.encounter;
  if (table.encounter.outcome) return [];
  return table.order.flatMap((seat) =>
    table
      .powers(seat)
      .filter((alien) => table.hasPower(seat, alien))
      .flatMap((alien) => table.foreseenAbilities(alien))
      .filter(({ id, as }) => playsAs(as, table, seat) && !used.includes(partKey(seat, id)))
      .map(({ id, lasts }) => ({ lasts: lasts!, held: { ability: id, seat, picks: [], at: null } })),
  );
}

export function totalsOf(table: CosmicTable): Record<Side, number> {
  const { lines } = reckon(table);
  return { offense: totalOf(lines.offense), defense: totalOf(lines.defense) };
}

/** By how much the total of the offense is above the other. */
export function aheadBy(table: CosmicTable): number {
  const { offense, defense } = totalsOf(table);
  return offense - defense;
}

/** By how much one side is ahead of the other, where totals decide. */
export const marginOf = (table: CosmicTable): number | null => (isFought(table) ? Math.abs(aheadBy(table)) : null);

/** Bends that change a sum and nothing else. */
const summing: readonly string[] = ['ships', 'product', 'sum'];

/** What both totals come to if what was announced takes effect, where totals decide and it changes sums and nothing else. */
export function totalsIf(table: CosmicTable, { ability, seat, picks }: Use, lasts: Bends | undefined): Record<Side, number> | null {
  if (!lasts || !Object.keys(lasts).every((point) => summing.includes(point)) || !isFought(table)) return null;
  const { lines } = reckonWith(table, [{ lasts, held: { ability, seat, picks, at: null } }]);
  return { offense: totalOf(lines.offense), defense: totalOf(lines.defense) };
}

/** Is this side ahead even if what was announced takes effect, as far as sums say it? */
export function staysAhead(table: CosmicTable, side: Side, use: Use, lasts: Bends | undefined): boolean {
  const totals = totalsIf(table, use, lasts);
  if (!totals) return false;
  const lead = totals.offense - totals.defense;
  const winner = (isLowerBest(table) ? -lead : lead) > 0 ? 'offense' : 'defense';
  return side === (isInverted(table) ? otherSide(winner) : winner) && !assuredWinner(table) && !table.bends('wins').length;
}

/**
 * Attack against attack: the higher total, or the lower if that is what counts; a tie to the defense. Attack beats negotiate. Two negotiates: a deal.
 * Two morphs, of which one was only claimed, have nothing to copy: both sides lose. An assured win beats all of these; an inversion comes last,
 * but not for a deal. Cards and lead need not be read again where they are known.
 */
export function outcomeOf(table: CosmicTable, known?: { cards: Record<Side, Face>; lead: number }): EncounterOutcome {
  const assured = assuredWinner(table);
  const cards = assured ? null : (known?.cards ?? cardsOf(table));
  if (cards && cards.offense === 'morph' && cards.defense === 'morph') return { ending: 'both-lost', winner: null };
  const winner = cards ? winnerOf(table, cards, known?.lead) : assured;
  if (!winner) return { ending: 'deal', winner: null };
  return { ending: 'won', winner: isInverted(table) ? otherSide(winner) : winner };
}

/** Do winner and loser change places? */
export const isInverted = (table: CosmicTable): boolean => table.bends('inverts').length % 2 === 1;

/** Does the lower total win, by what was used, or also by what is sure to be? */
export const isLowerBest = (table: CosmicTable, expects = false): boolean =>
  table.bends('lowerWins').length > 0 || (expects && surePowers(table).some(({ lasts }) => lasts.lowerWins));

export function assuredWinner(table: CosmicTable): Side | null {
  for (const { bend, held } of table.bends('assures')) {
    const side = bend(held, table);
    if (side) return side;
  }
  return null;
}

function winnerOf(table: CosmicTable, cards: Record<Side, Face>, known?: number): Side | null {
  const offense = isAttack(cards.offense);
  const defense = isAttack(cards.defense);
  for (const { bend, held } of table.bends('wins')) {
    const side = bend(held, table);
    if (side) return side;
  }
  if (!offense && !defense) return null;
  if (!offense || !defense) return offense ? 'offense' : 'defense';
  const lead = known ?? aheadBy(table);
  return (isLowerBest(table) ? -lead : lead) > 0 ? 'offense' : 'defense';
}

/** The main player who is due compensation: it revealed a negotiate against an attack and lost. */
export function sideToCompensate(table: CosmicTable): Side | null {
  const { outcome, revealed, selected } = table.encounter;
  const winner = outcome?.winner;
  if (!winner || !revealed || !selected.offense || !selected.defense) return null;
  const loser = otherSide(winner);
  return fightsWith(table, loser) === 'negotiate' && fightsWith(table, winner) === 'attack' ? loser : null;
}
