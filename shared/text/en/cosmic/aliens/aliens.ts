import type { AlienId } from '../../../../games/cosmic/aliens/aliens.ts';
import type { AlienWords } from '../../../cosmic-entry.ts';
import { amoeba } from './amoeba.ts';
import { antiMatter } from './anti-matter.ts';
import { barbarian } from './barbarian.ts';
import { calculator } from './calculator.ts';
import { chosen } from './chosen.ts';
import { citadel } from './citadel.ts';
import { clone } from './clone.ts';
import { cudgel } from './cudgel.ts';
import { demon } from './demon.ts';
import { dictator } from './dictator.ts';
import { fido } from './fido.ts';
import { filch } from './filch.ts';
import { fodder } from './fodder.ts';
import { gambler } from './gambler.ts';
import { grudge } from './grudge.ts';
import { hacker } from './hacker.ts';
import { hate } from './hate.ts';
import { healer } from './healer.ts';
import { human } from './human.ts';
import { kamikaze } from './kamikaze.ts';
import { loser } from './loser.ts';
import { machine } from './machine.ts';
import { macron } from './macron.ts';
import { masochist } from './masochist.ts';
import { mind } from './mind.ts';
import { mirror } from './mirror.ts';
import { miser } from './miser.ts';
import { mite } from './mite.ts';
import { mutant } from './mutant.ts';
import { observer } from './observer.ts';
import { oracle } from './oracle.ts';
import { pacifist } from './pacifist.ts';
import { parasite } from './parasite.ts';
import { philanthropist } from './philanthropist.ts';
import { reincarnator } from './reincarnator.ts';
import { remora } from './remora.ts';
import { reserve } from './reserve.ts';
import { shadow } from './shadow.ts';
import { sorcerer } from './sorcerer.ts';
import { spiff } from './spiff.ts';
import { tickTock } from './tick-tock.ts';
import { trader } from './trader.ts';
import { tripler } from './tripler.ts';
import { vacuum } from './vacuum.ts';
import { virus } from './virus.ts';
import { theVoid } from './void.ts';
import { vulch } from './vulch.ts';
import { warpish } from './warpish.ts';
import { warrior } from './warrior.ts';
import { will } from './will.ts';
import { zombie } from './zombie.ts';

/** Written by npm run list-aliens. */
export const aliens: { [Id in AlienId]: AlienWords<Id> } = {
  amoeba,
  'anti-matter': antiMatter,
  barbarian,
  calculator,
  chosen,
  citadel,
  clone,
  cudgel,
  demon,
  dictator,
  fido,
  filch,
  fodder,
  gambler,
  grudge,
  hacker,
  hate,
  healer,
  human,
  kamikaze,
  loser,
  machine,
  macron,
  masochist,
  mind,
  mirror,
  miser,
  mite,
  mutant,
  observer,
  oracle,
  pacifist,
  parasite,
  philanthropist,
  reincarnator,
  remora,
  reserve,
  shadow,
  sorcerer,
  spiff,
  'tick-tock': tickTock,
  trader,
  tripler,
  vacuum,
  virus,
  void: theVoid,
  vulch,
  warpish,
  warrior,
  will,
  zombie,
};
