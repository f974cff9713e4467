import type { Alien } from '../abilities/ability.ts';
import { isAttack, isEncounterCard, valueOf } from '../cards/cards.ts';
import { isSuccess } from '../facts.ts';
import type { CosmicTable } from '../table.ts';
import type { CosmicView } from '../view.ts';

declare module '../abilities/own.ts' {
  interface Own {
    machine: { uses: { continue: never } };
  }
}

const FLARE = 'flare:machine';

/**
 * Continuity. As the offense you may have another encounter after each of your own, successful or not and however many you have had, as long as
 * you hold an encounter card. Where the rules give you one anyway there is nothing to use.
 */
export const machine: Alien = {
  id: 'machine',
  alert: 'red',
  abilities: [
    {
      id: 'machine.continue',
      at: ['turn.continue'],
      as: 'offense',
      when: (table) => table.encounter.ofTurn > 0 && !isGiven(table),
      can: (table, seat) => table.hasEncounterCard(seat),
      aims: (table, seat) => table.seats.filter((other) => other !== seat),
      // with nothing but weak cards it is better to wait for new ones
      hint: (board) => (isArmed(board) ? 1 : 0),
      lasts: { goingOn: (goingOn) => void (goingOn.may = true) },
    },
  ],
  flare: [
    // after your first encounter: a second one though you failed or have no encounter card; then you draw a new hand, and keep this beside it
    {
      id: 'machine.wild',
      face: FLARE,
      flare: 'wild',
      at: ['turn.continue'],
      as: 'offense',
      when: ({ encounter }) => encounter.ofTurn === 1,
      can: (table, seat) => !isGiven(table) || !table.hasEncounterCard(seat),
      aims: () => [],
      hint: (board) => (isArmed(board) || !board.hand!.some(({ face }) => isEncounterCard(face)) ? 1 : 0),
      lasts: { goingOn: (goingOn) => void Object.assign(goingOn, { may: true, needsCard: false, aside: FLARE }) },
    },
    // as the offense: you draw a card instead of taking a ship out of the warp
    {
      id: 'machine.super',
      face: FLARE,
      flare: 'super',
      at: ['regroup.retrieve'],
      as: 'offense',
      when: (table, seat) => table.seat(seat).warp > 0,
      aims: () => [],
      hint: ({ seats }, seat) => 5 - seats[seat]!.hand - seats[seat]!.warp,
      lasts: { retrieval: (retrieval) => void (retrieval.seat = null) },
      effect: (table, { seat }) => table.next('draw', { seat, count: 1 }),
    },
  ],
};

/** Do the rules give another encounter anyway, to who holds a card for it? */
function isGiven(table: CosmicTable): boolean {
  const { outcome, ofTurn } = table.encounter;
  return ofTurn === 1 && isSuccess(outcome!) && !table.is('single_encounter');
}

const isArmed = ({ hand = [] }: CosmicView): boolean =>
  hand.some(({ face }) => isEncounterCard(face) && (!isAttack(face) || valueOf(face) >= 8));
