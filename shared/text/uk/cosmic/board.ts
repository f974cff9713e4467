import { artifactMessages } from '../../cosmic-entry.ts';
import { cosmic } from './board/words.ts';
import { artifacts } from './board/artifacts.ts';

/** All that a table says from the start, in one piece. */
export const board: Record<string, string> = { ...cosmic, ...artifactMessages(artifacts) };
