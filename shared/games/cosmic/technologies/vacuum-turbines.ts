import type { Technology } from '../abilities/ability.ts';
import { asks } from '../abilities/own.ts';
import type { CosmicTable } from '../table.ts';

declare module '../abilities/own.ts' {
  interface Own {
    'vacuum-turbines': { uses: { draw: never }; asks: { keep: { act: true } } };
  }
}

const COUNT = 4;

/** When anyone regroups: draw four cards, keep which you like and discard the rest. */
export const vacuumTurbines: Technology = {
  id: 'vacuum-turbines',
  research: 2,
  kind: 'one-shot',
  abilities: [
    {
      id: 'tech:vacuum-turbines.draw',
      tech: 'vacuum-turbines',
      at: ['regroup.start'],
      as: 'any',
      aims: () => [],
      hint: ({ hand = [] }) => (hand.length < 7 ? 1 : 0),
      // they lie under it until it is known which are kept
      effect(table, { seat, tech: id }) {
        table.then(['draw', { seat, count: COUNT, into: id! }], ['vacuum-turbines.keep', { seat, id: id! }]);
      },
    },
  ],
  steps: { 'vacuum-turbines.keep': keep },
};

function* keep(table: CosmicTable, { seat, id }: { seat: number; id: string }) {
  const drawn = table.store(seat, id)?.cards.map((card) => `card:${card.id}`) ?? [];
  if (!drawn.length) return;
  const kept = yield* table.ask({
    name: 'keep',
    seat,
    about: asks('vacuum-turbines.keep', {}),
    options: drawn.map((card) => ({ id: card })),
    min: 0,
    max: drawn.length,
    fallback: drawn,
    clock: 'choose',
  });
  for (const card of kept) table.toHand(seat, table.fromStore(seat, id, card.slice('card:'.length)));
  const faces = table.emptyStore(seat, id);
  if (faces.length) table.tell('discarded', { seat, faces });
  table.discard(faces.map((face) => ({ seat, face })));
}
