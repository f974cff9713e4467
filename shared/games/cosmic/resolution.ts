import type { Question } from '../../engine/decision.ts';
import type { Step } from '../../engine/rules.ts';
import { countsDouble } from './aliens/macron.ts';
import { sides } from './facts.ts';
import { lose } from './losses.ts';
import { originsOf, type CosmicTable } from './table.ts';
import { compensated } from './totals.ts';

/** The resolution phase of a decided encounter; two negotiates bargain first. */
function resolution(table: CosmicTable): void {
  const { encounter } = table;
  encounter.phase = 'resolution';
  if (encounter.outcome!.ending === 'deal') table.next('deal');
  else {
    table.window('resolve.result');
    table.then('losses', 'land', 'compensate', 'reward.all');
  }
  table.then('resolve.discard', 'discard');
}

/** The losing side's ships: all in the gate, or the defense's on the planet and its allies' beside it. Other colonies are never touched. */
function losses(table: CosmicTable): void {
  const { outcome, gate, defenders, defense, planet } = table.encounter;
  table.window('resolve.losses');
  if (outcome!.winner === 'defense')
    return lose(
      table,
      'defeat',
      gate.map(({ seat, ships }) => ({ seat, ships: { gate: ships } })),
    );
  const allies = defenders.map(({ seat, ships }) => ({ seat, ships: { beside: ships } }));
  lose(table, 'defeat', [{ seat: defense!, ships: { [planet!]: table.ships(planet!, defense!) } }, ...allies]);
}

/** The offense and all its allies land their whole stacks together, as one effect. */
function land(table: CosmicTable): void {
  const { outcome, gate, planet } = table.encounter;
  table.window('resolve.landing');
  if (outcome!.winner !== 'offense') return;
  for (const { seat, ships } of gate.splice(0)) {
    table.settle(planet!, seat, ships);
    table.tell('landed', { seat, planet, ships });
  }
}

/** Who lost with a negotiate against an attack takes random cards from the winner's hand: one for each own ship that really went to the warp. J-46: never from elsewhere. */
function compensate(table: CosmicTable): void {
  const { encounter } = table;
  const side = compensated(encounter);
  if (!side || encounter.spoiled) return;
  const taker = table.main(side);
  const payer = table.opponentOf(taker);
  const ships = encounter.lost[taker]! + savedShips(table, taker);
  const due = ships * (countsDouble(table, taker) ? 2 : 1);
  const faces = table.randomCards(payer, due);
  for (const face of faces) table.toHand(taker, face);
  if (faces.length) handOver(table, payer, taker, faces, 'compensation');
  table.window('resolve.compensation');
}

/** House rule: ships that Immortality brought home count as lost all the same. */
function savedShips(table: CosmicTable, seat: number): number {
  return table.is('zombie_compensation') ? table.encounter.saved[seat]! : 0;
}

/** Giver and taker know the faces from now on, everyone else the number. */
export function handOver(table: CosmicTable, from: number, to: number, faces: string[], why: string): void {
  const { number } = table.encounter;
  table.seat(from).notes.push({ encounter: number, kind: 'gave', with: to, faces });
  table.seat(to).notes.push({ encounter: number, kind: 'took', with: from, faces });
  table.tell('handed', { from, to, count: faces.length, why }, { [from]: { faces }, [to]: { faces } });
}

/** The defense's allies, clockwise from the offense, each with its rewards and then its ships home. */
function rewardAll(table: CosmicTable): void {
  const { outcome, defenders } = table.encounter;
  if (outcome!.winner !== 'defense') return;
  table.window('resolve.rewards');
  for (const seat of table.order) if (table.stack(defenders, seat)) table.next('reward', { seat });
}

/** D-X3, J-18: one reward for each ship it has in the encounter, a card or a ship from the warp; split once, ships first. It may take fewer. */
function* reward(table: CosmicTable, { seat }: { seat: number }) {
  const { defenders, spoiled } = table.encounter;
  const { ships } = table.stack(defenders, seat)!;
  const due = spoiled ? 0 : ships * (countsDouble(table, seat) ? 2 : 1);
  const picks = due ? yield* table.ask(splitting(table, seat, due)) : [];
  const freed = picks.filter((pick) => pick === 'reward:ship').length;
  const cards = picks.length - freed;
  if (due) table.tell('rewarded', { seat, ships: freed, cards });
  if (freed) {
    table.seat(seat).warp -= freed;
    table.sendHome(seat, { warp: freed });
    table.next('home');
    table.window('on.ships-retrieved');
  }
  if (cards) table.next('draw', { seat, count: cards });
  table.next('reward.home', { seat });
}

function splitting(table: CosmicTable, seat: number, due: number): Question {
  const ships = table.colonies(seat).length ? Math.min(due, table.seat(seat).warp) : 0;
  const options = [{ id: 'reward:card', times: due }];
  if (ships) options.push({ id: 'reward:ship', times: ships });
  return {
    name: 'reward',
    seat,
    about: { key: 'cosmic.reward', of: { due } },
    options,
    min: 0,
    max: due,
    fallback: [...Array<string>(ships).fill('reward:ship'), ...Array<string>(due - ships).fill('reward:card')],
    clock: 'choose',
  };
}

function rewardHome(table: CosmicTable, { seat }: { seat: number }): void {
  const { defenders } = table.encounter;
  const at = defenders.findIndex((stack) => stack.seat === seat);
  table.sendHome(seat, originsOf(defenders.splice(at, 1)[0]!));
  table.next('home');
}

/** Both encounter cards, the offense's first, and then what lies on the table in the order played. */
function discard(table: CosmicTable): void {
  const { selected, table: played } = table.encounter;
  const cards = sides.flatMap((side) => (selected[side] ? [{ seat: table.main(side), face: selected[side].face }] : []));
  for (const side of sides) selected[side] = null;
  table.discard([...cards, ...played.splice(0).map(({ seat, face }) => ({ seat, face }))]);
}

export const resolutionSteps: Record<string, Step<CosmicTable>> = {
  resolution,
  losses,
  land,
  compensate,
  'reward.all': rewardAll,
  reward,
  'reward.home': rewardHome,
  discard,
};
