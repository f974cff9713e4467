import type { Bot } from '../../../bots/bot.ts';
import { randomPicks } from '../../../bots/random.ts';
import type { Decision } from '../../../engine/decision.ts';
import { bitOf, hexAt } from '../map/board.ts';
import { appear, appearWorth } from './appearing.ts';
import { best, handy, kindIn } from './choosing.ts';
import { keepWorth, outlookOf, worthOf, type Outlook } from './outlook.ts';
import { bestPlan, withMove, planOf, valueOf, type Plan } from './plan.ts';
import { animal, isAnimal, type Terrain } from '../cards.ts';
import { parsePick, type Pick } from '../picks.ts';
import type { CometView } from '../view.ts';

/**
 * Looks one turn ahead: weighs the best Move it can think of against every animal that could appear and against a Refresh. In the middle of a Move it thinks
 * the rest through anew, so it needs no memory.
 */
export const cometBot: Bot = ({ board }, decision, chance) => {
  const outlook = outlookOf(board as CometView, decision.seat);
  const picks = answer(outlook, decision);
  return picks ?? (decision.options.length ? randomPicks(decision, chance) : decision.fallback);
};

function answer(outlook: Outlook, decision: Decision): string[] | null {
  switch (decision.about.key) {
    case 'comet.turn':
      return [turn(outlook, decision)];
    case 'comet.move':
    case 'comet.parrot':
      return [move(outlook, decision)];
    case 'comet.appear':
      return [appear(outlook, decision)];
    case 'comet.run':
    case 'comet.climb':
    case 'comet.guide':
    case 'comet.token':
      return [further(outlook, decision)];
    case 'comet.discard':
      return decision.min ? [worst(outlook, decision)] : dull(outlook, decision);
    case 'comet.gold':
      return best(decision, ({ what }) => goldWorth(outlook, what), decision.min);
    case 'comet.ready':
      return decision.options.slice(0, decision.max).map(({ id }) => id);
    case 'comet.choice':
      return [choice(outlook)];
    case 'comet.between':
      return [between(outlook, decision)];
    default:
      return null;
  }
}

const goldWorth = (outlook: Outlook, id: string): number => {
  const kind = kindIn(outlook, id);
  return isAnimal(kind) ? keepWorth(outlook, kind) + 0.4 * worthOf(outlook, kind) - 0.12 * animal(kind).nest : keepWorth(outlook, kind);
};

function turn(outlook: Outlook, decision: Decision): string {
  const { view } = outlook;
  const start = planOf(outlook);
  const now = valueOf(outlook, start);
  const weighed: { pick: string; worth: number }[] = [];
  const planned = bestPlan(outlook, start);
  if (planned) weighed.push({ pick: planned.plan.picks[0]!, worth: planned.value - now });
  for (const { id } of decision.options) {
    const { verb, what } = parsePick(id);
    if (verb === 'appear') weighed.push({ pick: id, worth: appearWorth(outlook, kindIn(outlook, what)) });
  }
  weighed.push(view.comet ? { pick: 'word:pass', worth: -1 } : { pick: 'word:refresh', worth: refreshWorth(outlook) });
  const offered = weighed.filter(({ pick }) => decision.options.some(({ id }) => id === pick));
  return offered.sort((a, b) => b.worth - a.worth)[0]!.pick;
}

/** Weighed by trial: a cheaper Refresh makes games a third longer and wins no more of them. */
function refreshWorth({ me }: Outlook): number {
  const room = Math.max(0, me.limit - me.hand);
  const used = [me.leader, ...me.rescued].filter((card) => card.used).length;
  return room * 0.75 + used * 0.3 - 1.8;
}

function move(outlook: Outlook, decision: Decision): string {
  const has = (id: string) => decision.options.some((option) => option.id === id);
  const plan = planOf(outlook);
  const thumb = decision.about.key === 'comet.move' ? handy(outlook, decision) : null;
  if (thumb) return thumb;
  const found = bestPlan(outlook, plan);
  const [first] = found?.plan.picks ?? [];
  if (first && has(first)) return first;
  if (has('word:done')) return 'word:done';
  return decision.options.find(({ id }) => id.startsWith('go:'))?.id ?? decision.fallback[0]!;
}

const CLOSER_LOOKS = 5;

/** What a used ability asks: the answer from which the best Move follows. Only the likeliest are thought through. */
function further(outlook: Outlook, decision: Decision): string {
  const plan = planOf(outlook);
  const thoughts = decision.options.map(({ id }) => {
    const to = withAnswer(outlook, plan, parsePick(id));
    return { id, to, value: to ? valueOf(outlook, to) : -Infinity };
  });
  thoughts.sort((a, b) => b.value - a.value);
  const looked = thoughts.slice(0, CLOSER_LOOKS).map(({ id, to }) => {
    if (!to) return { id, value: -Infinity };
    return { id, value: bestPlan(outlook, to, 4)?.value ?? valueOf(outlook, to) - 2 };
  });
  return looked.sort((a, b) => b.value - a.value)[0]!.id;
}

/** The plan after an ability's question was answered so; null if that is not worth a thought. */
function withAnswer(outlook: Outlook, plan: Plan, { verb, what, at, by }: Pick): Plan | null {
  const { board } = outlook;
  if (verb === 'go') return withMove(outlook, plan, Number(what), hexAt(board, at), '');
  if (verb === 'guide')
    return { ...plan, open: plan.open.map((bits, slot) => (slot === Number(what) ? bits | bitOf(by as Terrain) : bits)) };
  if (verb !== 'token') return plan;
  const hex = hexAt(board, at);
  const isNear = plan.at.some((from) => from >= 0 && board.neighbours[from]!.includes(hex));
  return isNear ? { ...plan, tokens: { ...plan.tokens, [what]: hex } } : null;
}

const worst = (outlook: Outlook, decision: Decision): string =>
  best(decision, ({ what }) => -keepWorth(outlook, kindIn(outlook, what)))[0]!;

/** In a Refresh: cards that are of no use to this seat make room for better ones. */
function dull(outlook: Outlook, { options }: Decision): string[] {
  if (outlook.me.hand < 4) return [];
  return options
    .filter(({ id }) => keepWorth(outlook, kindIn(outlook, parsePick(id).what)) < 0.5)
    .map(({ id }) => id)
    .slice(0, 2);
}

function choice({ me }: Outlook): string {
  const used = [me.leader, ...me.rescued].filter((card) => card.used).length;
  return Math.max(0, me.limit - me.hand) * 1.2 >= used * 0.7 ? 'word:draw' : 'word:ready';
}

/** A card for nothing is always taken; a parrot flies if it brings someone on. */
function between(outlook: Outlook, decision: Decision): string {
  const base = planOf(outlook);
  const idle = valueOf(outlook, { ...base, hand: [] });
  const weigh = ({ verb, at }: Pick): number => {
    if (verb === 'take') return keepWorth(outlook, kindIn(outlook, at)) + 0.2;
    if (verb !== 'copy') return 0.2;
    const cards = outlook.view.last!.cards.filter(({ id }) => at === 'all' || id === at);
    const pool = cards.flatMap(({ kind }) => animal(kind).symbols);
    const plan: Plan = { ...base, pool, hand: [], plain: 0, ready: [], open: base.open.map(() => 0) };
    const found = bestPlan(outlook, plan, 6);
    return found ? found.value - idle : -1;
  };
  return best(decision, weigh)[0]!;
}
