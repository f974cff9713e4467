import type { Artifact } from '../ability.ts';
import { sides } from '../facts.ts';
import { originsOf, type CosmicTable } from '../table.ts';

const allies = ({ encounter }: CosmicTable): number[] => sides.flatMap((side) => encounter.allies[side]);

/** When the alliances stand: those of any chosen seats are cancelled, their ships go home, and they are bystanders from now on. */
export const forceField: Artifact = {
  ability: {
    id: 'artifact:force-field',
    face: 'artifact:force-field',
    at: ['alliance.formed'],
    as: 'any',
    when: (table) => allies(table).length > 0,
    *choose(table, seat) {
      const options = allies(table).map((ally) => ({ id: `seat:${ally}` }));
      if (options.length === 1) return [options[0]!.id];
      return yield* table.ask({
        name: 'allies',
        seat,
        about: { key: 'cosmic.force-field' },
        options,
        min: 1,
        max: options.length,
        fallback: options.map(({ id }) => id),
        clock: 'respond',
      });
    },
    aims: (_, __, picks) => picks.map((pick) => Number(pick.slice('seat:'.length))),
    effect(table, { aimed }) {
      const { encounter } = table;
      for (const side of sides) {
        const stacks = side === 'offense' ? encounter.gate : encounter.defenders;
        encounter.allies[side] = encounter.allies[side].filter((seat) => !aimed.includes(seat));
        for (const stack of stacks.filter(({ seat }) => aimed.includes(seat))) {
          stacks.splice(stacks.indexOf(stack), 1);
          table.sendHome(stack.seat, originsOf(stack));
        }
      }
      table.next('home');
    },
  },
};
