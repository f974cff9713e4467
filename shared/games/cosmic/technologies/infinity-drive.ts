import type { Technology } from '../abilities/ability.ts';

declare module '../abilities/own.ts' {
  interface Own {
    'infinity-drive': { uses: { engage: never } };
  }
}

/** At the end of any encounter: an encounter of your own at once, with an encounter card in hand. Then play goes on where it was; it leads to no second one. */
export const infinityDrive: Technology = {
  id: 'infinity-drive',
  research: 6,
  kind: 'one-shot',
  abilities: [
    {
      id: 'tech:infinity-drive.engage',
      tech: 'infinity-drive',
      at: ['resolve.after'],
      as: 'any',
      can: (table, seat) => table.hasEncounterCard(seat),
      aims: () => [],
      hint: ({ hand = [] }) => (hand.length >= 4 ? 1 : 0),
      threat: ({ seats, goal }, seat, use) => (use.seat !== seat && seats[use.seat]!.foreign >= goal - 1 ? 1 : 0),
      effect: (table, { seat }) => table.atEnd('extra', { seat }),
    },
  ],
};
