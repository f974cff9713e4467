import { boards } from '$shared/games/comet/map/board.ts';
import { abilityOf, animal } from '$shared/games/comet/cards.ts';
import { occupiedIn } from '$shared/games/comet/map/reach.ts';
import type { CometView } from '$shared/games/comet/view.ts';
import { nestsFor } from '$shared/games/comet/map/walking.ts';

/** A4, A5, A8: the nests where an animal of this seat would appear if it were shown now and nothing used for it. */
export function nestsAhead(view: CometView, seat: number, kind: string): string[] {
  const { leader, rescued } = view.seats[seat]!;
  let nearer = 0;
  let mayShare = false;
  for (const source of [leader, ...rescued]) {
    const ability = abilityOf(source.kind);
    if (ability?.when !== 'always') continue;
    for (const effect of ability.effects) {
      if (effect.code === 'reduce_distance') nearer += effect.n;
      mayShare ||= effect.code === 'occupied_nests';
    }
  }
  const board = boards[view.side];
  return nestsFor(board, occupiedIn(view), animal(kind).nest - nearer, mayShare).map((hex) => board.hexes[hex]!.id);
}
