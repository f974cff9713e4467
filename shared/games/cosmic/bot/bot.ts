import type { Bot } from '../../../bots/bot.ts';
import type { Decision } from '../../../engine/decision.ts';
import { favourOf, replies } from '../abilities/abilities.ts';
import { bargainPicks, answerPicks } from './deal.ts';
import { windowPicks } from './window.ts';
import { isAttack, valueOf, type Card, type Face } from '../cards/cards.ts';
import { homeIn, type Side } from '../facts.ts';
import { flagshipPick, isFlagship } from '../ships/flagships.ts';
import { isAwake } from '../totals/forces.ts';
import { chances, isNewColony, leadWith, offenseOdds, wouldWin } from './odds.ts';
import { sightOf, type Sight } from './sight.ts';
import type { CosmicView, TechView } from '../view.ts';

/** Where to land: a planet without an own colony, held by few. */
function aim(board: CosmicView, seat: number, { options }: Decision): string[] {
  const { defense } = board.encounter!;
  const cost = ({ id }: { id: string }) => {
    const planet = id.slice('planet:'.length);
    return board.planets[planet]![defense!]! + (isNewColony(board, seat, planet) ? 0 : 10);
  };
  return [[...options].sort((a, b) => cost(a) - cost(b))[0]!.id];
}

/** Whom to meet: where the weakest planet is, and rather the one who is ahead. */
function wild(board: CosmicView, seat: number, { options }: Decision): string[] {
  const cost = ({ id }: { id: string }) => {
    const other = Number(id.slice('seat:'.length));
    const own = Object.keys(board.planets).filter((planet) => homeIn(board.homes, planet) === other && isNewColony(board, seat, planet));
    const weakest = Math.min(8, ...own.map((planet) => board.planets[planet]![other]!));
    return weakest - board.seats[other]!.foreign + board.seats[other]!.hand * 0.2;
  };
  return [[...options].sort((a, b) => cost(a) - cost(b))[0]!.id];
}

/** An empty home planet is a success for one ship; a leader's colony is worth a fight; else another card. */
function own(board: CosmicView, { options }: Decision): string[] {
  const settle = options.find(({ id }) => id.startsWith('settle:'));
  if (settle) return [settle.id];
  const fight = options.find(({ id }) => id.startsWith('fight:') && board.seats[Number(id.split(':')[2])]!.foreign >= board.goal - 1);
  return [fight?.id ?? 'word:redraw'];
}

/** Ships off the largest stacks, colonies kept while that is possible. */
function ships(board: CosmicView, seat: number, decision: Decision, count: number, isFight = true): string[] {
  const left = new Map(decision.options.map(({ id, times }) => [id, times ?? 1]));
  const picks: string[] = [];
  const want = Math.max(decision.min, Math.min(decision.max, count));
  const placeOf = (id: string) => board.flagships?.find((one) => flagshipPick(one) === id)?.at ?? id.slice('planet:'.length);
  const isForeign = (id: string) => id !== 'gate' && homeIn(board.homes, placeOf(id)) !== seat;
  // what has a name fights, unless a colony is lost by it, and does nothing else
  const isEscorted = (id: string) => isFlagship(id) && left.get(`planet:${placeOf(id)}`)! > 0;
  while (picks.length < want) {
    const spare = (id: string): number => {
      // out of the warp it costs nothing, but not alone
      if (id === 'warp') return picks.length ? 30 : -3;
      if (id === 'gate' || (isFight && isEscorted(id))) return 20;
      if (left.get(id)! > 1) return left.get(id)!;
      return isForeign(id) || isFlagship(id) ? -2 : board.seats[seat]!.home > board.hold ? -0.5 : -1;
    };
    const best = [...left.keys()].filter((id) => left.get(id)! > 0).sort((a, b) => spare(b) - spare(a))[0]!;
    if (picks.length >= decision.min && spare(best) < 0) break;
    picks.push(best);
    left.set(best, left.get(best)! - 1);
  }
  return picks;
}

/** Help is welcome where it is needed: for the defense nearly always; the offense shares its landing only with those behind. */
function invite(board: Sight, seat: number, { options, about }: Decision): string[] {
  const others = options.map(({ id }) => Number(id.slice('seat:'.length)));
  const wanted = (about.of!['side'] as Side) === 'defense' ? others : partners(board, seat, others);
  return wanted.map((other) => `seat:${other}`);
}

function partners(board: Sight, seat: number, others: readonly number[]): number[] {
  const attacks = new Set(board.hand!.map(({ face }) => face).filter(isAttack));
  const lead = Math.max(...[...attacks, NOTHING].map((face) => leadWith(board, 'offense', face)));
  if (lead >= SAFE) return [];
  const mine = board.seats[seat]!.foreign;
  return others.filter((other) => !wouldWin(board, other, board.encounter!.planet!) && board.seats[other]!.foreign <= Math.max(mine, 2));
}

const NOTHING: Face = 'attack:0';
/** So far ahead of a usual card the best one needs no help. */
const SAFE = 6;

/** How many ships to lend to a side, none if it is not worth it. */
function help(board: Sight, seat: number, side: Side): number {
  const { offense, planet } = board.encounter!;
  const odds = offenseOdds(board);
  const threat = wouldWin(board, offense, planet!);
  if (side === 'defense') {
    if (threat) return 4;
    return odds < 0.5 ? (board.seats[seat]!.warp > 0 || board.seats[seat]!.hand < 7 ? 2 : 1) : 0;
  }
  const gains = isNewColony(board, seat, planet!);
  if (wouldWin(board, seat, planet!)) return 4;
  if (threat || !gains) return 0;
  return odds > 0.42 ? 2 : 0;
}

