import type { Step } from '../../../engine/rules.ts';
import { cardOn, sides } from '../facts.ts';
import type { CoreHappenings } from '../happenings.ts';
import { returnCard } from '../window/may-use.ts';
import { settleTech } from '../cards/techs.ts';
import { sendingOf, shipsAsked, usualLaunch } from '../ships/sending.ts';
import { originsOf, shipsIn, shipsOf, type CosmicTable } from '../table.ts';

function launch(table: CosmicTable): void {
  table.encounter.phase = 'launch';
  table.then('launch.aim', 'aim', 'launch.aimed', 'launch.send', 'send', 'launch.after');
}

/** D-L1: the gate points at a planet of the defense's home system, whoever is on it, or where a power lets it; after an own-colour fight it is fixed. Where all its planets have gone, the turn is over as in J-11. */
function* aim(table: CosmicTable) {
  const { encounter } = table;
  const { offense, defense } = encounter;
  if (encounter.planet) return table.tell('aimed', { planet: encounter.planet });
  const planets = table.bends('targets').reduce((all, { bend, held }) => bend(all, held, table), table.homePlanets(defense!));
  if (!planets.length) return abort(table, 'no-planet');
  const near = planets.filter((planet) => table.homeOf(planet) === defense);
  const free = near.filter((planet) => !table.ships(planet, offense));
  const usual = [free, near, planets]
    .find(({ length }) => length > 0)!
    .reduce((best, planet) => (table.ships(planet, defense!) < table.ships(best, defense!) ? planet : best));
  const [pick] = yield* table.ask({
    name: 'aim',
    seat: offense,
    about: { key: 'cosmic.aim', of: { defense, reach: near.length < planets.length ? 'anywhere' : 'home' } },
    options: planets.map((planet) => ({ id: `planet:${planet}` })),
    min: 1,
    max: 1,
    fallback: [`planet:${usual}`],
    clock: 'turn',
  });
  encounter.planet = pick!.slice('planet:'.length);
  table.tell('aimed', { planet: encounter.planet });
}

/** D-L2: one to four ships from any colonies into the gate; one that waits there already counts. J-11: with no ship at all the turn is over. */
function* send(table: CosmicTable) {
  const { encounter } = table;
  const { offense, gate, planet } = encounter;
  const waiting = table.stack(gate, offense)?.ships ?? 0;
  const { min, max, warp } = sendingOf(table, offense, 'offense');
  const most = max - waiting;
  const colonies = table.colonies(offense);
  if (!colonies.length && !waiting) return abort(table, 'no-ships');
  if (!colonies.length || most <= 0) return;
  const picks = yield* table.ask({
    ...shipsAsked(table, offense, { min: waiting ? 0 : min, max: most, warp, fallback: usualLaunch(table, offense, most) }),
    about: { key: 'cosmic.send', of: { planet } },
  });
  const ships = table.lift(offense, shipsOf(picks));
  table.toStack('gate', offense, shipsIn(ships), ships);
  table.tell('sent', { seat: offense, side: 'offense', ships });
}

/** J-10: all ships in the encounter and all that was borrowed go home, nothing is won or lost, and the turn is over. */
export function abort(table: CosmicTable, why: CoreHappenings['aborted']['why']): void {
  const { encounter } = table;
  encounter.outcome = { ending: 'aborted', winner: null };
  table.tell('aborted', { why });
  const happened = table.queue.filter(({ step }) => step === 'occasion');
  table.dropTo(table.facts.interrupted.length ? 'resume' : 'turn.end');
  // what this very effect has brought about is answered all the same
  table.queue.push(...happened);
  // what is being answered falls with it; a card already on the table is discarded, and a technology that serves once
  const uses = table.facts.uses.splice(0);
  table.discard(
    uses.flatMap((use) => {
      const face = cardOn(use);
      return face ? [{ seat: use.seat, face }] : [];
    }),
  );
  for (const use of uses) settleTech(table, use);
  table.facts.losses.length = 0;
  takeBack(table);
  table.giveBack();
  table.next('home');
}

/** Encounter cards laid already and all ships in the encounter go back to where they came from. */
export function takeBack(table: CosmicTable): void {
  const { selected, gate, defenders } = table.encounter;
  for (const side of sides) {
    const laid = selected[side];
    if (laid) returnCard(table, laid.by, laid.face, laid.source);
    selected[side] = null;
  }
  for (const stack of [...gate.splice(0), ...defenders.splice(0)]) table.sendHome(stack.seat, originsOf(stack));
}

export const launchSteps: Record<string, Step<CosmicTable>> = { launch, aim, send };
