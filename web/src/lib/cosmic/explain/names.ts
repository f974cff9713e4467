import type { CosmicView } from '$shared/games/cosmic/view.ts';
import { cardAbout, cardsIn, faceSaying } from '$shared/games/cosmic/words/words.ts';
import { track } from '$shared/games/cosmic/words/track.ts';
import type { Subject } from '$lib/play/explain/about.ts';
import type { Speech } from '$lib/speech.ts';

/**
 * What is explained at this table, by kind and id: `seat` and `alien`, `card` by its face, `phase`, and anything else that has a name
 * `cosmic.<kind>.<id>`, a text `.about` and a drawing.
 */

const icons = ['colony', 'cards', 'warp', 'flares', 'deck', 'discards', 'destiny', 'tech'];
const drawn: Record<string, string> = { deck: 'cards', discards: 'cards', flares: 'flare' };

/** The drawing of whatever is neither an alien nor a card. */
export const drawingOf = ({ kind, id }: Subject): string =>
  kind === 'phase' || kind === 'icon' ? `#i-${drawn[id] ?? id}` : `#${kind}-${id}`;

/** The alien of a subject; empty while its owner hides it. */
export const alienOf = ({ kind, id }: Subject, board: CosmicView): string =>
  kind === 'seat' ? (board.seats[Number(id)]?.alien ?? '') : id;

export const isAlien = ({ kind }: Subject): boolean => kind === 'seat' || kind === 'alien';

export function nameOf({ say }: Speech, board: CosmicView, names: readonly string[], subject: Subject): string {
  const { kind, id } = subject;
  if (isAlien(subject)) {
    const alien = alienOf(subject, board);
    const called = alien ? say(`cosmic.alien.${alien}`) : '';
    const owner = kind === 'seat' ? (names[Number(id)] ?? '') : '';
    return [owner, called].filter(Boolean).join(', ');
  }
  if (kind === 'card') {
    const { key, of } = faceSaying(id);
    return say(key, of);
  }
  return say(`cosmic.${kind}.${id}`);
}

/** What it does, in a sentence or two. */
export function lineOf({ say }: Speech, board: CosmicView, subject: Subject): string {
  const { kind, id } = subject;
  if (isAlien(subject)) {
    const alien = alienOf(subject, board);
    return say(alien ? `cosmic.power.${alien}.short` : 'cosmic.sheet.unknown.help');
  }
  if (kind === 'card') return say(cardAbout(id));
  if (kind === 'phase') return say(`guide.cosmic.turn.${track.findIndex((phase) => phase === id) + 1}`);
  if (kind === 'tech') return say(`cosmic.tech.${id}.short`);
  return say(`cosmic.${kind}.${id}.about`);
}

/** What one leafs through from here. */
export function aroundOf({ kind, id }: Subject, board: CosmicView, you: number | null): Subject[] {
  const count = board.seats.length;
  if (kind === 'seat') return board.seats.map((_, n) => ({ kind, id: String(((you ?? 0) + n) % count) }));
  if (kind === 'alien') return [...new Set([...(board.choices ?? []), id])].map((one) => ({ kind, id: one }));
  if (kind === 'phase') return track.map((phase) => ({ kind, id: phase }));
  if (kind === 'icon') return icons.filter((icon) => icon !== 'tech' || board.techs).map((icon) => ({ kind, id: icon }));
  if (kind === 'tech') return [...new Set([...techsIn(board), id])].map((tech) => ({ kind, id: tech }));
  if (kind !== 'card') return [{ kind, id }];
  return [...new Set([...cardsIn(board).map(({ face }) => face), id])].map((face) => ({ kind, id: face }));
}

/** Technologies that this viewer knows of. */
const techsIn = ({ seats, drawn = [] }: CosmicView): string[] =>
  [...seats.flatMap(({ techs = [] }) => techs), ...drawn].flatMap(({ tech }) => tech ?? []);
