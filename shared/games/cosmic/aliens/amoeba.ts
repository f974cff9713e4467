import type { Option } from '../../../engine/decision.ts';
import type { Ability, Alien } from '../abilities/ability.ts';
import type { Bends } from '../abilities/bends.ts';
import { enable } from '../abilities/flares.ts';
import { asks } from '../abilities/own.ts';
import { chances, isLowGood, isMainPlayer, offenseOdds, ownCard } from '../bot/odds.ts';
import { isAttack, valueOf } from '../cards/cards.ts';
import type { PlanetId, Ships, Stack } from '../facts.ts';
import { putDown } from '../ships/flagships.ts';
import { shipsInEncounter, stacksOf } from '../ships/sending.ts';
import { sideOf } from '../totals/forces.ts';
import { originsOf, shipsIn, shipsOf, type CosmicTable } from '../table.ts';
import type { Sight } from '../bot/sight.ts';
import type { CosmicView } from '../view.ts';

declare module '../abilities/own.ts' {
  interface Own {
    amoeba: {
      uses: { resize: never };
      asks: { ooze: { act: true }; way: { words: 'in' | 'out' }; come: { act: true }; leave: { act: true } };
      tells: { oozed: { seat: number; count: number } };
    };
  }
}

type Meeting = Pick<NonNullable<CosmicView['encounter']>, 'offense' | 'defense' | 'allies' | 'planet'>;

/** Where its ships in the encounter are: in the gate, on the planet it defends, or beside that. */
const placeOf = (meeting: Meeting, seat: number): string =>
  seat === meeting.defense ? `planet:${meeting.planet}` : sideOf(meeting, seat) === 'offense' ? 'gate' : 'beside';

const elsewhere = (table: CosmicTable, seat: number): PlanetId[] =>
  table.colonies(seat).filter((planet) => seat !== table.encounter.defense || planet !== table.encounter.planet);

const canResize = (table: CosmicTable, seat: number): boolean => shipsInEncounter(table, seat) > 0 && elsewhere(table, seat).length > 0;

/** Nobody is held to four ships any more. */
const lasts: Bends = { sending: (sending, { seat }) => void (sending.seat === seat && (sending.max = Infinity)) };

/**
 * Ooze. As a main player with a ship in the encounter you may, once both cards are laid, have any number of your ships there: some leave for
 * your colonies, others come from them. The defense's are those on the planet; its ships leave for other colonies.
 */
const resize: Ability = {
  id: 'amoeba.resize',
  at: ['planning.selected'],
  as: 'main',
  when: canResize,
  // whose card was switched does not know it
  hint: (board, seat) => ((ownCard(board, seat) ?? 'negotiate') === 'negotiate' ? 0 : 1),
  lasts,
  effect: (table, { seat }) => table.next('amoeba.ooze', { seat }),
};

const MOST = 4;
const STRONG = 10;

/** As a main player before cards are chosen: one to four of your ships leave the encounter, or as many come to it. */
const wild: Ability = {
  id: 'amoeba.wild',
  face: 'flare:amoeba',
  flare: 'wild',
  at: ['planning.before-select'],
  as: 'main',
  when: (table, seat) => elsewhere(table, seat).length > 0,
  // more ships beside a card that may well win
  hint: (board) => (!isLowGood(board) && board.hand!.some(({ face }) => isAttack(face) && valueOf(face) >= STRONG) ? 1 : 0),
  lasts,
  effect: (table, { seat }) => table.next('amoeba.drift', { seat }),
};

/** How likely the side of an ally wins, nothing being known of the cards. */
function outlook(board: Sight, seat: number): number {
  const odds = offenseOdds(board);
  return sideOf(board.encounter!, seat) === 'offense' ? odds : 1 - odds;
}

/** As an ally of either side: you may ooze too. */
const flow = enable(resize, { as: 'ally', when: canResize, hint: (board, seat) => (Math.abs(outlook(board, seat) - 0.5) > 0.1 ? 1 : 0) });

