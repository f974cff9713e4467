import type { Step } from '../../../engine/rules.ts';
import { otherSide, sides } from '../facts.ts';
import { totalOf } from '../totals/lines.ts';
import { assuredWinner, isFought, marginOf, outcomeOf, reckon, takenFor } from '../totals/totals.ts';
import type { CosmicTable } from '../table.ts';

function reveal(table: CosmicTable): void {
  table.encounter.phase = 'reveal';
  table.then('reveal.flip', 'flip', 'reveal.immediate', 'reveal.modify', 'reveal.outcome', 'outcome');
}

/** Both cards are turned up, but for one that is taken for what its owner claims; a morph is from now on a copy of the other printed card. */
function flip(table: CosmicTable): void {
  const { encounter } = table;
  encounter.revealed = true;
  const { selected } = encounter;
  for (const side of sides) if (selected[side]!.claim === undefined) selected[side]!.up = true;
  for (const side of sides) {
    const [card, other] = [selected[side]!, selected[otherSide(side)]!];
    if (takenFor(card) === 'morph' && takenFor(other) !== 'morph') card.becomes = takenFor(other);
  }
  table.tell('revealed', { offense: takenFor(selected.offense!), defense: takenFor(selected.defense!) });
}

/** The result is fixed: match-up, totals, assured wins. */
function outcome(table: CosmicTable): void {
  const { encounter } = table;
  encounter.outcome = outcomeOf(table);
  encounter.margin = marginOf(table);
  const { lines } = reckon(table);
  const compared = !assuredWinner(table) && isFought(table);
  if (compared) table.tell('sums', { planet: encounter.planet, lines: sides.map((side) => lines[side]) });
  table.tell('outcome', { ...encounter.outcome, totals: compared ? sides.map((side) => totalOf(lines[side])) : null });
}

export const revealSteps: Record<string, Step<CosmicTable>> = { reveal, flip, outcome };
