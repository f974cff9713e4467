import { printedCard } from '$shared/games/comet/cards.ts';
import { abilitySaying, cardSaying, scoreSaying, signSaying } from '$shared/games/comet/words.ts';
import type { Speech } from '$lib/speech.ts';
import { shortOf } from './short.ts';

/** What is printed never changes, so it is put into words once for each language. */
function once(textOf: (speech: Speech, kind: string) => string): (speech: Speech, kind: string) => string {
  const known = new Map<string, string>();
  return (speech, kind) => {
    const key = `${speech.language} ${kind}`;
    const text = known.get(key) ?? textOf(speech, kind);
    known.set(key, text);
    return text;
  };
}

export const nameOf = once(({ say }, kind) => {
  const { key, of } = cardSaying(kind);
  return say(key, of);
});

/** What the card can do, in the two or three words that fit on it. */
export const shortText = once(({ say }, kind) =>
  shortOf(kind)
    .map(({ key, of }) => say(key, of))
    .join(', '),
);

/** All that a card says, in sentences: for those who hear it, and under the pointer. */
export const faceOf = once(({ say }, kind) => {
  const name = cardSaying(kind);
  const ability = abilitySaying(kind);
  const parts = [say(name.key, name.of)];
  if (kind.startsWith('l-')) {
    const score = scoreSaying(kind);
    parts.push(say('comet.face.score', { score: { say: score } }));
  } else {
    const card = printedCard(kind);
    if (card.kind === 'animal') {
      const symbols = { list: card.symbols.map(signSaying) };
      parts.push(say('comet.face', { symbols, nest: card.nest, vp: card.vp, egg: { say: { key: `comet.egg.${card.egg}` } } }));
    }
  }
  if (ability) parts.push(say(ability.key, ability.of));
  return parts.join('. ').replaceAll('..', '.');
});

/** What the card can do, in full; empty for one without an ability. */
export const abilityText = once(({ say }, kind) => {
  const ability = abilitySaying(kind);
  return ability ? say(ability.key, ability.of) : '';
});
