import { centauriLaws } from './centauri.ts';
import type { LawKit } from './laws.ts';

/** The laws of every game on the shelf. */
export const kits: Record<string, LawKit> = { centauri: centauriLaws };
