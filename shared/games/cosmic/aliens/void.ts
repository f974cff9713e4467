import type { Ability, Alien } from '../abilities/ability.ts';
import { enable } from '../abilities/flares.ts';
import { hurtsMain } from '../bot/odds.ts';
import { typeOf } from '../cards/cards.ts';
import type { LossPart } from '../facts.ts';
import { canShed, shipsOutside, splitLoss } from '../ships/losses.ts';
import { shipsIn, type CosmicTable } from '../table.ts';

declare module '../abilities/own.ts' {
  interface Own {
    void: { loses: true };
  }
}

/**
 * Eradicate. Must: as a main player who has won, the ships of the losing side leave the game instead of going to the warp, before anything can save them.
 * No seat is left with fewer ships in the game than the colonies it needs to win; what is over goes to the warp.
 */
const eradicate: Ability = {
  id: 'void.eradicate',
  at: ['on.ships-losing'],
  during: 'resolution',
  stage: 'remove',
  as: 'main',
  must: true,
  when: (table, seat) => table.encounter.outcome?.winner === table.sideOf(seat) && removable(table).length > 0,
  aims: (table) => removable(table).map(({ seat }) => seat),
  threat: (board, seat, use) => (hurtsMain(board, seat, use) ? 1 : 0),
  effect(table) {
    for (const part of removable(table)) splitLoss(table.loss, part, spare(table, part.seat)).to = 'out';
  },
};

/** Ships that a seat can lose for good. */
const spare = (table: CosmicTable, seat: number): number => table.planetsEach * 4 - table.seat(seat).out - table.goal;

/** What the defeat itself costs those who can spare it. */
const removable = (table: CosmicTable): LossPart[] =>
  table.loss.cause === 'defeat'
    ? table.loss.parts.filter(({ seat, ships, to, extra }) => to === 'warp' && !extra && shipsIn(ships) > 0 && spare(table, seat) > 0)
    : [];

/** An artifact is being played: for a ship of yours, not of those in the encounter, which goes to the warp, it is discarded and does nothing. */
const wild: Ability = {
  id: 'void.wild',
  face: 'flare:void',
  flare: 'wild',
  at: ['on.card-play'],
  as: 'any',
  stops: true,
  when: (table, seat) => typeOf(table.use.face!) === 'artifact' && shipsOutside(table, seat) > 0,
  can: canShed,
  aims: ({ use }) => [use.seat],
  effect(table, { seat }) {
    table.facts.uses.at(-2)!.stopped = true;
    table.next('shed', { cause: 'void', seats: [seat], count: 1, gate: false, outside: true });
  },
};

/** As an ally whose side has won you may eradicate too. */
const allied = enable(eradicate, {
  as: 'ally',
  when: (table, seat) => eradicate.when!(table, seat),
  hint: () => 1,
});

export const theVoid: Alien = { id: 'void', alert: 'red', abilities: [eradicate], flare: [wild, allied] };
