import { abilityOf, type Effect } from '$shared/games/comet/cards.ts';
import type { Saying, Word } from '$shared/text/say.ts';

/** What a card can do, in the two or three words that fit on it. */

function wordsOf(effect: Effect): Record<string, Word> {
  switch (effect.code) {
    case 'add_symbols':
      return { n: effect.symbols.length, terrain: effect.symbols[0]! };
    case 'free_terrain':
      return { terrain: effect.terrain };
    case 'place_tokens':
      return { token: effect.tokens.length > 1 ? 'both' : effect.tokens[0]! };
    case 'second_appear':
      return { n: effect.reduce };
    case 'ready_cards':
      return { n: effect.n === 'all' ? 0 : effect.n };
    case 'vicuna_set':
      return { n: effect.countsAs, size: effect.size, vp: effect.vp };
    case 'lizard_family':
    case 'per_species':
      return { vp: effect.vp };
    case 'occupied_nests':
    case 'retrieve_discard':
    case 'copy_move':
      return {};
    default:
      return { n: effect.n };
  }
}

export function shortOf(kind: string): Saying[] {
  return (abilityOf(kind)?.effects ?? []).map((effect) => ({ key: `comet.short.${effect.code}`, of: wordsOf(effect) }));
}
