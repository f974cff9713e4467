import type { Decision, PickFault } from '../../../engine/decision.ts';
import { abilities, alienOfAbility } from '../abilities/abilities.ts';
import { playsAs } from '../abilities/ability.ts';
import { isPower } from '../abilities/box.ts';
import { isEncounterCard } from '../cards/cards.ts';
import { techOf } from '../cards/techs.ts';
import type { CosmicTable } from '../table.ts';
import { overuseOf } from './may-use.ts';

/** Why picks are refused, closer than "not on offer"; it depends only on what their sender may know. */
export function explain(table: CosmicTable, decision: Decision, picks: readonly string[], fault: PickFault): string | null {
  if (fault === 'too_few' && decision.about.key === 'cosmic.offer') return 'deal_empty';
  for (const pick of picks) {
    const why = explainPick(table, decision, pick);
    if (why) return why;
  }
  return null;
}

function explainPick(table: CosmicTable, { seat, about, options }: Decision, pick: string): string | null {
  if (options.some(({ id }) => id === pick)) return null;
  const [kind = '', ...rest] = pick.split('@')[0]!.split(':');
  const id = rest.join(':');
  const key = about.key.slice('cosmic.'.length);
  if (kind === 'card') {
    const card = table.card(seat, id);
    if (!card) return 'card_not_in_hand';
    if (key === 'select') return isEncounterCard(card.face) ? null : 'not_encounter_card';
    const sides = abilities.filter(({ face }) => face === card.face);
    // of a flare, the side that serves this seat now
    const isSuper = table.hasPower(seat, card.face.slice('flare:'.length));
    const ability = sides.find(({ flare }) => !flare || (flare === 'super') === isSuper);
    const why = ability?.flare && overuseOf(table, card.face, seat);
    if (why) return why;
    if (!ability?.at.some((at) => at === key)) return 'wrong_phase';
    return playsAs(ability.as, table, seat) ? 'wrong_phase' : 'wrong_role';
  }
  if (kind === 'power') {
    const ability = abilities.find((one) => one.id === id && isPower(one));
    const alien = ability && alienOfAbility(ability);
    if (!alien || !table.powers(seat).includes(alien)) return 'wrong_role';
    return table.hasPower(seat, alien) ? 'wrong_phase' : 'power_off';
  }
  if (kind === 'tech') {
    const ability = abilities.find((one) => one.id === `tech:${id}`);
    if (!ability || !techOf(table, seat, ability.tech!)) return 'tech_not_yours';
    return ability.at.some((at) => at === key) && !playsAs(ability.as, table, seat) ? 'wrong_role' : 'wrong_phase';
  }
  if (kind === 'research' || kind === 'complete' || kind === 'abandon') return 'tech_not_yours';
  if (kind === 'side') return 'not_invited';
  if (kind === 'accept') return table.encounter.bargain?.offers ? 'deal_no_offer' : null;
  if (key === 'offer') return /^(get|grant)/.test(kind) ? 'deal_colony' : 'deal_not_hand';
  if (kind === 'planet') {
    if (key === 'aim') return 'bad_target';
    return key === 'home' || key === 'retrieve' ? 'bad_place' : 'bad_source';
  }
  if (kind === 'gate' || kind === 'warp' || kind === 'ship') return 'bad_source';
  if (kind === 'seat' || kind === 'fight' || kind === 'settle') return 'bad_target';
  return null;
}
