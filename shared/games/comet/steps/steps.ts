import type { Step } from '../../../engine/rules.ts';
import { parrot } from '../abilities/copy-move.ts';
import { abilitySteps } from '../abilities/abilities.ts';
import type { CometTable } from '../table.ts';
import { appear } from './appear.ts';
import { between } from './between.ts';
import { deal } from './deal.ts';
import { endTurn, nextTurn } from './end-turn.ts';
import { move } from './move.ts';
import { choice, refresh } from './refresh.ts';
import { turn } from './turn.ts';

export const steps: Record<string, Step<CometTable>> = {
  deal,
  turn,
  appear,
  move,
  refresh,
  choice,
  endTurn,
  between,
  parrot,
  nextTurn,
  ...abilitySteps,
};
