import type { Decision } from '../../shared/engine/decision.ts';
import { copy } from '../../shared/engine/json.ts';
import { Sitting } from '../../shared/engine/sitting.ts';
import type { Beside } from '../state/records.ts';
import type { PlayState } from './play-state.ts';

/** Answers to short windows, kept beside the save until the window closes. */

/** What a seat has answered to a short window that has yet to close. */
export const lodgedFor = ({ beside }: PlayState, { id }: Pick<Decision, 'id'>): string[] | undefined => beside.lodged?.[id];

/** An answer to a short window, kept until it closes; it takes the place of one given before. Throws a `Refusal` if it can't be answered so. */
export function lodgeAnswer(play: PlayState, { id }: Decision, picks: string[]): PlayState {
  const { rules, save } = play.sitting;
  new Sitting(rules, copy(save)).answer(id, picks);
  return { ...play, beside: { ...play.beside, lodged: { ...play.beside.lodged, [id]: picks } } };
}

/** The answer that this seat has lodged taken back; null if it has none. */
export function withoutLodged(play: PlayState, seat: number): PlayState | null {
  const own = play.sitting.open.find((decision) => decision.seat === seat && lodgedFor(play, decision));
  if (!own) return null;
  const others = Object.entries(play.beside.lodged!).filter(([id]) => id !== own.id);
  return { ...play, beside: { ...play.beside, lodged: Object.fromEntries(others) } };
}

/** What was lodged for a window that is over is forgotten. */
export function withoutClosed({ lodged, ...beside }: Beside, { open }: Sitting): Beside {
  const kept = Object.entries(lodged ?? {}).filter(([id]) => open.some((one) => one.id === id));
  return kept.length ? { ...beside, lodged: Object.fromEntries(kept) } : beside;
}
