import type { Option, Question } from '../../../engine/decision.ts';
import type { Asked, Asking } from '../../../engine/table.ts';
import { abilitiesAt, abilityOf, alienOfAbility, isKept, mayHide } from '../abilities/abilities.ts';
import { isPower } from '../abilities/box.ts';
import { isDue, playsAs, type Ability } from '../abilities/ability.ts';
import { copiesOf, type Card, type Face } from '../cards/cards.ts';
import { mayServe, serves } from '../cards/techs.ts';
import { isLocked } from '../deal/locks.ts';
import { cardOn } from '../facts.ts';
import { mayUse, playable } from './may-use.ts';
import { loops, stagesOf, type Moment, type Stage } from '../abilities/moments.ts';
import { momentOf, whoIsBehind, type Behind } from '../abilities/orders.ts';
import { partKey, type CosmicTable } from '../table.ts';
import { staysAhead } from '../totals/totals.ts';
import { shorten } from './shorten.ts';

export interface Using {
  ability: string;
  seat: number;
  card?: string;
  way?: string;
  at?: Moment;
  /** What lets it play a card that is not in its hand; announced already. */
  source?: string;
}

interface Opened {
  at: Moment;
  /** Which part of the moment; if not said, all. */
  stage?: Stage;
  /** What was forced to happen in this window already. */
  fired?: string[];
  /** Seats still to be polled, where everyone is polled once. */
  left?: number[];
  /** For this seat alone, and only what it must do. */
  forced?: number;
  /** For this seat alone. */
  only?: number;
  /** Only what must happen: the rest has a window of its own. */
  musts?: true;
}

export const PASS = 'word:pass';
export const UNVEIL = 'word:unveil';
/** In a quick window: more time. It is offered whatever one holds, so that asking for it tells nothing. */
export const THINK = 'word:think';

/** Copies of a face that everyone can see, so that nobody can hold them. */
function countSeen(table: CosmicTable, face: Face): number {
  const { discard, uses, encounter } = table.facts;
  let count = 0;
  for (const one of discard) if (one === face) count++;
  for (const use of uses) if (cardOn(use) === face) count++;
  for (const played of encounter?.table ?? []) if (played.face === face) count++;
  return count;
}

/**
 * A window at a moment. What must happen happens first. Then all whom public facts allow are asked at once, nobody knowing who;
 * of those who want to act the first in order does, and since the table is a new one the others are asked again:
 * all of them where the window loops, only those behind where everyone is polled once, whom it may concern now as well.
 */
export function window(table: CosmicTable, opened: Opened): Asked | undefined {
  const { at, stage } = opened;
  const hooks = hooksOf(table, at, stage);
  if ((!hooks.length && (at !== 'anytime' || !table.mayHook(at))) || (isAnswer(at) && table.use.stopped)) return;
  return open(table, opened, hooks);
}

function* open(table: CosmicTable, opened: Opened, hooks: readonly Ability[]): Asking {
  const { at, stage, fired = [], forced, only = forced } = opened;
  const order = only === undefined ? (opened.left ?? table.order) : [only];
  const forcing = hooks.filter((hook) => hook.must);
  for (const seat of forcing.length ? order : []) {
    const must = forcing.find((hook) => !fired.includes(partKey(seat, hook.id)) && mayUse(table, hook, seat, at));
    if (!must) continue;
    table.next('use', { ability: must.id, seat, at });
    table.next('window', { ...opened, fired: [...fired, partKey(seat, must.id)] });
    return;
  }
  if (opened.musts) return;
  const usable = order.map((seat) => usesOf(table, hooks, seat, at));
  const isPolled = (seat: number, nth: number) => mayUnveil(table, hooks, seat, at) || (forced === undefined && usable[nth]!.length > 0);
  const polled = order.filter(isPolled);
  if (!polled.length) return;
  const behind = at === 'reveal.modify' ? whoIsBehind(table) : null;
  const picks = yield* pollAll(
    table,
    polled.map((seat) => poll(table, at, seat, usable[order.indexOf(seat)]!, barredOf(table, hooks, seat), behind)),
  );
  const first = polled.find((seat) => picks[seat]![0] !== PASS);
  if (first === undefined) return;
  if (picks[first]![0] === UNVEIL) return table.then(['unveil', { seat: first }], ['window', { ...opened }]);
  table.next('use', readUsing(table, at, first, picks[first]![0]!));
  const alone = { ...(opened.only === undefined ? {} : { only: opened.only }), ...(stage ? { stage } : {}) };
  table.next('window', loops.has(at) ? { at, fired, ...alone } : { at, fired, ...alone, left: order.slice(order.indexOf(first) + 1) });
}

