import type { Technology } from '../abilities/ability.ts';
import { asks } from '../abilities/own.ts';
import { leaderBut } from '../bot/odds.ts';
import { cancelTech, costOf, secretsOf, shipsOn, techOf } from '../cards/techs.ts';
import type { Tech } from '../facts.ts';
import type { CosmicTable } from '../table.ts';

declare module '../abilities/own.ts' {
  interface Own {
    'tech-scrambler': { uses: { cancel: never; strip: never }; asks: { which: object } };
  }
}

/** The most ships on what this seat has face down: it might be this, as far as everyone can know. */
const reachOf = (table: CosmicTable, seat: number): number =>
  Math.max(0, ...secretsOf(table, seat).map(({ id }) => shipsOn(table, seat, id)));
const ownReach = (table: CosmicTable, seat: number): number => shipsOn(table, seat, techOf(table, seat, 'tech-scrambler')?.id ?? '');

/** What the technology just announced costs to stop. */
const costOfUse = (table: CosmicTable): number => {
  const { seat, tech } = table.use;
  return costOf(
    table,
    seat,
    table.seat(seat).techs.find(({ id }) => id === tech)!,
  );
};

/** Technologies that lie open and stay, and that so many ships can stop; one's own last. */
const lastingTechs = (table: CosmicTable, seat: number, reach: number): { owner: number; tech: Tech }[] =>
  [...table.order.filter((other) => other !== seat), seat]
    .flatMap((owner) => table.seat(owner).techs.map((tech) => ({ owner, tech })))
    .filter(({ owner, tech }) => tech.up && table.technology(tech.tech).kind !== 'one-shot' && costOf(table, owner, tech) <= reach);

/**
 * You turn it up as a technology is used, or at any time against one that stays, whoever's it is: its effect is cancelled and it is discarded, if its
 * research number, or the ships on one without, is not above the number of ships on this.
 */
export const techScrambler: Technology = {
  id: 'tech-scrambler',
  research: 'X',
  kind: 'one-shot',
  secret: true,
  abilities: [
    {
      id: 'tech:tech-scrambler.cancel',
      tech: 'tech-scrambler',
      at: ['on.tech-use'],
      as: 'any',
      stops: true,
      when: (table, seat) => costOfUse(table) <= reachOf(table, seat),
      can: (table, seat) => costOfUse(table) <= ownReach(table, seat),
      aims: (table) => [table.use.seat],
      effect({ facts }) {
        facts.uses.at(-2)!.stopped = true;
      },
    },
    {
      id: 'tech:tech-scrambler.strip',
      tech: 'tech-scrambler',
      at: ['anytime'],
      as: 'any',
      when: (table, seat) => lastingTechs(table, seat, reachOf(table, seat)).length > 0,
      can: (table, seat) => lastingTechs(table, seat, ownReach(table, seat)).length > 0,
      *choose(table, seat) {
        const options = lastingTechs(table, seat, ownReach(table, seat)).map(({ tech }) => ({ id: `tech:${tech.tech}` }));
        return yield* table.ask({
          name: 'which',
          seat,
          about: asks('tech-scrambler.which', {}),
          options,
          min: 1,
          max: 1,
          fallback: [options[0]!.id],
          clock: 'choose',
        });
      },
      aims: (table, _, [pick]) => table.seats.filter((other) => techOf(table, other, pick!.slice('tech:'.length))),
      hint(board, seat) {
        const leader = leaderBut(board, seat);
        return board.seats[leader]!.techs?.some(({ up }) => up) && board.seats[leader]!.foreign >= 3 ? 1 : 0;
      },
      effect(table, { aimed: [owner], picks: [pick] }) {
        cancelTech(table, owner!, techOf(table, owner!, pick!.slice('tech:'.length))!.id);
      },
    },
  ],
};
