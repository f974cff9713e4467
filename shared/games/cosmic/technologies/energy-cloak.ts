import type { Technology } from '../abilities/ability.ts';

declare module '../abilities/own.ts' {
  interface Own {
    'energy-cloak': { uses: { veil: never } };
  }
}

/** As the offense, once the gate is aimed: in this encounter the defense invites nobody. Who joins without an invitation still may. */
export const energyCloak: Technology = {
  id: 'energy-cloak',
  research: 4,
  kind: 'one-shot',
  abilities: [
    {
      id: 'tech:energy-cloak.veil',
      tech: 'energy-cloak',
      at: ['launch.aimed'],
      as: 'offense',
      hint: ({ seats, goal }, seat) => (seats[seat]!.foreign >= goal - 2 ? 1 : 0),
      threat: ({ encounter }, seat, use) => (encounter!.defense === seat && use.seat !== seat ? 1 : 0),
      lasts: {
        inviting(inviting) {
          if (inviting.side === 'defense') Object.assign(inviting, { may: [], must: [] });
        },
      },
    },
  ],
};
