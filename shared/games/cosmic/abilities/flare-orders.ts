import { counts } from '../cards/cards.ts';
import type { FlareSide } from '../facts.ts';
import type { CosmicTable } from '../table.ts';
import { abilitiesAt, flareAbility } from './abilities.ts';
import type { Moment } from './moments.ts';
import { usual, type OrderMoment } from './orders.ts';

/** A moment at which a flare may serve, as standing orders go by it. */
export interface FlareOrder {
  moment: OrderMoment;
  /** The role in which its holder meets it. */
  role: string;
  /** The roles in which it is asked there if it has given no order. */
  usual: string[];
}

/** The choice of a table by which the wild side of this flare is another one, if there is any such choice. */
export function wordingOf(table: CosmicTable, alien: string): string | null {
  const wording = table.save.options[`${alien}_flare`];
  return wording === undefined || wording === 'standard' ? null : String(wording);
}

/**
 * Where this side may serve. Its holder is asked there by the usual orders only as far as everyone is for the sake of other cards, since where nothing but a
 * flare serves nobody is; and for a flare that makes more of its power, when that is used by choice.
 */
export function flareOrders(table: CosmicTable, alien: string, side: FlareSide): FlareOrder[] {
  if (side === 'wild' && wordingOf(table, alien)) {
    const own = table.between.flatMap(({ orders = [] }) => orders.filter(({ moment, flare }) => flare && moment.startsWith(`${alien}.`)));
    return own.map(({ moment, usual: asked }) => ({ moment, role: 'any', usual: asked }));
  }
  const ability = flareAbility(alien, side);
  if (!ability) return [];
  if (ability.augments) {
    const roles = new Set(ability.augments.map(({ must }) => (must ? 'own' : 'choice')));
    return [...roles].map((role) => ({ moment: 'on.power-use', role, usual: usual['on.power-use']! }));
  }
  const isAsked = (at: Moment) =>
    abilitiesAt(at).some(({ face, as }) => face !== undefined && counts[face] !== undefined && (as === 'any' || as === ability.as));
  return ability.at
    .filter((at) => at !== 'on.card-source')
    .map((at) => ({ moment: at, role: 'any', usual: isAsked(at) ? (usual[at] ?? ['any']) : [] }));
}
