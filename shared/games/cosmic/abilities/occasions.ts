import type { Step } from '../../../engine/rules.ts';
import type { Occasion } from '../facts.ts';
import type { Stage } from './moments.ts';
import type { CosmicTable } from '../table.ts';

/**
 * What has just happened lies on the table while it can be answered: cards on the pile, colonies gained, a power lost.
 * An answer may bring about the next occasion, so they lie one upon another.
 */
function occasion(table: CosmicTable, { stage, ...happened }: Occasion & { stage?: Stage }): void {
  table.facts.occasions.push(happened);
  table.window(happened.at, stage ? { stage } : {});
  table.next('occasion.over');
}

function over(table: CosmicTable): void {
  table.facts.occasions.pop();
}

export const occasionSteps: Record<string, Step<CosmicTable>> = { occasion, 'occasion.over': over };
