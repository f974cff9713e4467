import type { Told } from '../../engine/save.ts';
import type { centauri as english } from '../../text/en/centauri/board.ts';
import type { After, LogLine, Saying, Word } from '../../text/say.ts';
import type { OwnWords } from '../words.ts';
import { parseCompact, typeOf, valueOf, type Kind, type Lying, type Variant } from './cards.ts';
import type { CentauriHappenings, CentauriTold } from './happenings.ts';
import { parsePlacing } from './picks.ts';
import { bonusesOf, capturedValue, liveOf, nukersOf, ownSum, tableSum, type Position, type RoundScore } from './scoring.ts';
import type { CentauriView } from './view.ts';

/** What happens at the table, put into sayings: the page, the mail and the screen reader all speak from here. */

export const cardSaying = (kind: Kind): Saying => ({ key: `centauri.card.${kind}` });
export const planetSaying = (seat: number): Saying => ({ key: 'centauri.planet', of: { seat: { seat } } });

/** A value with its sign, as it is printed on a card. */
export const withSign = (value: number): string => (value > 0 ? `+${value}` : figure(value));
/** A plain number with a true minus. */
export const figure = (value: number): string => (value < 0 ? `−${-value}` : String(value));

/** The addends of a sum, the largest first: "3 + 2 − 1". */
export function addends(values: readonly number[]): string {
  const terms = values.filter((value) => value !== 0).sort((a, b) => b - a);
  if (terms.length === 0) return '0';
  return terms.map((value, i) => (i === 0 ? figure(value) : `${value < 0 ? '−' : '+'}\u00a0${Math.abs(value)}`)).join('\u00a0');
}

/** What an option says: a card and the planet it goes to. */
export function labelOf(option: string, { hand = [] }: Pick<CentauriView, 'hand'>): Saying {
  const { card, planet } = parsePlacing(option);
  const kind = hand.find(({ id }) => id === card)?.kind;
  return { key: 'centauri.placing', of: { card: kind ? { say: cardSaying(kind) } : card, planet: { say: planetSaying(planet) } } };
}

/** What the button says that carries the option out. */
export function actOf(option: string, { hand = [] }: Pick<CentauriView, 'hand'>): Saying {
  const { card, planet } = parsePlacing(option);
  const kind = hand.find(({ id }) => id === card)?.kind;
  return {
    key: 'centauri.lay',
    of: { card: kind ? { say: { key: `centauri.lay.${kind}` } } : card, planet: { say: planetSaying(planet) } },
  };
}

/** The name of a group of options: one card of the hand. */
export function groupOf(group: string, { hand = [] }: Pick<CentauriView, 'hand'>): Saying {
  return cardSaying(hand.find(({ id }) => id === group)?.kind ?? 'scan');
}

/** A happening as lines of the log. */
export function logLines(told: Told): LogLine[] {
  const { type, of } = told as unknown as CentauriTold;
  switch (type) {
    case 'round':
      return roundLines(of);
    case 'placed':
      return placedLines(of);
    case 'revealed':
      return [revealedLine(of)];
    case 'over':
      return [line('over')];
  }
}

/** What has its words in every language: a line without them does not compile. */
type LogLineType = After<'centauri.log.', typeof english>;

const line = (type: LogLineType, of: Record<string, Word> = {}): LogLine => ({ key: `centauri.log.${type}`, of });

function roundLines({ round, first, hand }: CentauriHappenings['round']): LogLine[] {
  const said = line('round', { round, first: { seat: first } });
  return hand ? [said, { ...line('hand', { cards: { list: hand.map(cardSaying) } }), only: true }] : [said];
}

function placedLines({ seat, planet, type, kind }: CentauriHappenings['placed']): LogLine[] {
  const said = line(`placed.${type}`, { seat: { seat }, planet: { say: planetSaying(planet) } });
  return kind ? [said, { ...line('own', { card: { say: cardSaying(kind) } }), only: true }] : [said];
}

function revealedLine({ round, winners, points }: CentauriHappenings['revealed']): LogLine {
  const [winner] = winners;
  if (winner === undefined) return line('revealed.none', { round });
  if (winners.length === 1) return line('revealed.won', { round, winner: { seat: winner }, points: points[winner]! });
  return line('revealed.shared', { round, winners: { seats: winners } });
}

// ── How a round was decided ──────────────────────────────────────────────────────────────────────────────────────

