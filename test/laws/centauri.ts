import { shuffle, below, type Chance } from '../../shared/engine/random.ts';
import type { Happening, Save, Viewer } from '../../shared/engine/save.ts';
import { typeOf, type CardType } from '../../shared/games/centauri/cards.ts';
import { centauri } from '../../shared/games/centauri/rules.ts';
import { CentauriTable, type Facts } from '../../shared/games/centauri/table.ts';
import type { LawKit } from './laws.ts';

/** Deals the hidden cards of one seat anew: hand, face-down cards and decks, each place keeping the back it shows. */
function redeal(table: CentauriTable, seat: number, isSeen: boolean, chance: Chance): void {
  const facts = table.seat(seat);
  const planned = table.save.agenda.at(-1)?.answers[`plan:${seat}`]?.map((pick) => pick.split('@')[0]);
  const lying = table.facts.piles.flat().filter(({ owner }) => owner === seat);
  // what has been planned keeps its colony, or the plan would no longer be a legal one
  const held = isSeen ? [] : [...facts.hand, ...lying];
  for (const type of ['terraforming', 'event'] as CardType[]) {
    const places = held.filter(({ kind }) => typeOf(kind) === type && kind !== 'colony');
    const deck = facts.decks[type];
    const dealt = shuffle(chance, [...places.map(({ kind }) => kind), ...deck]);
    for (const place of places) place.kind = dealt.pop()!;
    facts.decks[type] = dealt;
  }
  const colony = held.find(({ kind }) => kind === 'colony');
  if (!colony || planned) return;
  // the colony may be any event in hand or face down; a seat that has laid all its cards has laid its colony
  const laidOut = table.placingsLeft(seat) === 0;
  const places = (laidOut ? lying : held).filter(({ kind }) => typeOf(kind) === 'event');
  const place = places[below(chance, places.length)]!;
  [place.kind, colony.kind] = [colony.kind, place.kind];
}

function otherWorld(save: Save, viewer: Viewer, chance: Chance): Save | null {
  const table = new CentauriTable(save as Save<Facts>);
  if (table.facts.over) return null;
  for (const seat of table.seats) {
    redeal(table, seat, seat === viewer, chance);
    if (seat !== viewer) table.seat(seat).hand.sort((a, b) => typeOf(b.kind).localeCompare(typeOf(a.kind)) || a.kind.localeCompare(b.kind));
  }
  return save;
}

const shows = (happenings: readonly Happening[]): boolean => happenings.some(({ type }) => type === 'revealed');

export const centauriLaws: LawKit = {
  rules: centauri,
  options(chance, seats) {
    const pick = <T>(list: readonly T[]): T => list[below(chance, list.length)]!;
    return {
      planning: pick(['open', 'sealed']),
      variant: pick(['standard', 'alternative']),
      start_seat: pick(['random', String(below(chance, seats))]),
    };
  },
  otherWorld,
  opens: () => (_, happenings) => shows(happenings),
  shows,
};
