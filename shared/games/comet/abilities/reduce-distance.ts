import { appearOf, type Ability } from './ability.ts';

/**
 * Dodo, gold wallaby, nearer nest: used before the companion is placed, for the next animal of this action only. Cave bear and gold
 * passenger pigeon do it lastingly: see `nearness` where an animal appears.
 */
export const reduceDistance: Ability<'reduce_distance'> = {
  idle(table) {
    const { placed, seconds } = appearOf(table);
    return placed === 0 || seconds.length ? null : 'nothing_appears';
  },
  step(table, { effect }) {
    appearOf(table).nearer += effect.n;
  },
};
