import { redirect } from '@sveltejs/kit';
import { choiceNames } from '$lib/server/choice-names.ts';
import { setTable } from '$lib/server/set-table.ts';
import { shelf } from '$shared/games/shelf.ts';
import type { Actions, PageServerLoad } from './$types';

/** All that can be chosen for a table of one game. What has been chosen so far comes in the query, from the first page or from this one without a script. */
export const load: PageServerLoad = async ({ url, locals }) => {
  const named = url.searchParams.get('game') ?? Object.keys(shelf).find((one) => shelf[one]!.rules.presets);
  const { rules } = (Object.hasOwn(shelf, named ?? '') ? shelf[named!] : undefined) ?? {};
  if (!rules?.presets || !rules.groups) redirect(307, rules ? `/?game=${rules.game}` : '/');
  const { game, seats, options, presets, groups } = rules;
  return {
    game,
    seats,
    options: options.map((option) => ({ ...option })),
    presets: presets.map((preset) => ({ ...preset })),
    groups: groups.map((group) => ({ ...group })),
    names: await choiceNames(game, () => true, locals.language),
    asked: Object.fromEntries(url.searchParams),
  };
};

export const actions: Actions = { set: setTable };
