import { colourOf } from './colours.ts';
import type { Plate } from '$shared/protocol.ts';
import { say, type Speaker } from '$shared/text/say.ts';

/** A name for every seat: people have their own, or that of their colour if they want to be forgotten; bots are numbered. */
export function namesOf(plates: readonly Plate[], speaker: Omit<Speaker, 'names'>): string[] {
  const nameless = { ...speaker, names: [] };
  const key = (occupant: Plate['occupant'], seat: number): string =>
    occupant === 'person' ? `common.colour.${colourOf(seat)}` : `common.${occupant}`;
  return plates.map(({ name, occupant, seat }) => name || say(nameless, key(occupant, seat), { n: seat + 1 }));
}
