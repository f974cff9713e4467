import type { Step } from '../../engine/rules.ts';
import { abilityOf, isPower } from './abilities.ts';
import { typeOf } from './cards.ts';
import type { CosmicTable } from './table.ts';
import { usedKey, window, type Using } from './window.ts';

/** A use is announced and may be answered; what is not stopped takes effect; then its card goes where it belongs. */
function* use(table: CosmicTable, { ability: id, seat, card, way }: Using) {
  const ability = abilityOf(id);
  const picks = way === undefined ? [] : [way];
  if (ability.choose) picks.push(...(yield* ability.choose(table, seat)));
  const face = card === undefined ? null : table.fromHand(seat, card);
  const aimed = ability.aims?.(table, seat, picks) ?? opponents(table, seat);
  table.facts.uses.push({ seat, ability: id, face, picks, aimed, stopped: false });
  table.tell(face ? 'played' : 'used', { seat, ability: id, picks });
  if (face === null) table.window('on.power-use');
  else table.window(typeOf(face) === 'reinforcement' ? 'on.reinforcement' : 'on.card-play');
  table.next('effect');
}

function opponents(table: CosmicTable, seat: number): number[] {
  const { offense, defense } = table.encounter;
  const side = table.sideOf(seat);
  return [offense, defense].filter((main): main is number => main !== null && table.sideOf(main) !== side);
}

/** A use of a power that is stopped switches the whole power off for this encounter. A part of a power serves once. */
function effect(table: CosmicTable): void {
  const { encounter, use: announced } = table;
  const ability = abilityOf(announced.ability);
  if (!announced.stopped) {
    if (isPower(ability)) encounter.used.push(usedKey(announced.seat, ability.id));
    ability.effect(table, announced);
    if (announced.face) table.window('on.card-resolved');
  } else {
    if (isPower(ability)) encounter.zapped.push(announced.seat);
    ability.stopped?.(table, announced);
    table.tell('stopped', { seat: announced.seat, ability: ability.id });
  }
  table.next('settled');
}

/** A played artifact is discarded, stopped or not. A reinforcement that counts stays on the table until the cards are discarded. */
function settled(table: CosmicTable): void {
  const { face, stopped } = table.facts.uses.pop()!;
  if (face && (stopped || typeOf(face) !== 'reinforcement')) table.facts.discard.push(face);
}

export const useSteps: Record<string, Step<CosmicTable>> = { window, use, effect, settled };
