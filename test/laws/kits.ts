import { centauriLaws } from './centauri.ts';
import { cometLaws, lateCometLaws } from './comet.ts';
import { cosmicLaws } from './cosmic/cosmic.ts';
import type { LawKit } from './laws.ts';

/** The laws of every game on the shelf. */
export const kits: Record<string, LawKit> = { centauri: centauriLaws, comet: cometLaws, 'comet-late': lateCometLaws, cosmic: cosmicLaws };

/** All kits of one game: some deal into the middle of a game, where more comes up. */
export const kitsOf = (game: string): LawKit[] => Object.values(kits).filter(({ rules }) => rules.game === game);
