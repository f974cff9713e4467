import type { Alien } from '../ability.ts';
import { clone } from './clone.ts';
import { human } from './human.ts';
import { macron } from './macron.ts';
import { mite } from './mite.ts';
import { oracle } from './oracle.ts';
import { parasite } from './parasite.ts';
import { sorcerer } from './sorcerer.ts';
import { zombie } from './zombie.ts';

/** Every alien in the box, one file each. */
export const aliens: Record<string, Alien> = { clone, human, macron, mite, oracle, parasite, sorcerer, zombie };