interface Round {
  piles: Lying[][];
  variant: Variant;
  last: boolean;
  score: RoundScore;
}

function read({ piles, variant, round }: Position, score: RoundScore): Round {
  return { piles: piles.map((pile) => pile.map((text) => parseCompact(text)!)), variant, last: round === 8, score };
}

const valuesOf = (pile: readonly Lying[], variant: Variant): number[] => pile.map(({ kind }) => valueOf(kind, variant));
const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** The sum of everything that lies at a planet, whether it counts or not. */
export function rawSum(pile: readonly string[], variant: Variant): number {
  return total(
    valuesOf(
      pile.map((text) => parseCompact(text)!),
      variant,
    ),
  );
}

const placed = ({ score }: Round, planet: number): number[] => [...score.home.keys()].filter((seat) => score.home[seat] === planet);
const lost = (round: Round, planet: number): number[] => placed(round, planet).filter((seat) => !round.score.survives[seat]);
const standing = (round: Round, planet: number): number[] => placed(round, planet).filter((seat) => round.score.survives[seat]);
const hasTerraforming = (pile: readonly Lying[]): boolean => liveOf(pile).some(({ kind }) => typeOf(kind) === 'terraforming');

/** The steps in which a round was decided, in the order in which one would tell them at the table. */
export function explainRound(position: Position, score: RoundScore): Saying[] {
  const round = read(position, score);
  const planets = [...round.piles.keys()];
  return [
    ...planets.flatMap((planet) => attackSteps(round, planet)),
    ...planets.flatMap((planet) => outsiderSteps(round, planet)),
    ...bestSteps(round),
    ...disputeSteps(round),
    ...outcomeSteps(round),
  ];
}

/** What the nuclear attacks did, where they met a colony. */
function attackSteps(round: Round, planet: number): Saying[] {
  const pile = round.piles[planet]!;
  const strikers = nukersOf(pile);
  if (strikers.length === 0 || placed(round, planet).length === 0) return [];
  const of: Record<string, Word> = {
    planet: { say: planetSaying(planet) },
    strikers: { seats: strikers },
    lost: { seats: lost(round, planet) },
  };
  if (standing(round, planet).length) {
    const shelter: Saying = { key: 'centauri.step.shelter', of: { ...of, striker: { seat: strikers[0]! } } };
    return lost(round, planet).length ? [shelter, { key: 'centauri.step.lost', of }] : [shelter];
  }
  const sum = figure(total(valuesOf(pile, round.variant)));
  return [{ key: strikers.length > 1 ? 'centauri.step.crossfire' : 'centauri.step.struck', of: { ...of, sum } }];
}

/** Planets that would have had the sum but cannot win, and why; in a round without winner every planet that has a colony. */
function outsiderSteps(round: Round, planet: number): Saying[] {
  const { piles, variant, score } = round;
  const pile = piles[planet]!;
  const best = score.active.length ? score.sum[score.active[0]!]! : null;
  const say = planetSaying(planet);
  if (placed(round, planet).length === 0) {
    const sum = total(valuesOf(pile, variant));
    return best !== null && sum >= best ? [{ key: 'centauri.step.empty', of: { planet: { say }, sum: figure(sum) } }] : [];
  }
  const sum = score.sum[planet];
  if (sum === null || sum === undefined || score.active.includes(planet)) return [];
  const lying = total(valuesOf(pile, variant));
  if (!hasTerraforming(pile) && (best === null || lying >= best)) return [{ key: 'centauri.step.bare', of: { planet: { say } } }];
  if (sum < 0 && best === null) return [{ key: 'centauri.step.below', of: { planet: { say }, sum: figure(sum) } }];
  return [];
}

/** The highest sum, and who stands there. */
function bestSteps(round: Round): Saying[] {
  const { score } = round;
  if (score.active.length === 0) return [];
  const best = score.active.length > 1 ? levelStep(round) : bestStep(round);
  return score.decided === 'sole' ? [best, { key: 'centauri.step.sole', of: { winner: { seat: score.winners[0]! } } }] : [best];
}

function levelStep({ score }: Round): Saying {
  const sum = figure(score.sum[score.active[0]!]!);
  return { key: 'centauri.step.level', of: { planets: { list: score.active.map(planetSaying) }, sum } };
}

