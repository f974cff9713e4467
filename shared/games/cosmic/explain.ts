import type { Decision } from '../../engine/decision.ts';
import { abilities, isPower } from './abilities.ts';
import { playsAs } from './ability.ts';
import { isEncounterCard } from './cards.ts';
import type { CosmicTable } from './table.ts';

/** Why a pick is refused, closer than "not on offer"; it depends only on what its sender may know. */
export function explain(table: CosmicTable, { seat, about, options }: Decision, pick: string): string | null {
  if (options.some(({ id }) => id === pick)) return null;
  const [kind = '', ...rest] = pick.split('@')[0]!.split(':');
  const id = rest.join(':');
  const key = about.key.slice('cosmic.'.length);
  if (kind === 'card') {
    const card = table.card(seat, id);
    if (!card) return 'card_not_in_hand';
    if (key === 'select') return isEncounterCard(card.face) ? null : 'not_encounter_card';
    const ability = abilities.find(({ face }) => face === card.face);
    if (!ability?.at.some((at) => at === key)) return 'wrong_phase';
    return playsAs(ability.as, table, seat) ? 'wrong_phase' : 'wrong_role';
  }
  if (kind === 'power') {
    const ability = abilities.find((one) => one.id === id && isPower(one));
    if (!ability || table.seat(seat).alien !== id.split('.')[0]) return 'wrong_role';
    return table.hasPower(seat) ? 'wrong_phase' : 'power_off';
  }
  if (kind === 'side') return 'not_invited';
  if (kind === 'accept') return table.encounter.bargain?.offers ? 'deal_no_offer' : null;
  if (key === 'offer') return kind === 'get' || kind === 'grant' ? 'deal_colony' : 'deal_not_hand';
  if (kind === 'planet') {
    if (key === 'aim') return 'bad_target';
    return key === 'home' || key === 'retrieve' ? 'bad_place' : 'bad_source';
  }
  if (kind === 'gate' || kind === 'warp') return 'bad_source';
  if (kind === 'seat' || kind === 'fight' || kind === 'settle') return 'bad_target';
  return null;
}
