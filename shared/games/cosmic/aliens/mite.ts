import type { Ability, Alien } from '../abilities/ability.ts';
import { augment } from '../abilities/flares.ts';
import { asks } from '../abilities/own.ts';
import { hurtsMain, wouldWin } from '../bot/odds.ts';
import { throwAway } from '../cards/throw-away.ts';
import { otherSide, sides, type PlanetId, type Side } from '../facts.ts';
import { handOver } from '../phases/resolution.ts';
import { dismiss } from '../ships/home.ts';
import type { CosmicTable } from '../table.ts';

declare module '../abilities/own.ts' {
  interface Own {
    mite: {
      asks: { bluster: { of: { cards: number; planet: PlanetId }; words: 'discard' | 'concede' }; throw: { act: true } };
    };
  }
}

const LEFT = 3;

/**
 * Bluster. Must: as the offense, with your ships in the gate, a defense holding more than three cards chooses:
 * it discards at random down to three, or your ships land beside its own and the encounter ends as a success of yours.
 */
const power: Ability = {
  id: 'mite.bluster',
  at: ['launch.after'],
  as: 'offense',
  must: true,
  when: (table) => table.seat(table.encounter.defense!).hand.length > LEFT,
  threat: (board, seat, use) => (hurtsMain(board, seat, use) ? 1 : 0),
  effect: (table, { augmented = false }) => table.next('mite.blustered', { takes: augmented }),
};

/** Ships that allies have brought to a side. */
function alliedShips({ encounter }: CosmicTable, side: Side): number {
  const stacks = side === 'offense' ? encounter.gate : encounter.defenders;
  return stacks.reduce((sum, { seat, ships }) => sum + (encounter.allies[side].includes(seat) ? ships : 0), 0);
}

/** As a main player with fewer allied ships than the other: all allies of both sides go home. */
const wild: Ability = {
  id: 'mite.wild',
  face: 'flare:mite',
  flare: 'wild',
  at: ['alliance.formed'],
  as: 'main',
  when(table, seat) {
    const side = table.sideOf(seat)!;
    return alliedShips(table, otherSide(side)) > alliedShips(table, side);
  },
  hint: () => 1,
  effect: (table) =>
    dismiss(
      table,
      sides.flatMap((side) => table.encounter.allies[side]),
    ),
};

/** When the defense discards: you get the cards, keep which you like and discard the rest. */
const greedy = augment(power, { as: 'offense', hint: () => 1 });

export const mite: Alien = {
  id: 'mite',
  alert: 'yellow',
  abilities: [power],
  flare: [wild, greedy],
  steps: { 'mite.blustered': concedeOrDiscard, 'mite.throw': sift },
  replies: {
    bluster(board, { seat }) {
      const { offense, planet } = board.encounter!;
      return [board.seats[seat]!.hand > 6 && !wouldWin(board, offense, planet!) ? 'word:concede' : 'word:discard'];
    },
  },
};

function* concedeOrDiscard(table: CosmicTable, args: { takes: boolean } | null) {
  const { encounter, facts } = table;
  const { gate } = encounter;
  const defense = encounter.defense!;
  const planet = encounter.planet!;
  // it may have spent cards on an answer meanwhile
  if (table.seat(defense).hand.length <= LEFT) return;
  const [pick] = yield* table.ask({
    name: 'yield',
    seat: defense,
    about: asks('mite.bluster', { cards: LEFT, planet }),
    options: [{ id: 'word:discard' }, { id: 'word:concede' }],
    min: 1,
    max: 1,
    fallback: ['word:discard'],
    clock: 'choose',
  });
  if (pick === 'word:discard') {
    const faces = table.randomCards(defense, table.seat(defense).hand.length - LEFT);
    if (args?.takes) {
      const seat = encounter.offense;
      const cards = faces.map((face) => table.toHand(seat, face).id);
      handOver(table, defense, seat, faces, 'taken');
      return table.next('mite.throw', { seat, cards });
    }
    table.tell('discarded', { seat: defense, faces });
    table.discard(faces.map((face) => ({ seat: defense, face })));
    return;
  }
  for (const { seat, ships } of gate.splice(0)) {
    table.settle(planet, seat, ships);
    table.tell('landed', { seat, planet, ships });
  }
  encounter.outcome = { ending: 'conceded', winner: null };
  table.tell('conceded', { seat: defense });
  // the use is settled with it
  facts.uses.pop();
  table.dropTo('after');
}

/** Of what it got it throws away what it does not want. */
function* sift(table: CosmicTable, { seat, cards }: { seat: number; cards: string[] }) {
  const picks = yield* table.ask({
    name: 'throw',
    seat,
    about: asks('mite.throw', {}),
    options: cards.map((id) => ({ id: `card:${id}` })),
    min: 0,
    max: cards.length,
    fallback: [],
    clock: 'choose',
  });
  throwAway(table, seat, picks);
}
