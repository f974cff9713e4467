import type { Params } from '../../engine/json.ts';
import type { OutlineRow } from '../outline.ts';
import { FLARES, fullDeck } from './cards/cards.ts';
import { destinyDeck } from './cards/destiny.ts';

/** What the options of a table come to, in figures, before anything is dealt. */

/** §11.1: every system has five planets, or four. */
export const planetsEach = (options: Params): number => (options['four_planets'] === 'yes' ? 4 : 5);
/** Foreign colonies needed to win. */
export const goal = (options: Params): number => planetsEach(options);
/** Home colonies needed to keep the power. */
export const hold = (options: Params): number => planetsEach(options) - 2;

export function outline(options: Params, seats: number): OutlineRow[] {
  const flares = options['flares'] === 'yes' ? FLARES : 0;
  return [
    { id: 'goal', of: { count: goal(options) } },
    { id: 'hold', of: { count: hold(options) } },
    { id: 'deck', of: { count: fullDeck().length + flares, flares } },
    { id: 'destiny', of: { count: destinyDeck(seats).length } },
    { id: `deals.${String(options['bargaining'])}`, of: {} },
  ];
}
