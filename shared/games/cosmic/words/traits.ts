import type { Ability, Alien, Role, Technology } from '../abilities/ability.ts';
import type { Moment } from '../abilities/moments.ts';
import { aliens } from '../aliens/aliens.ts';
import type { FlareSide } from '../facts.ts';
import { technologies } from '../technologies/technologies.ts';
import { track, type Tracked } from './track.ts';

/** What the lamps of an alien's sheet say. */
export interface Traits {
  alert: Alien['alert'];
  /** In which roles the power works; `any` alone, if in all of them. */
  as: Role[];
  /** Does it happen by itself? `part` of it, if only some of it does. */
  must: 'must' | 'may' | 'part';
  /** Where it works, in order; `any` for a power that answers an event, whenever that comes. */
  phases: Tracked[] | 'any';
}

const rooms: Record<string, Tracked> = { turn: 'start', deal: 'resolution', resolve: 'resolution' };
/** Reinforcements are played when the cards are up, and at no other time. */
const known: Partial<Record<Moment, Tracked>> = { 'turn.continue': 'resolution', 'on.reinforcement': 'reveal' };

function phaseOf(moment: Moment): Tracked | null {
  const [room = ''] = moment.split('.');
  return known[moment] ?? rooms[room] ?? track.find((phase) => phase === room) ?? null;
}

/** Where a part of a power serves, null for any phase. What is done before the game, or only keeps what was done, lights nothing. */
const phasesOf = ({ at, during, quiet }: Ability): (Tracked | null)[] =>
  at
    .filter((moment) => moment !== 'setup.done' && !(quiet && moment === 'on.card-source'))
    .map((moment) => phaseOf(moment) ?? during ?? null);

/** What is done before the game is no part of it. */
function mustOf(abilities: readonly Ability[]): Traits['must'] {
  const played = abilities.filter(({ at }) => at.some((moment) => moment !== 'setup.done'));
  const forced = played.filter(({ must }) => must).length;
  return forced === 0 ? 'may' : forced === played.length ? 'must' : 'part';
}

/** An alien by its id, as its own file has it; null for one that is not in the box. */
export function traitsOf(id: string): Traits | null {
  const alien = aliens[id];
  if (!alien) return null;
  const { alert } = alien;
  // what no moment calls for is a part of what does
  const abilities = alien.abilities.filter(({ at }) => at.length > 0);
  const met = new Set(abilities.flatMap(phasesOf));
  const roles = [...new Set(abilities.map(({ as }) => as))];
  const narrow = roles.filter((role) => role !== 'any');
  return {
    alert,
    as: narrow.length ? narrow : ['any'],
    must: mustOf(abilities),
    phases: met.has(null) ? 'any' : track.filter((phase) => met.has(phase)),
  };
}

/** When a side of a flare serves, and in which role. */
export type FlareTraits = Pick<Traits, 'phases'> & { as: Role };

const flares: ReadonlyMap<string, Record<FlareSide, FlareTraits>> = new Map(
  Object.values(aliens).flatMap(({ id, flare = [] }) => {
    const [wild, superb] = [sideOf(flare, 'wild'), sideOf(flare, 'super')];
    return wild && superb ? [[id, { wild, super: superb }]] : [];
  }),
);

function sideOf(flare: readonly Ability[], side: FlareSide): FlareTraits | null {
  const ability = flare.find((one) => one.flare === side);
  if (!ability) return null;
  const met = (ability.augments ?? [ability]).flatMap(phasesOf);
  return { as: ability.as, phases: met.includes(null) ? 'any' : track.filter((phase) => met.includes(phase)) };
}

/** Both sides of a flare, by its alien. */
export const flareTraitsOf = (id: string): Record<FlareSide, FlareTraits> | null => flares.get(id) ?? null;

/** What the lamps of a technology say. */
export type TechTraits = Pick<Technology, 'research' | 'kind' | 'secret'> & Pick<Traits, 'as' | 'phases'>;

const techs: ReadonlyMap<string, TechTraits> = new Map(
  Object.values(technologies).map(({ id, research, kind, secret, abilities }) => {
    const roles = [...new Set(abilities.map(({ as }) => as))];
    const met = new Set(abilities.flatMap(phasesOf));
    const phases = met.has(null) ? 'any' : track.filter((phase) => met.has(phase));
    return [id, { research, kind, ...(secret ? { secret } : {}), as: roles, phases }];
  }),
);

/** A technology by its id, as its own file has it. */
export const techTraitsOf = (id: string): TechTraits => techs.get(id)!;
