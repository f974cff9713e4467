import { shelf } from '$shared/games/shelf.ts';
import type { PaceChoice } from '$shared/pace.ts';

const FORTNIGHT = 14 * 24 * 60;

/** Nobody hurries a reader, and whoever leaves costs nothing for long. */
export const DEMO_PACE: PaceChoice = { turn: FORTNIGHT, choose: FORTNIGHT, respond: FORTNIGHT, bank: 0 };

const MOST = 4;

/** A game that readers try against bots, and how many sit there; null if there is no such game. */
export function demoOf(game: string): { game: string; seats: number } | null {
  const rules = Object.hasOwn(shelf, game) ? shelf[game]?.rules : undefined;
  return rules ? { game, seats: Math.min(MOST, rules.seats.max) } : null;
}
