import type { Json } from '../../engine/json.ts';
import type { Step } from '../../engine/rules.ts';
import { linesOf } from './breakdown.ts';
import { sides } from './facts.ts';
import { fightsWith, outcomeOf, totalOf } from './totals.ts';
import type { CosmicTable } from './table.ts';

function reveal(table: CosmicTable): void {
  table.encounter.phase = 'reveal';
  table.then('reveal.flip', 'flip', 'reveal.immediate', 'reveal.modify', 'reveal.outcome', 'outcome');
}

/** Both cards are turned up; a morph is from now on read as a copy of the other printed card. */
function flip(table: CosmicTable): void {
  const { encounter } = table;
  encounter.revealed = true;
  for (const side of sides) encounter.selected[side]!.up = true;
  table.tell('revealed', { offense: encounter.selected.offense!.face, defense: encounter.selected.defense!.face });
}

/** The result is fixed: match-up, totals, assured wins. */
function outcome(table: CosmicTable): void {
  const { encounter } = table;
  encounter.outcome = outcomeOf(table);
  const compared = !encounter.assured && sides.every((side) => fightsWith(encounter, side) === 'attack');
  if (compared)
    table.tell('sums', {
      planet: encounter.planet,
      lines: sides.map((side) => linesOf(encounter, table.facts.planets, side)) as unknown as Json,
    });
  table.tell('outcome', {
    ...encounter.outcome,
    totals: compared ? sides.map((side) => totalOf(table, side)) : null,
  });
}

export const revealSteps: Record<string, Step<CosmicTable>> = { reveal, flip, outcome };
