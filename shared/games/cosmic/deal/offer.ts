import type { Group, Option, Question } from '../../../engine/decision.ts';
import { cardTypes, counts, isAttack, typeOf } from '../cards/cards.ts';
import { otherSide, sides, type PlanetId, type Side } from '../facts.ts';
import type { CosmicTable } from '../table.ts';
import { clauses, type Clause, type Settlers, type Terms } from './terms.ts';

/** It has nothing to offer, or nothing more. */
export const SILENT = 'word:silent';

/**
 * What a side may put into an offer: at least one card or one colony. Whatever is picked, its author can keep its half now (J-20):
 * own cards, shown or not, its highest or lowest attacks, random cards, or the whole hand; of the other side cards of any description;
 * and one colony each (J-21), on a planet where the granting side has a colony and the other none, with so many ships at least or at most.
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
  options.push(...takingOf(theirs));
  for (const [verb, granter, receiver] of [['get', other, seat] as const, ['grant', seat, other] as const]) {
    const settlers = settlersOf(table, receiver);
    const planets = settlers ? grantable(table, granter, receiver) : [];
    for (const planet of planets) add(`${verb}:${planet}`, verb);
    if (planets.length) options.push(...limitingOf(verb, settlers));
  }
  options.push({ id: SILENT });
  return {
    name: `offer:${side}`,
    seat,
    about: { key: 'cosmic.offer', of: { to: other } },
    options,
    groups: [{ id: 'give', min: 0, max: hand.length }, { id: 'take', min: 0, max: theirs }, ...colonyGroups],
    min: 1,
    max: hand.length + theirs + colonyGroups.length,
    fallback: [SILENT],
    clock: 'bargain',
  };
}

/** A colony each way, and with how many ships it is settled: that alone offers nothing. */
const colonyGroups = (['get', 'grant'] as const).flatMap((verb): Group[] => [
  { id: verb, min: 0, max: 1 },
  { id: `${verb}-least`, min: 0, max: 1, aside: true },
  { id: `${verb}-most`, min: 0, max: 1, aside: true },
]);

/** What only depends on a number is put together once for each: there are many of these, and a bargain asks again after every word. */
function byNumber(list: (number: number) => Option[]): (number: number) => readonly Option[] {
  const known: (readonly Option[])[] = [];
  return (number) => (known[number] ??= list(number));
}

/** What can be asked of a hand of so many cards. */
const takingOf = byNumber((theirs) => {
  const options: Option[] = [];
  const add = (kind: string, times: number) => times > 0 && options.push({ id: `take:${kind}`, group: 'take', times });
  for (const kind of ['any', 'random', 'highest', 'lowest']) add(kind, theirs);
  add('hand', Math.min(1, theirs));
  for (const type of cardTypes.filter((one) => one !== 'flare')) {
    const most = Math.min(theirs, countOf(type));
    add(`type:${type}`, most);
    add(`random-of-type:${type}`, most);
  }
  for (const face of Object.keys(counts)) add(`face:${face}`, Math.min(theirs, counts[face]!));
  return options;
});

/** With how many of so many ships a colony can be asked to be settled. */
const limitingOf = (verb: 'get' | 'grant', ships: number): readonly Option[] => limiting[verb](ships);
const limits = (verb: string) =>
  byNumber((ships) => [
    ...Array.from({ length: ships - 1 }, (_, at) => ({ id: `${verb}-least:${at + 2}`, group: `${verb}-least`, times: 1 })),
    ...Array.from({ length: ships - 1 }, (_, at) => ({ id: `${verb}-most:${at + 1}`, group: `${verb}-most`, times: 1 })),
  ]);
const limiting = { get: limits('get'), grant: limits('grant') };

const countOf = (type: string): number => Object.keys(counts).reduce((sum, face) => sum + (typeOf(face) === type ? counts[face]! : 0), 0);

/** Ships with which a seat could settle: those on its colonies and in the gate. */
const settlersOf = (table: CosmicTable, seat: number): number =>
  table.colonies(seat).reduce((sum, planet) => sum + table.ships(planet, seat), table.stack(table.encounter.gate, seat)?.ships ?? 0);

/** Planets with a colony of the granter and none of the receiver. */
function grantable(table: CosmicTable, granter: number, receiver: number): PlanetId[] {
  const homeOnly = table.is('deal_colonies', 'home');
  return table.colonies(granter).filter((planet) => !table.ships(planet, receiver) && (!homeOnly || table.homeOf(planet) === granter));
}

/** The terms that picks of this side stand for; null if it is silent. */
export function termsOf(said: readonly string[], side: Side): Terms | null {
  const picks = said.filter((pick) => pick !== SILENT);
  const other = otherSide(side);
  const given: Clause[] = [];
  const taken: Clause[] = [];
  const colony: Terms['colony'] = { offense: null, defense: null };
  const shown = new Set(picks.filter((pick) => pick.startsWith('give:shown:')).map((pick) => pick.slice('give:shown:'.length)));
  for (const pick of picks) {
    const [verb, kind, ...what] = pick.split(':') as [string, string, ...string[]];
    if (verb === 'get') colony[side] = kind;
    else if (verb === 'grant') colony[other] = kind;
    else if (verb !== 'give' && verb !== 'take') continue;
    else if (kind !== 'cards' || !shown.has(what[0]!)) {
      (verb === 'give' ? given : taken).push({ kind: kind as Clause['kind'], count: 1, what: what.join(':') });
    }
  }
  const gives = { [side]: clauses(given), [other]: clauses(taken) } as Record<Side, Clause[]>;
  if (!given.length && !taken.length && !colony[side] && !colony[other]) return null;
  const limits = { [side]: limitsOf(picks, 'get'), [other]: limitsOf(picks, 'grant') } as Record<Side, Settlers>;
  const limited = sides.filter((one) => colony[one] && Object.keys(limits[one]).length);
  const settlers = limited.length ? { settlers: Object.fromEntries(limited.map((one) => [one, limits[one]])) } : {};
  return { gives: { offense: gives.offense, defense: gives.defense }, colony, ...settlers, releases: [] };
}

/** Who asks for more at least than at most asks for so many. */
function limitsOf(picks: readonly string[], verb: 'get' | 'grant'): Settlers {
  const said = (limit: string) => Number(picks.find((pick) => pick.startsWith(`${verb}-${limit}:`))?.split(':')[1] ?? 0);
  const [least, most] = [said('least'), said('most')];
  return { ...(least && { least }), ...(most && { most: Math.max(least, most) }) };
}