/** Where windows are quick, who asks for more time is asked once more, with all the time there is. */
function* pollAll(table: CosmicTable, polls: readonly Question[]): Asking<Record<string, string[]>> {
  if (!table.is('windows', 'quick')) return yield* table.askAll([...polls]);
  const short = shorten(table, [...polls]).map((one) => ({ ...one, options: [...one.options, { id: THINK }] }));
  const picks = yield* table.askAll(short);
  const thinking = polls.filter(({ name }) => picks[name]![0] === THINK);
  if (!thinking.length) return picks;
  const again = yield* table.askAll(thinking.map((question) => ({ ...question, name: `${question.name} again` })));
  return { ...picks, ...Object.fromEntries(thinking.map(({ name }) => [name, again[`${name} again`]!])) };
}

/** What hooks in here and is not known to be out of everyone's reach: a power or a technology that nobody has, a card of which all lie open. */
export function hooksOf(table: CosmicTable, at: Moment, stage?: Stage): readonly Ability[] {
  // most windows stay shut: those cost no more than this
  if (!table.mayHook(at)) return none;
  const [first] = stagesOf(at);
  const all = abilitiesAt(at, table.hasFlares, table.hasTechs);
  const isHidden = table.facts.seats.some(({ hidden }) => hidden);
  const played = isHidden ? all : table.bySheets(all, () => all.filter((hook) => !isPower(hook) || table.isPlayed(alienOfAbility(hook)!)));
  return played.filter(({ face, tech, stage: part = first }) => {
    if (stage && part !== stage) return false;
    if (tech !== undefined) return table.seats.some((seat) => mayServe(table, seat, tech));
    return face === undefined || countSeen(table, face) < copiesOf(face);
  });
}

const none: readonly Ability[] = [];

const isSuper = ({ flare }: Ability): boolean => flare === 'super';

/** What this seat may do here of its own will, as far as everyone can know. */
const usesOf = (table: CosmicTable, hooks: readonly Ability[], seat: number, at: Moment): readonly Ability[] =>
  hooks.filter((hook) => !hook.must && mayUse(table, hook, seat, at));

/** J-32: a hidden sheet can be turned up at any time, but not while it would lie face down. */
export const canUnveil = (table: CosmicTable, seat: number): boolean =>
  table.seat(seat).hidden && (table.seat(seat).up || table.keepsPower(seat));

/** Is a seat asked since its sheet is hidden? It might have any power that serves here, as far as everyone can know; and `anytime` is its own. */
export function mayUnveil(table: CosmicTable, hooks: readonly Ability[], seat: number, at: Moment): boolean {
  const { hidden, up } = table.seat(seat);
  if (!hidden) return false;
  if (at === 'anytime') return up;
  const mayServe = (hook: Ability) =>
    mayHide(hook) && isDue(hook, table) && playsAs(hook.as, table, seat) && (hook.when?.(table, seat) ?? true);
  return hooks.some((hook) => (up || isKept(hook)) && mayServe(hook));
}

/** Moments that answer something announced. */
const answers: ReadonlySet<Moment> = new Set<Moment>(['on.power-use', 'on.card-play', 'on.reinforcement', 'on.tech-use']);
const isAnswer = (at: Moment): boolean => answers.has(at);

interface Offered {
  options: Option[];
  blocked: { id: string; why: string }[];
}

