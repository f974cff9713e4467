import type { Plate } from '$shared/protocol.ts';
import { say, type Speaker } from '$shared/text/say.ts';

/** A name for every seat: people have their own, bots are numbered. */
export function namesOf(plates: readonly Plate[], speaker: Omit<Speaker, 'names'>): string[] {
  const nameless = { ...speaker, names: [] };
  return plates.map(
    ({ name, occupant, seat }) => name || say(nameless, occupant === 'bot' ? 'common.bot' : 'common.free', { n: seat + 1 }),
  );
}
