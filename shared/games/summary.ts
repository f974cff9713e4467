import type { Saying, Word } from '../text/say.ts';

/** How the board stands, in a few lines for a mail: apart from the words, so that no page has to fetch it. */

export interface SummaryRow {
  who: Word;
  value: Word;
}

export interface SummaryColumn {
  title: Saying;
  /** The seat whose colour it bears. */
  seat?: number;
  rows: SummaryRow[];
  sum?: SummaryRow;
  note?: Saying;
}

/** From the board that a watcher is shown; empty where there is nothing to tell. */
export type Summary = (board: unknown) => SummaryColumn[];
