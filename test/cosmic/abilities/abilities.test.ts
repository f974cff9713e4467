import { expect, test } from 'vitest';
import { abilities, alienOfAbility } from '../../../shared/games/cosmic/abilities/abilities.ts';
import { aliens } from '../../../shared/games/cosmic/aliens/aliens.ts';

test('abilities are of one shape, whatever they can do', () => {
  expect(new Set(abilities.map((ability) => Object.keys(ability).join(' '))).size).toBe(1);
});

test('an ability knows the alien whose power or flare it is', () => {
  for (const { id, abilities: parts, flare = [] } of Object.values(aliens)) {
    const own = abilities.filter((ability) => alienOfAbility(ability) === id);
    expect(own.map((ability) => ability.id)).toEqual([...parts, ...flare].map((part) => part.id));
  }
});
