import type { Step } from '../../../engine/rules.ts';
import { abilityOf, alienOfAbility } from '../abilities/abilities.ts';
import type { Ability } from '../abilities/ability.ts';
import { isPower } from '../abilities/box.ts';
import { typeOf } from '../cards/cards.ts';
import { settleTech, techOf } from '../cards/techs.ts';
import type { Moment } from '../abilities/moments.ts';
import { partKey, shipsOf, type CosmicTable } from '../table.ts';
import { returnCard, sourceOf, takeCard } from './may-use.ts';
import { window, type Using } from './window.ts';

/** A use is announced and may be answered; what is not stopped takes effect; then its card goes where it belongs. */
function* use(table: CosmicTable, using: Using) {
  const { ability: id, seat, card, way } = using;
  const ability = abilityOf(id);
  const source = card === undefined ? undefined : sourceOf(table, seat, card);
  // to play a card from elsewhere may be a use of its own, and if that is stopped the card is not played
  if (using.source !== undefined && !source) return;
  if (source && !source.quiet && using.source === undefined) {
    return table.then(['use', { ability: source.id, seat }], ['use', { ...using, source: source.id }]);
  }
  const picks = way === undefined ? [] : [way];
  if (ability.choose) picks.push(...(yield* ability.choose(table, seat)));
  const face = card === undefined ? null : takeCard(table, seat, card);
  const tech = ability.tech === undefined ? undefined : techOf(table, seat, ability.tech);
  // a secret one is turned up as it is used
  if (tech) tech.up = true;
  const aimed = ability.aims?.(table, seat, picks) ?? opponents(table, seat);
  table.facts.uses.push({
    seat,
    ability: id,
    face,
    picks,
    aimed,
    stopped: false,
    ...(ability.ships ? { ships: shipsOf(ability.ships(picks)) } : {}),
    ...(source ? { source: source.id } : {}),
    ...(isPower(ability) ? { power: alienOfAbility(ability)! } : {}),
    ...(tech ? { tech: tech.id } : {}),
    ...(using.at ? { at: using.at } : {}),
  });
  if (ability.flare) table.encounter.flares.push({ seat, face: face!, side: ability.flare });
  // what just happens and is no use says itself what it does
  table.tell(face ? 'played' : 'used', { seat, ability: id, picks, ...(ability.quiet && ability.must ? { quiet: true } : {}) });
  if (!ability.quiet) table.window(answeredAt(ability));
  table.next('effect');
}

function answeredAt({ face, tech }: Ability): Moment {
  if (tech !== undefined) return 'on.tech-use';
  if (face === undefined) return 'on.power-use';
  return typeOf(face) === 'reinforcement' ? 'on.reinforcement' : 'on.card-play';
}

function opponents(table: CosmicTable, seat: number): number[] {
  if (!table.facts.encounter) return [];
  const { offense, defense } = table.encounter;
  const side = table.sideOf(seat);
  return [offense, defense].filter((main): main is number => main !== null && table.sideOf(main) !== side);
}

/** What was not stopped takes effect. A part of a power or a technology serves once. */
function effect(table: CosmicTable): void {
  const { use: announced } = table;
  const { encounter } = table.facts;
  const ability = abilityOf(announced.ability);
  delete announced.ships;
  if (!announced.stopped) {
    if (ability.face === undefined) encounter?.used.push(partKey(announced.seat, ability.id));
    if (ability.lasts) table.uphold(ability.id, announced);
    ability.effect?.(table, announced);
    if (ability.face !== undefined && typeOf(ability.face) !== 'reinforcement') table.window('on.card-resolved');
  } else {
    table.stirred = true;
    ability.stopped?.(table, announced);
    table.tell('stopped', { seat: announced.seat, ability: ability.id });
  }
  table.next('settled');
}

/**
 * A played artifact is discarded, stopped or not. A flare that was not stopped goes back to where it was played from.
 * Whatever it is, an answer may have it go to somebody's hand. A reinforcement that counts stays on the table until the cards are discarded.
 * A technology that serves once, or was cancelled, goes to the discards of its own.
 */
function settleUse(table: CosmicTable): void {
  const use = table.facts.uses.pop()!;
  const { seat, face, away, stopped, source, goesTo } = use;
  if (use.tech !== undefined) settleTech(table, use);
  if (!face) return;
  const isPiled = stopped || goesTo === 'pile' || typeOf(face) === 'artifact';
  const flare = table.facts.encounter?.flares.findLast((played) => played.face === face);
  if (flare) flare.went = typeof goesTo === 'number' ? goesTo : isPiled ? 'pile' : seat;
  if (away) return;
  if (goesTo === seat) {
    returnCard(table, seat, face, source);
    table.encounter.locked = [...(table.encounter.locked ?? []), `c${table.facts.cards}`];
  } else if (typeof goesTo === 'number') table.toHand(goesTo, face);
  else if (isPiled) table.discard([{ seat, face }]);
  else if (typeOf(face) === 'flare') returnCard(table, seat, face, source);
}

export const useSteps: Record<string, Step<CosmicTable>> = { window, use, effect, settled: settleUse };
