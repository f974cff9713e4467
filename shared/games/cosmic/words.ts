import type { Saying } from '../../text/say.ts';

/** What happens at the table, put into sayings: the page, the mail and the screen reader all speak from here. */

export const alienSaying = (alien: string): Saying => ({ key: `cosmic.alien.${alien}` });
