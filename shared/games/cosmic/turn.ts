import type { Step } from '../../engine/rules.ts';
import { newEncounter, phases } from './facts.ts';
import { landing } from './defaults.ts';
import { canSelect } from './may-use.ts';
import { momentOf } from './standing.ts';
import type { CosmicTable } from './table.ts';

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
  for (const phase of phases) table.then('anytime', phase);
  table.then('after', 'turn.continue', 'continue');
}

function regroup(table: CosmicTable): void {
  table.encounter.phase = 'regroup';
  table.then('regroup.start', 'regroup.retrieve', 'retrieve');
}

/** J-15: the offense takes one ship out of the warp to a colony (D-R2); without a colony it goes straight into the gate. */
function* retrieve(table: CosmicTable) {
  const { offense, gate } = table.encounter;
  const facts = table.seat(offense);
  if (facts.warp === 0) return;
  const colonies = table.colonies(offense);
  if (!colonies.length) {
    facts.warp--;
    gate.push({ seat: offense, ships: 1, from: {} });
    table.tell('retrieved', { seat: offense, planet: null });
    return;
  }
  const usual = landing(table, offense, colonies);
  const [pick] =
    colonies.length === 1
      ? [`planet:${usual}`]
      : yield* table.ask({
          name: 'place',
          seat: offense,
          about: { key: 'cosmic.retrieve' },
          options: colonies.map((planet) => ({ id: `planet:${planet}` })),
          min: 1,
          max: 1,
          fallback: [`planet:${usual}`],
          clock: 'choose',
          moment: momentOf(table, 'place.retrieved', offense),
        });
  const planet = pick!.slice('planet:'.length);
  facts.warp--;
  table.move(planet, offense, 1);
  table.tell('retrieved', { seat: offense, planet });
  table.window('on.ships-retrieved');
}

/** The end of an encounter: what hooks on it, then the record has served. */
function after(table: CosmicTable): void {
  table.window('resolve.after');
}

const successes = ['deal-made', 'resettled', 'conceded'];

/** D-C1: after a success in the first encounter of a turn the offense may have a second one, if it holds an encounter card. */
function* goOn(table: CosmicTable) {
  const { offense, outcome, ofTurn } = table.encounter;
  const isSuccess = successes.includes(outcome!.ending) || (outcome!.ending === 'won' && outcome!.winner === 'offense');
  if (!isSuccess || ofTurn !== 1 || table.is('single_encounter') || !canSelect(table, offense)) return;
  const [pick] = yield* table.ask({
    name: 'continue',
    seat: offense,
    about: { key: 'cosmic.continue' },
    options: [{ id: 'word:again' }, { id: 'word:end' }],
    min: 1,
    max: 1,
    fallback: ['word:end'],
    clock: 'turn',
  });
  if (pick !== 'word:again') return;
  begin(table, 2);
  table.next('encounter');
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
  continue: goOn,
  'turn.end': endTurn,
};
