import {
  cards,
  compact,
  isCapturable,
  kinds,
  parseCompact,
  placingsIn,
  ROUNDS,
  typeOf,
  valueOf,
  type Kind,
  type Lying,
  type Variant,
} from './cards.ts';

/** A revealed round; `piles[t]` are the compact cards lying at seat t's planet, in any order. */
export interface Position {
  players: number;
  variant: Variant;
  round: number;
  piles: string[][];
}

export type Decided = 'none' | 'sole' | 'A' | 'B' | 'C' | 'shared';

export interface RoundScore {
  /** Per seat: the planet of its colony, and whether the colony stands. */
  home: number[];
  survives: boolean[];
  /** Per planet: the sum of the cards that count, null where no colony stands. */
  sum: (number | null)[];
  active: number[];
  contenders: number[];
  decided: Decided;
  winners: number[];
  /** Per seat, all bonuses included. */
  points: number[];
  /** Per seat, compact and sorted. */
  captured: string[][];
}

export class InvalidPosition extends Error {
  readonly reasons: string[];

  constructor(reasons: string[]) {
    super(`invalid_position: ${reasons.join('; ')}`);
    this.name = 'InvalidPosition';
    this.reasons = reasons;
  }
}

const total = (pile: readonly Lying[], variant: Variant): number => pile.reduce((sum, { kind }) => sum + valueOf(kind, variant), 0);

/** Those of `seats` with the highest measure. */
function highest(seats: readonly number[], measure: (seat: number) => number): number[] {
  const best = Math.max(...seats.map(measure));
  return seats.filter((seat) => measure(seat) === best);
}

/** The colours of the nuclear attacks at a planet; two of one colour count once. */
export function nukersOf(pile: readonly Lying[]): number[] {
  return [...new Set(pile.filter(({ kind }) => kind === 'nuke').map(({ owner }) => owner))];
}

/** The cards that count at a planet: all, only the lone attacker's (R3, R4), or none. */
export function liveOf(pile: readonly Lying[]): Lying[] {
  const nukers = nukersOf(pile);
  if (nukers.length === 0) return [...pile];
  return nukers.length === 1 ? pile.filter(({ owner }) => owner === nukers[0]) : [];
}

/** What a seat's own cards that count add up to on its colony's planet; its own extraction counts against it. */
export function ownSum(pile: readonly Lying[], seat: number, variant: Variant): number {
  return total(
    liveOf(pile).filter(({ owner }) => owner === seat),
    variant,
  );
}

/** What a seat's cards add up to on the whole table; attacks do not matter here (R6). */
export function tableSum(piles: readonly Lying[][], seat: number, variant: Variant): number {
  return total(
    piles.flat().filter(({ owner }) => owner === seat),
    variant,
  );
}

/** Valuable resources that pay this winner: its own, or one whose owner's colony was not placed there (R10–R12). */
export function bonusesOf(pile: readonly Lying[], winner: number, home: readonly number[]): Lying[] {
  return pile.filter(({ kind, owner }) => kind === 'valuable' && (owner === winner || home[owner] !== home[winner]));
}

/** Scores a revealed round. Throws `InvalidPosition` with every reason if there can be no such round. */
export function scoreRound(position: Position): RoundScore {
  return scorePiles(read(position), position.variant, position.round === ROUNDS);
}

