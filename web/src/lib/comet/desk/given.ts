import { parsePick } from '$shared/games/comet/picks.ts';
import type { CometView } from '$shared/games/comet/view.ts';

/**
 * The table as a seat sees it while its answer is on its way: what was played or thrown away has left the hand, what was taken the row, and
 * companions and tokens stand where they were sent. What follows from that the room works out.
 */
export function withGiven(view: CometView, seat: number, picks: readonly string[]): CometView {
  const all = picks.map(parsePick);
  const named = (...verbs: string[]) => new Set(all.filter(({ verb }) => verbs.includes(verb)).map(({ what }) => what));
  const left = named('play', 'discard');
  const taken = named('gold');
  const companions = [...view.seats[seat]!.companions];
  const tokens = { ...view.tokens };
  for (const { verb, what, at } of all) {
    if (verb === 'go' || verb === 'nest') companions[Number(what)] = at;
    if (verb === 'token') tokens[what as keyof typeof tokens] = at;
  }
  return {
    ...view,
    tokens,
    row: view.row.filter(({ id }) => !taken.has(id)),
    seats: view.seats.map((one, at) => (at === seat ? { ...one, companions } : one)),
    ...(view.hand && { hand: view.hand.filter(({ id }) => !left.has(id)) }),
  };
}
