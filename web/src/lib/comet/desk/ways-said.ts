import { boards, hexAt } from '$shared/games/comet/map/board.ts';
import type { Way } from '$shared/games/comet/map/reach.ts';
import type { CometView } from '$shared/games/comet/view.ts';
import { cardSaying, signSaying } from '$shared/games/comet/words.ts';
import type { Saying } from '$shared/text/say.ts';

/** What a way costs and how far it leads, as sayings. */
export function waySayings(view: CometView, way: Way): Saying[] {
  const board = boards[view.side];
  const sayings: Saying[] = [];
  if (way.cards.length) {
    const kinds = way.cards.flatMap((card) => view.hand?.find(({ id }) => id === card)?.kind ?? []);
    sayings.push({ key: 'comet.way.cards', of: { cards: { list: kinds.map(cardSaying) } } });
  }
  sayings.push({ key: 'comet.way.paid', of: { symbols: { list: way.symbols.map(signSaying) } } });
  const left = board.hexes[hexAt(board, way.hex)]!.distance;
  sayings.push(left === 0 ? { key: 'comet.way.home' } : { key: 'comet.way.left', of: { left } });
  return sayings;
}
