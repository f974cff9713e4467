import type { Ability, Alien } from '../abilities/ability.ts';
import { augment } from '../abilities/flares.ts';
import { asks } from '../abilities/own.ts';
import { chances, isLowGood, leadOf, ownCard } from '../bot/odds.ts';
import { isAttack, isEncounterCard, valueOf, type Card, type Face } from '../cards/cards.ts';
import type { CosmicTable } from '../table.ts';
import { replaceCard, replacing } from '../totals/replacement.ts';
import { fightsWith, isFought } from '../totals/totals.ts';
import type { CosmicView } from '../view.ts';

declare module '../abilities/own.ts' {
  interface Own {
    chosen: {
      uses: { pray: never };
      asks: { take: { words: 'none'; act: true }; how: { of: { face: Face }; words: 'replace' | 'add' }; keep: { act: true } };
      tells: { replaced: { seat: number; face: Face }; added: { seat: number; face: Face } };
    };
  }
}

const DRAWN = 'chosen';
const COUNT = 3;

/**
 * Divine Intervention. As a main player, once the cards are up, you may draw three cards. One encounter card among them may replace your own,
 * which is discarded, or, attack to attack, be added to it. The others are discarded.
 */
const pray: Ability = {
  id: 'chosen.pray',
  at: ['reveal.modify'],
  as: 'main',
  // who is about to lose has nothing to lose by it
  hint(board, seat) {
    const { encounter } = board;
    const lead = leadOf(board, seat);
    if (lead !== null) return lead < 0 || (lead === 0 && seat === encounter!.offense) ? 1 : 0;
    return ownCard(board, seat) === 'negotiate' && isMet(board, seat) ? 0.5 : 0;
  },
  effect(table, { seat, augmented = false }) {
    table.then(['draw', { seat, count: COUNT, into: DRAWN }], ['chosen.take', { seat, augmented }]);
  },
};

/** It fights with another card, from the moment at which that was chosen. */
const replaced: Ability = { id: 'chosen.replaced', at: [], as: 'main', lasts: replacing };

/** Its card counts more, after what has changed its value before; nothing that works on cards touches the one added. */
const added: Ability = {
  id: 'chosen.added',
  at: [],
  as: 'main',
  lasts: {
    value(values, { seat, picks: [face] }, table) {
      if (isFought(table)) values[table.sideOf(seat)!] += valueOf(face!);
    },
  },
};

/** As a main player, before cards are chosen: draw a card. */
const wild: Ability = {
  id: 'chosen.wild',
  face: 'flare:chosen',
  flare: 'wild',
  at: ['planning.before-select'],
  as: 'main',
  aims: () => [],
  hint: () => 1,
  effect: (table, { seat }) => table.next('draw', { seat, count: 1 }),
};

/** When you draw your three cards, those that are no encounter cards may stay in your hand. */
const keeping = augment(pray, { as: 'main', hint: () => 1 });

export const chosen: Alien = {
  id: 'chosen',
  alert: 'green',
  abilities: [pray, replaced, added],
  flare: [wild, keeping],
  steps: { 'chosen.take': take },
  replies: {
    take(board, { seat, options }) {
      const drawn = drawnBy(board, seat).filter(({ id }) => options.some((option) => option.id === `card:${id}`));
      const sign = isLowGood(board) ? -1 : 1;
      const side = seat === board.encounter!.offense ? 'offense' : 'defense';
      // a negotiate that loses is compensated, an attack that does is not
      const isGood = ({ face }: Card) => isAttack(face) && (board.encounter!.totals || chances(board, side, face).win > 0);
      const [best] = drawn.filter(isGood).sort((a, b) => sign * (valueOf(b.face) - valueOf(a.face)));
      return [best ? `card:${best.id}` : 'word:none'];
    },
    keep: (_, { options }) => options.map(({ id }) => id),
    how: (board) => [isLowGood(board) ? 'word:replace' : 'word:add'],
  },
};

const isMet = ({ encounter }: CosmicView, seat: number): boolean =>
  isAttack(encounter!.selected[seat === encounter!.offense ? 'defense' : 'offense']?.face ?? '');

const drawnBy = (board: CosmicView, seat: number): Card[] => board.seats[seat]!.stores?.find(({ of }) => of === DRAWN)?.held ?? [];

/** It is asked whatever it has drawn: what that is, nobody else knows yet. */
function* take(table: CosmicTable, { seat, augmented = false }: { seat: number; augmented?: boolean }) {
  const side = table.sideOf(seat)!;
  const drawn = table.store(seat, DRAWN)?.cards ?? [];
  const fitting = drawn.filter(({ face }) => isEncounterCard(face));
  const [pick] = drawn.length
    ? yield* table.ask({
        name: 'take',
        seat,
        about: asks('chosen.take', {}),
        options: [{ id: 'word:none' }, ...fitting.map(({ id }) => ({ id: `card:${id}` }))],
        min: 1,
        max: 1,
        fallback: ['word:none'],
        clock: 'choose',
      })
    : [];
  const taken = fitting.find(({ id }) => pick === `card:${id}`)?.face;
  const canAdd = taken !== undefined && isAttack(taken) && fightsWith(table, side) === 'attack';
  const [how] = canAdd
    ? yield* table.ask({
        name: 'how',
        seat,
        about: asks('chosen.how', { face: taken }),
        options: [{ id: 'word:replace' }, { id: 'word:add' }],
        min: 1,
        max: 1,
        fallback: ['word:add'],
        clock: 'choose',
      })
    : ['word:replace'];
  const others = drawn.filter(({ face }) => !isEncounterCard(face)).map(({ id }) => ({ id: `card:${id}` }));
  const keeps =
    augmented && drawn.length
      ? yield* table.ask({
          name: 'keep',
          seat,
          about: asks('chosen.keep', {}),
          options: others,
          min: 0,
          max: others.length,
          fallback: others.map(({ id }) => id),
          clock: 'choose',
        })
      : [];
  for (const keep of keeps) table.toHand(seat, table.fromStore(seat, DRAWN, keep.slice('card:'.length)));
  const rest = table.closeStores(seat, DRAWN);
  if (taken !== undefined) rest.splice(rest.indexOf(taken), 1);
  if (taken !== undefined && how === 'word:add') {
    table.encounter.table.push({ seat, side, face: taken, by: pray.id, onCard: true });
    table.uphold(added.id, { seat, picks: [taken], at: 'reveal.modify' });
    table.tell('chosen.added', { seat, face: taken });
  } else if (taken !== undefined) {
    rest.unshift(...replaceCard(table, seat, taken, replaced.id));
    table.tell('chosen.replaced', { seat, face: taken });
  }
  if (rest.length) table.tell('discarded', { seat, faces: rest });
  table.discard(rest.map((face) => ({ seat, face })));
}
