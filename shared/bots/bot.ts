import type { Decision } from '../engine/decision.ts';
import type { PlayView } from '../engine/play.ts';
import type { Chance } from '../engine/random.ts';

/** A player of its own: given what its seat may see and what it is asked, and nothing else, it picks. */
export type Bot = (view: PlayView, decision: Decision, chance: Chance) => string[];
