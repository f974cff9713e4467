import type { Saying, Word } from '../../../text/say.ts';
import { boards, hexAt, type Side } from '../map/board.ts';
import { abilityOf, leader, printedCard, type Effect, type LeaderScore, type Sign } from '../cards.ts';

/** What cards, hexes and abilities are called. */

/** A card by its species; a gold one says so. */
export function cardSaying(kind: string): Saying {
  if (kind.startsWith('l-')) return { key: `comet.leader.${kind}` };
  const card = printedCard(kind);
  if (card.kind === 'advantage') return { key: `comet.advantage.${kind}` };
  const name: Saying = { key: `comet.species.${card.species}` };
  return card.deck === 'gold' ? { key: 'comet.card.gold', of: { name: { say: name } } } : name;
}

export const cardWord = (kind: string): Word => ({ say: cardSaying(kind) });
export const cardsWord = (kinds: readonly string[]): Word => ({ list: kinds.map(cardSaying) });
export const signSaying = (sign: Sign): Saying => ({ key: `comet.terrain.${sign}` });
export const signsWord = (signs: readonly Sign[]): Word => ({ list: signs.map(signSaying) });

/** A hex by what it is; its id tells it from its like. */
export function hexSaying(id: string): Saying {
  const board = boards[id.charAt(0) as Side];
  const { kind, terrain, nest } = board.hexes[hexAt(board, id)]!;
  if (kind === 'cave') return { key: 'comet.hex.cave' };
  if (nest !== undefined) return { key: 'comet.hex.nest', of: { nest, id } };
  return { key: 'comet.hex.terrain', of: { terrain: { say: { key: `comet.terrain.${terrain!}` } }, id } };
}

export const hexWord = (id: string): Word => ({ say: hexSaying(id) });

/** A hex as it looks on the board, which shows no ids: by its nest, or by its land and how far it is from the cave. */
export function placeWord(id: string): Word {
  const board = boards[id.charAt(0) as Side];
  const { kind, terrain, nest, distance } = board.hexes[hexAt(board, id)]!;
  if (kind === 'cave') return hexWord(id);
  if (nest !== undefined) return { say: { key: 'comet.place.nest', of: { nest } } };
  return { say: { key: 'comet.place.terrain', of: { terrain: { say: { key: `comet.terrain.${terrain!}` } }, left: distance } } };
}

/** An ability in our words, put together from when it works and what it does; null for a card without one. */
export function abilitySaying(kind: string): Saying | null {
  const ability = abilityOf(kind);
  if (!ability) return null;
  const { when, effects } = ability;
  const isOnce = !kind.startsWith('l-') && printedCard(kind).kind === 'advantage';
  const key = `comet.when.${when}${isOnce ? '.once' : ''}`;
  const isLasting = when === 'always';
  const [first, second] = effects.map((effect) => effectSaying(effect, isLasting));
  if (!second) return { key, of: { what: { say: first! } } };
  const two: Saying = {
    key: isLasting ? 'comet.when.two.lasting' : 'comet.when.two',
    of: { first: { say: first! }, second: { say: second } },
  };
  return { key, of: { what: { say: two } } };
}

function effectSaying(effect: Effect, isLasting: boolean): Saying {
  const key = `comet.${isLasting ? 'lasting' : 'effect'}.${effect.code}`;
  switch (effect.code) {
    case 'add_symbols':
      return { key, of: { n: effect.symbols.length, terrain: effect.symbols[0]! } };
    case 'free_terrain':
      return { key, of: { terrain: effect.terrain } };
    case 'place_tokens':
      return { key, of: { token: effect.tokens.length > 1 ? 'both' : effect.tokens[0]! } };
    case 'ready_cards':
      return effect.n === 'all' ? { key: `${key}.all` } : { key, of: { n: effect.n } };
    case 'second_appear':
      return { key, of: { n: effect.reduce } };
    case 'retrieve_discard':
      return { key, of: { pile: effect.pile } };
    case 'copy_move':
      return { key, of: { cards: effect.cards } };
    case 'vicuna_set':
      return { key, of: { n: effect.countsAs, vp: effect.vp } };
    case 'lizard_family':
      return { key, of: { part: effect.part, vp: effect.vp } };
    case 'per_species':
      return { key, of: { vp: effect.vp } };
    case 'occupied_nests':
      return { key };
    default:
      return { key, of: { n: effect.n } };
  }
}

/** What a leader scores. */
export function scoreSaying(kind: string): Saying {
  const { score }: { score: LeaderScore } = leader(kind);
  const key = `comet.scores.${score.code}`;
  switch (score.code) {
    case 'per_egg':
      return { key, of: { vp: score.vp, egg: score.egg } };
    case 'per_species':
      return { key, of: { vp: score.vp } };
    case 'per_card':
      return { key, of: { vp: score.vp, deck: score.deck, per: score.per ?? 1 } };
    case 'per_symbol':
      return { key, of: { vp: score.vp, terrain: score.terrain, per: score.per ?? 1 } };
  }
}
