import { colourOf } from './colours.ts';
import type { Plate } from '$shared/protocol.ts';
import { isolate } from '$shared/text/isolate.ts';
import { say, type Speaker } from '$shared/text/say.ts';

/** Someone at a table. Bots, and those who want to be forgotten, have no name of their own. */
export type Seated = Pick<Plate, 'seat' | 'name' | 'occupant'>;

/** People have their own name, or that of their colour if they want to be forgotten; bots are numbered. */
export function nameOf({ name, occupant, seat }: Seated, say: (key: string, of: { n: number }) => string): string {
  return isolate(name) || say(occupant === 'person' ? `common.colour.${colourOf(seat)}` : `common.${occupant}`, { n: seat + 1 });
}

/** A name for every seat. */
export const namesOf = (plates: readonly Seated[], speaker: Omit<Speaker, 'names'>): string[] =>
  plates.map((plate) => nameOf(plate, (key, of) => say({ ...speaker, names: [] }, key, of)));
