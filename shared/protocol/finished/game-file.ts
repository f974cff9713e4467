import type { Hand } from '../../engine/history/history.ts';
import type { Save } from '../../engine/save.ts';
import type { Patch } from '../../engine/history/patch.ts';
import type { PaceChoice } from '../../pace.ts';

/** A finished game as a file. */

/**
 * A finished game as one file: enough to play every answer again, and to check that it was played by the rules.
 * What was said, kept or left by anyone is not in it.
 */
export interface GameFile {
  parley: 1;
  game: string;
  title: string;
  pace: PaceChoice;
  /** By seat. */
  players: { name: string; bot: boolean }[];
  /** The seats agreed to end it without a result. */
  cancelled: boolean;
  /** Hash of the table's seed, as it was published. */
  commitment: string;
  /** The table's seed and what each seat added to it; the seed of the deal comes of both. Without it that is the table's own. */
  chance?: { seed: string; contributions: string[] } | undefined;
  deal: { at: number; save: Save };
  rows: FileRow[];
}

/** One answer, one taken back, or a change of the options between two. */
export interface FileRow {
  at: number;
  by: Hand | 'undo' | 'desk';
  seat: number | null;
  decision: string | null;
  picks: string[];
  /** What it changed in the save. */
  patch: Patch;
  /** For a taking back: the row whose save it restored, counted from 1; 0 is the deal. */
  restores: number | null;
}
