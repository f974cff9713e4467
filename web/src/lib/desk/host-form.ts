import * as v from 'valibot';
import { paceFrom } from '$lib/home/pace-fields.ts';
import { HostInput } from '$shared/protocol.ts';

/** What a form of the desk asks for. */

/** Why a form of this act can't be meant, where there is more to say than that it was not understood. */
const faults: Record<string, string> = {
  pause: 'bad_hours',
  pace: 'bad_pace',
  invite: 'bad_address',
  webhook: 'bad_webhook',
  origins: 'bad_origin',
};

const numberOf = (value: FormDataEntryValue | null): number | undefined =>
  typeof value === 'string' && value.trim() ? Number(value) : undefined;

export function seatOf(form: FormData): number | undefined {
  return numberOf(form.get('seat'));
}

/** As browsers name them, where they are typed a little otherwise: with a slash at the end, or with letters that are no Latin ones. */
function originsOf(text: string): string[] {
  const typed = text.split(/[\s,]+/).filter(Boolean);
  return typed.map((one) =>
    URL.canParse(one) && /^\/?$/.test(new URL(one).pathname + new URL(one).search + new URL(one).hash) ? new URL(one).origin : one,
  );
}

/** An act of the host, or why it is none. `room` is the one that the link leads to. */
export function hostInputOf(form: FormData, room: string): { ok: true; input: HostInput } | { ok: false; reason: string } {
  const act = String(form.get('act') ?? '');
  const seat = seatOf(form);
  if (act === 'delete' && form.get('sure') !== 'yes') return { ok: false, reason: 'not_sure' };
  const parsed = v.safeParse(HostInput, {
    act,
    seat: act === 'hand-over' ? (seat ?? null) : seat,
    link: form.get('link') ?? undefined,
    bots: form.get('bots') === 'yes',
    hours: (numberOf(form.get('count')) ?? NaN) * (form.get('unit') === 'd' ? 24 : 1),
    pace: paceFrom(form),
    mode: form.get('mode') ?? undefined,
    allowed: form.get('allowed') === 'yes',
    address: form.get('address') ?? undefined,
    language: form.get('language') ?? undefined,
    origins: originsOf(String(form.get('origins') ?? '')),
    room,
  });
  return parsed.success ? { ok: true, input: parsed.output } : { ok: false, reason: faults[act] ?? 'malformed' };
}
