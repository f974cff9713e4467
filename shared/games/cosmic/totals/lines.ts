import type { Face } from '../cards/cards.ts';
import { sides, type Side } from '../facts.ts';
import type { EncounterView } from '../view.ts';

/** One line of a side's total. */
export type SumLine = {
  kind: 'card' | 'ships' | 'product' | 'reinforcement' | 'power';
  value: number;
  seat?: number;
  ships?: number;
  /** What a ship counts for. */
  each?: number;
  /** What a product is made of. */
  factors?: number[];
  /** The ability that it comes of. */
  by?: string;
  /** It will be so as far as anyone can know, but was not used yet. */
  expected?: true;
};

/** A total on its way: the cards, once both are up, and the lines of each side in the order in which one would add them up at the table. */
export interface Reckoning {
  cards: Record<Side, Face> | null;
  lines: Record<Side, SumLine[]>;
}

export const totalOf = (lines: readonly SumLine[]): number => lines.reduce((sum, { value }) => sum + value, 0);

/** All but the card, as far as anyone can know. */
export const soFar = ({ lines }: Pick<EncounterView, 'lines'>, side: Side): number =>
  totalOf((lines?.[sides.indexOf(side)] ?? []).filter(({ kind }) => kind !== 'card'));
