import { isAnimal } from '../cards.ts';
import { appearOf, type Ability } from './ability.ts';

/**
 * Maiasaura, megatherium, twin eggs: one more animal may appear in this action, with a card, a slot and a nest of its own; the printed
 * reduction is for that animal alone. If it does not come, the effect is lost.
 */
export const secondAppear: Ability<'second_appear'> = {
  idle(table, { seat }) {
    const { placed, seconds } = appearOf(table);
    const coming = (placed === 0 ? 1 : 0) + seconds.length + 1;
    if (table.freeSlots(seat).length < coming) return 'no_free_slot';
    return table.seat(seat).hand.filter(({ kind }) => isAnimal(kind)).length < coming ? 'no_animal' : null;
  },
  step(table, { effect }) {
    appearOf(table).seconds.push(effect.reduce);
  },
};
