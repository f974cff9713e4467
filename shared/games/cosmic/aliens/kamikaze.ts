import type { Decision } from '../../../engine/decision.ts';
import type { Ability, Alien } from '../abilities/ability.ts';
import { asks } from '../abilities/own.ts';
import { asIf, gainBy, isLowGood, ownCard } from '../bot/odds.ts';
import type { Sight } from '../bot/sight.ts';
import { isEncounterCard } from '../cards/cards.ts';
import { defendingShips, lose, shipsOutside } from '../ships/losses.ts';
import { shipsAsked } from '../ships/sending.ts';
import { shipsOf } from '../table.ts';
import { sideOf } from '../totals/forces.ts';
import type { CosmicView } from '../view.ts';

declare module '../abilities/own.ts' {
  interface Own {
    kamikaze: { uses: { sacrifice: never }; asks: { sacrifice: { act: true }; dive: { act: true } }; loses: true };
  }
}

const MOST = 4;
const EACH = 2;
const FORCE = 3;
const FREED = 3;

/** With both cards down: one to four of your ships that are not in the encounter go to the warp, each for three more. */
const dive: Ability = {
  id: 'kamikaze.wild',
  face: 'flare:kamikaze',
  flare: 'wild',
  at: ['planning.selected'],
  as: 'main',
  when: (table, seat) => shipsOutside(table, seat) > 0,
  *choose(table, seat) {
    const ships = shipsAsked(table, seat, { min: 1, max: MOST, without: defendingShips(table, seat) });
    return yield* table.ask({ ...ships, about: asks('kamikaze.dive', {}), clock: 'choose' });
  },
  ships: (picks) => picks,
  hint: (board, seat) => divers(board, seat),
  effect: (table, { seat, picks }) => lose(table, 'kamikaze', [{ seat, ships: shipsOf(picks) }]),
  lasts: {
    sum({ lines }, { seat, ability, picks }, table) {
      lines[table.sideOf(seat)!].push({ kind: 'power', seat, by: ability, value: FORCE * picks.length });
    },
  },
};

/**
 * Sacrifice. As a main player you may, before cards are chosen, send one to four of your ships from colonies to the warp and draw two cards for each,
 * all at once. A defense may take them off the planet it defends. Ships that something saves count all the same; stopped, none leave and none are drawn.
 */
export const kamikaze: Alien = {
  id: 'kamikaze',
  alert: 'yellow',
  abilities: [
    {
      id: 'kamikaze.sacrifice',
      at: ['planning.before-select'],
      as: 'main',
      when: (table, seat) => table.hasColony(seat),
      *choose(table, seat) {
        return yield* table.ask({
          ...shipsAsked(table, seat, { min: 1, max: MOST }),
          about: asks('kamikaze.sacrifice', {}),
          clock: 'choose',
        });
      },
      ships: (picks) => picks,
      aims: () => [],
      hint: (board, seat) => worthGiving(board, seat),
      effect(table, { seat, picks }) {
        lose(table, 'kamikaze', [{ seat, ships: shipsOf(picks) }]);
        table.next('draw', { seat, count: EACH * picks.length });
      },
    },
  ],
  flare: [
    dive,
    // as the offense: up to three ships come out of the warp
    {
      id: 'kamikaze.super',
      face: 'flare:kamikaze',
      flare: 'super',
      at: ['regroup.retrieve'],
      as: 'offense',
      when: (table, seat) => table.seat(seat).warp > 1,
      aims: () => [],
      hint: () => 1,
      lasts: { retrieval: (retrieval) => void (retrieval.ships = FREED) },
    },
  ],
  replies: {
    sacrifice: (board, { seat, options }) => fromLargest(board, options, Math.max(1, worthGiving(board, seat))),
    dive: (board, { seat, options }) => fromLargest(board, options, Math.max(1, divers(board, seat))),
  },
};

function fromLargest({ encounter }: CosmicView, options: Decision['options'], count: number): string[] {
  const largest = [...options].sort((a, b) => b.times! - a.times!).find(({ id }) => id !== `planet:${encounter!.planet}`);
  const { id, times } = largest ?? options[0]!;
  return Array<string>(Math.min(count, times!)).fill(id);
}

/** How many ships a bot gives for a better total: as few as make much of a difference, if some colony can spare them. */
function divers(board: Sight, seat: number): number {
  const card = ownCard(board, seat);
  const side = sideOf(board.encounter!, seat)!;
  const most = Math.min(2, spareShips(board, seat));
  if (!card || most < 1 || isLowGood(board)) return 0;
  return gainBy(board, side, card, asIf(dive, seat, Array<string>(most).fill('ship'))) > 0.2 ? most : 0;
}

/** What the largest colony out of the encounter can do without. */
const spareShips = ({ planets, encounter }: CosmicView, seat: number): number =>
  Math.max(0, ...Object.keys(planets).map((planet) => (planet === encounter!.planet ? 0 : planets[planet]![seat]! - 2)));

/** How many ships a bot gives: one or two, while its hand is small and some colony can spare them. */
function worthGiving(board: CosmicView, seat: number): number {
  const { hand = [] } = board;
  const choice = hand.filter(({ face }) => isEncounterCard(face)).length;
  return choice > 3 ? 0 : Math.min(spareShips(board, seat), hand.length < 4 ? 2 : 1);
}
