import goldCards from './data/gold.json' with { type: 'json' };
import leaderCards from './data/leaders.json' with { type: 'json' };
import silverCards from './data/silver.json' with { type: 'json' };

export const terrains = ['meadow', 'jungle', 'desert', 'water', 'lava'] as const;
export type Terrain = (typeof terrains)[number];
export const symbols = [...terrains, 'any'] as const;
export type Sign = (typeof symbols)[number];
export const eggs = ['white', 'red', 'blue', 'purple', 'green', 'black'] as const;
export type Egg = (typeof eggs)[number];
export const tokens = ['mammoth', 'turtle'] as const;
export type Token = (typeof tokens)[number];
export type Deck = 'silver' | 'gold';

/** What a card can do, piece by piece; each code has a file of its own in `abilities`. */
export type Effect =
  | { code: 'add_symbols'; symbols: Sign[] }
  | { code: 'extra_cards'; n: number }
  | { code: 'steps'; n: number }
  | { code: 'nest_or_cave'; n: number }
  | { code: 'free_terrain'; terrain: Terrain | 'choice'; scope: 'one_companion' | 'all_companions' }
  | { code: 'take_gold'; n: number }
  | { code: 'place_tokens'; tokens: Token[] }
  | { code: 'ready_cards'; n: number | 'all' }
  | { code: 'reduce_distance'; n: number }
  | { code: 'second_appear'; reduce: number }
  | { code: 'occupied_nests' }
  | { code: 'hand_limit'; n: number }
  | { code: 'retrieve_discard'; pile: 'silver' | 'any' }
  | { code: 'copy_move'; cards: 'one' | 'all' }
  | { code: 'vicuna_set'; countsAs: number; size: number; vp: number }
  | { code: 'lizard_family'; part: string; vp: number }
  | { code: 'per_species'; species: string[]; vp: number };

export type Code = Effect['code'];
export type EffectOf<C extends Code> = Extract<Effect, { code: C }>;

export interface AbilityText {
  when: 'move' | 'appear' | 'move_or_appear' | 'between' | 'always' | 'end';
  /** Turned when used, until it is made ready. */
  tap: boolean;
  effects: Effect[];
}

export interface Animal {
  id: string;
  deck: Deck;
  kind: 'animal';
  species: string;
  symbols: Sign[];
  nest: number;
  vp: number;
  egg: Egg;
  copies: number;
  ability: AbilityText | null;
}

export interface Advantage {
  id: string;
  deck: 'gold';
  kind: 'advantage';
  copies: number;
  ability: AbilityText;
}

export type LeaderScore =
  | { code: 'per_egg'; egg: Egg; vp: number }
  | { code: 'per_species'; species: string[]; vp: number }
  | { code: 'per_card'; deck: Deck; vp: number; per?: number }
  | { code: 'per_symbol'; terrain: Terrain; vp: number; per?: number };

export interface Leader {
  id: string;
  kind: 'leader';
  species: string;
  ability: AbilityText;
  score: LeaderScore;
}

export const silver = silverCards as unknown as Animal[];
export const gold = goldCards as unknown as (Animal | Advantage)[];
export const leaders = leaderCards as unknown as Leader[];

const byId = new Map<string, Animal | Advantage>([...silver, ...gold].map((card) => [card.id, card]));
const leaderById = new Map(leaders.map((leader) => [leader.id, leader]));

/** The printed card of a kind; a kind is the card's id in the data, shared by its copies. */
export function printedCard(kind: string): Animal | Advantage {
  const card = byId.get(kind);
  if (!card) throw new Error(`no card ${kind}`);
  return card;
}

export function animal(kind: string): Animal {
  const card = printedCard(kind);
  if (card.kind !== 'animal') throw new Error(`${kind} is no animal`);
  return card;
}

export function leader(kind: string): Leader {
  const card = leaderById.get(kind);
  if (!card) throw new Error(`no leader ${kind}`);
  return card;
}

export const isAnimal = (kind: string): boolean => printedCard(kind).kind === 'animal';
/** Cards with the any-terrain symbol may be played in any number. */
export const isAnyTerrain = (kind: string): boolean => animal(kind).symbols[0] === 'any';
/** The ability of an animal, an advantage card or a leader. */
export const abilityOf = (kind: string): AbilityText | null => (kind.startsWith('l-') ? leader(kind) : printedCard(kind)).ability;

/** A whole deck: every kind as often as it has copies. */
export const wholeDeck = (cards: readonly { id: string; copies: number }[]): string[] =>
  cards.flatMap(({ id, copies }) => Array<string>(copies).fill(id));

export const HAND_LIMIT = 5;
export const GOLD_ROW = 4;
export const SLOTS = 3;
/** Silver cards of the draw deck by number of players; the rest is set aside for the comet. */
export const DRAW_DECK: Record<number, number> = { 2: 55, 3: 70, 4: 85 };
