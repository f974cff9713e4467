import type { Option, Question } from '../../engine/decision.ts';
import { abilitiesAt, alienOfAbility } from './abilities.ts';
import { playsAs, type Ability } from './ability.ts';
import { counts, type Face } from './cards.ts';
import { isLocked } from './locks.ts';
import { isEvent, loops, type Moment } from './moments.ts';
import { momentOf } from './standing.ts';
import type { CosmicTable } from './table.ts';

export interface Using {
  ability: string;
  seat: number;
  card?: string;
  way?: string;
}

interface Opened {
  at: Moment;
  /** What was forced to happen in this window already. */
  fired?: string[];
  /** Seats still to be polled, where everyone is polled once. */
  left?: number[];
  /** For this seat alone, and only what it must do. */
  forced?: number;
}

export const usedKey = (seat: number, ability: string): string => `${seat}:${ability}`;
export const PASS = 'word:pass';
export const UNVEIL = 'word:unveil';

/** Copies of a face that everyone can see, so that nobody can hold them. */
function seen(table: CosmicTable, face: Face): number {
  const { discard, uses, encounter } = table.facts;
  let count = 0;
  for (const one of discard) if (one === face) count++;
  for (const use of uses) if (use.face === face) count++;
  for (const played of encounter!.table) if (played.face === face) count++;
  return count;
}

/** J-43: may this seat do this now, as far as everyone can know? Its hand does not come into it. */
export function mayUse(table: CosmicTable, ability: Ability, seat: number, at: Moment): boolean {
  if (ability.face === undefined) {
    if (table.seat(seat).alien !== alienOfAbility(ability) || !table.hasPower(seat)) return false;
    if (!isEvent(at) && table.encounter.used.includes(usedKey(seat, ability.id))) return false;
  } else if (table.seat(seat).hand.length === 0) return false;
  return playsAs(ability.as, table, seat) && (ability.when?.(table, seat) ?? true);
}

/**
 * A window at a moment. What must happen happens first. Then all whom public facts allow are asked at once, nobody knowing who;
 * of those who want to act the first in order does, and since the table is a new one the others are asked again:
 * all of them where the window loops, only those behind where everyone is polled once.
 */
export function* window(table: CosmicTable, opened: Opened) {
  const { at, fired = [], forced } = opened;
  const hooks = abilitiesAt(at).filter(({ face }) => face === undefined || seen(table, face) < counts[face]!);
  if (!hooks.length || (isAnswer(at) && table.use.stopped)) return;
  const order = forced === undefined ? (opened.left ?? table.order) : [forced];
  for (const seat of order) {
    const must = hooks.find((hook) => hook.must && !fired.includes(usedKey(seat, hook.id)) && mayUse(table, hook, seat, at));
    if (!must) continue;
    table.next('use', { ability: must.id, seat });
    table.next('window', { ...opened, fired: [...fired, usedKey(seat, must.id)] });
    return;
  }
  const isPolled = (seat: number) => mayUnveil(table, hooks, seat) || (forced === undefined && hasUse(table, hooks, seat, at));
  const polled = order.filter(isPolled);
  if (!polled.length) return;
  const picks = yield* table.askAll(polled.map((seat) => poll(table, at, seat, hooks)));
  const first = polled.find((seat) => picks[seat]![0] !== PASS);
  if (first === undefined) return;
  if (picks[first]![0] === UNVEIL) return table.then(['unveil', { seat: first }], ['window', { ...opened }]);
  table.next('use', readUsing(table, at, first, picks[first]![0]!));
  table.next('window', loops.has(at) ? { at, fired } : { at, fired, left: polled.slice(polled.indexOf(first) + 1) });
}

const hasUse = (table: CosmicTable, hooks: readonly Ability[], seat: number, at: Moment): boolean =>
  hooks.some((hook) => !hook.must && mayUse(table, hook, seat, at));

/** A seat whose sheet is hidden might have any power that serves here, as far as everyone can know. J-32: it can't be turned up while it would be down. */
export function mayUnveil(table: CosmicTable, hooks: readonly Ability[], seat: number): boolean {
  const { hidden, up } = table.seat(seat);
  return hidden && up && hooks.some((hook) => !hook.face && playsAs(hook.as, table, seat) && (hook.when?.(table, seat) ?? true));
}

/** Moments that answer something announced. */
const isAnswer = (at: Moment): boolean => at === 'on.power-use' || at === 'on.card-play' || at === 'on.reinforcement';

function poll(table: CosmicTable, at: Moment, seat: number, hooks: readonly Ability[]): Question {
  const options: Option[] = [{ id: PASS }];
  const blocked: { id: string; why: string }[] = [];
  for (const hook of hooks) {
    if (hook.must || !mayUse(table, hook, seat, at)) continue;
    const ways = hook.ways?.(table, seat).map((way) => `@${way}`) ?? [''];
    if (hook.face === undefined) for (const way of ways) options.push({ id: `power:${hook.id}${way}` });
    else {
      for (const { id, face } of table.seat(seat).hand) {
        if (face !== hook.face) continue;
        if (isLocked(table, seat, id)) blocked.push({ id: `card:${id}`, why: 'card_locked' });
        else for (const way of ways) options.push({ id: `card:${id}${way}` });
      }
    }
  }
  const isHidden = mayUnveil(table, hooks, seat);
  if (isHidden) options.push({ id: UNVEIL });
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
    moment: momentOf(table, at, seat, isHidden && !hasUse(table, hooks, seat, at)),
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
    const { face } = table.card(seat, id)!;
    using['ability'] = abilitiesAt(at).find((hook) => hook.face === face)!.id;
    using['card'] = id;
  }
  if (way !== undefined) using['way'] = way;
  return using;
}
