import type { Ability, Technology } from '../abilities/ability.ts';
import { asks } from '../abilities/own.ts';
import { chances, leadOf, ownCard } from '../bot/odds.ts';
import { isAttack, isEncounterCard, valueOf, type Face } from '../cards/cards.ts';
import type { CosmicTable } from '../table.ts';
import { replaceCard, replacing } from '../totals/replacement.ts';
import type { CosmicView } from '../view.ts';

declare module '../abilities/own.ts' {
  interface Own {
    'quark-battery': {
      uses: { discharge: never };
      asks: { store: { words: 'none'; act: true } };
      tells: { stored: { seat: number }; fired: { seat: number; face: Face } };
    };
  }
}

const ID = 'quark-battery';

/**
 * Completed, it takes an encounter card of your hand face down: that is no card of the hand any more. Later, as a main player with both cards up, you
 * discard your own and fight with the stored one.
 */
const discharge: Ability = {
  id: 'tech:quark-battery.discharge',
  tech: ID,
  at: ['reveal.modify'],
  as: 'main',
  when: (table, seat) => table.seat(seat).techs.some(({ id, tech, up }) => tech === ID && up && table.store(seat, id)?.cards.length),
  hint(board, seat) {
    const face = storedBy(board, seat);
    const lead = leadOf(board, seat);
    const side = seat === board.encounter!.offense ? 'offense' : 'defense';
    if (!face || (lead !== null && (side === 'offense' ? lead > 0 : lead >= 0))) return 0;
    return isAttack(face) && face !== ownCard(board, seat) && chances(board, side, face).win > 0 ? 1 : 0;
  },
  effect(table, { seat, tech: id }) {
    const [card] = table.store(seat, id!)?.cards ?? [];
    if (!card) return;
    const face = table.fromStore(seat, id!, card.id);
    table.tell('quark-battery.fired', { seat, face });
    const before = replaceCard(table, seat, face, discharged.id);
    if (before.length) table.tell('discarded', { seat, faces: before });
    table.discard(before.map((one) => ({ seat, face: one })));
  },
};

const discharged: Ability = { id: 'tech:quark-battery.discharged', tech: ID, at: [], as: 'main', lasts: replacing };

export const quarkBattery: Technology = {
  id: ID,
  research: 3,
  kind: 'one-shot',
  abilities: [discharge, discharged],
  steps: { 'quark-battery.store': store },
  replies: {
    // the best attack but one's last card
    store({ hand = [] }, { options, fallback }) {
      const attacks = hand.filter(({ id, face }) => isAttack(face) && options.some((option) => option.id === `card:${id}`));
      const [best] = attacks.sort((a, b) => valueOf(b.face) - valueOf(a.face));
      return best ? [`card:${best.id}`] : fallback;
    },
  },
  completed: (table, seat, id) => table.next('quark-battery.store', { seat, id }),
};

const storedBy = ({ seats }: CosmicView, seat: number): Face | undefined =>
  seats[seat]!.techs?.find(({ tech }) => tech === ID)?.held?.[0]?.face;

/** It is asked whatever its hand is: who has no encounter card stores none. If nothing is said, the lowest attack, else a negotiate. */
function* store(table: CosmicTable, { seat, id }: { seat: number; id: string }) {
  const cards = table.seat(seat).hand.filter(({ face }) => isEncounterCard(face));
  const [lowest] = cards.filter(({ face }) => isAttack(face)).sort((a, b) => valueOf(a.face) - valueOf(b.face));
  const usual = lowest ?? cards.find(({ face }) => face === 'negotiate') ?? cards[0];
  const [pick] = yield* table.ask({
    name: 'store',
    seat,
    about: asks('quark-battery.store', {}),
    options: cards.length ? cards.map((card) => ({ id: `card:${card.id}` })) : [{ id: 'word:none' }],
    min: 1,
    max: 1,
    fallback: [usual ? `card:${usual.id}` : 'word:none'],
    clock: 'choose',
  });
  if (pick === 'word:none') return;
  table.toStore(seat, id, table.fromHand(seat, pick!.slice('card:'.length)));
  table.tell('quark-battery.stored', { seat });
}
