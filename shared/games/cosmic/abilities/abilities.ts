import { aliens } from '../aliens/aliens.ts';
import { artifacts } from '../artifacts/artifacts.ts';
import { counts } from '../cards/cards.ts';
import { reinforcements } from '../cards/reinforcements.ts';
import { technologies } from '../technologies/technologies.ts';
import type { FlareSide } from '../facts.ts';
import type { Ability, Alien, Reply } from './ability.ts';
import type { BendPoint } from './bends.ts';
import { isPower, type Box, type Hooks } from './box.ts';
import { stagesOf, type Moment } from './moments.ts';

const blank = {
  id: undefined,
  alien: undefined,
  at: undefined,
  barred: undefined,
  stage: undefined,
  as: undefined,
  during: undefined,
  face: undefined,
  flare: undefined,
  augments: undefined,
  tech: undefined,
  quiet: undefined,
  must: undefined,
  repeats: undefined,
  when: undefined,
  can: undefined,
  ways: undefined,
  choose: undefined,
  ships: undefined,
  aims: undefined,
  mild: undefined,
  source: undefined,
  effect: undefined,
  lasts: undefined,
  always: undefined,
  stops: undefined,
  stopped: undefined,
  hint: undefined,
  threat: undefined,
} satisfies Record<keyof Ability, undefined>;

/** What it lacks is there as nothing: each window looks through all that hook in, and objects of one shape are read much faster. */
const shape = (ability: Ability): Ability => ({ ...blank, ...ability }) as Ability;

/** Every ability in the game, found by its id and by its moment. */
export const abilities: readonly Ability[] = [
  ...Object.values(aliens).flatMap(({ id: alien, abilities, flare = [] }) => [...abilities, ...flare].map((one) => ({ ...one, alien }))),
  ...artifacts.map(({ ability }) => ability),
  ...reinforcements,
  ...Object.values(technologies).flatMap((technology) => technology.abilities),
].map(shape);

const byId = new Map(abilities.map((ability) => [ability.id, ability]));
const byMoment = new Map<Moment, Ability[]>();
for (const ability of abilities) for (const at of ability.at) byMoment.set(at, [...(byMoment.get(at) ?? []), ability]);

export function abilityOf(id: string): Ability {
  const ability = byId.get(id);
  if (!ability) throw new Error(`no ability ${id}`);
  return ability;
}

const none: Ability[] = [];
/** By what is not in play at a table: flares, technologies. */
const listed = [false, true].map((hasFlares) =>
  [false, true].map(
    (hasTechs) =>
      new Map(
        [...byMoment].map(([at, list]) => [
          at,
          list.filter(({ flare, tech }) => (hasFlares || flare === undefined) && (hasTechs || tech === undefined)),
        ]),
      ),
  ),
);
export const abilitiesAt = (at: Moment, hasFlares = true, hasTechs = true): readonly Ability[] =>
  listed[Number(hasFlares)]![Number(hasTechs)]!.get(at) ?? none;
export const alienOfAbility = ({ alien }: Ability): string | undefined => alien;

/** A side of the flare of this alien. */
export const flareAbility = (alien: string, side: FlareSide): Ability | undefined =>
  aliens[alien]?.flare?.find(({ flare }) => flare === side);

/** J-32: what needs something before the game begins is never dealt hidden. */
export const mayHide = (ability: Ability): boolean => isPower(ability) && !aliens[ability.alien ?? '']?.setup;

const keepers = new Set(
  Object.values(aliens).flatMap((alien) => (alien.abilities.some(({ always }) => always?.keepsPower) ? [alien.id] : [])),
);

/** Does it belong to a power that is kept with too few home colonies? */
export const isKept = (ability: Ability): boolean => keepers.has(ability.alien ?? '');

/** By moment, what in the box hooks in there: a card only if it is in the deck. */
const hooks: ReadonlyMap<string, Hooks> = new Map(
  [...byMoment].map(([at, list]) => [
    at,
    {
      cards: list.some((one) => one.face !== undefined && counts[one.face] !== undefined),
      flares: list.some((one) => one.flare !== undefined),
      techs: list.some((one) => one.tech !== undefined),
      aliens: new Set(list.filter(isPower).map((one) => one.alien!)),
      hidden: list.some(mayHide),
      stages: new Set(list.flatMap(({ stage = stagesOf(at)[0] }) => stage ?? [])),
    },
  ]),
);

const lasting = new Map(abilities.flatMap(({ id, lasts }) => (lasts ? [[id, lasts] as const] : [])));
const always = new Map<BendPoint, Map<string, Ability[]>>();
for (const { id, abilities: parts } of Object.values(aliens)) {
  for (const part of parts) {
    for (const point of Object.keys(part.always ?? {}) as BendPoint[]) {
      const found = always.get(point) ?? new Map<string, Ability[]>();
      always.set(point, found.set(id, [...(found.get(id) ?? []), part]));
    }
  }
}

/** Powers that are sure to change the totals once the cards are up, by alien. */
const foreseen = new Map(
  Object.values(aliens).map(({ id, abilities: parts }) => [
    id,
    parts.filter((part) => part.must && part.lasts && part.at.includes('reveal.modify')),
  ]),
);

/** Beside what it is worth to anyone, what fighting with a card is worth to a bot of this alien. */
export const favourOf = (alien: string, ...of: Parameters<NonNullable<Alien['favours']>>): number => aliens[alien]?.favours?.(...of) ?? 0;

/** How bots answer what a single alien, artifact or technology asks: `mite.bluster`. */
export const replies: ReadonlyMap<string, Reply> = new Map(
  [...Object.values(aliens), ...artifacts, ...Object.values(technologies)].flatMap(({ replies = {}, ...one }) =>
    Object.entries(replies).map(
      ([name, reply]) => [`${'id' in one ? one.id : one.ability.id.slice('artifact:'.length)}.${name}`, reply] as const,
    ),
  ),
);

const setup = new Set(Object.values(aliens).flatMap((alien) => (alien.setup ? [alien.id] : [])));

const draws = new Set(Object.values(aliens).flatMap((alien) => (alien.draws ? [alien.id] : [])));

const alert = new Map(Object.values(aliens).map((alien) => [alien.id, alien.alert]));

const unless = new Map(Object.values(aliens).flatMap((alien) => (alien.unless ? [[alien.id, alien.unless] as const] : [])));

const between = Object.values(aliens).flatMap((alien) => alien.between ?? []);

/** All that the table asks its abilities. */
export const box: Box = { hooks, lasting, always, foreseen, setup, draws, alert, unless, between, technologies };
