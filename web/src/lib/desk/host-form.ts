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
};

const numberOf = (value: FormDataEntryValue | null): number | undefined =>
  typeof value === 'string' && value.trim() ? Number(value) : undefined;

export function seatOf(form: FormData): number | undefined {
  return numberOf(form.get('seat'));
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
    address: form.get('address') ?? undefined,
    language: form.get('language') ?? undefined,
    room,
  });
  return parsed.success ? { ok: true, input: parsed.output } : { ok: false, reason: faults[act] ?? 'malformed' };
}
