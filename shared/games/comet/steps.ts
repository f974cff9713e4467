import type { Step } from '../../engine/rules.ts';
import { parrot } from './abilities/copy-move.ts';
import { abilitySteps } from './abilities.ts';
import type { CometTable } from './table.ts';
import { appear } from './steps/appear.ts';
import { between } from './steps/between.ts';
import { deal } from './steps/deal.ts';
import { endTurn, nextTurn } from './steps/end-turn.ts';
import { move } from './steps/move.ts';
import { choice, refresh } from './steps/refresh.ts';
import { turn } from './steps/turn.ts';

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
