import type { CosmicTable } from '../table.ts';
import type { Face } from './cards.ts';

/** Cards picked out of a hand go to the pile, together and for all to see. */
export function throwAway(table: CosmicTable, seat: number, picks: readonly string[]): Face[] {
  const faces = picks.map((pick) => table.fromHand(seat, pick.slice('card:'.length)));
  if (faces.length) table.tell('discarded', { seat, faces });
  table.discard(faces.map((face) => ({ seat, face })));
  return faces;
}
