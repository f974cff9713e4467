import type { Technology } from '../abilities/ability.ts';
import { asks } from '../abilities/own.ts';
import { lackingOf, sideToAdd } from '../cards/reinforcements.ts';
import { techOf } from '../cards/techs.ts';
import type { PlanetId } from '../facts.ts';
import { gapsOf, neighboursOf } from '../systems.ts';
import type { CosmicTable } from '../table.ts';
import { sideOf } from '../totals/forces.ts';
import { isFought, rivals } from '../totals/totals.ts';

declare module '../abilities/own.ts' {
  interface Own {
    'lunar-cannon': {
      uses: { fire: never; shift: never };
      asks: { place: object; gap: object };
      tells: { placed: { seat: number; planet: PlanetId } };
    };
  }
}

const ID = 'lunar-cannon';
const FORCE = 10;

const gapOptions = (gaps: readonly PlanetId[]) => gaps.map((planet) => ({ id: `gap:${planet}` }));

/**
 * Completed, the cannon goes between two of your home planets. In an encounter at either of them you may, as a main player or an ally, give your side ten.
 * Each wild destiny card lets you move it to any other gap of any system. Gaps do not go round from the last planet to the first.
 */
export const lunarCannon: Technology = {
  id: ID,
  research: 5,
  kind: 'lasting',
  abilities: [
    {
      id: 'tech:lunar-cannon.fire',
      tech: ID,
      at: ['reveal.modify'],
      as: 'side',
      when(table, seat) {
        const gap = techOf(table, seat, ID)?.at;
        return gap !== undefined && isFought(table) && neighboursOf(table.facts, gap).includes(table.encounter.planet!);
      },
      aims: (table, seat) => rivals(table, seat),
      hint(board, seat) {
        const lacking = lackingOf(board, seat);
        return lacking > 0 && lacking <= FORCE && sideToAdd(board, seat) === sideOf(board.encounter!, seat) ? 1 : 0;
      },
      threat: (board, seat, use) => (use.seat !== seat && sideOf(board.encounter!, seat) !== null && lackingOf(board, seat) <= 0 ? 1 : 0),
      lasts: {
        sum({ lines }, { seat, ability }, table) {
          lines[table.sideOf(seat)!].push({ kind: 'power', seat, by: ability, value: FORCE });
        },
      },
    },
    {
      id: 'tech:lunar-cannon.shift',
      tech: ID,
      at: ['destiny.after'],
      as: 'any',
      when: (table, seat) =>
        table.encounter.wild === true && techOf(table, seat, ID)?.at !== undefined && otherGaps(table, seat).length > 0,
      *choose(table, seat) {
        const gaps = otherGaps(table, seat);
        return yield* table.ask({
          name: 'gap',
          seat,
          about: asks('lunar-cannon.gap', {}),
          options: gapOptions(gaps),
          min: 1,
          max: 1,
          fallback: [`gap:${gaps[0]!}`],
          clock: 'choose',
        });
      },
      aims: () => [],
      // where it stands it guards the own planets
      hint: () => 0,
      effect(table, { seat, picks: [gap] }) {
        put(table, seat, gap!.slice('gap:'.length));
      },
    },
  ],
  steps: { 'lunar-cannon.place': place },
  completed: (table, seat) => table.next('lunar-cannon.place', { seat }),
};

/** Every gap but the one it stands in; where planets have gone there may be none. */
function otherGaps(table: CosmicTable, seat: number): PlanetId[] {
  const at = techOf(table, seat, ID)?.at;
  return table.seats.flatMap((other) => gapsOf(table.facts, other)).filter((gap) => gap !== at);
}

function put(table: CosmicTable, seat: number, gap: PlanetId): void {
  techOf(table, seat, ID)!.at = gap;
  table.tell('lunar-cannon.placed', { seat, planet: gap });
}

/** If nothing is said, behind the first planet. With fewer than two there is no gap, and no cannon. */
function* place(table: CosmicTable, { seat }: { seat: number }) {
  const gaps = gapsOf(table.facts, seat);
  const [first] = gaps;
  if (first === undefined) return;
  const [pick] = yield* table.ask({
    name: 'place',
    seat,
    about: asks('lunar-cannon.place', {}),
    options: gapOptions(gaps),
    min: 1,
    max: 1,
    fallback: [`gap:${first}`],
    clock: 'choose',
  });
  put(table, seat, pick!.slice('gap:'.length));
}
