import type { Artifact } from '../ability.ts';
import { cardZap } from './card-zap.ts';
import { cosmicZap } from './cosmic-zap.ts';
import { emotionControl } from './emotion-control.ts';
import { forceField } from './force-field.ts';
import { ionicGas } from './ionic-gas.ts';
import { mobiusTubes } from './mobius-tubes.ts';
import { plague } from './plague.ts';
import { quash } from './quash.ts';

/** Every artifact in the deck, one file each. */
export const artifacts: readonly Artifact[] = [cardZap, cosmicZap, emotionControl, forceField, ionicGas, mobiusTubes, plague, quash];
