import type { Params } from '../../engine/json.ts';
import type { OutlineRow } from '../outline.ts';
import { FLARES, fullDeck } from './cards/cards.ts';
import { destinyDeck } from './cards/destiny.ts';
import { dealSeconds, outerHours } from './deal/lengths.ts';

/** What the options of a table come to, in figures, before anything is dealt. */

/** §11.1: every system has five planets, or four. */
export const planetsEach = (options: Params): 4 | 5 => (options['four_planets'] === 'yes' ? 4 : 5);
/** Foreign colonies needed to win. */
export const goal = (options: Params): number => planetsEach(options);
/** Home colonies needed to keep the power. */
export const hold = (options: Params): number => planetsEach(options) - 2;

/** C§4.1: of twenty technologies those that take eight ships or more stay in the box where systems have four planets. */
const TECHS = { 4: 17, 5: 20 };
export const techsIn = (options: Params): number => TECHS[planetsEach(options)];
/** Technologies dealt to a seat, of which it keeps one. */
export const TECHS_DEALT = 2;

export function outline(options: Params, seats: number): OutlineRow[] {
  const flares = options['flares'] === 'yes' ? FLARES : 0;
  const mode = options['bargaining'] as 'live' | 'rendezvous' | 'slow';
  const seconds = dealSeconds(options);
  return [
    { id: 'goal', of: { count: goal(options) } },
    { id: 'hold', of: { count: hold(options) } },
    { id: 'deck', of: { count: fullDeck().length + flares, flares } },
    { id: 'destiny', of: { count: destinyDeck(seats).length } },
    ...(options['technologies'] === 'yes' ? [{ id: 'techs', of: { count: techsIn(options), dealt: TECHS_DEALT } }] : []),
    { id: `deals.${mode}`, of: mode === 'live' ? { seconds } : { seconds, hours: outerHours(options, mode) } },
  ];
}
