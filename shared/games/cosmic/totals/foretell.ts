import { valueOf, type Face } from '../cards/cards.ts';
import type { Lasting, EncounterOutcome, Side } from '../facts.ts';
import type { CosmicTable } from '../table.ts';
import { aheadBy, cardsOf, surePowers, outcomeOf } from './totals.ts';

/** What two cards come to if they are turned up now, and nobody does anything but what is sure to happen. */
export interface Foretold {
  /** What the sides would fight with. */
  cards: Record<Side, Face>;
  /** By how much the total of the offense would be above the other. */
  lead: number;
  outcome: EncounterOutcome;
}

export type Foretelling = (laid: Record<Side, Face>) => Foretold;

/** Bends by which a total is more than a card and what is beside it. */
const onCards = ['card', 'value', 'product'] as const;

/** Foretells any two cards on a table that lies there for this alone, with what else may hold. Where nothing bends cards, what is beside them is reckoned once. */
export function foretell(table: CosmicTable, held: readonly Lasting[]): Foretelling {
  const { encounter } = table;
  encounter.lasting = [...encounter.lasting, ...held];
  encounter.lasting = [...encounter.lasting, ...surePowers(table).map((coming) => coming.held)];
  encounter.revealed = false;
  const beside = aheadBy(table);
  const isPlain = onCards.every((point) => !table.bends(point).length);
  encounter.revealed = true;
  const { selected } = encounter;
  // what lies there already may be a copy of a card that has gone since
  const layCard = (side: Side, face: Face) => (selected[side]?.face === face ? selected[side] : { face, by: table.main(side), up: true });
  return (laid) => {
    encounter.selected = { offense: layCard('offense', laid.offense), defense: layCard('defense', laid.defense) };
    const cards = cardsOf(table);
    const lead = isPlain ? valueOf(cards.offense) - valueOf(cards.defense) + beside : aheadBy(table);
    return { cards, lead, outcome: outcomeOf(table, { cards, lead }) };
  };
}
