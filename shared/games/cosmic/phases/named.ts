import type { Params } from '../../../engine/json.ts';
import { Refusal } from '../../../engine/refusal.ts';
import type { OptionSpec } from '../../../engine/rules.ts';
import { aliens } from '../aliens/aliens.ts';
import { isBanned } from '../cards/meeting.ts';

/** A host may name the aliens of a game, seat by seat; a seat for which none is named gets any. */

const ANY = 'any';
const optionOf = (seat: number): string => `alien_${seat + 1}`;

export const namedOptions = (seats: number): OptionSpec[] =>
  Array.from({ length: seats }, (_, seat) => ({
    id: optionOf(seat),
    choices: [ANY, ...Object.keys(aliens)],
    default: ANY,
    only: { option: 'aliens', choice: 'named' },
    names: 'cosmic.alien',
  }));

/** By seat, the alien that the host wants there. */
export function namedAliens(options: Params, seats: number): (string | null)[] {
  return Array.from({ length: seats }, (_, seat) => {
    const named = options['aliens'] === 'named' ? options[optionOf(seat)] : undefined;
    return typeof named === 'string' && named !== ANY ? named : null;
  });
}

export function checkNamed(options: Params, seats: number): void {
  const named = namedAliens(options, seats).filter((id) => id !== null);
  if (new Set(named).size < named.length) throw new Refusal('same_alien');
  if (named.some((one) => named.some((other) => isBanned(one, other, options)))) throw new Refusal('aliens_never_meet');
  if (options['hidden_powers'] === 'yes' && named.some((id) => aliens[id]!.setup)) throw new Refusal('alien_never_hidden');
}
