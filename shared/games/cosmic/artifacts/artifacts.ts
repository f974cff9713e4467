import type { Artifact } from '../abilities/ability.ts';
import { cardZap } from './card-zap.ts';
import { cosmicZap } from './cosmic-zap.ts';
import { emotionControl } from './emotion-control.ts';
import { forceField } from './force-field.ts';
import { ionicGas } from './ionic-gas.ts';
import { mobiusTubes } from './mobius-tubes.ts';
import { plague } from './plague.ts';
import { quash } from './quash.ts';

/** Every artifact in the deck, one file each. */
const box = {
  'card-zap': cardZap,
  'cosmic-zap': cosmicZap,
  'emotion-control': emotionControl,
  'force-field': forceField,
  'ionic-gas': ionicGas,
  'mobius-tubes': mobiusTubes,
  plague,
  quash,
};
export type ArtifactId = keyof typeof box;
export const artifacts: readonly Artifact[] = Object.values(box);
