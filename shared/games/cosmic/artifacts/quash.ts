import type { Artifact } from '../abilities/ability.ts';
import { isMainPlayer, wouldWin } from '../bot/odds.ts';
import { sides } from '../facts.ts';

/** A deal was just agreed: it is off, and both main players suffer as for a failed one. */
export const quash: Artifact = {
  ability: {
    id: 'artifact:quash',
    face: 'artifact:quash',
    at: ['deal.agreed'],
    as: 'any',
    when: ({ encounter }) => encounter.bargain!.struck !== null,
    hint(board, seat) {
      const { bargain, offense, defense } = board.encounter!;
      const mains = { offense, defense: defense! };
      const isWon = sides.some((side) => {
        const planet = bargain?.struck?.colony[side];
        return mains[side] !== seat && planet && wouldWin(board, mains[side], planet);
      });
      return isWon ? 1 : 0;
    },
    threat: (board, seat) => (isMainPlayer(board, seat) ? 1 : 0),
    aims: (table) => [table.encounter.offense, table.encounter.defense!],
    effect({ encounter }) {
      encounter.bargain!.struck = null;
    },
  },
};
