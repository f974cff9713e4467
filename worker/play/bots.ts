import { type Decision, faultOf } from '../../shared/engine/decision.ts';
import type { Orders } from '../../shared/engine/orders.ts';
import { viewOf } from '../../shared/engine/play.ts';
import type { Sitting } from '../../shared/engine/sitting.ts';
import { botOf } from '../../shared/games/shelf.ts';
import type { Env } from '../env.ts';
import { freshSeed } from '../state/links.ts';
import type { Desk } from '../state/records.ts';

const SHORTEST = 800;
const LONGEST = 2_500;

/** A natural pause, whatever the bot holds and however few choices it has. */
export function botPause({ BOT_PAUSE_MS }: Env): number {
  if (BOT_PAUSE_MS !== undefined) return Number(BOT_PAUSE_MS);
  const [word] = crypto.getRandomValues(new Uint32Array(1));
  return SHORTEST + (word! % (LONGEST - SHORTEST));
}

/** What the bot picks, given its seat's view and the decision and nothing else. One that fails must not hold up the table. */
export function botPicks(sitting: Sitting, decision: Decision): string[] {
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

/** Does a bot play this seat now? */
export function isBots({ seats }: Desk, seat: number): boolean {
  const { occupant, away } = seats[seat]!;
  return occupant === 'bot' || away?.by === 'bot';
}

/**
 * What a bot does at a moment that the orders of its seat pass by; null if it lets it pass too. It is asked there in no time, so that
 * nothing shows of it unless it acts: neither a window nor a pause. Who has given orders for that moment has its bot keep to them.
 */
export function botWish(sitting: Sitting, decision: Decision, orders: Orders, desk: Desk): string[] | null {
  const { seat, moment, options, fallback } = decision;
  if (!moment || options.length < 2 || !isBots(desk, seat)) return null;
  if (orders.passing === moment.during || orders.moments?.[moment.id] || orders.plans?.[moment.id]?.length) return null;
  const picks = botPicks(sitting, decision);
  return picks.join() === fallback.join() ? null : picks;
}