function bestStep({ piles, variant, score }: Round): Saying {
  const [planet] = score.active as [number];
  const values = valuesOf(liveOf(piles[planet]!), variant).filter((value) => value !== 0);
  const of: Record<string, Word> = { planet: { say: planetSaying(planet) }, sum: figure(score.sum[planet]!) };
  if (values.length < 2) return { key: 'centauri.step.best', of };
  return { key: 'centauri.step.bestOf', of: { ...of, addends: addends(values) } };
}

function compareSeats(seats: readonly number[], measure: (seat: number) => number): Word {
  return { list: seats.map((seat) => ({ key: 'centauri.step.share', of: { seat: { seat }, sum: figure(measure(seat)) } })) };
}

/** Several colonies in the running: own contribution first, then the whole table, then they share. */
function disputeSteps({ piles, variant, score }: Round): Saying[] {
  const { contenders } = score;
  if (contenders.length < 2) return [];
  const own = (seat: number) => ownSum(piles[score.home[seat]!]!, seat, variant);
  const steps: Saying[] = [{ key: 'centauri.step.own', of: { count: contenders.length, shares: compareSeats(contenders, own) } }];
  if (score.decided === 'A' || score.decided === 'C') return steps;
  const most = Math.max(...contenders.map(own));
  const level = contenders.filter((seat) => own(seat) === most);
  steps.push({ key: 'centauri.step.table', of: { shares: compareSeats(level, (seat) => tableSum(piles, seat, variant)) } });
  return score.decided === 'shared' ? [...steps, { key: 'centauri.step.even' }] : steps;
}

/** Points with all that is in them, and the cards taken. */
function outcomeSteps({ piles, variant, last, score }: Round): Saying[] {
  if (score.winners.length === 0) return [{ key: 'centauri.step.none' }];
  const steps: Saying[] = [];
  for (const seat of score.winners) {
    const winner: Word = { seat };
    const bonuses = bonusesOf(piles[score.home[seat]!]!, seat, score.home);
    steps.push({
      key: score.winners.length > 1 ? 'centauri.step.shares' : 'centauri.step.won',
      of: { winner, points: score.points[seat]! },
    });
    if (last) steps.push({ key: 'centauri.step.last' });
    for (const { owner } of bonuses) {
      steps.push(
        owner === seat
          ? { key: 'centauri.step.bonus', of: { winner } }
          : { key: 'centauri.step.stolen', of: { winner, owner: { seat: owner } } },
      );
    }
    const captured = score.captured[seat]!;
    if (captured.length) {
      const cards = listCards(captured, variant);
      steps.push({ key: 'centauri.step.captured', of: { winner, cards, value: figure(capturedValue(captured, variant)) } });
    }
  }
  return score.winners.length > 1 ? [...steps, { key: 'centauri.step.uncaptured' }] : steps;
}

/** Cards by what they are worth, the best first. */
export function listCards(cards: readonly string[], variant: Variant): string {
  const values = cards.map((text) => valueOf(parseCompact(text)!.kind, variant)).sort((a, b) => b - a);
  return values.map(withSign).join('\u2002');
}

/** One line under a planet of a revealed round: why it stands where it does. */
export function planetWhy(position: Position, score: RoundScore, planet: number): Saying {
  const round = read(position, score);
  const sum = score.sum[planet];
  const strikers = nukersOf(round.piles[planet]!);
  if (placed(round, planet).length === 0) return { key: 'centauri.why.empty' };
  if (sum === null || sum === undefined) {
    return { key: 'centauri.why.struck', of: { strikers: { seats: strikers }, lost: { seats: lost(round, planet) } } };
  }
  const colonies: Word = { seats: standing(round, planet) };
  if (score.active.includes(planet)) {
    const of = { addends: addends(valuesOf(liveOf(round.piles[planet]!), round.variant)), colonies };
    return { key: strikers.length ? 'centauri.why.sheltered' : 'centauri.why.best', of };
  }
  if (sum < 0) return { key: 'centauri.why.below', of: { colonies } };
  if (!hasTerraforming(round.piles[planet]!)) return { key: 'centauri.why.bare', of: { colonies } };
  return { key: 'centauri.why.less', of: { colonies, best: figure(score.sum[score.active[0]!]!) } };
}

export const words: OwnWords = {
  lines: logLines,
  option: (option, _decision, board) => labelOf(option, board as CentauriView),
  group: (group, board) => groupOf(group, board as CentauriView),
};
