import type { Catalogue } from '../say.ts';

/** Cosmic Encounter at the table. */
export const cosmic = {
  'cosmic.alien.zombie': 'Zombie',
  'cosmic.alien.macron': 'Macron',
} as const satisfies Catalogue;
