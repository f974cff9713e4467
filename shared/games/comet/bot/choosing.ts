import type { Decision } from '../../../engine/decision.ts';
import { abilityOf } from '../cards.ts';
import { parsePick, type Pick } from '../picks.ts';
import type { Outlook } from './outlook.ts';

/** The options worth most. */
export function best({ options }: Decision, worth: (pick: Pick) => number, count = 1): string[] {
  const weighed = options.map(({ id }) => ({ id, worth: worth(parsePick(id)) }));
  return weighed
    .sort((a, b) => b.worth - a.worth)
    .slice(0, count)
    .map(({ id }) => id);
}

/** The kind of a card in hand, in the row or just discarded. */
export const kindIn = ({ view }: Outlook, id: string): string =>
  [...(view.hand ?? []), ...view.row, ...(view.last?.cards ?? [])].find((card) => card.id === id)!.kind;

/** Gold for the taking is taken; tired animals are woken when enough of them are tired. */
export function handy({ me }: Outlook, { options }: Decision): string | null {
  for (const { id } of options) {
    const { verb, what } = parsePick(id);
    if (verb !== 'use') continue;
    const source = [me.leader, ...me.rescued].find((card) => card.id === what);
    const effects = source ? abilityOf(source.kind)!.effects : [];
    const used = me.rescued.filter((card) => card.used).length;
    if (effects.some(({ code }) => code === 'take_gold')) return id;
    if (effects.some((effect) => effect.code === 'ready_cards' && effect.n !== 'all' && used >= effect.n)) return id;
  }
  return null;
}
