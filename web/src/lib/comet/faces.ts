import { printed } from '$shared/games/comet/cards.ts';
import { abilitySaying, cardSaying, scoreSaying, signSaying } from '$shared/games/comet/words.ts';
import type { Speech } from '$lib/speech.ts';

/** All that a card says, in sentences: for those who hear it, and under the pointer. */
export function faceOf({ say }: Pick<Speech, 'say'>, kind: string): string {
  const name = cardSaying(kind);
  const ability = abilitySaying(kind);
  const parts = [say(name.key, name.of)];
  if (kind.startsWith('l-')) {
    const score = scoreSaying(kind);
    parts.push(say('comet.face.score', { score: { say: score } }));
  } else {
    const card = printed(kind);
    if (card.kind === 'animal') {
      const symbols = { list: card.symbols.map(signSaying) };
      parts.push(say('comet.face', { symbols, nest: card.nest, vp: card.vp, egg: { say: { key: `comet.egg.${card.egg}` } } }));
    }
  }
  if (ability) parts.push(say(ability.key, ability.of));
  return parts.join('. ').replaceAll('..', '.');
}

/** What the card can do, in full; empty for one without an ability. */
export function abilityText({ say }: Pick<Speech, 'say'>, kind: string): string {
  const ability = abilitySaying(kind);
  return ability ? say(ability.key, ability.of) : '';
}
