import type { Params } from '../../../engine/json.ts';
import type { Bar, OptionSpec } from '../../../engine/rules.ts';
import { aliens } from '../aliens/aliens.ts';
import { bans } from '../cards/bans.ts';

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
    seat,
    once: 'same_alien',
    bars: [...neverHidden, ...leftOut, ...apartFrom(seat)],
  }));

/** J-32: what sets something up before the game does so in the open. */
const neverHidden = Object.keys(aliens)
  .filter((id) => aliens[id]!.setup)
  .map((choice): Bar => {
    const remedy = { option: 'hidden_powers', choice: 'no' };
    return { choice, beside: { hidden_powers: 'yes' }, why: 'alien_never_hidden', remedy };
  });

/** Nobody whom the host leaves in the box. */
const leftOut = Object.values(aliens).flatMap(({ id, unless }): Bar[] =>
  unless ? [{ choice: id, beside: { [unless.option]: unless.choice }, why: 'alien_left_out' }] : [],
);

/** C§0.7: nobody whom an alien of an earlier seat never meets. */
function apartFrom(seat: number): Bar[] {
  const earlier = Array.from({ length: seat }, (_, other) => optionOf(other));
  return bans.flatMap(({ aliens: [one, other], where }) =>
    earlier.flatMap((option) =>
      [
        { met: one, choice: other },
        { met: other, choice: one },
      ].map(({ met, choice }): Bar => {
        return { choice, beside: { [option]: met, ...(where && { [where.option]: where.choice }) }, why: 'aliens_never_meet' };
      }),
    ),
  );
}

/** By seat, the alien that the host wants there. */
export function namedAliens(options: Params, seats: number): (string | null)[] {
  return Array.from({ length: seats }, (_, seat) => {
    const named = options['aliens'] === 'named' ? options[optionOf(seat)] : undefined;
    return typeof named === 'string' && named !== ANY ? named : null;
  });
}
