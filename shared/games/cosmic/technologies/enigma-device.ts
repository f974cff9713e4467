import type { Technology } from '../abilities/ability.ts';
import { asks } from '../abilities/own.ts';
import { HAND, isAttack, valueOf } from '../cards/cards.ts';
import { throwAway } from '../cards/throw-away.ts';
import type { CosmicTable } from '../table.ts';

declare module '../abilities/own.ts' {
  interface Own {
    'enigma-device': { uses: { level: never }; asks: { discard: { act: true } } };
  }
}

/**
 * When anyone regroups: discard as many of your cards as you like. Then, from you clockwise, everyone draws from the deck or discards at random until the hand
 * counts eight.
 */
export const enigmaDevice: Technology = {
  id: 'enigma-device',
  research: 4,
  kind: 'one-shot',
  abilities: [
    {
      id: 'tech:enigma-device.level',
      tech: 'enigma-device',
      at: ['regroup.start'],
      as: 'any',
      aims: ({ seats }, seat) => seats.filter((other) => other !== seat),
      // a small hand gains most
      hint: ({ seats }, seat) => (seats[seat]!.hand <= 4 ? 1 : 0),
      threat: ({ seats }, seat, use) => (use.seat !== seat && seats[seat]!.hand > HAND + 2 ? 1 : 0),
      // whoever is without an encounter card meanwhile is still being dealt to
      effect(table, { seat }) {
        table.next('enigma-device.discard', { seat });
        for (const other of table.clockwiseFrom(seat)) table.next('enigma-device.level', { seat: other });
        table.next('judge', { dealing: true });
      },
    },
  ],
  steps: { 'enigma-device.discard': discard, 'enigma-device.level': level },
  replies: {
    // weak attacks, as long as new cards come for them
    discard: ({ hand = [] }, { options }) =>
      options
        .map(({ id }) => id)
        .filter((id) => {
          const { face } = hand.find((card) => `card:${card.id}` === id)!;
          return isAttack(face) && valueOf(face) < 10;
        }),
  },
};

function* discard(table: CosmicTable, { seat }: { seat: number }) {
  const cards = table.seat(seat).hand.map(({ id }) => ({ id: `card:${id}` }));
  if (!cards.length) return;
  const picks = yield* table.ask({
    name: 'discard',
    seat,
    about: asks('enigma-device.discard', {}),
    options: cards,
    min: 0,
    max: cards.length,
    fallback: [],
    clock: 'choose',
  });
  throwAway(table, seat, picks);
}

function level(table: CosmicTable, { seat }: { seat: number }): void {
  const { length } = table.seat(seat).hand;
  if (length < HAND) return table.next('draw', { seat, count: HAND - length });
  if (length === HAND) return;
  const faces = table.randomCards(seat, length - HAND);
  table.tell('discarded', { seat, faces });
  table.discard(faces.map((face) => ({ seat, face })));
}
