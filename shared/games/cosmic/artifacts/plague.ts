import type { Artifact } from '../abilities/ability.ts';
import { asks } from '../abilities/own.ts';
import { leaderBut } from '../bot/odds.ts';
import { cardTypes, typeOf } from '../cards/cards.ts';
import { giveOrder } from '../ships/defaults.ts';
import type { CosmicTable } from '../table.ts';

declare module '../abilities/own.ts' {
  interface Own {
    plague: { asks: { discard: { act: true } }; loses: true };
  }
}

/** At the start of an encounter: a chosen seat, oneself too, loses three ships of its choice and discards one card of each type it holds. */
export const plague: Artifact = {
  ability: {
    id: 'artifact:plague',
    face: 'artifact:plague',
    at: ['regroup.start'],
    as: 'any',
    ways: (table) => table.seats.map(String),
    aims: (_, __, [seat]) => [Number(seat)],
    hint(board, seat, way) {
      const leader = leaderBut(board, seat);
      return way === String(leader) && board.seats[leader]!.foreign >= 2 ? 1 : 0;
    },
    threat: (_, seat, { picks }) => (picks[0] === String(seat) ? 1 : 0),
    effect(table, { aimed }) {
      table.then(['shed', { cause: 'plague', seats: aimed, count: 3, gate: false, atWork: true }], ['plague.discard', { seat: aimed[0]! }]);
    },
  },
  steps: { 'plague.discard': discard },
};

function* discard(table: CosmicTable, { seat }: { seat: number }) {
  const { hand } = table.seat(seat);
  const types = cardTypes.filter((type) => hand.some(({ face }) => typeOf(face) === type));
  if (!types.length) return;
  const worst = types.map((type) => giveOrder(hand.filter(({ face }) => typeOf(face) === type))[0]!.id);
  // whether all types differ is the victim's secret, so it is asked in any case
  const isForced = hand.length === 1;
  const picks = isForced
    ? hand.map(({ id }) => `card:${id}`)
    : yield* table.ask({
        name: 'cards',
        seat,
        about: asks('plague.discard', {}),
        options: hand.map(({ id, face }) => ({ id: `card:${id}`, group: typeOf(face) })),
        groups: types.map((id) => ({ id, min: 1, max: 1 })),
        min: types.length,
        max: types.length,
        fallback: worst.map((id) => `card:${id}`),
        clock: 'choose',
      });
  const faces = picks.map((pick) => table.fromHand(seat, pick.slice('card:'.length)));
  table.tell('discarded', { seat, faces });
  table.discard(faces.map((face) => ({ seat, face })));
}
