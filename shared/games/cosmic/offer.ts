import type { Option, Question } from '../../engine/decision.ts';
import { cardTypes, counts, isAttack, typeOf } from './cards.ts';
import { homeSeat, otherSide, type PlanetId, type Side } from './facts.ts';
import type { CosmicTable } from './table.ts';
import { clauses, type Clause, type Terms } from './terms.ts';

/**
 * What a side may put into an offer. Whatever is picked, its author can keep its half now (J-20):
 * own cards, shown or not, its highest or lowest attacks, random cards, or the whole hand; of the other side cards of any description;
 * and one colony each (J-21), on a planet where the granting side has a colony and the other none.
 */
export function offerAsked(table: CosmicTable, side: Side): Question {
  const seat = table.main(side);
  const other = table.opponentOf(seat);
  const { hand } = table.seat(seat);
  const theirs = table.seat(other).hand.length;
  const attacks = hand.filter(({ face }) => isAttack(face)).length;
  const options: Option[] = [];
  const add = (id: string, group: string, times = 1) => times > 0 && options.push({ id, group, times });
  for (const { id } of hand) {
    add(`give:cards:${id}`, 'give');
    add(`give:shown:${id}`, 'give');
  }
  add('give:highest', 'give', attacks);
  add('give:lowest', 'give', attacks);
  add('give:random', 'give', hand.length);
  add('give:hand', 'give', Math.min(1, hand.length));
  for (const kind of ['any', 'random', 'highest', 'lowest']) add(`take:${kind}`, 'take', theirs);
  add('take:hand', 'take', Math.min(1, theirs));
  if (theirs) {
    for (const type of cardTypes.filter((one) => one !== 'flare')) {
      const most = Math.min(theirs, countOf(type));
      add(`take:type:${type}`, 'take', most);
      add(`take:random-of-type:${type}`, 'take', most);
    }
    for (const face of Object.keys(counts)) add(`take:face:${face}`, 'take', Math.min(theirs, counts[face]!));
  }
  for (const planet of grantable(table, other, seat)) add(`get:${planet}`, 'get');
  for (const planet of grantable(table, seat, other)) add(`grant:${planet}`, 'grant');
  return {
    name: `offer:${side}`,
    seat,
    about: { key: 'cosmic.offer', of: { to: other } },
    options,
    groups: [
      { id: 'give', min: 0, max: hand.length },
      { id: 'take', min: 0, max: theirs },
      { id: 'get', min: 0, max: 1 },
      { id: 'grant', min: 0, max: 1 },
    ],
    min: 0,
    max: hand.length + theirs + 2,
    fallback: [],
    clock: 'bargain',
  };
}

const countOf = (type: string): number => Object.keys(counts).reduce((sum, face) => sum + (typeOf(face) === type ? counts[face]! : 0), 0);

/** Planets with a colony of the granter and none of the receiver, who must have a ship to settle with. */
export function grantable(table: CosmicTable, granter: number, receiver: number): PlanetId[] {
  const canSettle = table.colonies(receiver).length > 0 || table.stack(table.encounter.gate, receiver) !== undefined;
  if (!canSettle) return [];
  const homeOnly = table.is('deal_colonies', 'home');
  return table.colonies(granter).filter((planet) => !table.ships(planet, receiver) && (!homeOnly || homeSeat(planet) === granter));
}

/** The terms that picks of this side stand for; null if nothing would pass between the two. */
export function termsOf(picks: readonly string[], side: Side): Terms | null {
  if (!picks.length) return null;
  const other = otherSide(side);
  const given: Clause[] = [];
  const taken: Clause[] = [];
  const colony: Terms['colony'] = { offense: null, defense: null };
  const shown = new Set(picks.filter((pick) => pick.startsWith('give:shown:')).map((pick) => pick.slice('give:shown:'.length)));
  for (const pick of picks) {
    const [verb, kind, ...what] = pick.split(':') as [string, string, ...string[]];
    if (verb === 'get') colony[side] = kind;
    else if (verb === 'grant') colony[other] = kind;
    else if (kind !== 'cards' || !shown.has(what[0]!)) {
      (verb === 'give' ? given : taken).push({ kind: kind as Clause['kind'], count: 1, what: what.join(':') });
    }
  }
  const gives = { [side]: clauses(given), [other]: clauses(taken) } as Record<Side, Clause[]>;
  return { gives: { offense: gives.offense, defense: gives.defense }, colony, releases: [] };
}
