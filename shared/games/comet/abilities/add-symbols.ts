import { moveOf, type Ability } from './ability.ts';

/** Giant moa, ankylosaurus, cave beaver, lemur, addax, saber-toothed tiger and others: symbols join the pool of this Move. */
export const addSymbols: Ability<'add_symbols'> = {
  idle: () => null,
  step(table, { effect }) {
    moveOf(table).pool.push(...effect.symbols);
  },
};
