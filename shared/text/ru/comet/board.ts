import { table } from './board/table.ts';
import { comet } from './board/words.ts';

/** All that a table says, in one piece. */
export const board = { ...comet, ...table };
