import type { Happening } from '../../../shared/engine/save.ts';
import type { Desk } from '../../state/records.ts';
import { type Act, announce } from '../act.ts';

/** A person who wants to be forgotten: all that names them or that they said and left goes. The seat, and its own link, stay. */
export function forget(desk: Desk, seat: number): Act {
  return {
    desk: { ...desk, seats: desk.seats.with(seat, { ...desk.seats[seat]!, name: '' }) },
    told: [announce('forgot', { seat })],
    cut: [
      { role: 'seat', seat, kind: 'mail' },
      { role: 'mail', seat },
    ],
    grant: [],
    clear: seat,
    forget: { seat, before: Infinity },
  };
}

/** Someone who has given up the seat is forgotten; whoever has taken it since keeps what is theirs. */
export function forgetFormer(desk: Desk, seat: number): Act {
  const { occupant, since } = desk.seats[seat]!;
  if (occupant !== 'person') return forget(desk, seat);
  return { desk, told: [announce('forgot', { seat })], cut: [], grant: [], forget: { seat, before: since ?? 0 } };
}

/** What the log says of this seat, without a name. */
export function eraseName(happenings: readonly Happening[], seat: number): Happening[] {
  return happenings.flatMap((happening) => {
    const { type, all } = happening;
    if (all?.['seat'] !== seat) return [happening];
    if (type === 'desk.renamed') return [];
    return [type === 'desk.sat' ? { ...happening, all: { ...all, name: '' } } : happening];
  });
}