export const amoeba: Alien = {
  id: 'amoeba',
  alert: 'yellow',
  abilities: [resize],
  flare: [wild, flow],
  steps: { 'amoeba.ooze': ooze, 'amoeba.drift': drift },
  replies: {
    // who may win brings what it can spare, who can hardly win leaves one behind
    ooze(board, { seat, options }) {
      const side = sideOf(board.encounter!, seat)!;
      const place = placeOf(board.encounter!, seat);
      const card = isMainPlayer(board, seat) ? ownCard(board, seat) : undefined;
      if (!card && isMainPlayer(board, seat)) return [];
      const win = card ? chances(board, side, card).win > 0.15 : outlook(board, seat) > 0.5;
      const isWorth = !isLowGood(board) && win;
      const moving = options.filter(({ id }) => (id === place) !== isWorth);
      return moving.flatMap(({ id, times }) => Array<string>(Math.min(2, times! - 1)).fill(id));
    },
    way: () => [IN],
    // colonies are kept
    come: (_, { options, max, fallback }) => {
      const spare = options.flatMap(({ id, times }) => Array<string>(times! - 1).fill(id)).slice(0, max);
      return spare.length ? spare : fallback;
    },
  },
};

const shipsFrom = (table: CosmicTable, seat: number): Option[] =>
  elsewhere(table, seat).map((planet) => ({ id: `planet:${planet}`, times: table.ships(planet, seat) }));

const countOf = (options: readonly Option[]): number => options.reduce((sum, { times }) => sum + times!, 0);

/** Which ships move: those in the encounter leave it, those elsewhere come. */
function* ooze(table: CosmicTable, { seat }: { seat: number }) {
  const options = [{ id: placeOf(table.encounter, seat), times: shipsInEncounter(table, seat) }, ...shipsFrom(table, seat)];
  const picks = yield* table.ask({
    name: 'ships',
    seat,
    about: asks('amoeba.ooze', {}),
    options,
    min: 0,
    max: countOf(options),
    fallback: [],
    clock: 'choose',
  });
  moveShips(table, seat, picks);
}

const IN = 'word:in';

/** First whether they leave or come, then which. */
function* drift(table: CosmicTable, { seat }: { seat: number }) {
  const there = shipsInEncounter(table, seat);
  const [way] = there
    ? yield* table.ask({
        name: 'way',
        seat,
        about: asks('amoeba.way', {}),
        options: [{ id: IN }, { id: 'word:out' }],
        min: 1,
        max: 1,
        fallback: [IN],
        clock: 'choose',
      })
    : [IN];
  const options = way === IN ? shipsFrom(table, seat) : [{ id: placeOf(table.encounter, seat), times: there }];
  if (!options.length) return;
  const largest = options.reduce((best, one) => (one.times! > best.times! ? one : best));
  const picks = yield* table.ask({
    name: 'ships',
    seat,
    about: way === IN ? asks('amoeba.come', {}) : asks('amoeba.leave', {}),
    options,
    min: 1,
    max: Math.min(MOST, countOf(options)),
    fallback: [largest.id],
    clock: 'choose',
  });
  moveShips(table, seat, picks);
}

function moveShips(table: CosmicTable, seat: number, picks: readonly string[]): void {
  const place = placeOf(table.encounter, seat);
  const out = picks.filter((pick) => pick === place).length;
  const coming = shipsOf(picks.filter((pick) => pick !== place));
  table.lift(seat, coming);
  if (seat === table.encounter.defense) {
    const planet = table.encounter.planet!;
    if (shipsIn(coming)) table.settle(planet, seat, shipsIn(coming));
    if (out) table.move(planet, seat, -out);
    table.sendHome(seat, { [planet]: out }, planet);
  } else refill(table, stacksOf(table, table.sideOf(seat)!), seat, out, coming);
  table.tell('amoeba.oozed', { seat, count: shipsInEncounter(table, seat) });
  table.next('home');
}

function refill(table: CosmicTable, stacks: Stack[], seat: number, out: number, coming: Ships): void {
  if (!table.stack(stacks, seat)) stacks.unshift({ seat, ships: 0, from: {} });
  const stack = table.stack(stacks, seat)!;
  const leaving = originsOf({ ...stack, ships: out });
  const from = originsOf(stack);
  for (const origin in leaving) from[origin]! -= leaving[origin]!;
  for (const planet in coming) from[planet] = (from[planet] ?? 0) + coming[planet]!;
  stack.from = from;
  stack.ships += shipsIn(coming);
  putDown(table, seat, placeOf(table.encounter, seat));
  if (out) table.liftStack(stacks, seat, out);
  table.sendHome(seat, leaving);
}
