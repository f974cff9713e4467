import { kinds, type Kind } from '$shared/games/centauri/cards.ts';
import { cardSaying, planetSaying } from '$shared/games/centauri/words.ts';
import type { Subject } from '$lib/play/explain/about.ts';
import type { Speech } from '$lib/speech.ts';

/** What is explained at this table: `card` by its kind, `back` by what it may hide, `planet` by its seat. */

export function nameOf({ say }: Speech, { kind, id }: Subject): string {
  if (kind === 'planet') return say('centauri.planet.title', planetSaying(Number(id)).of);
  return say(kind === 'back' ? `guide.back.${id}` : cardSaying(id as Kind).key);
}

export function lineOf({ say }: Speech, { kind, id }: Subject): string {
  if (kind === 'planet') return say('guide.round.text');
  return say(kind === 'back' ? `guide.back.${id}.text` : `guide.card.${id}`);
}

/** One leafs through all cards and both backs, or through the planets. */
export function aroundOf({ kind }: Subject, seats: number): Subject[] {
  if (kind === 'planet') return Array.from({ length: seats }, (_, seat) => ({ kind, id: String(seat) }));
  return [...kinds.map((id) => ({ kind: 'card', id })), { kind: 'back', id: 'terraforming' }, { kind: 'back', id: 'event' }];
}
