import type { Ability } from './ability.ts';
import { aliens } from './aliens/aliens.ts';
import { artifacts } from './artifacts/artifacts.ts';
import { counts } from './cards.ts';
import type { Moment } from './moments.ts';
import { reinforcements } from './reinforcements.ts';
import type { Hooks } from './table.ts';

/** Every ability in the game, found by its id and by its moment. */
export const abilities: readonly Ability[] = [
  ...Object.values(aliens).flatMap((alien) => alien.abilities),
  ...artifacts.map(({ ability }) => ability),
  ...reinforcements,
];

const byId = new Map(abilities.map((ability) => [ability.id, ability]));
const byMoment = new Map<Moment, Ability[]>();
for (const ability of abilities) for (const at of ability.at) byMoment.set(at, [...(byMoment.get(at) ?? []), ability]);
const owners = new Map(Object.values(aliens).flatMap((alien) => alien.abilities.map((ability) => [ability, alien.id])));

export function abilityOf(id: string): Ability {
  const ability = byId.get(id);
  if (!ability) throw new Error(`no ability ${id}`);
  return ability;
}

const none: Ability[] = [];
export const abilitiesAt = (at: Moment): readonly Ability[] => byMoment.get(at) ?? none;
export const alienOfAbility = (ability: Ability): string | undefined => owners.get(ability);
export const isPower = ({ face, tech }: Ability): boolean => face === undefined && tech === undefined;

/** By moment, what in the box hooks in there: a card only if it is in the deck. */
export const hooked: ReadonlyMap<string, Hooks> = new Map(
  [...byMoment].map(([at, list]) => [
    at,
    {
      cards: list.some((one) => !isPower(one) && (one.face === undefined || counts[one.face] !== undefined)),
      aliens: new Set(list.filter(isPower).map((one) => owners.get(one)!)),
    },
  ]),
);
