import { replayActions, replayOf } from '$lib/server/replay.ts';
import type { Actions, PageServerLoad } from './$types';

export const load: PageServerLoad = (event) => replayOf(event, 'seat');

export const actions: Actions = replayActions;
