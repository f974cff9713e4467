import type { Tech } from '../facts.ts';
import { STORE } from '../ships/flagships.ts';
import type { CosmicTable } from '../table.ts';

/** Technologies: what lies in front of a seat, and how one comes there and leaves. None is ever a card of a hand. */

/** Ships that it takes before it can be completed, or used if it is secret. */
export function neededFor(table: CosmicTable, tech: string): number {
  const { research } = table.technology(tech);
  return research === 'X' ? 1 : research;
}

/** Ships of its owner that are at work on a technology. */
export const shipsOn = (table: CosmicTable, seat: number, id: string): number => table.store(seat, id)?.ships[seat] ?? 0;

/** What it costs to stop one: its research number, or the ships on it. */
export const costOf = (table: CosmicTable, seat: number, { id, tech }: Tech): number => {
  const { research } = table.technology(tech);
  return research === 'X' ? shipsOn(table, seat, id) : research;
};

export const isReady = (table: CosmicTable, seat: number, { id, tech }: Tech): boolean =>
  shipsOn(table, seat, id) >= neededFor(table, tech);

/** Face down, so that nobody else knows what they are. */
export const secretsOf = (table: CosmicTable, seat: number): Tech[] => table.seat(seat).techs.filter(({ up }) => !up);

/** There is one of each: that of this seat, if it has it. */
export const techOf = (table: CosmicTable, seat: number, tech: string): Tech | undefined =>
  table.seat(seat).techs.find((one) => one.tech === tech);

/** Does it lie open for everyone to see, so that nobody can have it face down? */
const isShown = ({ facts }: CosmicTable, tech: string): boolean =>
  facts.techs.discard.includes(tech) || facts.seats.some(({ techs }) => techs.some((one) => one.up && one.tech === tech));

/** May this technology serve this seat, as far as everyone can know? A secret one may be any that lies face down with enough ships. */
export function mayServe(table: CosmicTable, seat: number, tech: string): boolean {
  const { techs } = table.seat(seat);
  if (!techs.length) return false;
  if (!table.technology(tech).secret) return techs.some((one) => one.up && one.tech === tech);
  const needed = neededFor(table, tech);
  return techs.some(({ id, up }) => !up && shipsOn(table, seat, id) >= needed) && !isShown(table, tech);
}

/** Does it serve this seat, as its owner knows? */
export function serves(table: CosmicTable, seat: number, tech: string): boolean {
  const own = techOf(table, seat, tech);
  return own !== undefined && (table.technology(tech).secret ? !own.up && isReady(table, seat, own) : own.up);
}

/** A technology comes to a seat, face down. */
export function giveTech(table: CosmicTable, seat: number, tech: string): Tech {
  const given = { id: `t${++table.facts.techs.given}`, tech, up: false };
  table.seat(seat).techs.push(given);
  return given;
}

/** Where ships of this seat are at work: in its home system, but on no colony. */
export const workplaces = (table: CosmicTable, seat: number): string[] =>
  table.seat(seat).techs.flatMap(({ id }) => (shipsOn(table, seat, id) > 0 ? [STORE + id] : []));

/** J-36: from the deck; with none left its discards are shuffled; with none left there either, as many as there are. */
export function drawTechs(table: CosmicTable, count: number): string[] {
  const { techs } = table.facts;
  const drawn: string[] = [];
  while (drawn.length < count) {
    if (!techs.deck.length && techs.discard.length) {
      techs.deck = table.shuffle(techs.discard);
      techs.discard = [];
      table.tell('tech-reshuffled', { count: techs.deck.length });
    }
    const tech = techs.deck.pop();
    if (tech === undefined) break;
    drawn.push(tech);
  }
  return drawn;
}

/** Clears a technology off the table: its ships go home, a card on it goes to the pile, and it lies face up with the other discards. A `home` step has to follow. */
export function removeTech(table: CosmicTable, seat: number, id: string): void {
  const { techs } = table.seat(seat);
  const at = techs.findIndex((one) => one.id === id);
  const [left] = techs.splice(at, 1) as [Tech];
  table.technology(left.tech).leaves?.(table, seat, left);
  table.shipsHome(seat, id);
  const faces = table.closeStores(seat, id);
  if (faces.length) table.tell('discarded', { seat, faces });
  table.discard(faces.map((face) => ({ seat, face })));
  table.facts.techs.discard.push(left.tech);
}

/** It is used up, or was cancelled. */
export function discardTech(table: CosmicTable, seat: number, id: string): void {
  const { tech } = table.seat(seat).techs.find((one) => one.id === id)!;
  table.tell('tech-discarded', { seat, id, tech });
  removeTech(table, seat, id);
  table.next('home');
}

/** It is cancelled, and with it what it does in this encounter. */
export function cancelTech(table: CosmicTable, seat: number, id: string): void {
  const { tech } = table.seat(seat).techs.find((one) => one.id === id)!;
  const parts = table.technology(tech).abilities.map((ability) => ability.id);
  const { encounter } = table.facts;
  if (encounter) encounter.lasting = encounter.lasting.filter((held) => held.seat !== seat || !parts.includes(held.ability));
  discardTech(table, seat, id);
}

/** A use is over: what serves once is discarded, and so is whatever was cancelled; unless it has left already. */
export function settleTech(table: CosmicTable, { seat, tech: id, stopped }: { seat: number; tech?: string; stopped: boolean }): void {
  const used = table.seat(seat).techs.find((one) => one.id === id);
  if (used && (stopped || table.technology(used.tech).kind === 'one-shot')) discardTech(table, seat, used.id);
}
