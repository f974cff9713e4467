import type { Technology } from '../abilities/ability.ts';
import { asks } from '../abilities/own.ts';
import { shipsOn } from '../cards/techs.ts';
import type { PlanetId } from '../facts.ts';
import { STORE } from '../ships/flagships.ts';
import type { CosmicTable } from '../table.ts';

declare module '../abilities/own.ts' {
  interface Own {
    'genesis-bomb': {
      uses: { create: never };
      asks: { settle: { act: true } };
      tells: { born: { seat: number; planet: PlanetId }; moved: { seat: number; planet: PlanetId } };
      piece: 'planet';
    };
  }
}

const PLANET: PlanetId = 'genesis-bomb';

/**
 * When anyone regroups, with four ships at work on it: a new planet comes to your home system, and is a home planet of yours in every way. Any of those
 * ships may settle on it at once, the others go home. If it is there already, it comes to your system with all that is on it.
 */
export const genesisBomb: Technology = {
  id: 'genesis-bomb',
  research: 4,
  kind: 'one-shot',
  secret: true,
  abilities: [
    {
      id: 'tech:genesis-bomb.create',
      tech: 'genesis-bomb',
      at: ['regroup.start'],
      as: 'any',
      aims: () => [],
      hint: () => 1,
      effect(table, { seat, tech: id }) {
        const { planets, homes } = table.facts;
        const isThere = planets[PLANET] !== undefined;
        planets[PLANET] ??= table.seats.map(() => 0);
        homes[PLANET] = seat;
        table.stirred = true;
        table.tell(isThere ? 'genesis-bomb.moved' : 'genesis-bomb.born', { seat, planet: PLANET });
        table.next('genesis-bomb.settle', { seat, id: id! });
      },
    },
  ],
  steps: { 'genesis-bomb.settle': settle },
};

/** All of them, if nothing is said. */
function* settle(table: CosmicTable, { seat, id }: { seat: number; id: string }) {
  const ships = shipsOn(table, seat, id);
  if (!ships) return;
  const picks = yield* table.ask({
    name: 'settle',
    seat,
    about: asks('genesis-bomb.settle', {}),
    options: [{ id: STORE + id, times: ships }],
    min: 0,
    max: ships,
    fallback: Array<string>(ships).fill(STORE + id),
    clock: 'choose',
  });
  if (!picks.length) return;
  table.lift(seat, { [STORE + id]: picks.length });
  table.settle(PLANET, seat, picks.length);
  table.tell('landed', { seat, planet: PLANET, ships: picks.length });
}