/** On which side to fight, if at all; and first whatever makes more of it. */
function join(board: Sight, seat: number, decision: Decision): string[] {
  const { options } = decision;
  const ways = options.flatMap(({ id }) => {
    const side = /(offense|defense)$/.exec(id)?.[0] as Side | undefined;
    return side ? [{ id, side, ships: help(board, seat, side) }] : [];
  });
  const gains = (side: Side) => (side === 'offense' ? 1 : 0);
  const best = ways.filter(({ ships: count }) => count > 0).sort((a, b) => b.ships - a.ships || gains(b.side) - gains(a.side))[0];
  if (!best) return ['word:decline'];
  const cards = options.filter(({ id }) => id.startsWith('card:'));
  const [play] = windowPicks(board, { ...decision, options: cards }, 'alliance.join');
  return [cards.some(({ id }) => id === play) ? play! : best.id];
}

/** The card with the best prospects for what it costs; who can hardly win talks, or loses for compensation. */
export function chooseCard(board: Sight, seat: number, cards: readonly Card[]): Card {
  const encounter = board.encounter!;
  const side: Side = seat === encounter.offense ? 'offense' : 'defense';
  const other = side === 'offense' ? encounter.defense! : encounter.offense;
  const stake =
    side === 'offense' ? 1 + (board.seats[seat]!.foreign >= board.goal - 1 ? 1 : 0) : wouldWin(board, other, encounter.planet!) ? 3 : 0.8;
  const { alien } = board.seats[seat]!;
  const worth = ({ face }: Card): number => {
    const { win, talk } = chances(board, side, face);
    const favour = isAwake(board, seat) ? favourOf(alien, board, seat, face) * stake : 0;
    if (face === 'negotiate') return win * stake + talk * stake * 0.35 + (1 - win - talk) * (side === 'defense' ? 0.2 : 0.12) + favour;
    const price = isAttack(face) ? Math.min(0.3, valueOf(face) / 100) : 0.1;
    return win * stake - price + favour;
  };
  const worths = new Map<Face, number>();
  for (const card of cards) if (!worths.has(card.face)) worths.set(card.face, worth(card));
  return [...cards].sort((a, b) => worths.get(b.face)! - worths.get(a.face)!)[0]!;
}

const inOffice = (board: CosmicView, key: string): boolean => key.includes('.') && board.encounter !== null;

/** Plays from what its seat may see: where to land, with how many, with whom, and which card is likely to be enough. */
export const cosmicBot: Bot = (view, decision) => {
  const { seat, fallback, options } = decision;
  if (options.length === 1 && decision.min === 1 && decision.max === 1) return fallback;
  const board = sightOf(view.board as CosmicView);
  const key = decision.about.key.slice('cosmic.'.length);
  if (key.startsWith('asks.')) return replies.get(key.slice('asks.'.length))?.(board, decision) ?? fallback;
  if (inOffice(board, key)) return windowPicks(board, decision, key);
  switch (key) {
    case 'aim':
      return aim(board, seat, decision);
    case 'wild':
      return wild(board, seat, decision);
    case 'own':
      return own(board, decision);
    case 'send':
      return ships(board, seat, decision, 4);
    case 'resettle':
    case 'settle':
      return ships(board, seat, decision, 1, false);
    case 'invite':
      return invite(board, seat, decision);
    case 'join':
      return join(board, seat, decision);
    case 'ally-or-not': {
      const count = help(board, seat, decision.about.of!['side'] as Side);
      return count ? ships(board, seat, decision, count) : [];
    }
    case 'ally-drafted':
      return ships(board, seat, decision, decision.min);
    case 'ally':
      return ships(board, seat, decision, Math.max(1, help(board, seat, decision.about.of!['side'] as Side)));
    case 'select': {
      const ids = new Set(options.map(({ id }) => id));
      const stored = board.seats[seat]!.stores?.flatMap(({ held = [] }) => held) ?? [];
      const cards = [...board.hand!, ...stored].filter(({ id }) => ids.has(`card:${id}`));
      return [`card:${chooseCard(board, seat, cards).id}`];
    }
    case 'continue':
      return [options.some(({ id }) => id === 'word:again') ? 'word:again' : 'word:tech'];
    case 'research':
      return research(board, seat, decision);
    case 'meet':
      return ['word:here'];
    case 'reward':
      return reward(board, seat, decision);
    case 'answer':
      return answerPicks(board, decision);
    case 'offer':
      return bargainPicks(board, decision);
    default:
      return fallback;
  }
};

/** A ship is set to work while some colony can spare it, on what it is nearest to complete; what can be completed is. */
function research(board: CosmicView, seat: number, { options, fallback }: Decision): string[] {
  const complete = options.find(({ id }) => id.startsWith('complete:') && !id.includes('@'));
  if (complete) return [complete.id];
  const largest = Math.max(...Object.values(board.planets).map((ships) => ships[seat]!));
  const offered = options.map(({ id }) => id);
  const open = (board.seats[seat]!.techs ?? []).filter(({ id }) => offered.includes(`research:${id}`));
  const shipsLacking = ({ traits, ships }: TechView) => (traits!.research === 'X' ? ships : traits!.research - ships);
  const [best] = open.sort((a, b) => shipsLacking(a) - shipsLacking(b));
  return best && largest > 2 && shipsLacking(best) <= 4 + largest ? [`research:${best.id}`] : fallback;
}

/** Ships first while many are in the warp, cards else. */
function reward(board: CosmicView, seat: number, { options, max }: Decision): string[] {
  const ship = options.find(({ id }) => id === 'reward:ship')?.times ?? 0;
  const freed = board.seats[seat]!.hand >= 5 ? ship : Math.max(0, Math.min(ship, board.seats[seat]!.warp - 4));
  return [...Array<string>(freed).fill('reward:ship'), ...Array<string>(max - freed).fill('reward:card')];
}
