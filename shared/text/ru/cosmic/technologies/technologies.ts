import type { TechnologyId } from '../../../../games/cosmic/technologies/technologies.ts';
import type { TechnologyWords } from '../../../cosmic-entry.ts';
import { coldsleepShip } from './coldsleep-ship.ts';
import { collapsiumHulls } from './collapsium-hulls.ts';
import { cosmicFieldGenerator } from './cosmic-field-generator.ts';
import { deltaScanners } from './delta-scanners.ts';
import { energyCloak } from './energy-cloak.ts';
import { enigmaDevice } from './enigma-device.ts';
import { genesisBomb } from './genesis-bomb.ts';
import { gluonMines } from './gluon-mines.ts';
import { infinityDrive } from './infinity-drive.ts';
import { lunarCannon } from './lunar-cannon.ts';
import { omegaMissile } from './omega-missile.ts';
import { plasmaThrusters } from './plasma-thrusters.ts';
import { precursorSeed } from './precursor-seed.ts';
import { quarkBattery } from './quark-battery.ts';
import { techScrambler } from './tech-scrambler.ts';
import { thePrometheus } from './the-prometheus.ts';
import { theQax } from './the-qax.ts';
import { vacuumTurbines } from './vacuum-turbines.ts';
import { warpspaceKey } from './warpspace-key.ts';
import { xenonLasers } from './xenon-lasers.ts';

/** Written by npm run list-aliens. */
export const technologies: { [Id in TechnologyId]: TechnologyWords<Id> } = {
  'coldsleep-ship': coldsleepShip,
  'collapsium-hulls': collapsiumHulls,
  'cosmic-field-generator': cosmicFieldGenerator,
  'delta-scanners': deltaScanners,
  'energy-cloak': energyCloak,
  'enigma-device': enigmaDevice,
  'genesis-bomb': genesisBomb,
  'gluon-mines': gluonMines,
  'infinity-drive': infinityDrive,
  'lunar-cannon': lunarCannon,
  'omega-missile': omegaMissile,
  'plasma-thrusters': plasmaThrusters,
  'precursor-seed': precursorSeed,
  'quark-battery': quarkBattery,
  'tech-scrambler': techScrambler,
  'the-prometheus': thePrometheus,
  'the-qax': theQax,
  'vacuum-turbines': vacuumTurbines,
  'warpspace-key': warpspaceKey,
  'xenon-lasers': xenonLasers,
};
