/** What a form proposes or votes. Whether it can be is for the check to say. */

const number = (value: FormDataEntryValue | null): number => (typeof value === 'string' && value ? Number(value) : NaN);

function motionFrom(form: FormData): unknown {
  const kind = form.get('kind');
  if (kind === 'pause') return { kind, hours: number(form.get('hours')) };
  if (kind === 'pace') return { kind, pace: form.get('pace') };
  if (kind === 'relieve' || kind === 'substitute' || kind === 'host' || kind === 'lend')
    return { kind, seat: number(form.get(`seat.${kind}`)) };
  return { kind };
}

export function voteFrom(form: FormData): unknown {
  const act = form.get('act');
  if (act === 'propose') return { act, motion: motionFrom(form) };
  return { act, vote: number(form.get('vote')), ...(act === 'cast' && { yes: form.get('yes') === 'true' }) };
}
