import type { CosmicView } from '$shared/games/cosmic/view.ts';
import type { Phase } from '$lib/embed/facts.ts';
import type { Saying } from '$shared/text/say.ts';

export const line = ({ encounter }: CosmicView): Saying | null =>
  encounter ? { key: 'cosmic.line.short', of: { number: encounter.number, isYours: 'no' } } : null;

export const phase = ({ encounter }: CosmicView): Phase | null =>
  encounter ? { icon: encounter.phase, saying: { key: `cosmic.phase.${encounter.phase}` } } : null;
