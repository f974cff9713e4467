import type { Artifact } from '../abilities/ability.ts';

/** The offense, when it regroups: all ships of everyone leave the warp for their owners' colonies; who has no colony stays there. */
export const mobiusTubes: Artifact = {
  ability: {
    id: 'artifact:mobius-tubes',
    face: 'artifact:mobius-tubes',
    at: ['regroup.start'],
    as: 'offense',
    when: (table) => table.facts.seats.some(({ warp }) => warp > 0),
    aims: () => [],
    hint: (board, seat) => (board.seats[seat]!.warp >= 4 ? 2 : 0),
    effect(table) {
      const retrieved = table.order
        .filter((seat) => table.seat(seat).warp > 0 && table.hasColony(seat))
        .map((seat) => ({ seat, ships: table.seat(seat).warp }));
      for (const { seat, ships } of retrieved) {
        table.fromWarp(seat, ships);
        table.sendHome(seat, { warp: ships });
        table.tell('released', { owner: seat, ships });
      }
      table.next('home');
      if (retrieved.length) table.occur({ at: 'on.ships-retrieved', retrieved });
    },
  },
};
