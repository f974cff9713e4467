import type { Technology } from '../abilities/ability.ts';

declare module '../abilities/own.ts' {
  interface Own {
    'warpspace-key': { uses: { open: never } };
  }
}

/** As the offense, when you regroup: all your ships leave the warp for your colonies. Without a colony there is nowhere to go. */
export const warpspaceKey: Technology = {
  id: 'warpspace-key',
  research: 3,
  kind: 'one-shot',
  abilities: [
    {
      id: 'tech:warpspace-key.open',
      tech: 'warpspace-key',
      at: ['regroup.start'],
      as: 'offense',
      when: (table, seat) => table.seat(seat).warp > 0 && table.hasColony(seat),
      aims: () => [],
      hint: ({ seats }, seat) => (seats[seat]!.warp >= 3 ? 1 : 0),
      threat: ({ seats }, seat, use) => (use.seat !== seat && seats[use.seat]!.warp >= 6 ? 1 : 0),
      effect(table, { seat }) {
        const ships = table.seat(seat).warp;
        table.fromWarp(seat, ships);
        table.sendHome(seat, { warp: ships });
        table.tell('released', { owner: seat, ships });
        table.next('home');
        table.occur({ at: 'on.ships-retrieved', retrieved: [{ seat, ships }] });
      },
    },
  ],
};
