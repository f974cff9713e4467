import type { Artifact } from '../abilities/ability.ts';
import { isMainPlayer } from '../bot/odds.ts';
import { sideOf } from '../totals/forces.ts';
import { sideToCompensate } from '../totals/totals.ts';

/** When the winner is known: nobody gets compensation or rewards in this encounter. */
export const ionicGas: Artifact = {
  ability: {
    id: 'artifact:ionic-gas',
    face: 'artifact:ionic-gas',
    at: ['resolve.result'],
    as: 'any',
    when: (table) => {
      const { lasting, outcome, defenders } = table.encounter;
      if (lasting.some(({ ability }) => ability === 'artifact:ionic-gas')) return false;
      return sideToCompensate(table) !== null || (outcome!.winner === 'defense' && defenders.length > 0);
    },
    hint: (board, seat) => (isMainPlayer(board, seat) && board.encounter!.outcome?.winner === sideOf(board.encounter!, seat) ? 1 : 0),
    lasts: { spoils: true },
  },
};