/** The scoring itself: rules 3.2, S1 to S12. */
export function scorePiles(piles: readonly Lying[][], variant: Variant, lastRound: boolean): RoundScore {
  const seats = [...piles.keys()];
  const home = seats.map((seat) => piles.findIndex((pile) => pile.some(({ owner, kind }) => owner === seat && kind === 'colony')));
  const nukers = piles.map(nukersOf);
  const survives = seats.map((seat) => nukers[home[seat]!]!.every((nuker) => nuker === seat));
  const live = piles.map(liveOf);
  const sums = live.map((pile) => total(pile, variant));
  const settled = seats.map((planet) => seats.some((seat) => survives[seat] && home[seat] === planet));
  const score: RoundScore = {
    home,
    survives,
    sum: seats.map((planet) => (settled[planet] ? sums[planet]! : null)),
    active: [],
    contenders: [],
    decided: 'none',
    winners: [],
    points: seats.map(() => 0),
    captured: seats.map(() => []),
  };

  const eligible = seats.filter(
    (planet) => settled[planet] && sums[planet]! >= 0 && live[planet]!.some(({ kind }) => typeOf(kind) === 'terraforming'),
  );
  if (eligible.length === 0) return score;
  score.active = highest(eligible, (planet) => sums[planet]!);
  score.contenders = seats.filter((seat) => survives[seat] && score.active.includes(home[seat]!));

  const byOwn = highest(score.contenders, (seat) => ownSum(piles[home[seat]!]!, seat, variant));
  const byTable = highest(byOwn, (seat) => tableSum(piles, seat, variant));
  score.winners = byTable;
  if (score.contenders.length === 1) score.decided = 'sole';
  else if (byOwn.length === 1) score.decided = score.active.length === 1 ? 'A' : 'C';
  else score.decided = byTable.length === 1 ? 'B' : 'shared';

  for (const winner of score.winners) {
    score.points[winner] = 1 + (lastRound ? 1 : 0) + bonusesOf(piles[home[winner]!]!, winner, home).length;
  }
  if (score.winners.length === 1) {
    const [winner] = score.winners as [number];
    const lying = piles[home[winner]!]!.filter(({ kind }) => isCapturable(kind));
    score.captured[winner] = lying.map(({ owner, kind }) => compact(owner, kind)).sort();
  }
  return score;
}

/** Worth of a captured stack when points are level: terraforming adds its value, extraction takes one away. */
export function capturedValue(captured: readonly string[], variant: Variant): number {
  return captured.reduce((sum, text) => sum + valueOf(parseCompact(text)!.kind, variant), 0);
}

/** The end: most points, then the highest captured value among those level, then a shared victory (H2). */
export function findWinners(
  points: readonly number[],
  captured: readonly number[],
): { winners: number[]; decided: 'points' | 'captured' | 'shared' } {
  const byPoints = highest([...points.keys()], (seat) => points[seat]!);
  if (byPoints.length === 1) return { winners: byPoints, decided: 'points' };
  const byCaptured = highest(byPoints, (seat) => captured[seat]!);
  return { winners: byCaptured, decided: byCaptured.length === 1 ? 'captured' : 'shared' };
}

function read({ players, variant, round, piles }: Position): Lying[][] {
  const reasons: string[] = [];
  if (![2, 3, 4].includes(players)) reasons.push(`${players} players`);
  if (variant !== 'standard' && variant !== 'alternative') reasons.push(`variant ${String(variant)}`);
  if (!Number.isInteger(round) || round < 1 || round > ROUNDS) reasons.push(`round ${round}`);
  if (piles.length !== players) reasons.push(`${piles.length} piles for ${players} players`);
  const parsed = piles.map((pile) =>
    pile.flatMap((text) => {
      const lying = parseCompact(text);
      if (lying && lying.owner < players) return [lying];
      reasons.push(`no card ${text}`);
      return [];
    }),
  );
  const expected = placingsIn(round);
  for (let seat = 0; seat < players; seat++) {
    const own = parsed.flat().filter(({ owner }) => owner === seat);
    const count = (kind: Kind) => own.filter((lying) => lying.kind === kind).length;
    if (own.length !== expected) reasons.push(`seat ${seat} has ${own.length} cards, not ${expected}`);
    if (count('colony') !== 1) reasons.push(`seat ${seat} has ${count('colony')} colonies`);
    for (const kind of kinds) {
      if (kind !== 'colony' && count(kind) > cards[kind].count) reasons.push(`seat ${seat} has ${count(kind)} of ${kind}`);
    }
  }
  if (reasons.length) throw new InvalidPosition(reasons);
  return parsed;
}
