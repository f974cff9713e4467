import type { Viewer } from '../../../engine/save.ts';
import { sides } from '../facts.ts';
import type { CosmicTable } from '../table.ts';

/** Everything hidden that this viewer has come to see: everyone's is what was turned up and played, a seat's its cards by id, what it was given or gave. */
export const knowledge = (table: CosmicTable, viewer: Viewer): string[] =>
  viewer === 'watch' ? shownToAll(table) : shownTo(table, viewer);

function shownToAll(table: CosmicTable): string[] {
  const { facts } = table;
  const { encounter, destiny } = facts;
  const known = [`destiny ${destiny.discard.length} ${destiny.current ?? ''}`, `encounter ${facts.encounters}`];
  // the pile grows long, and is gone through with every answer
  known.push(`pile ${facts.discard.join()}`);
  // what is announced may have been answered in secret, together with others
  known.push(...facts.uses.map(({ seat, ability }, at) => `use ${facts.encounters} ${at} ${seat} ${ability}`));
  for (const [at, { seat, face }] of (encounter ? [...encounter.table, ...encounter.flares] : []).entries())
    known.push(`played ${facts.encounters} ${at} ${seat} ${face}`);
  if (encounter) for (const side of sides) if (encounter.selected[side]?.up) known.push(`up ${encounter.number} ${side}`);
  facts.seats.forEach(({ alien, hidden }, seat) => hidden || known.push(`alien ${seat} ${alien}`));
  if (table.hasTechs) {
    known.push(...facts.techs.discard.map((tech, at) => `techs ${at} ${tech}`));
    for (const { techs } of facts.seats) for (const { id, up } of techs) if (up) known.push(`up ${id}`);
  }
  return known;
}

function shownTo(table: CosmicTable, seat: number): string[] {
  const { alien, hand, notes, dealt, stores, techs, drawn } = table.seat(seat);
  const known = [`own ${alien}`];
  const offers = table.facts.encounter?.bargain?.offers;
  if (offers && table.isMain(seat))
    for (const side of sides) known.push(...(offers[side]?.shown ?? []).map((face) => `shown ${offers[side]!.number} ${face}`));
  for (const { cards } of stores) known.push(...cards.map(({ id }) => id));
  known.push(...techs.map(({ id }) => `tech ${id}`), ...drawn.map((tech) => `drawn ${tech}`));
  return [...known, ...hand.map(({ id }) => id), `notes ${notes.length}`, ...dealt.map((alien) => `sheet ${alien}`)];
}
