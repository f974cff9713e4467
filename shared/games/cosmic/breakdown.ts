import { valueOf, type Face } from './cards.ts';
import type { Encounter, PlanetId, Side } from './facts.ts';
import { cardOf } from './totals.ts';

/** One line of a side's total. */
export interface SumLine {
  kind: 'card' | 'ships' | 'reinforcement' | 'power';
  value: number;
  seat?: number;
  ships?: number;
  /** What a ship counts for. */
  each?: number;
  /** The alien whose power adds it. */
  by?: string;
}

type Fought = Pick<Encounter, 'gate' | 'defenders' | 'defense' | 'planet' | 'worth' | 'plus' | 'table' | 'calmed'> & {
  selected: Record<Side, { face?: Face } | null>;
};

/** A side's total line by line, in the order in which one would add it up at the table; the facts of a save and of a view will both do. */
export function linesOf(encounter: Fought, planets: Record<PlanetId, number[]>, side: Side): SumLine[] {
  const { gate, defenders, defense, planet, worth, plus, table } = encounter;
  const ships = side === 'offense' ? gate : [{ seat: defense!, ships: planets[planet!]![defense!]! }, ...defenders];
  return [
    { kind: 'card', value: valueOf(cardOf(encounter as Encounter, side)) },
    ...ships
      .filter((stack) => stack.ships > 0)
      .map((stack): SumLine => {
        const each = worth.find(({ seat }) => seat === stack.seat)?.each ?? 1;
        return { kind: 'ships', seat: stack.seat, ships: stack.ships, each, value: stack.ships * each };
      }),
    ...plus.filter((one) => one.side === side).map(({ by, amount }): SumLine => ({ kind: 'power', by, value: amount })),
    ...table.filter((one) => one.side === side).map(({ seat, face }): SumLine => ({ kind: 'reinforcement', seat, value: valueOf(face) })),
  ];
}
