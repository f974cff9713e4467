import type { Ability } from './ability.ts';

/** Super sides of flares that have to do with a use of their alien's power. */

type Own = Partial<Ability> & Pick<Ability, 'as'>;

const superOf = (power: Ability): Pick<Ability, 'id' | 'face' | 'flare'> => {
  const alien = power.id.slice(0, power.id.indexOf('.'));
  return { id: `${alien}.super`, face: `flare:${alien}`, flare: 'super' };
};

const partsOf = (power: Ability | readonly Ability[]): readonly Ability[] => ('id' in power ? [power] : power);

/** It lets the power be used in another role: the use it leads to can be stopped for itself, and then the flare goes back to the hand. */
export const enable = (power: Ability, own: Own): Ability => ({
  ...superOf(power),
  at: power.at,
  ...(power.stage ? { stage: power.stage } : {}),
  ...(power.aims ? { aims: power.aims.bind(power) } : {}),
  effect(table, { seat, at, picks: [way] }) {
    table.next('use', { ability: power.id, seat, at: at!, ...(way === undefined ? {} : { way }) });
  },
  ...own,
});

/** It makes more of a use of the power, or of any of several parts of it, as that is announced. */
export const augment = (power: Ability | readonly [Ability, ...Ability[]], own: Own): Ability => ({
  ...superOf(partsOf(power)[0]!),
  at: ['on.power-use'],
  augments: partsOf(power),
  aims: () => [],
  effect({ facts }) {
    facts.uses.at(-2)!.augmented = true;
  },
  ...own,
  when: (table, seat) =>
    partsOf(power).some(({ id }) => id === table.use.ability) && table.use.seat === seat && (own.when?.(table, seat) ?? true),
});
