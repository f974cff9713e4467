import type { Technology } from '../abilities/ability.ts';
import { asks } from '../abilities/own.ts';
import { isAttack, typeOf, valueOf, type Face } from '../cards/cards.ts';

declare module '../abilities/own.ts' {
  interface Own {
    'delta-scanners': { uses: { scan: never }; asks: { face: object }; tells: { found: { seat: number; face: Face } } };
  }
}

/** A card that is worth having, the better the higher: a strong attack, then what changes an encounter. */
const worthOf = (face: Face): number => (isAttack(face) ? valueOf(face) : typeOf(face) === 'artifact' || typeOf(face) === 'flare' ? 18 : 5);
const best = (faces: readonly Face[]): Face => faces.reduce((one, other) => (worthOf(other) > worthOf(one) ? other : one));

/** When anyone regroups: one card of the pile, which lies open, comes to your hand. */
export const deltaScanners: Technology = {
  id: 'delta-scanners',
  research: 2,
  kind: 'one-shot',
  abilities: [
    {
      id: 'tech:delta-scanners.scan',
      tech: 'delta-scanners',
      at: ['regroup.start'],
      as: 'any',
      when: ({ facts }) => facts.discard.length > 0,
      *choose(table, seat) {
        const faces = [...new Set(table.facts.discard)];
        if (faces.length === 1) return [`face:${faces[0]!}`];
        return yield* table.ask({
          name: 'face',
          seat,
          about: asks('delta-scanners.face', {}),
          options: faces.map((face) => ({ id: `face:${face}` })),
          min: 1,
          max: 1,
          fallback: [`face:${best(faces)}`],
          clock: 'choose',
        });
      },
      aims: () => [],
      hint: ({ discard }) => (discard.length && worthOf(best(discard)) >= 18 ? 1 : 0),
      effect(table, { seat, picks: [pick] }) {
        const face = pick!.slice('face:'.length);
        // what answered its announcement may have had the pile shuffled
        if (!table.facts.discard.includes(face)) return;
        table.toHand(seat, table.fromPile(face));
        table.tell('delta-scanners.found', { seat, face });
      },
    },
  ],
};
