import type { Ability, Alien } from '../abilities/ability.ts';
import { augment } from '../abilities/flares.ts';
import { asks } from '../abilities/own.ts';
import type { Face } from '../cards/cards.ts';
import { fetchSpent, giveRewards } from '../phases/resolution.ts';
import { worthOf } from '../ships/defaults.ts';
import type { CosmicTable } from '../table.ts';

declare module '../abilities/own.ts' {
  interface Own {
    fido: {
      uses: { fetch: number };
      asks: {
        card: { of: { seat: number } };
        offer: { of: { seat: number; face: Face }; words: 'accept' | 'refuse' };
        refused: { of: { seat: number; face: Face }; words: 'keep' | 'leave' };
        more: { words: 'stop' };
        thanks: { of: { seat: number }; words: 'ship' | 'card' | 'none' };
      };
      tells: {
        gave: { to: number; face: Face };
        offered: { from: number; to: number; face: Face };
        accepted: { seat: number; face: Face };
        kept: { seat: number; face: Face };
      };
    };
  }
}

/**
 * Fetch. Once the encounter cards of this encounter are discarded you may fetch one of them and offer it to another seat. If it takes the card you
 * get a ship out of the warp or a card from the deck; if it refuses you may keep it.
 */
const fetch: Ability = {
  id: 'fido.fetch',
  at: ['resolve.discard'],
  stage: 'after',
  as: 'any',
  when: ({ encounter }) => encounter.spent.length > 0,
  ways: (table, seat) => table.seats.filter((one) => one !== seat).map(String),
  aims: (_, __, [to]) => [Number(to)],
  // who is furthest behind
  hint: (board, _, way) => 1 + board.goal - board.seats[Number(way)]!.foreign,
  effect(table, { seat, picks: [to], augmented }) {
    table.next('fido.choose', { seat, to: Number(to), ...(augmented ? { left: [] } : {}) });
  },
};

/** As a main player, before cards are chosen: your opponent gets the topmost discard, and you draw a card. */
const wild: Ability = {
  id: 'fido.wild',
  face: 'flare:fido',
  flare: 'wild',
  at: ['planning.before-select'],
  as: 'main',
  when: ({ facts }) => facts.discard.length > 0,
  hint: ({ discard }) => (worthOf(discard.at(-1)!) < GOOD ? 1 : 0),
  effect(table, { seat }) {
    const to = table.opponentOf(seat);
    const face = table.facts.discard.pop();
    if (face !== undefined) {
      table.toHand(to, face);
      table.tell('fido.gave', { to, face });
    }
    table.next('draw', { seat, count: 1 });
  },
};

/** You may fetch as many of those cards as you like, one after the other, and offer each to whom you like. */
const further = augment(fetch, { as: 'any', when: ({ encounter }) => encounter.spent.length > 1, hint: () => 1 });

export const fido: Alien = {
  id: 'fido',
  alert: 'yellow',
  abilities: [fetch],
  flare: [wild, further],
  steps: { 'fido.choose': choose, 'fido.more': more, 'fido.offer': offer, 'fido.refused': keepOrLeave, 'fido.thanks': thanks },
  replies: {
    // the least that is likely to be taken
    card(_, { options }) {
      const worth = ({ id }: { id: string }) => worthOf(id.slice('face:'.length));
      const sorted = [...options].sort((a, b) => worth(a) - worth(b));
      return [(sorted.find((one) => worth(one) >= GOOD) ?? sorted.at(-1)!).id];
    },
    more(board, { options }) {
      const behind = options.filter(({ id }) => id !== 'word:stop');
      const foreign = ({ id }: { id: string }) => board.seats[Number(id.slice('seat:'.length))]!.foreign;
      return [behind.sort((a, b) => foreign(a) - foreign(b))[0]!.id];
    },
    offer: (_, { about }) => [worthOf(about.of!['face'] as Face) >= GOOD ? 'word:accept' : 'word:refuse'],
    // weak cards only keep a hand from being renewed
    refused: (_, { about }) => [worthOf(about.of!['face'] as Face) >= GOOD ? 'word:keep' : 'word:leave'],
  },
};

/** What a bot likes to have. */
const GOOD = 8;

interface Offer {
  /** Who has fetched it. */
  seat: number;
  to: number;
  face: Face;
  /** Cards refused and left, while others may still be fetched. */
  left?: Face[];
}

