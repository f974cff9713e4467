import { fail, redirect, type RequestEvent } from '@sveltejs/kit';
import * as v from 'valibot';
import { paceFrom, typedIn } from '$lib/home/pace-fields.ts';
import { presetChoices } from '$shared/engine/choices.ts';
import { shelf } from '$shared/games/shelf.ts';
import { NewGame, PaceInput, roomName } from '$shared/protocol.ts';
import { senderOf } from '$shared/sender.ts';

export const freshRoom = (): string => roomName(crypto.getRandomValues(new Uint8Array(64)));

/** What a preset chooses, and what was chosen beyond it. */
function optionsOf(form: FormData): Record<string, string> {
  const { options: specs = [], presets = [] } = shelf[String(form.get('game'))]?.rules ?? {};
  const options = presetChoices(specs, presets, String(form.get('preset')));
  for (const [name, value] of form) if (name.startsWith('option:') && typeof value === 'string' && value) options[name.slice(7)] = value;
  return options;
}

/** Opens the table that a form asks for and leads to its host's desk. */
export async function setTable({ request, platform }: Pick<RequestEvent, 'request' | 'platform'>) {
  const form = await request.formData();
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const refuse = (status: number, reason: string, retry?: number) =>
    fail(status, { act: 'set' as const, reason, retry, typed: typedIn(form) });
  const host = text('plays') === 'no' ? undefined : text('host');
  const pace = v.safeParse(PaceInput, paceFrom(form));
  if (!pace.success) return refuse(400, 'bad_pace');
  if (host === '') return refuse(400, 'no_name');
  const input = v.safeParse(NewGame, {
    game: form.get('game'),
    title: text('title'),
    seats: Number(form.get('seats')),
    pace: pace.output,
    talk: form.get('talk') ?? undefined,
    options: optionsOf(form),
    ...(host !== undefined && { host }),
  });
  if (!input.success) return refuse(400, 'malformed');
  const room = freshRoom();
  const outcome = await platform!.env.ROOMS.getByName(room).create(room, input.output, senderOf(request.headers));
  if (!outcome.ok) return refuse(outcome.status, outcome.reason, outcome.retry);
  redirect(303, outcome.value.host);
}
