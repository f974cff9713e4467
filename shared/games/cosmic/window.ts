import type { Option, Question } from '../../engine/decision.ts';
import { abilitiesAt, isPower } from './abilities.ts';
import { playsAs, type Ability } from './ability.ts';
import { counts, type Face } from './cards.ts';
import { isLocked } from './locks.ts';
import { mayUse, playable, usedKey } from './may-use.ts';
import { loops, type Moment } from './moments.ts';
import type { Side } from './facts.ts';
import { momentOf, sideBehind } from './standing.ts';
import type { CosmicTable } from './table.ts';

export interface Using {
  ability: string;
  seat: number;
  card?: string;
  way?: string;
  /** What lets it play a card that is not in its hand; announced already. */
  source?: string;
}

interface Opened {
  at: Moment;
  /** What was forced to happen in this window already. */
  fired?: string[];
  /** Seats still to be polled, where everyone is polled once. */
  left?: number[];
  /** For this seat alone, and only what it must do. */
  forced?: number;
  /** For this seat alone. */
  only?: number;
}

export const PASS = 'word:pass';
export const UNVEIL = 'word:unveil';

/** Copies of a face that everyone can see, so that nobody can hold them. */
function seen(table: CosmicTable, face: Face): number {
  const { discard, uses, encounter } = table.facts;
  let count = 0;
  for (const one of discard) if (one === face) count++;
  for (const use of uses) if (use.face === face) count++;
  for (const played of encounter?.table ?? []) if (played.face === face) count++;
  return count;
}

/**
 * A window at a moment. What must happen happens first. Then all whom public facts allow are asked at once, nobody knowing who;
 * of those who want to act the first in order does, and since the table is a new one the others are asked again:
 * all of them where the window loops, only those behind where everyone is polled once.
 */
export function* window(table: CosmicTable, opened: Opened) {
  const { at, fired = [], forced, only = forced } = opened;
  if (!table.mayHook(at)) return;
  const hooks = abilitiesAt(at).filter(({ face }) => face === undefined || seen(table, face) < counts[face]!);
  if ((!hooks.length && at !== 'anytime') || (isAnswer(at) && table.use.stopped)) return;
  const order = only === undefined ? (opened.left ?? table.order) : [only];
  for (const seat of order) {
    const must = hooks.find((hook) => hook.must && !fired.includes(usedKey(seat, hook.id)) && mayUse(table, hook, seat, at));
    if (!must) continue;
    table.next('use', { ability: must.id, seat });
    table.next('window', { ...opened, fired: [...fired, usedKey(seat, must.id)] });
    return;
  }
  const isPolled = (seat: number) => mayUnveil(table, hooks, seat, at) || (forced === undefined && hasUse(table, hooks, seat, at));
  const polled = order.filter(isPolled);
  if (!polled.length) return;
  const behind = at === 'reveal.modify' ? sideBehind(table) : null;
  const picks = yield* table.askAll(polled.map((seat) => poll(table, at, seat, hooks, behind)));
  const first = polled.find((seat) => picks[seat]![0] !== PASS);
  if (first === undefined) return;
  if (picks[first]![0] === UNVEIL) return table.then(['unveil', { seat: first }], ['window', { ...opened }]);
  table.next('use', readUsing(table, at, first, picks[first]![0]!));
  const alone = opened.only === undefined ? {} : { only: opened.only };
  table.next('window', loops.has(at) ? { at, fired, ...alone } : { at, fired, left: polled.slice(polled.indexOf(first) + 1) });
}

const hasUse = (table: CosmicTable, hooks: readonly Ability[], seat: number, at: Moment): boolean =>
  hooks.some((hook) => !hook.must && mayUse(table, hook, seat, at));

/** J-32: a hidden sheet can be turned up at any time, but not while it would lie face down. */
const canUnveil = (table: CosmicTable, seat: number): boolean => table.seat(seat).hidden && table.seat(seat).up;

/** Is a seat asked since its sheet is hidden? It might have any power that serves here, as far as everyone can know; and `anytime` is its own. */
export function mayUnveil(table: CosmicTable, hooks: readonly Ability[], seat: number, at: Moment): boolean {
  if (!canUnveil(table, seat)) return false;
  return at === 'anytime' || hooks.some((hook) => isPower(hook) && playsAs(hook.as, table, seat) && (hook.when?.(table, seat) ?? true));
}

/** Moments that answer something announced. */
const answers: ReadonlySet<Moment> = new Set<Moment>(['on.power-use', 'on.card-play', 'on.reinforcement', 'on.tech-use']);
const isAnswer = (at: Moment): boolean => answers.has(at);

interface Offered {
  options: Option[];
  blocked: { id: string; why: string }[];
}

/** Everything this seat may do here of its own will, each in every way. */
export function offered(table: CosmicTable, at: Moment, seat: number, hooks: readonly Ability[], options: Option[] = []): Offered {
  const blocked: Offered['blocked'] = [];
  for (const hook of hooks) {
    if (hook.must || !mayUse(table, hook, seat, at)) continue;
    const ways = hook.ways?.(table, seat).map((way) => `@${way}`) ?? [''];
    if (hook.face === undefined)
      for (const way of ways) options.push({ id: `${hook.tech === undefined ? 'power' : 'tech'}:${hook.id}${way}` });
    else {
      for (const { id, face } of playable(table, seat)) {
        if (face !== hook.face) continue;
        if (isLocked(table, seat, id)) blocked.push({ id: `card:${id}`, why: 'card_locked' });
        else for (const way of ways) options.push({ id: `card:${id}${way}` });
      }
    }
  }
  return { options, blocked };
}

function poll(table: CosmicTable, at: Moment, seat: number, hooks: readonly Ability[], behind: Side | null): Question {
  const { options, blocked } = offered(table, at, seat, hooks, [{ id: PASS }]);
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
    moment: momentOf(table, at, seat, canUnveil(table, seat) && !hasUse(table, hooks, seat, at), behind),
  };
  if (blocked.length) question.blocked = blocked;
  return question;
}

/** The use a pick stands for: `card:c7@offense`, `power:clone.keep`. */
export function readUsing(table: CosmicTable, at: Moment, seat: number, pick: string): { [key: string]: string | number } {
  const [what = '', way] = pick.split('@');
  const colon = what.indexOf(':');
  const id = what.slice(colon + 1);
  const using: { [key: string]: string | number } = { seat, ability: id };
  if (what.startsWith('card:')) {
    const { face } = playable(table, seat).find((card) => card.id === id)!;
    using['ability'] = abilitiesAt(at).find((hook) => hook.face === face)!.id;
    using['card'] = id;
  }
  if (way !== undefined) using['way'] = way;
  return using;
}
