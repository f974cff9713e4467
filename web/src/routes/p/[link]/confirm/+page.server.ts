import { fail } from '@sveltejs/kit';
import * as v from 'valibot';
import { namesOf } from '$lib/names.ts';
import { doorOf, pageOf } from '$lib/server/door.ts';
import { wordsOf } from '$shared/games/words.ts';
import { AnswerInput } from '$shared/protocol.ts';
import { catalogueOf } from '$shared/text/catalogue.ts';
import { say } from '$shared/text/say.ts';
import type { Actions, PageServerLoad } from './$types';

/** A choice from a mail, to be confirmed. Opening it changes nothing: mail programs open every link. */
export const load: PageServerLoad = async ({ platform, params, url, locals: { language } }) => {
  const { view } = await pageOf(platform, params.link, 'seat');
  const words = await wordsOf(view.game);
  const catalogue = await catalogueOf(language, words.texts);
  const speaker = { language, catalogue, names: namesOf(view.plates, { language, catalogue }) };
  const table = view.title || say(speaker, `game.${view.game}`);
  const decision = view.play?.decisions.find(({ id }) => id === url.searchParams.get('decision'));
  const option = decision?.options.find(({ id }) => id === url.searchParams.get('pick'));
  if (!decision || !option || decision.min > 1) return { table, seat: `/p/${params.link}`, asked: null };
  const question = words.question(decision);
  const pick = words.option(option.id, decision, view.play!.board);
  return {
    table,
    seat: `/p/${params.link}`,
    asked: {
      decision: decision.id,
      option: option.id,
      question: say(speaker, question.key, question.of),
      pick: say(speaker, pick.key, pick.of),
    },
  };
};

export const actions: Actions = {
  default: async ({ request, platform, params }) => {
    const form = await request.formData();
    const decision = form.get('decision');
    const input = v.safeParse(AnswerInput, { decision, picks: [form.get('pick')], request: `confirm ${String(decision)}`.slice(0, 64) });
    if (!input.success) return fail(400, { reason: 'malformed' });
    const { door, secret } = doorOf(platform, params.link);
    const outcome = await door.answer(secret, input.output, 'seat');
    return outcome.ok ? { isSent: true } : fail(outcome.status, { reason: outcome.reason });
  },
};
