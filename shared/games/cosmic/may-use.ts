import { abilitiesAt, alienOfAbility, isPower } from './abilities.ts';
import { playsAs, type Ability } from './ability.ts';
import { isEncounterCard, type Card, type Face } from './cards.ts';
import { isEvent, type Moment } from './moments.ts';
import type { CosmicTable } from './table.ts';

export const usedKey = (seat: number, ability: string): string => `${seat}:${ability}`;

/** J-43: may this seat do this now, as far as everyone can know? Its hand does not come into it. */
export function mayUse(table: CosmicTable, ability: Ability, seat: number, at: Moment): boolean {
  if (ability.face !== undefined) {
    if (!table.seat(seat).hand.length && !playable(table, seat).length) return false;
  } else if (isPower(ability)) {
    if (table.seat(seat).alien !== alienOfAbility(ability)) return false;
    if (!(ability.quiet ? table.isUp(seat) : table.hasPower(seat))) return false;
    if (!isEvent(at) && table.facts.encounter?.used.includes(usedKey(seat, ability.id))) return false;
  }
  return playsAs(ability.as, table, seat) && (ability.when?.(table, seat) ?? true);
}

const sources = abilitiesAt('on.card-source');

/** What lets this seat play cards that are not in its hand: asked wherever a card may be played or laid. */
const sourcesOf = (table: CosmicTable, seat: number): readonly Ability[] =>
  sources.length ? sources.filter((ability) => mayUse(table, ability, seat, 'on.card-source')) : sources;

/** The hand, and whatever else may be played as if from it. */
export function playable(table: CosmicTable, seat: number): readonly Card[] {
  const { hand } = table.seat(seat);
  const open = sourcesOf(table, seat);
  return open.length ? [...hand, ...open.flatMap(({ source }) => source!.cards(table, seat))] : hand;
}

/** What lets this seat play that card; nothing if it is in its hand, or no longer to be had. */
export const sourceOf = (table: CosmicTable, seat: number, id: string): Ability | undefined =>
  sourcesOf(table, seat).find(({ source }) => source!.cards(table, seat).some((card) => card.id === id));

/** Takes a card to play it, from wherever it is. */
export const takeCard = (table: CosmicTable, seat: number, id: string): Face =>
  table.card(seat, id) ? table.fromHand(seat, id) : sourceOf(table, seat, id)!.source!.take(table, seat, id);

/** J-09: what may be played as if from the hand counts as held; refills look at the hand alone. */
export const canSelect = (table: CosmicTable, seat: number): boolean =>
  table.hasEncounterCard(seat) || playable(table, seat).some(({ face }) => isEncounterCard(face));
