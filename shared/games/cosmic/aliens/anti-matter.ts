import type { Ability, Alien } from '../abilities/ability.ts';
import { hurtsMain } from '../bot/odds.ts';
import { typeOf } from '../cards/cards.ts';
import { sides } from '../facts.ts';
import { isFought } from '../totals/totals.ts';

/** The flare that someone else is playing has no effect: it goes back to that hand, and its player may play another. */
const stop: Omit<Ability, 'id' | 'as'> = {
  face: 'flare:anti-matter',
  at: ['on.card-play'],
  stops: true,
  aims: ({ use }) => [use.seat],
  effect({ facts, encounter }) {
    const stopped = facts.uses.at(-2)!;
    stopped.stopped = true;
    stopped.goesTo = stopped.seat;
    encounter.flares.find(({ face }) => face === stopped.face)!.spared = true;
  },
};

/** As a main player or an ally you stop a flare that is played for its wild side; as this alien, whatever your role, any. */
const wild: Ability = {
  ...stop,
  id: 'anti-matter.wild',
  flare: 'wild',
  as: 'side',
  when: ({ use }, seat) => use.seat !== seat && typeOf(use.face!) === 'flare' && use.ability.endsWith('.wild'),
};
const any: Ability = {
  ...stop,
  id: 'anti-matter.super',
  flare: 'super',
  as: 'any',
  when: ({ use }, seat) => use.seat !== seat && typeOf(use.face!) === 'flare',
};

/**
 * Negation. Must: as a main player, attack against attack, the lower total wins. Your own ships and those of all allies, on both sides, are
 * subtracted instead of added, those of your opponent are not; everything else keeps its sign. A tie still goes to the defense.
 */
export const antiMatter: Alien = {
  id: 'anti-matter',
  alert: 'yellow',
  abilities: [
    {
      id: 'anti-matter.negate',
      at: ['reveal.modify'],
      as: 'main',
      must: true,
      when: isFought,
      threat: (board, seat, use) => (hurtsMain(board, seat, use) ? 1 : 0),
      lasts: {
        lowerWins: true,
        ships({ lines }, { seat }, table) {
          for (const line of sides.flatMap((side) => lines[side])) {
            if (line.kind !== 'ships' || line.seat === table.opponentOf(seat)) continue;
            line.each! *= -1;
            line.value *= -1;
          }
        },
      },
    },
  ],
  flare: [wild, any],
};
