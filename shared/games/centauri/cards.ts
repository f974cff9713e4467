/** The cards of one set, with our distribution. Nothing else in the game depends on the counts. */

export type CardType = 'terraforming' | 'event';
export type Variant = 'standard' | 'alternative';

interface Card {
  /** The letter after the seat's in compact notation: `a3`, `bC`, `cS*`. */
  code: string;
  type: CardType;
  count: number;
  value: Record<Variant, number>;
}

const card = (code: string, type: CardType, count: number, standard: number, alternative = standard): Card => ({
  code,
  type,
  count,
  value: { standard, alternative },
});

export const cards = {
  'terra-1': card('1', 'terraforming', 4, 1),
  'terra-1-alt': card('1*', 'terraforming', 2, 1, 0),
  'terra-2': card('2', 'terraforming', 6, 2),
  'terra-3': card('3', 'terraforming', 6, 3),
  colony: card('C', 'event', 1, 0),
  nuke: card('N', 'event', 4, 0),
  extract: card('X', 'event', 5, -1),
  valuable: card('V', 'event', 1, 0),
  scan: card('S', 'event', 4, 0),
  'scan-alt': card('S*', 'event', 2, 0, 1),
} as const satisfies Record<string, Card>;

export type Kind = keyof typeof cards;
export const kinds = Object.keys(cards) as Kind[];
export const kindOfCode = new Map<string, Kind>(kinds.map((kind) => [cards[kind].code, kind]));
export const SET_SIZE = kinds.reduce((sum, kind) => sum + cards[kind].count, 0);

export const ROUNDS = 8;
/** Cards each seat places in a round; in the last one, all it holds. */
export const placingsIn = (round: number): number => (round === ROUNDS ? 7 : 5);

export const typeOf = (kind: Kind): CardType => cards[kind].type;
export const valueOf = (kind: Kind, variant: Variant): number => cards[kind].value[variant];
/** Only terraforming and extraction can be captured. */
export const isCapturable = (kind: Kind): boolean => typeOf(kind) === 'terraforming' || kind === 'extract';

export const letterOf = (seat: number): string => 'abcd'[seat]!;
export const compact = (owner: number, kind: Kind): string => letterOf(owner) + cards[kind].code;

export interface Lying {
  owner: number;
  kind: Kind;
}

/** Reads compact notation; null if it names no card. */
export function parseCompact(text: string): Lying | null {
  const owner = 'abcd'.indexOf(text.charAt(0));
  const kind = kindOfCode.get(text.slice(1));
  return text.length > 1 && owner >= 0 && kind ? { owner, kind } : null;
}
