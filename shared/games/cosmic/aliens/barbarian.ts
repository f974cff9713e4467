import type { Ability, Alien } from '../abilities/ability.ts';
import { enable } from '../abilities/flares.ts';
import { asks } from '../abilities/own.ts';
import type { Face } from '../cards/cards.ts';
import { hurtsMain } from '../bot/odds.ts';
import { handOver, isSpoiled } from '../phases/resolution.ts';
import { worthOf } from '../ships/defaults.ts';
import type { CosmicTable } from '../table.ts';

declare module '../abilities/own.ts' {
  interface Own {
    barbarian: {
      asks: { loot: { of: { seat: number }; act: true }; sift: { act: true } };
      tells: { saw: { from: number; faces: Face[] } };
    };
  }
}

const LOOT = 'barbarian';
/** What a bot likes to have. */
const GOOD = 12;
/** And what it would rather not. */
const WEAK = 6;

/**
 * Loot and Pillage. Must: as the offense that has won, before any compensation, you look at the defense's whole hand and take up to one card
 * for each of your own ships in the encounter; the rest of that hand is discarded. Only the hand: nothing on sheets.
 */
const loot: Ability = {
  id: 'barbarian.loot',
  at: ['resolve.result'],
  as: 'offense',
  must: true,
  when: ({ encounter, facts }) =>
    encounter.outcome!.ending === 'won' && encounter.outcome!.winner === 'offense' && facts.seats[encounter.defense!]!.hand.length > 0,
  threat: (board, seat, use) => (hurtsMain(board, seat, use) ? board.hand!.length : 0),
  effect(table, { seat }) {
    const from = table.encounter.defense!;
    const faces = table.seat(from).hand.map(({ face }) => face);
    // the last card may have gone in an answer
    if (!faces.length) return;
    table.seat(from).hand.length = 0;
    for (const face of faces) table.toStore(seat, LOOT, face);
    table.seat(seat).notes.push({ encounter: table.encounter.number, kind: 'saw', with: from, faces });
    table.tell('barbarian.saw', null, { [seat]: { from, faces } });
    table.next('barbarian.pillage', { seat, from });
  },
};

/** When you get cards as compensation or as rewards you see them first, and discard those you do not want. */
const wild: Ability = {
  id: 'barbarian.wild',
  face: 'flare:barbarian',
  flare: 'wild',
  at: ['resolve.compensation', 'resolve.rewards'],
  as: 'side',
  when(table, seat) {
    const { compensation, defenders } = table.encounter;
    return compensation ? compensation.taker === seat : table.stack(defenders, seat) !== undefined && !isSpoiled(table);
  },
  aims: () => [],
  hint: () => 1,
  lasts: {
    received(seat, cards, held, table) {
      if (seat === held.seat) table.next('barbarian.sift', { seat, cards: [...cards] });
    },
  },
};

/** As an ally of the offense that has won you may loot too, for your own ships. */
const allied = enable(loot, {
  as: 'ally',
  when: (table, seat) => table.sideOf(seat) === 'offense' && loot.when!(table, seat),
  aims: ({ encounter }) => [encounter.defense!],
  hint: () => 1,
});

export const barbarian: Alien = {
  id: 'barbarian',
  alert: 'green',
  abilities: [loot],
  flare: [wild, allied],
  steps: { 'barbarian.pillage': pillage, 'barbarian.sift': sift },
  replies: {
    sift(board, { options }) {
      const isWeak = (pick: string) => board.hand!.some(({ id, face }) => pick === `card:${id}` && worthOf(face) < WEAK);
      return options.map(({ id }) => id).filter(isWeak);
    },
    // the best, but weak cards only keep a hand from being renewed
    loot(board, { seat, fallback }) {
      const held = board.seats[seat]!.stores?.find(({ of }) => of === LOOT)?.held ?? [];
      return fallback.filter((pick) => held.some(({ id, face }) => pick === `card:${id}` && worthOf(face) >= GOOD));
    },
  },
};

/** The hand lies before it: it takes what it wants, by default the best. */
function* pillage(table: CosmicTable, { seat, from }: { seat: number; from: number }) {
  const { cards } = table.store(seat, LOOT)!;
  const most = Math.min(cards.length, table.stack(table.encounter.gate, seat)?.ships ?? 0);
  const best = [...cards].sort((a, b) => worthOf(b.face) - worthOf(a.face)).slice(0, most);
  const picks = yield* table.ask({
    name: 'loot',
    seat,
    about: asks('barbarian.loot', { seat: from }),
    options: cards.map(({ id }) => ({ id: `card:${id}` })),
    min: 0,
    max: most,
    fallback: best.map(({ id }) => `card:${id}`),
    clock: 'choose',
  });
  const taken = picks.map((pick) => table.fromStore(seat, LOOT, pick.slice('card:'.length)));
  for (const face of taken) table.toHand(seat, face);
  if (taken.length) handOver(table, from, seat, taken, 'taken');
  const rest = table.closeStores(seat, LOOT);
  if (rest.length) table.tell('discarded', { seat: from, faces: rest });
  table.discard(rest.map((face) => ({ seat: from, face })));
}

/** Which of the cards it got it does not want. */
function* sift(table: CosmicTable, { seat, cards }: { seat: number; cards: string[] }) {
  const options = cards.filter((id) => table.card(seat, id)).map((id) => ({ id: `card:${id}` }));
  const picks = yield* table.ask({
    name: 'sift',
    seat,
    about: asks('barbarian.sift', {}),
    options,
    min: 0,
    max: options.length,
    fallback: [],
    clock: 'choose',
  });
  const faces = picks.map((pick) => table.fromHand(seat, pick.slice('card:'.length)));
  if (faces.length) table.tell('discarded', { seat, faces });
  table.discard(faces.map((face) => ({ seat, face })));
}
