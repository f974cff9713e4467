import type { Technology } from '../abilities/ability.ts';
import { techOf } from '../cards/techs.ts';
import { invitingOf } from '../ships/sending.ts';
import type { CosmicTable } from '../table.ts';

declare module '../abilities/own.ts' {
  interface Own {
    'the-qax': { uses: { summon: number }; tells: { passed: { from: number; to: number } } };
  }
}

const ID = 'the-qax';
const SHIPS = 4;

/** It goes with an invitation, and so to nobody whom its owner may not invite. */
const guests = (table: CosmicTable, seat: number): number[] => invitingOf(table, table.sideOf(seat)!).may;

/**
 * As a main player you hand it over with an invitation: who gets it has to join your side with four ships, fewer only if it may send no more or would empty a
 * colony. It is theirs now, completed, to be handed on in the same manner.
 */
export const theQax: Technology = {
  id: ID,
  research: 4,
  kind: 'passes-on',
  abilities: [
    {
      id: 'tech:the-qax.summon',
      tech: ID,
      at: ['alliance.invite'],
      as: 'main',
      when: (table, seat) => guests(table, seat).length > 0,
      ways: (table, seat) => guests(table, seat).map(String),
      aims: (_, __, [other]) => [Number(other)],
      hint({ seats, goal, encounter }, seat, way) {
        // nobody who would win by it is brought along
        const isDanger = seat === encounter!.offense && seats[Number(way)]!.foreign >= goal - 1;
        return isDanger ? 0 : 1 - seats[Number(way)]!.foreign / 10;
      },
      threat: (_, seat, { picks: [other] }) => (Number(other) === seat ? 1 : 0),
      effect(table, { seat, picks: [other] }) {
        const own = techOf(table, seat, ID)!;
        const { techs } = table.seat(seat);
        techs.splice(techs.indexOf(own), 1);
        table.seat(Number(other)).techs.push(own);
        table.tell('the-qax.passed', { from: seat, to: Number(other) });
      },
      lasts: {
        inviting(inviting, { seat, picks: [other] }, table) {
          const isOpen = inviting.may.includes(Number(other)) && !inviting.must.includes(Number(other));
          if (table.main(inviting.side) === seat && isOpen) inviting.must.push(Number(other));
        },
        draft(draft, { seat, picks: [other] }, table) {
          const side = table.sideOf(seat)!;
          if (draft.seat === Number(other) && table.encounter.invited[side].includes(draft.seat))
            Object.assign(draft, { side, ships: SHIPS });
        },
      },
    },
  ],
};
