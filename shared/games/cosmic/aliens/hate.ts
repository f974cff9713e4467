import type { Ability, Alien } from '../abilities/ability.ts';
import { augment } from '../abilities/flares.ts';
import { asks } from '../abilities/own.ts';
import { isAttack, typeOf, valueOf, type Card, type Face } from '../cards/cards.ts';
import { throwAway } from '../cards/throw-away.ts';
import { homeIn } from '../facts.ts';
import { forfeit } from '../phases/resolution.ts';
import { giveOrder } from '../ships/defaults.ts';
import { lose } from '../ships/losses.ts';
import { shipsAsked } from '../ships/sending.ts';
import { shipsOf, type CosmicTable } from '../table.ts';

declare module '../abilities/own.ts' {
  interface Own {
    hate: {
      asks: {
        discard: { act: true };
        show: { act: true };
        match: { of: { face: Face }; act: true };
        ships: { of: { seat: number; count: number }; act: true };
      };
      tells: { showed: { seat: number; face: Face } };
      loses: true;
    };
  }
}

const LOST = 3;

/**
 * Rage. Must: as your turn begins you discard a card of your choice. Then all others, clockwise, each discard a card of the same type, an attack at least
 * as high as yours, or give up three ships that you choose; who has no such card loses the ships. Afterwards, without an encounter card, you draw a new
 * hand. Stopped, nobody discards or loses anything.
 */
const rage: Ability = {
  id: 'hate.rage',
  at: ['turn.start'],
  as: 'offense',
  must: true,
  aims: (table, seat) => table.clockwiseFrom(seat).slice(1),
  threat: (board, seat, use) => (use.seat !== seat && board.seats[seat]!.hand < 5 ? 1 : 0),
  effect: (table, { seat, augmented = false }) => table.next('hate.discard', { seat, shows: augmented }),
};

/** As a main player before cards are chosen: the other discards a random card, and without an encounter card left in its hand it has lost. */
const wild: Ability = {
  id: 'hate.wild',
  face: 'flare:hate',
  flare: 'wild',
  at: ['planning.before-select'],
  as: 'main',
  when: (table, seat) => table.seat(table.opponentOf(seat)).hand.length > 0,
  hint: () => 1,
  effect(table, { seat }) {
    const other = table.opponentOf(seat);
    const faces = table.randomCards(other, 1);
    if (!table.hasEncounterCard(other)) forfeit(table, { ending: 'won', winner: table.sideOf(seat) });
    if (faces.length) table.tell('discarded', { seat: other, faces });
    table.discard(faces.map((face) => ({ seat: other, face })));
  },
};

/** When you rage: you show the card and keep it. */
const sly = augment(rage, { as: 'offense', hint: () => 1 });

export const hate: Alien = {
  id: 'hate',
  alert: 'yellow',
  abilities: [rage],
  flare: [wild, sly],
  steps: { 'hate.discard': discard, 'hate.match': match, 'hate.ships': takeShips },
  replies: {
    // the higher, the fewer can match it
    show: ({ hand = [] }, { fallback }) => {
      const [best] = [...hand].filter(({ face }) => isAttack(face)).sort((a, b) => valueOf(b.face) - valueOf(a.face));
      return best ? [`card:${best.id}`] : fallback;
    },
    // rather foreign colonies, and those with few ships
    ships({ homes = {} }, { options, about, max }) {
      const victim = Number(about.of!['seat']);
      const isHome = (id: string) => homeIn(homes, id.slice('planet:'.length)) === victim;
      const sorted = [...options].sort((a, b) => Number(isHome(a.id)) - Number(isHome(b.id)) || a.times! - b.times!);
      return sorted.flatMap(({ id, times }) => Array<string>(times!).fill(id)).slice(0, max);
    },
  },
};

function* discard(table: CosmicTable, { seat, shows = false }: { seat: number; shows?: boolean }) {
  const { hand } = table.seat(seat);
  if (!hand.length) return;
  const [pick] = yield* table.ask({
    name: 'card',
    seat,
    about: shows ? asks('hate.show', {}) : asks('hate.discard', {}),
    options: hand.map(({ id }) => ({ id: `card:${id}` })),
    min: 1,
    max: 1,
    fallback: [`card:${giveOrder(hand)[0]!.id}`],
    clock: 'turn',
  });
  const face = shows ? table.card(seat, pick!.slice('card:'.length))!.face : throwAway(table, seat, [pick!])[0]!;
  if (shows) table.tell('hate.showed', { seat, face });
  for (const other of table.clockwiseFrom(seat).slice(1)) table.next('hate.match', { seat: other, face });
  table.next('hand.check', { seat });
}

const matches = (thrown: Face, { face }: Card): boolean =>
  typeOf(face) === typeOf(thrown) && (!isAttack(thrown) || valueOf(face) >= valueOf(thrown));

/** Whether it holds such a card is its own secret, so it is asked in any case; no card means ships. */
function* match(table: CosmicTable, { seat, face }: { seat: number; face: Face }) {
  const cards = table.seat(seat).hand.filter((card) => matches(face, card));
  const [pick] = yield* table.ask({
    name: 'card',
    seat,
    about: asks('hate.match', { face }),
    options: cards.map(({ id }) => ({ id: `card:${id}` })),
    min: 0,
    max: Math.min(1, cards.length),
    fallback: cards.slice(0, 1).map(({ id }) => `card:${id}`),
    clock: 'choose',
  });
  if (pick) throwAway(table, seat, [pick]);
  else table.next('hate.ships', { seat });
}

/** With fewer ships it loses all it has. */
function* takeShips(table: CosmicTable, { seat }: { seat: number }) {
  const all = shipsAsked(table, seat, { min: LOST, max: LOST });
  const isFree = all.options.reduce((sum, { times }) => sum + times!, 0) > all.min;
  const question = { ...all, seat: table.encounter.offense, about: asks('hate.ships', { seat, count: all.min }) };
  const picks = isFree ? yield* table.ask(question) : all.fallback;
  if (picks.length) lose(table, 'hate', [{ seat, ships: shipsOf(picks) }]);
}