/** A card that has served and is still in the pile. */
const spentCard = (table: CosmicTable, face: Face) => table.encounter.spent.find((card) => card.face === face)!;

/** Cards that can still be fetched. */
function fetchable({ encounter }: CosmicTable, left: readonly Face[] = []): Face[] {
  const faces = encounter.spent.map(({ face }) => face);
  for (const face of left) if (faces.includes(face)) faces.splice(faces.indexOf(face), 1);
  return [...new Set(faces)];
}

/** To whom the next card is offered, if any. */
function* more(table: CosmicTable, { seat, left }: Pick<Offer, 'seat' | 'left'>) {
  if (!fetchable(table, left).length) return;
  const [pick] = yield* table.ask({
    name: 'more',
    seat,
    about: asks('fido.more', {}),
    options: [{ id: 'word:stop' }, ...table.seats.filter((one) => one !== seat).map((one) => ({ id: `seat:${one}` }))],
    min: 1,
    max: 1,
    fallback: ['word:stop'],
    clock: 'choose',
  });
  if (pick !== 'word:stop') table.next('fido.choose', { seat, to: Number(pick!.slice('seat:'.length)), left: left! });
}

/** One offer is settled: there may be others. */
function goOn(table: CosmicTable, { seat, left }: Pick<Offer, 'seat' | 'left'>): void {
  if (left) table.next('fido.more', { seat, left });
}

function* choose(table: CosmicTable, { seat, to, left }: Omit<Offer, 'face'>) {
  const faces = fetchable(table, left);
  if (!faces.length) return;
  const [pick] =
    faces.length > 1
      ? yield* table.ask({
          name: 'card',
          seat,
          about: asks('fido.card', { seat: to }),
          options: faces.map((face) => ({ id: `face:${face}` })),
          min: 1,
          max: 1,
          fallback: [`face:${faces[0]!}`],
          clock: 'choose',
        })
      : [`face:${faces[0]!}`];
  const face = pick!.slice('face:'.length);
  table.tell('fido.offered', { from: seat, to, face });
  table.next('fido.offer', { seat, to, face, ...(left ? { left } : {}) });
}

function* offer(table: CosmicTable, args: Offer) {
  const { seat, to, face } = args;
  const [pick] = yield* table.ask({
    name: 'offer',
    seat: to,
    about: asks('fido.offer', { seat, face }),
    options: [{ id: 'word:accept' }, { id: 'word:refuse' }],
    min: 1,
    max: 1,
    fallback: ['word:accept'],
    clock: 'choose',
  });
  if (pick === 'word:refuse') return table.next('fido.refused', { ...args });
  fetchSpent(table, spentCard(table, face), to);
  table.tell('fido.accepted', { seat: to, face });
  table.next('fido.thanks', { ...args });
}

function* keepOrLeave(table: CosmicTable, { seat, to, face, left }: Offer) {
  const [pick] = yield* table.ask({
    name: 'refused',
    seat,
    about: asks('fido.refused', { seat: to, face }),
    options: [{ id: 'word:keep' }, { id: 'word:leave' }],
    min: 1,
    max: 1,
    fallback: ['word:keep'],
    clock: 'choose',
  });
  const isLeft = pick === 'word:leave';
  if (!isLeft) {
    fetchSpent(table, spentCard(table, face), seat);
    table.tell('fido.kept', { seat, face });
  }
  goOn(table, { seat, ...(left ? { left: isLeft ? [...left, face] : left } : {}) });
}

function* thanks(table: CosmicTable, { seat, to, left }: Offer) {
  const canFree = table.seat(seat).warp > 0 && table.hasColony(seat);
  const [pick] = yield* table.ask({
    name: 'thanks',
    seat,
    about: asks('fido.thanks', { seat: to }),
    options: [...(canFree ? [{ id: 'word:ship' }] : []), { id: 'word:card' }, { id: 'word:none' }],
    min: 1,
    max: 1,
    fallback: [canFree ? 'word:ship' : 'word:card'],
    clock: 'choose',
  });
  if (pick !== 'word:none') giveRewards(table, seat, pick === 'word:ship' ? 1 : 0, pick === 'word:card' ? 1 : 0);
  goOn(table, { seat, ...(left ? { left } : {}) });
}
