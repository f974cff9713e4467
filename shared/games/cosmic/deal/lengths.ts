import type { Params } from '../../../engine/json.ts';
import type { Bar, OptionSpec } from '../../../engine/rules.ts';

/** §2, §6.6: how long a deal may take, once the two are there; and how long they have to meet, or to bargain without that. */

const SECONDS = 60;
const HOURS = { rendezvous: 48, slow: 24 };

const USUAL = 'usual';
const idle = (choice: string, mode: string, why: string): Bar => ({ choice, beside: { bargaining: mode }, why, idle: true });

const seconds = ['10', '30', String(SECONDS), '120', '300'];
const hours = [USUAL, '12', '24', '48', '96'];

export const lengthOptions: OptionSpec[] = [
  {
    id: 'deal_seconds',
    choices: seconds,
    default: String(SECONDS),
    bars: seconds.filter((one) => one !== String(SECONDS)).map((one) => idle(one, 'slow', 'deal_without_minute')),
  },
  {
    id: 'deal_hours',
    choices: hours,
    default: USUAL,
    bars: hours.filter((one) => one !== USUAL).map((one) => idle(one, 'live', 'deal_at_once')),
  },
];

/** The minute of a deal, in seconds. */
export const dealSeconds = (options: Params): number => Number(options['deal_seconds'] ?? SECONDS);

/** The hours within which the two have to meet, or to come to terms where there is no minute. */
export function outerHours(options: Params, mode: keyof typeof HOURS): number {
  const said = options['deal_hours'] ?? USUAL;
  return said === USUAL ? HOURS[mode] : Number(said);
}
