import type { Decision } from '../../shared/engine/decision.ts';
import { copy } from '../../shared/engine/json.ts';
import { Sitting } from '../../shared/engine/sitting.ts';
import { paceOf } from '../../shared/pace.ts';
import type { Beside, Desk } from '../state/records.ts';
import { isBots } from './bots.ts';
import type { PlayState } from './play-state.ts';

/** Answers to short windows, kept beside the save until the window closes. */

/**
 * Is a short window held open that nobody's orders ask for? Else it would show that somebody has ordered to be asked there, and so what it holds.
 * In games over days it would take too long, as is said beside the orders; and where one person sits among bots there is nobody to be told.
 */
export const holdsWindows = (desk: Desk): boolean =>
  !paceOf(desk.pace).postal && desk.seats.filter((_, seat) => !isBots(desk, seat)).length > 1;

/** What a seat has answered to a short window that has yet to close. */
export const lodgedFor = ({ beside }: PlayState, { id, fallback }: Pick<Decision, 'id' | 'fallback'>): string[] | undefined =>
  beside.lodged?.[id] ?? (beside.held === id ? fallback : undefined);

/** An answer to a short window, kept until it closes; it takes the place of one given before. Throws a `Refusal` if it can't be answered so. */
export function lodgeAnswer(play: PlayState, { id }: Decision, picks: string[]): PlayState {
  const { rules, save } = play.sitting;
  new Sitting(rules, copy(save)).answer(id, picks);
  return { ...play, beside: { ...play.beside, lodged: { ...play.beside.lodged, [id]: picks } } };
}

/** The answer that this seat has lodged taken back; null if it has none. */
export function withoutLodged(play: PlayState, seat: number): PlayState | null {
  const own = play.sitting.open.find(({ seat: asked, id }) => asked === seat && play.beside.lodged?.[id]);
  if (!own) return null;
  const others = Object.entries(play.beside.lodged!).filter(([id]) => id !== own.id);
  return { ...play, beside: { ...play.beside, lodged: Object.fromEntries(others) } };
}

/** What was lodged for a window that is over is forgotten. */
export function withoutClosed({ lodged, held, ...beside }: Beside, { open }: Sitting): Beside {
  const isOpen = (id: string | undefined): boolean => open.some((one) => one.id === id);
  const kept = Object.entries(lodged ?? {}).filter(([id]) => isOpen(id));
  return {
    ...beside,
    ...(kept.length && { lodged: Object.fromEntries(kept) }),
    ...(held !== undefined && isOpen(held) && { held }),
  };
}
