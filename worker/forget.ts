import type { Happening } from '../shared/engine/save.ts';
import { tell, type Act } from './desk.ts';
import type { Desk } from './store.ts';

/** A person who wants to be forgotten: all that names them or that they said and left goes. The seat, and its own link, stay. */

export function forgotten(desk: Desk, seat: number): Act {
  return {
    desk: { ...desk, seats: desk.seats.with(seat, { ...desk.seats[seat]!, name: '' }) },
    told: [tell('forgot', { seat })],
    cut: [
      { role: 'seat', seat, kind: 'mail' },
      { role: 'mail', seat },
    ],
    grant: [],
    clear: seat,
    forget: seat,
  };
}

/** What the log says of this seat, without a name. */
export function unnamed(happenings: readonly Happening[], seat: number): Happening[] {
  return happenings.flatMap((happening) => {
    const { type, all } = happening;
    if (all?.['seat'] !== seat) return [happening];
    if (type === 'desk.renamed') return [];
    return [type === 'desk.sat' ? { ...happening, all: { ...all, name: '' } } : happening];
  });
}
