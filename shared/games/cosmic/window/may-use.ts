import { abilitiesAt, abilityOf, alienOfAbility } from '../abilities/abilities.ts';
import { isDue, playsAs, type Ability } from '../abilities/ability.ts';
import { isPower } from '../abilities/box.ts';
import { isEncounterCard, type Card, type Face } from '../cards/cards.ts';
import { mayServe } from '../cards/techs.ts';
import { isEvent, type Moment } from '../abilities/moments.ts';
import { partKey, type CosmicTable } from '../table.ts';

/** J-43: may this seat do this now, as far as everyone can know? Its hand does not come into it. */
export function mayUse(table: CosmicTable, ability: Ability, seat: number, at: Moment): boolean {
  if (ability.face !== undefined) {
    if (!table.seat(seat).hand.length && !playable(table, seat).length) return false;
    if (ability.flare && !mayFlare(table, ability, seat)) return false;
  } else if (isPower(ability)) {
    const alien = alienOfAbility(ability)!;
    if (!(ability.quiet ? table.owns(seat, alien) && table.isUp(seat) : table.hasPower(seat, alien))) return false;
    if (isSpent(table, ability, seat, at)) return false;
  } else if (!mayServe(table, seat, ability.tech!) || isSpent(table, ability, seat, at)) return false;
  return (
    isDue(ability, table) && playsAs(ability.as, table, seat) && (ability.when?.(table, seat) ?? true) && !ability.barred?.(table, seat)
  );
}

/** Has this part served in this encounter, and serves only once? */
const isSpent = ({ facts }: CosmicTable, { id, repeats }: Ability, seat: number, at: Moment): boolean =>
  !repeats && !isEvent(at) && (facts.encounter?.used.includes(partKey(seat, id)) ?? false);

/** C§0.4: the super side serves while its power does, the wild one otherwise. */
function mayFlare(table: CosmicTable, { flare, face }: Ability, seat: number): boolean {
  if (!table.hasFlares || !table.facts.encounter) return false;
  if ((flare === 'super') !== table.hasPower(seat, face!.slice('flare:'.length))) return false;
  return overuseOf(table, face!, seat) === null;
}

/** C§0.4, §11.7: each flare serves once in an encounter, whoever holds it; and a seat plays one, unless the table has lifted that. */
export function overuseOf(table: CosmicTable, face: Face, seat: number): 'flare_repeat' | 'flare_limit' | null {
  if (table.encounter.flares.some((played) => played.face === face)) return 'flare_repeat';
  return hasFlared(table, seat) ? 'flare_limit' : null;
}

/** Has this seat played the one flare that it may play in an encounter? */
export const hasFlared = (table: CosmicTable, seat: number): boolean =>
  !table.is('unlimited_flares') && table.encounter.flares.some((played) => played.seat === seat && !played.spared);

const sources = abilitiesAt('on.card-source');

/** What lets this seat play cards that are not in its hand: asked wherever a card may be played or laid. */
function sourcesOf(table: CosmicTable, seat: number): readonly Ability[] {
  // before the first encounter nothing is played, though flares are in hand already
  if (!table.facts.encounter) return none;
  const may = (ability: Ability) => mayUse(table, ability, seat, 'on.card-source');
  return sources.some(may) ? sources.filter(may) : none;
}
const none: readonly Ability[] = [];

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

/** A card that comes back goes to where it was played from, or to the hand. */
export function returnCard(table: CosmicTable, seat: number, face: Face, source?: string): void {
  const put = source === undefined ? undefined : abilityOf(source).source!.put;
  if (put) put(table, seat, face);
  else table.toHand(seat, face);
}

/** J-09: what may be played as if from the hand counts as held; refills look at the hand alone. */
export const canSelect = (table: CosmicTable, seat: number): boolean =>
  table.hasEncounterCard(seat) || playable(table, seat).some(({ face }) => isEncounterCard(face));
