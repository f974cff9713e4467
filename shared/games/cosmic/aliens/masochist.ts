import type { Alien } from '../abilities/ability.ts';
import { retrievalOf } from '../ships/sending.ts';
import { shipsIn, type CosmicTable } from '../table.ts';

const FEW = 8;

/** Who could take a ship out of the warp instead of the offense. */
const others = (table: CosmicTable): number[] => table.order.slice(1).filter((seat) => table.seat(seat).warp > 0 && table.hasColony(seat));

/**
 * Hurt Yourself. Must: at the start of any player's regroup, before a ship is retrieved, you win if none of your ships is left in play: each is in
 * the warp, out of the game or held by somebody else. You keep this power however few home colonies you have; that is no use and can't be stopped.
 * You can win by colonies too.
 */
export const masochist: Alien = {
  id: 'masochist',
  alert: 'red',
  abilities: [
    {
      id: 'masochist.win',
      at: ['regroup.start'],
      as: 'any',
      must: true,
      when: (table, seat) => !hasShips(table, seat),
      aims: (table, seat) => table.seats.filter((other) => other !== seat),
      threat: (_, seat, use) => (use.seat === seat ? 0 : 10),
      lasts: { victory: () => true },
      always: { keepsPower: true },
    },
  ],
  flare: [
    // as the offense is to take a ship out of the warp: another does so instead, but never if the offense has no other ship to send
    {
      id: 'masochist.wild',
      face: 'flare:masochist',
      flare: 'wild',
      at: ['regroup.retrieve'],
      as: 'any',
      when(table) {
        const { offense } = table.encounter;
        const isDue = table.seat(offense).warp > 0 && retrievalOf(table).seat === offense;
        return isDue && table.hasColony(offense) && others(table).length > 0;
      },
      ways: (table) => others(table).map(String),
      aims: (table) => [table.encounter.offense],
      hint: (_, seat, way) => (way === String(seat) ? 1 : 0),
      lasts: { retrieval: (retrieval, { picks: [other] }) => void Object.assign(retrieval, { seat: Number(other), ships: 1 }) },
    },
    // as the offense: one of your ships in the warp leaves the game instead of the warp
    {
      id: 'masochist.super',
      face: 'flare:masochist',
      flare: 'super',
      at: ['regroup.retrieve'],
      as: 'offense',
      when: (table, seat) => table.seat(seat).warp > 0,
      aims: () => [],
      // once most are gone the rest had better follow
      hint: ({ planets }, seat) =>
        shipsIn(Object.fromEntries(Object.entries(planets).map(([id, ships]) => [id, ships[seat]!]))) < FEW ? 1 : 0,
      lasts: { retrieval: (retrieval) => void (retrieval.seat = null) },
      effect(table, { seat }) {
        table.fromWarp(seat, 1);
        table.toOut(seat, 1);
        table.tell('removed', { seat, ships: { warp: 1 } });
      },
    },
  ],
};

/** On a colony, in the gate, or on a technology of its own. */
function hasShips(table: CosmicTable, seat: number): boolean {
  const { gate } = table.encounter;
  const isKept = table.seat(seat).stores.some(({ ships }) => ships[seat]! > 0);
  return isKept || table.hasColony(seat) || table.stack(gate, seat) !== undefined;
}
