import { alienMessages } from '../../cosmic-entry.ts';
import { aliens as entries } from './aliens/aliens.ts';

/** All that is said of each alien; a table says it of those that it has met. */
export const aliens = alienMessages(entries);
