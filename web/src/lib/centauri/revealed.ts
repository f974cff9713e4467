import { isCapturable, parseCompact, typeOf, type CardType, type Kind, type Variant } from '$shared/games/centauri/cards.ts';
import { nukersOf, scoreRound, type Position, type RoundScore } from '$shared/games/centauri/scoring.ts';
import type { CentauriView } from '$shared/games/centauri/view.ts';
import { explainRound, figure, planetWhy, rawSum } from '$shared/games/centauri/words.ts';
import type { Saying } from '$shared/text/say.ts';

export interface OpenCard {
  id: string;
  owner: number;
  kind: Kind;
  type: CardType;
  /** Counts for nothing: an attack has put it out. */
  isVoid: boolean;
  isTaken: boolean;
}

/** One planet of a round that has been turned up. */
export interface OpenPlanet {
  cards: OpenCard[];
  sum: string;
  level: number;
  colonies: { seat: number; stands: boolean }[];
  why: Saying;
  isStruck: boolean;
  isActive: boolean;
}

/** A round that has been turned up, as it is drawn: the page computes it from the piles with the rules' own function. */
export interface OpenRound {
  round: number;
  score: RoundScore;
  planets: OpenPlanet[];
  steps: Saying[];
  /** Points and captured cards of every seat after this round. */
  points: number[];
  captured: string[][];
}

function planetOf(position: Position, score: RoundScore, planet: number): OpenPlanet {
  const pile = position.piles[planet]!.map((text) => parseCompact(text)!);
  const strikers = nukersOf(pile);
  const live = score.sum[planet] ?? null;
  const winner = score.winners.length === 1 ? score.winners[0]! : null;
  const isWon = winner !== null && score.home[winner] === planet;
  const hasColony = score.home.includes(planet);
  const cards = pile
    .map(({ owner, kind }, i) => ({
      id: `${planet}.${i}`,
      owner,
      kind,
      type: typeOf(kind),
      isVoid: kind !== 'nuke' && strikers.length > 0 && !(strikers.length === 1 && owner === strikers[0]),
      isTaken: isWon && isCapturable(kind),
    }))
    .sort((a, b) => a.owner - b.owner);
  const sum = live ?? rawSum(position.piles[planet]!, position.variant);
  return {
    cards,
    sum: figure(sum),
    level: sum,
    colonies: [...score.home.keys()].filter((seat) => score.home[seat] === planet).map((seat) => ({ seat, stands: score.survives[seat]! })),
    why: planetWhy(position, score, planet),
    isStruck: strikers.length > 0 && hasColony && live === null,
    isActive: score.active.includes(planet),
  };
}

const scoreOf = (past: string[][][], variant: Variant, round: number): { position: Position; score: RoundScore } => {
  const piles = past[round - 1]!;
  const position = { players: piles.length, variant, round, piles };
  return { position, score: scoreRound(position) };
};

export function openRound({ past, variant }: Pick<CentauriView, 'past' | 'variant'>, round: number): OpenRound {
  const { position, score } = scoreOf(past, variant, round);
  const scores = past.slice(0, round).map((_, i) => scoreOf(past, variant, i + 1).score);
  const points = position.piles.map((_, seat) => scores.reduce((sum, one) => sum + one.points[seat]!, 0));
  const captured = position.piles.map((_, seat) => scores.flatMap((one) => one.captured[seat]!));
  return {
    round,
    score,
    planets: position.piles.map((_, planet) => planetOf(position, score, planet)),
    steps: explainRound(position, score),
    points,
    captured,
  };
}

/** Who won each past round, with a seat named once for every point. */
export function wonRounds({ past, variant }: Pick<CentauriView, 'past' | 'variant'>): number[][] {
  return past.map((_, i) => scoreOf(past, variant, i + 1).score.points.flatMap((points, seat) => Array<number>(points).fill(seat)));
}

/** The round to be turned up for this reader: the latest, unless it was looked at or the seat has played on since. */
export function unseenRound({ past, piles, plan }: CentauriView, you: number | null, looked: number): number | null {
  const hasPlayedOn = plan !== undefined || piles.some((pile) => pile.some(({ owner }) => owner === you));
  return past.length > looked && !hasPlayedOn ? past.length : null;
}
