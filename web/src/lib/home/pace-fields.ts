import type { CustomPace } from '$shared/pace.ts';

/** How a form asks for limits of the table's own: a number and its unit each, and the bank in minutes. */

export const units = { min: 1, h: 60, d: 24 * 60 } as const;
export type Unit = keyof typeof units;
export const unitIds = Object.keys(units) as Unit[];
export const limited = ['turn', 'choose', 'respond'] as const;

/** What the fields show before anything is typed: half a day's worth of thinking, and no bank. */
export const OWN: CustomPace = { turn: 12 * 60, choose: 6 * 60, respond: 2 * 60, bank: 0 };

/** The largest unit in which this is a whole number. */
export function inLargestUnit(minutes: number): { count: number; unit: Unit } {
  const unit = unitIds.findLast((one) => minutes % units[one] === 0) ?? 'min';
  return { count: minutes / units[unit], unit };
}

const unitOf = (value: FormDataEntryValue | null): Unit => unitIds.find((one) => one === value) ?? 'min';
const numberOf = (value: FormDataEntryValue | null): number => (typeof value === 'string' && value.trim() ? Number(value) : NaN);

/** The pace a form asks for: one of ours by its name, or limits in minutes. Whether it can be is for the check to say. */
export function paceFrom(form: FormData): unknown {
  if (form.get('pace') !== 'custom') return form.get('pace');
  const limits = limited.map((kind) => [kind, numberOf(form.get(kind)) * units[unitOf(form.get(`${kind}-unit`))]]);
  return { ...Object.fromEntries(limits), bank: numberOf(form.get('bank')) };
}

/** What was typed, to be shown again where it was refused. */
export function typedIn(form: FormData): Record<string, string> {
  return Object.fromEntries([...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])));
}
