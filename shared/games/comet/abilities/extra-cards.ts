import { isAnimal, isAnyTerrain } from '../cards.ts';
import { moveOf, type Ability } from './ability.ts';

/** Velociraptor, tyrannosaurus, stampede: up to n more cards without the any-terrain symbol may be played in this Move. */
export const extraCards: Ability<'extra_cards'> = {
  idle(table, { seat }) {
    const plain = table.seat(seat).hand.filter(({ kind }) => isAnimal(kind) && !isAnyTerrain(kind)).length;
    return plain > moveOf(table).plain ? null : 'no_card_to_play';
  },
  step(table, { effect }) {
    moveOf(table).plain += effect.n;
  },
};
