import { hexAt } from './map/board.ts';
import { gold, GOLD_ROW, printedCard, silver, wholeDeck } from './cards.ts';
import type { CometTable } from './table.ts';

const tally = (kinds: readonly string[]): string => [...kinds].sort().join(' ');
const everything = tally([...wholeDeck(silver), ...wholeDeck(gold)]);

/** Every card is somewhere, once; companions and slots go together; no two tokens share a hex that is not a nest. */
export function unsound(table: CometTable): string | null {
  return unsoundCards(table) ?? unsoundBoard(table);
}

function unsoundCards({ facts }: CometTable): string | null {
  const kinds = [...facts.draw, ...facts.aside, ...facts.gold];
  const cards = [...facts.row, ...facts.discards.silver, ...facts.discards.gold];
  for (const { hand, slots, rescued } of facts.seats) cards.push(...hand, ...slots.filter((card) => card !== null), ...rescued);
  if (tally([...kinds, ...cards.map(({ kind }) => kind)]) !== everything) return 'the cards are not all there';
  const ids = cards.filter(({ id }) => id.startsWith('c')).map(({ id }) => id);
  if (new Set(ids).size !== ids.length) return 'two open cards have one id';
  if (facts.draw.some((kind) => printedCard(kind).deck !== 'silver') || facts.gold.some((kind) => printedCard(kind).deck !== 'gold'))
    return 'a deck is mixed';
  if (!facts.comet && !facts.draw.length) return 'the draw deck is empty and no comet has come';
  if (facts.row.length > GOLD_ROW) return 'the gold row is too long';
  return facts.seats.some(({ hand }) => hand.some(({ kind, open }) => printedCard(kind).deck === 'gold' && !open))
    ? 'a gold card that nobody saw'
    : null;
}

function unsoundBoard({ facts, board }: CometTable): string | null {
  const standing = [...facts.seats.flatMap(({ companions }) => companions), facts.tokens.mammoth, facts.tokens.turtle].filter(
    (at) => at !== null,
  );
  for (const at of standing) {
    const { kind } = board.hexes[hexAt(board, at)]!;
    if (kind === 'cave') return 'someone stays in the cave';
    if (kind === 'terrain' && standing.filter((other) => other === at).length > 1) return `two tokens on ${at}`;
  }
  const isParted = facts.seats.some(({ companions, slots }) => companions.some((at, slot) => (at === null) !== (slots[slot] === null)));
  return isParted ? 'a companion without its animal' : null;
}
