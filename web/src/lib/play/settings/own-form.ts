import { minutesOf } from './zone.ts';

/** What a form keeps for a seat: only what it has fields for. Whether it can be is for the check to say. */
export function ownFrom(form: FormData): Record<string, unknown> {
  const own: Record<string, unknown> = {};
  for (const name of ['language', 'zone', 'notes']) if (form.has(name)) own[name] = form.get(name);
  if (form.has('zone'))
    own['quiet'] = form.has('quiet') ? { from: minutesOf(String(form.get('from'))), to: minutesOf(String(form.get('to'))) } : null;
  if (form.has('mute')) own['muted'] = form.getAll('muted').map(Number);
  return own;
}
