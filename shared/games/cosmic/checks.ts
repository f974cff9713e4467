import { abort } from './launch.ts';
import { homeSeat, type PlanetId } from './facts.ts';
import { canSelect } from './may-use.ts';
import type { CosmicTable } from './table.ts';

/** What is looked at after every effect and never inside one: powers, victory, an offense without an encounter card. */
export function check(table: CosmicTable): void {
  const { facts } = table;
  if (!table.stirred || !facts.encounter || facts.winners || isQuaking(table)) return;
  table.stirred = false;
  const { home, foreign } = countColonies(table);
  const { length: queued } = table.queue;

  const lost: number[] = [];
  for (const seat of table.seats) {
    const one = table.seat(seat);
    const up = home[seat]! >= table.hold;
    if (one.up === up) continue;
    one.up = up;
    table.tell(up ? 'power-back' : 'power-lost', { seat });
    if (!up) lost.push(seat);
  }

  // J-29: everyone who has enough at the same look wins together; J-30: whatever was still to come is dropped
  const winners = table.seats.filter((seat) => foreign[seat]! >= table.goal);
  if (winners.length) {
    table.dropTo(null);
    facts.winners = winners;
    return table.tell('over', { winners });
  }

  // what the effect has brought about is answered before anything else that follows from it
  if (lost.length) table.occur({ at: 'on.power-lost', seats: lost });
  if (table.gained.length) table.occur({ at: 'on.colony-gained', colonies: table.gained.splice(0) });
  if (table.queue.length > queued) table.queue.unshift(...table.queue.splice(queued));

  // J-09: until it has chosen its card, an offense without one ends its turn at once
  const { phase, offense, defense, selected, outcome } = facts.encounter;
  const isBound = phase !== 'start' && phase !== 'reveal' && phase !== 'resolution' && !selected.offense && !outcome;
  if (isBound && !canSelect(table, offense)) return abort(table, 'no-encounter-card');

  // J-14: so long as it has not chosen either, a defense without one renews its hand
  if (phase !== 'planning' || selected.defense || outcome || table.hasEncounterCard(defense!)) return;
  if (isComing(table, 'bare') || isComing(table, 'hand.check')) return;
  table.next('bare');
  table.queue.unshift(table.queue.pop()!);
}

const isComing = ({ queue, save }: CosmicTable, step: string): boolean =>
  save.agenda.some((frame) => frame.step === step) || queue.some((frame) => frame.step === step);

/** Hands are down and not dealt again yet: one effect, seen as a whole. */
const isQuaking = (table: CosmicTable): boolean => isComing(table, 'quake.deal');

export function countColonies({ facts: { planets }, seats }: CosmicTable): { home: number[]; foreign: number[] } {
  const home = seats.map(() => 0);
  const foreign = seats.map(() => 0);
  for (const planet in planets) {
    const ships = planets[planet as PlanetId]!;
    const owner = homeSeat(planet);
    for (let seat = 0; seat < ships.length; seat++) if (ships[seat]! > 0) (seat === owner ? home : foreign)[seat]!++;
  }
  return { home, foreign };
}
