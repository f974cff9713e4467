import type { Decision } from '../../engine/decision.ts';
import { abilities } from './abilities.ts';
import { isAttack, valueOf, type Card } from './cards.ts';
import { otherSide, type Side } from './facts.ts';
import { wouldWin } from './odds.ts';
import type { CosmicView } from './view.ts';

/** When a bot plays something at a moment, and when it lets it pass. */

const PASS = ['word:pass'];

function sideOf(board: CosmicView, seat: number): Side | null {
  const { offense, defense, allies } = board.encounter!;
  if (seat === offense || allies.offense.includes(seat)) return 'offense';
  return seat === defense || allies.defense.includes(seat) ? 'defense' : null;
}

interface Playable {
  id: string;
  card: Card;
  way: string | undefined;
}

function playable(board: CosmicView, { options }: Decision): Playable[] {
  return options.flatMap(({ id }) => {
    const [what, way] = id.split('@');
    const card = what!.startsWith('card:') ? board.hand!.find((one) => `card:${one.id}` === what) : undefined;
    return card ? [{ id, card, way }] : [];
  });
}

export function windowPicks(board: CosmicView, decision: Decision, key: string): string[] {
  const { seat, options } = decision;
  const cards = playable(board, decision);
  const find = (face: string, way?: string) =>
    cards.find((one) => one.card.face === `artifact:${face}` && (way === undefined || one.way === way));
  const power = options.find(({ id }) => id.startsWith('power:'));
  const pick = (one: { id: string } | undefined) => (one ? [one.id] : PASS);
  const encounter = board.encounter!;
  const isMain = seat === encounter.offense || seat === encounter.defense;
  const side = sideOf(board, seat);
  const mine = abilities.filter(({ id }) => id.startsWith(`${board.seats[seat]!.alien}.`));
  const unveil = options.find(({ id }) => id === 'word:unveil');
  if (unveil && mine.some(({ at }) => at.some((moment) => moment === key))) return [unveil.id];
  switch (key) {
    case 'regroup.start': {
      const leader = leaderBut(board, seat);
      const isRipe = board.seats[leader]!.foreign >= 2;
      const tubes = find('mobius-tubes');
      if (tubes && board.seats[seat]!.warp >= 4) return [tubes.id];
      return isRipe ? pick(find('plague', String(leader))) : PASS;
    }
    case 'alliance.formed': {
      const outnumbered = side && allied(board, otherSide(side)) > allied(board, side) + 1;
      return isMain && outnumbered ? pick(find('force-field')) : PASS;
    }
    case 'planning.selected': {
      const card = encounter.selected[seat === encounter.offense ? 'offense' : 'defense']?.face;
      return power && card && (!isAttack(card) || valueOf(card) < 9) ? [power.id] : PASS;
    }
    case 'reveal.modify':
      return side ? reinforce(board, side, cards, isMain) : PASS;
    case 'resolve.result':
      return isMain && encounter.outcome?.winner === side ? pick(find('ionic-gas')) : PASS;
    case 'resolve.discard': {
      const card = encounter.selected[seat === encounter.offense ? 'offense' : 'defense']?.face;
      return power && card && (card === 'negotiate' || valueOf(card) >= 7 || card === 'morph') ? [power.id] : PASS;
    }
    case 'deal.agreed': {
      const terms = encounter.bargain?.struck;
      const mains = { offense: encounter.offense, defense: encounter.defense! };
      const wins = (['offense', 'defense'] as const).some(
        (one) => mains[one] !== seat && terms?.colony[one] && wouldWin(board, mains[one], terms.colony[one]),
      );
      return wins ? pick(find('quash')) : PASS;
    }
    case 'on.power-use':
      return pick(zapsPower(board, seat, side) ? find('cosmic-zap') : undefined);
    case 'on.card-play':
      return pick(zapsCard(board, seat) ? find('card-zap') : undefined);
    default:
      return PASS;
  }
}

/** The one ahead of all others, oneself not counted. */
function leaderBut(board: CosmicView, seat: number): number {
  const others = board.seats.map((_, other) => other).filter((other) => other !== seat);
  return others.reduce((best, other) => (board.seats[other]!.foreign > board.seats[best]!.foreign ? other : best));
}

function allied({ encounter }: CosmicView, side: Side): number {
  const stacks = side === 'offense' ? encounter!.gate : encounter!.defenders;
  return stacks.filter(({ seat }) => encounter!.allies[side].includes(seat)).reduce((sum, { ships }) => sum + ships, 0);
}

/** The smallest reinforcement that turns defeat into victory, or a part of a pair that does; a main player about to lose may calm everyone. */
function reinforce(board: CosmicView, side: Side, cards: readonly Playable[], isMain: boolean): string[] {
  const { totals } = board.encounter!;
  if (!totals) return PASS;
  const [mine, theirs] = side === 'offense' ? [totals[0]!, totals[1]!] : [totals[1]!, totals[0]!];
  const lacking = theirs - mine + (side === 'offense' ? 1 : 0);
  if (lacking <= 0) return PASS;
  const own = cards.filter(({ way }) => way === side).sort((a, b) => valueOf(a.card.face) - valueOf(b.card.face));
  const enough = own.find(({ card }) => valueOf(card.face) >= lacking);
  if (enough) return [enough.id];
  if (own.reduce((sum, { card }) => sum + valueOf(card.face), 0) >= lacking) return [own.at(-1)!.id];
  const calm = cards.find(({ card }) => card.face === 'artifact:emotion-control');
  return isMain && calm ? [calm.id] : PASS;
}

const worthZapping = ['mite.bluster', 'oracle.foresee', 'sorcerer.switch', 'zombie.immortal'];

/** An opponent's power that hurts, or one's own humanity when all else is lost. */
function zapsPower(board: CosmicView, seat: number, side: Side | null): boolean {
  const use = board.uses.at(-1)!;
  const encounter = board.encounter!;
  const isMain = seat === encounter.offense || seat === encounter.defense;
  if (!isMain || !side) return false;
  const isOurs = sideOf(board, use.seat) === side;
  const lead = encounter.totals ? (encounter.totals[0]! - encounter.totals[1]!) * (side === 'offense' ? 1 : -1) : 0;
  if (use.ability === 'human.add4') return isOurs && encounter.totals !== null && lead + 4 < 0;
  if (isOurs) return false;
  if (use.ability === 'macron.mass') return lead > -3 && lead < 12;
  return worthZapping.includes(use.ability);
}

/** What is aimed at oneself. */
function zapsCard(board: CosmicView, seat: number): boolean {
  const use = board.uses.at(-1)!;
  if (use.seat === seat) return false;
  if (use.ability === 'artifact:plague') return use.picks[0] === String(seat);
  const answered = board.uses.at(-2);
  if (use.ability === 'artifact:cosmic-zap') return answered?.seat === seat && answered.ability !== 'human.add4';
  if (use.ability === 'artifact:card-zap') return answered?.seat === seat;
  const encounter = board.encounter!;
  if (use.ability === 'artifact:quash') return seat === encounter.offense || seat === encounter.defense;
  const side = sideOf(board, seat);
  if (use.ability === 'artifact:emotion-control' && encounter.totals && side && !encounter.allies[side].includes(seat)) {
    return encounter.totals[0]! > encounter.totals[1]! === (side === 'offense');
  }
  return false;
}
