import { table } from './comet/table.ts';
import { comet } from './comet/words.ts';

/** All that a table says, in one piece. */
export const board = { ...comet, ...table };
