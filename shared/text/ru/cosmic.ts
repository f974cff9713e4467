import type { Catalogue } from '../say.ts';

/** Cosmic Encounter at the table. */
export const cosmic = {
  'cosmic.alien.zombie': 'Зомби',
  'cosmic.alien.macron': 'Макрон',
} as const satisfies Catalogue;
