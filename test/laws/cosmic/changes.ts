import type { Params } from '../../../shared/engine/json.ts';
import type { Happening, Save } from '../../../shared/engine/save.ts';
import { typeOf, type Face } from '../../../shared/games/cosmic/cards/cards.ts';
import { sides, type Facts, type Ships, type Side } from '../../../shared/games/cosmic/facts.ts';
import { shipsIn } from '../../../shared/games/cosmic/table.ts';
import { fixedCards, type Terms } from '../../../shared/games/cosmic/deal/terms.ts';

/** §13 looks at more than a moment: what an answer has changed must be what was told of it. */

type Compared = (after: Save<Facts>, happenings: readonly Happening[]) => string | null;
const told = (happenings: readonly Happening[], type: string): Params[] =>
  happenings.filter((one) => one.type === type).map(({ all }) => all!);

/** The warp changes only by losses, retrievals, rewards, releases, ships that find no colony and ships that are sent out of it. */
export function comparedWarp({ facts }: Save<Facts>): Compared {
  const before = facts.seats.map(({ warp }) => warp);
  return (after, happenings) => {
    const due = [...before];
    const add = (seat: unknown, ships: number) => (due[Number(seat)]! += ships);
    for (const { seat, ships } of told(happenings, 'lost')) add(seat, shipsIn(ships as Ships));
    for (const { seat, ships } of told(happenings, 'stranded')) add(seat, Number(ships));
    for (const { seat } of told(happenings, 'retrieved')) add(seat, -1);
    for (const { owner, ships } of told(happenings, 'released')) add(owner, -Number(ships));
    for (const { seat, ships } of told(happenings, 'sent')) add(seat, -((ships as Ships)['warp'] ?? 0));
    for (const { seat, ships } of told(happenings, 'removed')) add(seat, -((ships as Ships)['warp'] ?? 0));
    for (const { seat, ships } of told(happenings, 'rewarded')) add(seat, -Number(ships));
    const warp = after.facts.seats.map((seat) => seat.warp);
    return warp.join() === due.join() ? null : `the warp holds ${warp.join()} and should hold ${due.join()}`;
  };
}

/** A deal that is made is the deal that was agreed, card by card and ship by ship. */
export function comparedDeal({ facts }: Save<Facts>): Compared {
  const bargain = facts.encounter?.bargain;
  if (!bargain) return () => null;
  const { offense, defense } = facts.encounter!;
  const mains: Record<Side, number> = { offense, defense: defense! };
  const hands = sides.map((side) => [...facts.seats[mains[side]]!.hand]);
  const agreed = (bargain.struck ? [bargain.struck] : sides.flatMap((side) => bargain.offers[side]?.terms ?? [])).map(
    (terms) => JSON.parse(JSON.stringify(terms)) as Terms,
  );
  return (_, happenings) => {
    if (!happenings.some(({ type }) => type === 'deal-made')) return null;
    const faults = agreed.map(
      (terms) => sides.map((side, at) => unkept(terms, side, mains, hands[at]!, happenings)).find(Boolean) ?? unfreed(terms, happenings),
    );
    return faults.includes(null) ? null : `the deal made is not the one agreed: ${faults.join(' or ')}`;
  };
}

/** What of its half this side has not kept. */
function unkept(
  { gives, colony, settlers }: Terms,
  side: Side,
  mains: Record<Side, number>,
  hand: Facts['seats'][number]['hand'],
  happenings: readonly Happening[],
): string | null {
  const seat = mains[side];
  const settled = told(happenings, 'landed').filter((one) => one['seat'] === seat);
  if (settled.map(({ planet }) => planet).join() !== (colony[side] ?? '')) return `${side} settles ${JSON.stringify(settled)}`;
  const { least = 1, most = Infinity } = settlers?.[side] ?? {};
  if (settled.some(({ ships }) => Number(ships) < least || Number(ships) > most)) return `${side} settles ${JSON.stringify(settled)}`;
  const handed = happenings.find(({ type, all }) => type === 'handed' && all!['why'] === 'deal' && all!['from'] === seat);
  const faces = (handed?.only![seat]!['faces'] as Face[] | undefined) ?? [];
  if (told(happenings, 'played').some((one) => one['seat'] === seat)) return null;
  const list = gives[side];
  const open = list.reduce(
    (sum, { kind, count }) => sum + (['face', 'type', 'random-of-type', 'any', 'random'].includes(kind) ? count : 0),
    0,
  );
  const due = (fixedCards(hand, list)?.length ?? -1) + open;
  if (faces.length !== due) return `${side} gives ${faces.length} cards instead of ${due}`;
  for (const { kind, count, what } of list) {
    const having = (fits: (face: Face) => boolean) => faces.filter(fits).length;
    if (kind === 'face' && having((face) => face === what) < count) return `${side} gives no ${what}`;
    if ((kind === 'type' || kind === 'random-of-type') && having((face) => typeOf(face) === what) < count)
      return `${side} gives no ${what}`;
    if ((kind === 'cards' || kind === 'shown') && !faces.includes(hand.find(({ id }) => id === what)!.face)) return `${side} keeps ${what}`;
  }
  return null;
}

function unfreed({ releases }: Terms, happenings: readonly Happening[]): string | null {
  const freed = told(happenings, 'released').map(({ owner, ships }) => `${String(owner)}:${String(ships)}`);
  return freed.join() === releases.map(({ owner, ships }) => `${owner}:${ships}`).join() ? null : `${freed.join()} are freed`;
}
