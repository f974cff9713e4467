import type { FlareView } from '$shared/games/cosmic/view.ts';
import type { Moments } from '$lib/play/decision/orders.ts';

/** Whether the orders of who holds a flare have it asked where the side that serves may be played. */
export interface FlareAsking {
  /** At every such moment, at none of them, or only at some or in some roles. */
  is: 'asked' | 'passed' | 'partly';
  /** Do orders of its own say so? */
  isOwn: boolean;
  /** The orders, as a form sends them, by which it is asked; or by which all is as usual again. */
  order: string;
}

export function askingOf({ side, sides }: FlareView, moments: Moments): FlareAsking {
  const includes = (roles: readonly string[], role: string): boolean => roles.includes('any') || roles.includes(role);
  const orders = sides[side].orders.map((one) => {
    const roles = moments[one.moment] ?? one.usual;
    return { ...one, roles, isAsked: includes(roles, one.role) };
  });
  const missing = orders.filter(({ isAsked }) => !isAsked);
  const own = orders.filter(({ isAsked, usual, role }) => isAsked && !includes(usual, role));
  if (!missing.length) return { is: 'asked', isOwn: own.length > 0, order: orderOf(own.map(({ moment }) => moment)) };
  const isPassed = missing.length === orders.length && missing.every(({ roles }) => !roles.length);
  const wanted = missing.map(({ moment, role, roles }) => `${moment}=${role === 'any' ? 'any' : [...roles, role].join()}`);
  return { is: isPassed ? 'passed' : 'partly', isOwn: own.length > 0, order: orderOf(wanted) };
}

const orderOf = (orders: readonly string[]): string => [...new Set(orders)].join(';');
