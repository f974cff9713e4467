import { printedCard, symbols } from '$shared/games/comet/cards.ts';
import type { CometView } from '$shared/games/comet/view.ts';
import type { Subject } from '$lib/play/explain/about.ts';
import type { Speech } from '$lib/speech.ts';
import { abilityText, nameOf as cardNameOf } from '../cards/faces.ts';

/** What is explained at this table: `card` by its kind in the data, leaders among them, and `sign`, a land symbol. */

export const isLeader = (id: string): boolean => id.startsWith('l-');

export const nameOf = (speaking: Speech, { kind, id }: Subject): string =>
  kind === 'sign' ? speaking.say(`comet.terrain.${id}`) : cardNameOf(speaking, id);

export function lineOf(speaking: Speech, { kind, id }: Subject): string {
  if (kind === 'sign') return speaking.say('comet.sign.about', { sign: id });
  return abilityText(speaking, id) || speaking.say('guide.comet.animals.none');
}

/** What stands above the name: which deck it is from. */
export function deckOf({ say }: Speech, id: string): string {
  const card = isLeader(id) ? null : printedCard(id);
  return say('comet.deck.name', { deck: !card ? 'leader' : card.kind === 'advantage' ? 'advantage' : card.deck });
}

/** What one leafs through: the symbols; the leaders at the table; the hand and the gold row. */
export function aroundOf({ kind, id }: Subject, view: CometView): Subject[] {
  if (kind === 'sign') return symbols.map((sign) => ({ kind, id: sign }));
  const near = isLeader(id) ? view.seats.map(({ leader }) => leader.kind) : [...(view.hand ?? []), ...view.row].map((card) => card.kind);
  return [...new Set([...near, id])].map((one) => ({ kind, id: one }));
}