/** Its uses that its own secrets allow, each in every way. */
export function offerUses(table: CosmicTable, seat: number, uses: readonly Ability[], options: Option[] = []): Offered {
  const blocked: Offered['blocked'] = [];
  let cards: readonly Card[] | undefined;
  for (const hook of uses) {
    if (hook.tech !== undefined && !serves(table, seat, hook.tech)) continue;
    if (!(hook.can?.(table, seat) ?? true)) continue;
    const ways = hook.ways?.(table, seat).map((way) => `@${way}`) ?? [''];
    if (hook.face === undefined) for (const way of ways) options.push({ id: `${hook.tech === undefined ? 'power:' : ''}${hook.id}${way}` });
    else {
      for (const { id, face } of (cards ??= playable(table, seat))) {
        if (face !== hook.face || table.facts.encounter?.locked?.includes(id)) continue;
        if (isLocked(table, seat, id)) blocked.push({ id: `card:${id}`, why: 'card_locked' });
        else for (const way of ways) options.push({ id: `card:${id}${way}` });
      }
    }
  }
  return { options, blocked };
}

/** What its owner might expect to be able to use here, and why it can't. */
const barredOf = (table: CosmicTable, hooks: readonly Ability[], seat: number): Offered['blocked'] =>
  hooks.flatMap(({ id, tech, barred }) => {
    const why = tech !== undefined && barred && serves(table, seat, tech) ? barred(table, seat) : null;
    return why ? [{ id, why }] : [];
  });

function poll(
  table: CosmicTable,
  at: Moment,
  seat: number,
  usable: readonly Ability[],
  barred: Offered['blocked'],
  behind: Behind | null,
): Question {
  const { options, blocked } = offerUses(table, seat, usable, [{ id: PASS }]);
  // whoever is asked anyway may turn its sheet up, whatever serves here
  if (canUnveil(table, seat)) options.push({ id: UNVEIL });
  const { uses } = table.facts;
  const of = isAnswer(at) ? { seat: table.use.seat, ability: table.use.ability, uses: uses.length } : {};
  const question: Question = {
    name: String(seat),
    seat,
    about: { key: `cosmic.${at}`, of },
    options,
    min: 1,
    max: 1,
    fallback: [PASS],
    clock: 'respond',
    sealed: true,
    moment: momentOf(table, at, seat, {
      isHidden: table.seat(seat).hidden && !usable.length,
      hasPower: usable.some(isPower),
      hasTech: usable.some(({ tech }) => tech !== undefined),
      isMild: isAnswer(at) && isMild(table, seat),
      isOwn: isAnswer(at) && table.use.seat === seat && usable.some(isSuper),
      isChoice: isAnswer(at) && abilityOf(table.use.ability).must !== true,
      isFlare: usable.length > 0 && usable.every(({ flare }) => flare !== undefined),
      behind,
    }),
  };
  if (blocked.length || barred.length) question.blocked = [...blocked, ...barred];
  return question;
}

/** Does what was announced take nothing from this seat? Neither what says so nor what leaves its side ahead does. */
function isMild(table: CosmicTable, seat: number): boolean {
  const { use } = table;
  const { mild, lasts } = abilityOf(use.ability);
  const side = table.facts.encounter && table.sideOf(seat);
  return mild === true || (use.at === 'reveal.modify' && !!side && staysAhead(table, side, use, lasts));
}

/** The use a pick stands for: `card:c7@offense`, `power:clone.keep`, `tech:` with the rest of the ability's name. */
export function readUsing(table: CosmicTable, at: Moment, seat: number, pick: string): { [key: string]: string | number } {
  const [what = '', way] = pick.split('@');
  const colon = what.indexOf(':');
  const id = what.slice(colon + 1);
  const using: { [key: string]: string | number } = { seat, ability: what.startsWith('tech:') ? what : id, at };
  if (what.startsWith('card:')) {
    const { face } = playable(table, seat).find((card) => card.id === id)!;
    using['ability'] = abilitiesAt(at).find((hook) => hook.face === face && mayUse(table, hook, seat, at))!.id;
    using['card'] = id;
  }
  if (way !== undefined) using['way'] = way;
  return using;
}
