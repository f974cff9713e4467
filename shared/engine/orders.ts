import { faultOf, type Decision, type OrderCue } from './decision.ts';
import { Refusal } from './refusal.ts';
import type { Foreseen } from './rules.ts';

/** An answer lodged in advance: given as soon as that question is put to the seat, if it is legal then. */
export interface Forecast {
  /** The key of the question it answers. */
  about: string;
  picks: string[];
}

/** Private to a seat and changeable at any time. Kept beside the save: lodging them is no move and nobody is told. */
export interface Orders {
  forecasts: Forecast[];
  /** Standing orders: per moment the roles in which the seat wishes to be asked. None: never; `any`: always. */
  moments?: Record<string, string[]>;
  /**
   * Per moment, answers to give by oneself, the first of them that is on offer: what goes on for several times. Of a thing that the moment is about,
   * `leave:` passes it by, and `ask:` wants to be asked each time.
   */
  plans?: Record<string, string[]>;
  /** Pass at every moment during this. */
  passing?: string;
}

export const noOrders: Orders = { forecasts: [] };

/** Each pick in turn becomes the answer to one coming question; refused if it could not be. */
export function lodge(foreseen: Foreseen | null, picks: readonly string[], orders: Orders = noOrders): Orders {
  if (!foreseen) throw new Refusal('nothing_to_forecast');
  const groups = picks.length < foreseen.max ? relax(foreseen) : (foreseen.groups ?? []);
  const fault = faultOf({ seat: 0, clock: 'turn', min: 0, fallback: [], ...foreseen, groups }, picks);
  if (fault) throw new Refusal(fault === 'group_short' ? (foreseen.lacking ?? fault) : fault);
  return { ...orders, forecasts: picks.map((pick) => ({ about: foreseen.about.key, picks: [pick] })) };
}

/** A forecast may stop short: what a group asks at least is asked again when the time comes. One that answers all of it can't leave that out. */
function relax({ groups = [] }: Foreseen) {
  return groups.map((group) => ({ ...group, min: 0 }));
}

export interface Fired {
  /** The picks to answer with, or null: ask the seat. */
  picks: string[] | null;
  orders: Orders;
}

/** What a seat's orders answer to a decision just put to it. A forecast that no longer fits drops all behind it too. */
export function fire(orders: Orders, decision: Decision): Fired {
  const [next, ...rest] = orders.forecasts;
  if (next && next.about === decision.about.key && !faultOf(decision, next.picks)) {
    return { picks: next.picks, orders: { ...orders, forecasts: rest } };
  }
  const standing = plannedAnswer(orders, decision) ?? (isPassed(orders, decision) ? decision.fallback : null);
  // a moment passed by is not the question a forecast waits for
  const left = next && !standing ? { ...orders, forecasts: [] } : orders;
  return { picks: standing, orders: left };
}

/** What a seat has planned for this moment, if it is on offer. */
export function plannedAnswer({ plans }: Orders, { moment, options }: Decision): string[] | null {
  const pick = moment && plans?.[moment.id]?.find((one) => options.some(({ id }) => id === one));
  return pick === undefined ? null : [pick];
}

/** Does a seat let this pass, without having planned anything for it? */
export const isPassed = (orders: Orders, decision: Decision): boolean =>
  decision.moment !== undefined && !plannedAnswer(orders, decision) && (leaves(orders, decision.moment) || passes(orders, decision.moment));

const LEAVE = 'leave:';
const ASK = 'ask:';
const thingOf = (plan: string): string => plan.slice(plan.indexOf(':') + 1);

/** Does a seat leave everything as it is that this moment is about? */
function leaves({ plans }: Orders, { id, about = [] }: OrderCue): boolean {
  const planned = plans?.[id] ?? [];
  return about.length > 0 && about.every((thing) => planned.includes(LEAVE + thing));
}

/** An answer goes on by itself where its option says so, unless the seat wants to be asked about that each time. Plans for what is gone are dropped. */
export function goOn(orders: Orders, { moment, options }: Decision, picks: readonly string[]): Orders {
  const plan = options.find(({ id }) => id === picks[0])?.plan;
  if (!moment || !plan) return orders;
  const was = (orders.plans?.[moment.id] ?? []).filter((one) => moment.about?.includes(thingOf(one)) ?? true);
  const coming = plan.filter((one) => !was.includes(ASK + thingOf(one)));
  const begun = coming.filter((one) => !one.startsWith(LEAVE)).map((one) => LEAVE + thingOf(one));
  const kept = was.filter((one) => !coming.includes(one) && !begun.includes(one));
  return { ...orders, plans: { ...orders.plans, [moment.id]: [...coming, ...kept] } };
}

/** An answer was taken back, and with it what was to go on by itself. */
export function stopAgain(orders: Orders, { moment, options }: Decision, picks: readonly string[]): Orders {
  const plan = options.find(({ id }) => id === picks[0])?.plan;
  const was = moment && orders.plans?.[moment.id];
  return plan && was ? { ...orders, plans: { ...orders.plans, [moment.id]: was.filter((one) => !plan.includes(one)) } } : orders;
}

/** Do standing orders pass this moment by? Where a seat has said nothing, the same holds for everyone, whatever it holds. */
export function passes({ moments, passing }: Orders, { id, as, ask, during }: OrderCue): boolean {
  if (passing === during) return true;
  const wanted = moments?.[id] ?? ask;
  return !wanted.includes('any') && !wanted.some((role) => as.includes(role));
}
