import { plainShips, shipsAt } from '../../../shared/games/cosmic/ships/flagships.ts';
import { countAt, promisedShips } from '../../../shared/games/cosmic/ships/promised-ships.ts';
import type { CosmicTable } from '../../../shared/games/cosmic/table.ts';

/** No ship is promised to two things: of no place more are about to be lost, named for something announced or given in a deal than are there. */
export function unsoundPromises(table: CosmicTable): string | null {
  for (const seat of table.seats) {
    const all = promisedShips(table, seat);
    const places = new Set(all.flatMap(({ ships }) => Object.keys(plainShips(table, ships))));
    for (const place of places) {
      const [count, there] = [countAt(table, all, place), shipsAt(table, seat, place)];
      if (count > there) return `seat ${seat} has promised ${count} of ${there} ships at ${place}`;
    }
  }
  return null;
}
