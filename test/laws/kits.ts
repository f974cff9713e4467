import { centauriLaws } from './centauri.ts';
import { cometLaws, lateCometLaws } from './comet.ts';
import { cosmicLaws } from './cosmic.ts';
import type { LawKit } from './laws.ts';

/** The laws of every game on the shelf. */
export const kits: Record<string, LawKit> = { centauri: centauriLaws, comet: cometLaws, 'comet-late': lateCometLaws, cosmic: cosmicLaws };
