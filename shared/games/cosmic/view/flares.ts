import { playsAs } from '../abilities/ability.ts';
import { flareOrders, wordingOf, type FlareOrder } from '../abilities/flare-orders.ts';
import type { OrderMoment } from '../abilities/orders.ts';
import { overuseOf } from '../window/may-use.ts';
import type { Card } from '../cards/cards.ts';
import { isLocked } from '../deal/locks.ts';
import type { FlareSide } from '../facts.ts';
import type { CosmicTable } from '../table.ts';
import { flareTraitsOf, type FlareTraits } from '../words/traits.ts';

/** A flare in the hand of the viewer. */
export interface FlareView {
  card: string;
  /** The side that serves as things are. */
  side: FlareSide;
  sides: Record<FlareSide, FlareSideView>;
}

/** When a side serves and in which role; why it does not as things are, if more is to be said than that its moment has not come. */
export interface FlareSideView extends FlareTraits {
  why?: FlareWhy;
  /** The table plays it by other words. */
  wording?: string;
  /** What standing orders go by where it may serve. */
  orders: FlareOrder[];
}

export type FlareWhy =
  'not_your_alien' | 'power_off' | 'power_on' | 'flare_repeat' | 'flare_limit' | 'card_locked' | 'wrong_phase' | 'wrong_role';

/** What is known by everyone but for the card itself. */
export function flareView(table: CosmicTable, seat: number, card: Card): FlareView[] {
  const alien = card.face.slice('flare:'.length);
  const traits = flareTraitsOf(alien);
  if (!traits) return [];
  const side = table.hasPower(seat, alien) ? 'super' : 'wild';
  const wording = wordingOf(table, alien);
  const sideView = (one: FlareSide): FlareSideView => {
    const why = one === side ? whyNot(table, seat, card, traits[one]) : notServing(table, seat, alien, one);
    return {
      ...traits[one],
      ...(why && { why }),
      ...(one === 'wild' && wording && { wording }),
      orders: flareOrders(table, alien, one),
    };
  };
  return [{ card: card.id, side, sides: { wild: sideView('wild'), super: sideView('super') } }];
}

/** Where any side of these could serve its holder in whatever role: what it may want to order to be asked at. */
export const flareMomentsOf = (flares: readonly FlareView[]): OrderMoment[] => [
  ...new Set(flares.flatMap(({ sides }) => [sides.wild, sides.super].flatMap(({ orders }) => orders.map(({ moment }) => moment)))),
];

/** Why it is the other side that serves. */
function notServing(table: CosmicTable, seat: number, alien: string, side: FlareSide): FlareWhy {
  if (side === 'wild') return 'power_on';
  return table.owns(seat, alien) ? 'power_off' : 'not_your_alien';
}

/** Why the side that serves can't be played, as far as it can be said without asking for its moment. */
function whyNot(table: CosmicTable, seat: number, { id, face }: Card, { as, phases }: FlareTraits): FlareWhy | null {
  const { encounter } = table.facts;
  if (!encounter) return 'wrong_phase';
  const why = overuseOf(table, face, seat);
  if (why) return why;
  if (isLocked(table, seat, id)) return 'card_locked';
  if (phases !== 'any' && !phases.some((phase) => phase === encounter.phase)) return 'wrong_phase';
  return playsAs(as, table, seat) ? null : 'wrong_role';
}
