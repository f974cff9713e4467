import { technologyMessages } from '../../cosmic-entry.ts';
import { technologies as entries } from './technologies/technologies.ts';

/** All that is said of each technology; a table says it of those that it has met. */
export const technologies = technologyMessages(entries);
