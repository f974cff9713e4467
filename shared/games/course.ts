import type { Told } from '../engine/save.ts';
import type { Part } from '../text/catalogue.ts';
import type { Saying } from '../text/say.ts';

/** What stands out in a game when it is looked at again: its chapters, its turning points, how it stood. */

/** Why a moment is one to be looked for. The lead is found by how the game stands; the rest a game says itself. */
export const turnKinds = ['lead', 'close', 'deal', 'zap', 'comet', 'over'] as const;
export type TurnKind = (typeof turnKinds)[number];

/** A chapter in a list of them: who met or won, and what came of it. */
export interface ChapterSaid {
  title: Saying;
  who: Saying | null;
  score: Saying | null;
}

/** What a game knows of its own course. All of it is read from what an onlooker is shown and told. */
export interface GameCourse {
  /** Where the words below are. */
  texts: Part;
  /** What a chapter is called where they are listed, and what the curve is of. */
  chapters: Saying;
  measure: Saying;
  /** By seat. */
  standing(board: unknown): number[];
  /** Who reaches that has won. */
  goal?(board: unknown): number;
  /** The number of the chapter that begins with this. */
  begins?(told: Told): number | null;
  /** Or does the next one begin between these boards? */
  turnsPage?(before: unknown, after: unknown): boolean;
  /** What a chapter is told of. */
  keeps?(told: Told): boolean;
  turn(told: Told): TurnKind | null;
  /** A chapter by its number, from what was kept of it. */
  chapter(number: number, told: readonly Told[]): ChapterSaid;
}
