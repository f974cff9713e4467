import { paceName, type PaceChoice } from '$shared/pace.ts';
import { memoize } from '$shared/text/memoize.ts';
import type { Language } from '$shared/text/language.ts';
import { inLargestUnit } from '$lib/home/pace-fields.ts';
import type { Speech } from './speech.ts';

const names = { min: 'minute', h: 'hour', d: 'day' } as const;

const formatOf = memoize(
  (language: Language, unit: keyof typeof names) =>
    new Intl.NumberFormat(language, { style: 'unit', unit: names[unit], unitDisplay: 'long' }),
);

/** So many minutes in words, in the largest unit that fits. */
export function sayDuration(minutes: number, { language }: Pick<Speech, 'language'>): string {
  const { count, unit } = inLargestUnit(minutes);
  return formatOf(language, unit).format(count);
}

/** The limits of a pace in a few words. */
export function limitsSaid(pace: PaceChoice, speech: Speech): string {
  if (typeof pace === 'string') return speech.say(`common.pace.${pace}.help`);
  const said = (kind: 'turn' | 'choose' | 'respond' | 'bank') =>
    speech.say(`common.pace.own.${kind}`, { time: sayDuration(pace[kind], speech) });
  return [said('turn'), said('choose'), said('respond'), ...(pace.bank ? [said('bank')] : [])].join(', ');
}

/** A pace with its name and limits. */
export const paceSaid = (pace: PaceChoice, speech: Speech): string =>
  `${speech.say(`common.pace.${paceName(pace)}`)}, ${limitsSaid(pace, speech)}`;
