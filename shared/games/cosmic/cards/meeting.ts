import type { Params } from '../../../engine/json.ts';
import { bans } from './bans.ts';

/** C§0.7: are these two never in one game, at a table with these options? */
export const isBanned = (one: string, other: string, options: Params): boolean =>
  one !== other &&
  bans.some(({ aliens, where }) => aliens.includes(one) && aliens.includes(other) && (!where || options[where.option] === where.choice));
