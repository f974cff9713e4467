import type { Step } from '../../../engine/rules.ts';
import type { Frame } from '../../../engine/save.ts';
import { abort } from './launch.ts';
import { homeIn, type PlanetId } from '../facts.ts';
import { canSelect } from '../window/may-use.ts';
import type { CosmicTable } from '../table.ts';

/** What is looked at after every effect and never inside one: powers, victory, an offense without an encounter card. */
export function check(table: CosmicTable): void {
  const { facts } = table;
  if (!table.stirred || !facts.encounter || facts.winners || isHalfDone(table)) return;
  table.stirred = false;
  const { home, foreign } = countColonies(table);
  const { length: queued } = table.queue;

  const lost: number[] = [];
  for (const seat of table.seats) {
    const one = table.seat(seat);
    const up = home[seat]! >= table.hold || (!one.hidden && table.keepsPower(seat));
    if (one.up === up) continue;
    one.up = up;
    table.tell(up ? 'power-back' : 'power-lost', { seat });
    if (!up) lost.push(seat);
  }

  // J-29: everyone who has won at the same look, in whatever way, wins together; J-30: whatever was still to come is dropped
  const winners = winnersOf(table, foreign);
  if (winners.length && !isComing(table, isNamed('judge'))) {
    table.dropTo(null);
    facts.winners = winners;
    return table.tell('over', { winners });
  }

  // what the effect has brought about is answered before anything else that follows from it
  if (lost.length) table.occur({ at: 'on.power-lost', seats: lost });
  if (table.gained.length) table.occur({ at: 'on.colony-gained', colonies: table.gained.splice(0) });
  if (table.queue.length > queued) table.queue.unshift(...table.queue.splice(queued));

  // J-09: until it has chosen its card, an offense without one ends its turn at once, unless what took it draws it a new hand or is still dealing
  const { phase, offense, defense, selected, outcome } = facts.encounter;
  const isBound = phase !== 'start' && phase !== 'reveal' && phase !== 'resolution' && !selected.offense && !outcome;
  if (isBound && !canSelect(table, offense) && !isRenewing(table, offense) && !isComing(table, isDealing))
    return abort(table, 'no-encounter-card');

  // J-14: so long as it has not chosen either, a defense without one renews its hand
  if (phase !== 'planning' || selected.defense || outcome || table.hasEncounterCard(defense!)) return;
  if (isComing(table, isNamed('bare')) || isRenewing(table, defense!)) return;
  table.next('bare');
  table.queue.unshift(table.queue.pop()!);
}

/** Ways to win: enough foreign colonies, or what a power says. */
function winnersOf(table: CosmicTable, foreign: readonly number[]): number[] {
  const { goal } = table;
  const ways = table.bends('victory').filter(({ bend, held }) => bend(held, table));
  return table.seats.filter((seat) => foreign[seat]! >= goal || ways.some(({ held }) => held.seat === seat));
}

/** What several effects bring about together is judged as one. */
function judge(table: CosmicTable): void {
  table.stirred = true;
}

export const checkSteps: Record<string, Step<CosmicTable>> = { judge };

/** Is such a step still to come after the present one? */
function isComing({ queue, save: { agenda } }: CosmicTable, fits: (frame: Frame) => boolean): boolean {
  for (let at = agenda.length - 2; at >= 0; at--) if (fits(agenda[at]!)) return true;
  return queue.some(fits);
}

const isNamed = (name: string) => (frame: Frame) => frame.step === name;

/** Is this seat still to show its hand and draw a new one? */
const isRenewing = (table: CosmicTable, seat: number): boolean =>
  isComing(table, ({ step, args }) => step === 'hand.check' && (args as { seat: number }).seat === seat);

/** A step that says it goes on with the cards of one effect. */
const isDealing = ({ args }: Frame): boolean => (args as { dealing?: true } | null)?.dealing === true;

/** One effect is seen as a whole: while hands are down and not dealt again, or while a step is still to come that says it is the `rest` of one. */
const isHalfDone = (table: CosmicTable): boolean =>
  isComing(table, ({ step, args }) => step === 'quake.deal' || (args as { rest?: true } | null)?.rest === true);

export function countColonies({ facts: { planets, homes }, seats }: CosmicTable): { home: number[]; foreign: number[] } {
  const home = seats.map(() => 0);
  const foreign = seats.map(() => 0);
  for (const planet in planets) {
    const ships = planets[planet as PlanetId]!;
    const owner = homeIn(homes, planet);
    for (let seat = 0; seat < ships.length; seat++) if (ships[seat]! > 0) (seat === owner ? home : foreign)[seat]!++;
  }
  return { home, foreign };
}
