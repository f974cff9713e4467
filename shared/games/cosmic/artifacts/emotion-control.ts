import type { Artifact } from '../abilities/ability.ts';
import { isMainPlayer, leadOf } from '../bot/odds.ts';
import { isAttack } from '../cards/cards.ts';
import { sides } from '../facts.ts';
import { fightsWith } from '../totals/totals.ts';

/** After the reveal: every attack turned up counts as a negotiate. In the discard pile it is an attack again. */
export const emotionControl: Artifact = {
  ability: {
    id: 'artifact:emotion-control',
    face: 'artifact:emotion-control',
    at: ['reveal.modify'],
    as: 'any',
    when: (table) => sides.some((side) => fightsWith(table, side) === 'attack'),
    // a main player about to lose would rather talk
    hint: (board, seat) => (isMainPlayer(board, seat) && (leadOf(board, seat) ?? 0) < 0 ? 0.5 : 0),
    threat: (board, seat) => (isMainPlayer(board, seat) && (leadOf(board, seat) ?? 0) > 0 ? 1 : 0),
    lasts: {
      card(cards) {
        for (const side of sides) if (isAttack(cards[side])) cards[side] = 'negotiate';
      },
    },
  },
};
