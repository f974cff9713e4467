import type { Artifact } from '../ability.ts';

/** The offense, when it regroups: all ships of everyone leave the warp for their owners' colonies; who has no colony stays there. */
export const mobiusTubes: Artifact = {
  ability: {
    id: 'artifact:mobius-tubes',
    face: 'artifact:mobius-tubes',
    at: ['regroup.start'],
    as: 'offense',
    when: (table) => table.facts.seats.some(({ warp }) => warp > 0),
    aims: () => [],
    effect(table) {
      for (const seat of table.order) {
        const facts = table.seat(seat);
        if (!table.colonies(seat).length) continue;
        table.sendHome(seat, { warp: facts.warp });
        facts.warp = 0;
      }
      table.next('home');
    },
  },
};
