import type { Step } from '../../../engine/rules.ts';
import { isSuccess, newEncounter, phases } from '../facts.ts';
import { landingPlace } from '../ships/defaults.ts';
import { retrievalOf } from '../ships/sending.ts';
import { canSelect } from '../window/may-use.ts';
import { momentOf } from '../abilities/orders.ts';
import type { GoingOn } from '../abilities/bends.ts';
import { ASIDE, type CosmicTable } from '../table.ts';

/** A turn: the offense must hold an encounter card; then its encounters. J-08: flags of the first one begin here. */
function turn(table: CosmicTable, { seat }: { seat: number }): void {
  table.facts.turn = seat;
  begin(table, 1);
  if (table.is('rotating_powers')) table.next('rotate', { seat });
  table.next('hand.check', { seat });
  table.window('turn.start');
  table.then('encounter', 'turn.end');
}

function begin(table: CosmicTable, ofTurn: number): void {
  const { facts, save } = table;
  facts.encounter = newEncounter(++facts.encounters, ofTurn, facts.turn, save.seats);
  table.tell('encounter', { number: facts.encounters, offense: facts.turn, ofTurn });
}

/**
 * The eight phases, the first of which lies before; `after` and `continue` close the encounter.
 * What is free at any time is offered between the phases, where nothing is being resolved, and only if someone has such a thing for all to see
 * or a hidden sheet; who is asked somewhere else anyway can turn its sheet up there too.
 */
function encounter(table: CosmicTable): void {
  const between = table.between.map(({ step }) => step);
  for (const phase of phases) table.then('anytime', ...between, phase);
  table.then('after', 'turn.continue', 'continue');
}

/** C§7.1: what must happen as it begins, then what everyone does with technologies, then what anyone likes to use. */
function regroup(table: CosmicTable): void {
  table.encounter.phase = 'regroup';
  if (table.hasTechs) {
    table.window('regroup.start', { musts: true });
    table.next('tech.action');
  }
  table.then('regroup.start', 'regroup.retrieve', 'retrieve');
}

/** J-15: the offense takes one ship out of the warp to a colony (D-R2), or more if it may and likes; without a colony they go straight into the gate. */
function* retrieve(table: CosmicTable) {
  const { offense } = table.encounter;
  const retrieval = retrievalOf(table);
  const { seat } = retrieval;
  if (seat === null) return;
  const most = Math.min(retrieval.ships, table.seat(seat).warp);
  if (most === 0) return;
  const colonies = table.colonies(seat);
  if (!colonies.length) {
    if (seat !== offense) return;
    table.fromWarp(seat, most);
    table.toStack('gate', seat, most, {});
    table.tell('retrieved', { seat, planet: null });
    return table.occur({ at: 'on.ships-retrieved', retrieved: [{ seat, ships: most }] });
  }
  const usual = landingPlace(table, seat, colonies);
  const picks =
    colonies.length === 1 && most === 1
      ? [`planet:${usual}`]
      : yield* table.ask({
          name: 'place',
          seat,
          about: { key: 'cosmic.retrieve', of: { ships: most } },
          options: colonies.map((planet) => ({ id: `planet:${planet}`, ...(most > 1 ? { times: most } : {}) })),
          min: 1,
          max: most,
          fallback: Array<string>(most).fill(`planet:${usual}`),
          clock: 'choose',
          moment: momentOf(table, 'place.retrieved', seat),
        });
  table.fromWarp(seat, picks.length);
  for (const pick of picks) {
    const planet = pick.slice('planet:'.length);
    table.move(planet, seat, 1);
    table.tell('retrieved', { seat, planet });
  }
  table.occur({ at: 'on.ships-retrieved', retrieved: [{ seat, ships: picks.length }] });
}

/** The end of an encounter: what was borrowed goes back, then what hooks on it, then what is due; then the record has served. */
function after(table: CosmicTable): void {
  table.giveBack();
  table.then('resolve.after', 'after.due');
}

function due(table: CosmicTable): void {
  for (const { step, args } of table.encounter.due?.splice(0) ?? []) table.next(step, args);
}

/**
 * D-C1: after a success in the first encounter of a turn the offense may have a second one, if it holds an encounter card. J-34, J-35: instead of one it
 * may have, and also where turns have one encounter only, it may take a technology.
 */
function* goOn(table: CosmicTable) {
  const { offense, outcome, ofTurn } = table.encounter;
  const isGiven = isSuccess(outcome!) && ofTurn === 1;
  const goingOn: GoingOn = { may: isGiven && !table.is('single_encounter'), needsCard: true };
  for (const { bend, held } of table.bends('goingOn')) bend(goingOn, held, table);
  const isArmed = canSelect(table, offense);
  const { deck, discard } = table.facts.techs;
  const mayGoOn = goingOn.may && (isArmed || !goingOn.needsCard);
  const mayDraw = table.hasTechs && (isGiven || goingOn.may) && isArmed && deck.length + discard.length > 0;
  if (!mayGoOn && !mayDraw) return;
  const [pick] = yield* table.ask({
    name: 'continue',
    seat: offense,
    about: { key: 'cosmic.continue', ...(mayDraw && { of: { count: table.foreignColonies(offense) + 1 } }) },
    options: [...(mayGoOn ? [{ id: 'word:again' }] : []), ...(mayDraw ? [{ id: 'word:tech' }] : []), { id: 'word:end' }],
    min: 1,
    max: 1,
    fallback: ['word:end'],
    clock: 'turn',
  });
  if (pick === 'word:tech') return table.next('tech.draw', { seat: offense });
  if (pick !== 'word:again') return;
  begin(table, ofTurn + 1);
  if (!canSelect(table, offense)) {
    const kept = table.seat(offense).hand.find(({ face }) => face === goingOn.aside);
    if (kept) table.toStore(offense, ASIDE, table.fromHand(offense, kept.id));
    table.next('hand.check', { seat: offense });
  }
  table.next('encounter');
}

/** C§7.7: an extra encounter in the midst of another, which goes on where it was interrupted. Like a turn it takes an encounter card; it leads to no second one. Whom it is with may be said. */
function extra(table: CosmicTable, { seat, defense = null }: { seat: number; defense?: number | null }): void {
  const { facts, save } = table;
  facts.interrupted.push(facts.encounter!);
  facts.encounter = { ...newEncounter(++facts.encounters, 0, seat, save.seats), defense };
  table.tell('encounter', { number: facts.encounters, offense: seat, ofTurn: 0 });
  table.then(['hand.check', { seat }], 'encounter', 'resume');
}

function resume({ facts }: CosmicTable): void {
  facts.encounter = facts.interrupted.pop()!;
}

function endTurn(table: CosmicTable): void {
  table.tell('turn-over', { seat: table.facts.turn });
  table.next('turn', { seat: (table.facts.turn + 1) % table.save.seats });
}

export const turnSteps: Record<string, Step<CosmicTable>> = {
  turn,
  encounter,
  regroup,
  retrieve,
  after,
  'after.due': due,
  continue: goOn,
  extra,
  resume,
  'turn.end': endTurn,
};
