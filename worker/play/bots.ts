import { type Decision, faultOf } from '../../shared/engine/decision.ts';
import { viewOf } from '../../shared/engine/play.ts';
import { botOf } from '../../shared/games/shelf.ts';
import type { Env } from '../env.ts';
import { freshSeed } from '../state/links.ts';
import type { PlayState } from './play-state.ts';

const SHORTEST = 800;
const LONGEST = 2_500;

/** A natural pause, whatever the bot holds and however few choices it has. */
export function botPause({ BOT_PAUSE_MS }: Env): number {
  if (BOT_PAUSE_MS !== undefined) return Number(BOT_PAUSE_MS);
  const [word] = crypto.getRandomValues(new Uint32Array(1));
  return SHORTEST + (word! % (LONGEST - SHORTEST));
}

/** What the bot picks, given its seat's view and the decision and nothing else. One that fails must not hold up the table. */
export function botPicks({ sitting }: PlayState, decision: Decision): string[] {
  const view = structuredClone(viewOf(sitting, decision.seat));
  try {
    const picks = botOf(sitting.rules.game)(view, structuredClone(decision), { seed: freshSeed(), drawn: 0 });
    const fault = faultOf(decision, picks);
    if (!fault) return picks;
    console.error('bot', sitting.rules.game, decision.id, fault);
  } catch (error) {
    console.error('bot', sitting.rules.game, decision.id, error);
  }
  return decision.fallback;
}
