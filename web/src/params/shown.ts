import type { ParamMatcher } from '@sveltejs/kit';

/** Links that have a picture: those for onlookers, and invitations. */
export const match = ((letter): letter is 'w' | 'j' => letter === 'w' || letter === 'j') satisfies ParamMatcher;
