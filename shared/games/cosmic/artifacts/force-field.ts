import type { Artifact } from '../abilities/ability.ts';
import { asks } from '../abilities/own.ts';
import { alliedShips, isMainPlayer } from '../bot/odds.ts';
import { otherSide, sides } from '../facts.ts';
import { dismiss } from '../ships/home.ts';
import type { CosmicTable } from '../table.ts';
import { sideOf } from '../totals/forces.ts';

declare module '../abilities/own.ts' {
  interface Own {
    'force-field': { asks: { allies: { act: true } } };
  }
}

const allies = ({ encounter }: CosmicTable): number[] => sides.flatMap((side) => encounter.allies[side]);

/** When the alliances stand: those of any chosen seats are cancelled, their ships go home, and they are bystanders from now on. */
export const forceField: Artifact = {
  ability: {
    id: 'artifact:force-field',
    face: 'artifact:force-field',
    at: ['alliance.formed'],
    as: 'any',
    when: (table) => allies(table).length > 0,
    hint(board, seat) {
      const side = sideOf(board.encounter!, seat);
      return side && isMainPlayer(board, seat) && alliedShips(board, otherSide(side)) > alliedShips(board, side) + 1 ? 1 : 0;
    },
    *choose(table, seat) {
      const options = allies(table).map((ally) => ({ id: `seat:${ally}` }));
      if (options.length === 1) return [options[0]!.id];
      return yield* table.ask({
        name: 'allies',
        seat,
        about: asks('force-field.allies', {}),
        options,
        min: 1,
        max: options.length,
        fallback: options.map(({ id }) => id),
        clock: 'respond',
      });
    },
    aims: (_, __, picks) => picks.map((pick) => Number(pick.slice('seat:'.length))),
    effect: (table, { aimed }) => dismiss(table, aimed),
  },
};
