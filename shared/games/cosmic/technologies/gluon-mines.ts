import type { Technology } from '../abilities/ability.ts';
import { asks } from '../abilities/own.ts';
import { shipsOn } from '../cards/techs.ts';
import { forfeit } from '../phases/resolution.ts';
import { flagshipPick, flagshipsAt } from '../ships/flagships.ts';
import { lose } from '../ships/losses.ts';
import type { Ships } from '../facts.ts';
import { shipsOf, type CosmicTable } from '../table.ts';
import type { CosmicView } from '../view.ts';

declare module '../abilities/own.ts' {
  interface Own {
    'gluon-mines': { uses: { blow: never }; asks: { ships: { of: { count: number }; act: true } }; loses: true };
  }
}

/**
 * As the defense, with both cards down, you turn it up: as many ships of the offense and its allies as are at work on it, of your choice, go to the warp.
 * If none is left you have won; the cards are not turned up and go to the pile.
 */
export const gluonMines: Technology = {
  id: 'gluon-mines',
  research: 'X',
  kind: 'one-shot',
  secret: true,
  abilities: [
    {
      id: 'tech:gluon-mines.blow',
      tech: 'gluon-mines',
      at: ['planning.selected'],
      as: 'defense',
      when: ({ encounter }) => encounter.gate.length > 0,
      aims: ({ encounter }) => encounter.gate.map(({ seat }) => seat),
      // all of them at a stroke, or a good part
      hint(board, seat) {
        const mines = minesOf(board, seat);
        return mines >= board.encounter!.gate.reduce((sum, { ships }) => sum + ships, 0) ? 2 : mines - 1;
      },
      threat: ({ encounter }, seat) => (encounter!.gate.some((stack) => stack.seat === seat) ? 1 : 0),
      effect: (table, { seat, tech: id }) =>
        table.then(['gluon-mines.blow', { seat, count: shipsOn(table, seat, id!) }], 'gluon-mines.over'),
    },
  ],
  steps: { 'gluon-mines.blow': blow, 'gluon-mines.over': over },
  replies: {
    // a flagship first, then the offense itself
    ships({ encounter }, { options, min }) {
      const worth = (id: string) => (id.startsWith('ship:') ? 2 : id === `seat:${encounter!.offense}` ? 1 : 0);
      return [...options]
        .sort((a, b) => worth(b.id) - worth(a.id))
        .flatMap(({ id, times }) => Array<string>(times!).fill(id))
        .slice(0, min);
    },
  },
};

const minesOf = ({ seats }: CosmicView, seat: number): number => seats[seat]!.techs?.find(({ tech }) => tech === 'gluon-mines')?.ships ?? 0;

/** Which ships; a flagship among them is picked by its name. If nothing is said, those of the offense first, and flagships last. */
function* blow(table: CosmicTable, { seat, count }: { seat: number; count: number }) {
  const { gate } = table.encounter;
  const stacks = gate.map((stack) => ({ ...stack, named: flagshipsAt(table, stack.seat, 'gate').map(flagshipPick) }));
  const plain = stacks.map(({ seat: owner, ships, named }) => ({ id: `seat:${owner}`, times: ships - named.length }));
  const options = [...plain, ...stacks.flatMap(({ named }) => named.map((id) => ({ id, times: 1 })))].filter(({ times }) => times > 0);
  const all = options.flatMap(({ id, times }) => Array<string>(times).fill(id));
  const most = Math.min(count, all.length);
  const isChoice = most < all.length && options.length > 1;
  const picks = isChoice
    ? yield* table.ask({
        name: 'ships',
        seat,
        about: asks('gluon-mines.ships', { count: most }),
        options,
        min: most,
        max: most,
        fallback: all.slice(0, most),
        clock: 'choose',
      })
    : all.slice(0, most);
  const hit = ({ seat: owner, named }: (typeof stacks)[number]): Ships =>
    shipsOf(picks.flatMap((pick) => (pick === `seat:${owner}` ? ['gate'] : named.includes(pick) ? [pick] : [])));
  lose(
    table,
    'gluon-mines',
    stacks.map((stack) => ({ seat: stack.seat, ships: hit(stack) })),
  );
}

function over(table: CosmicTable): void {
  if (table.encounter.gate.length) return;
  forfeit(table, { ending: 'won', winner: 'defense' });
  table.next('settled');
}
