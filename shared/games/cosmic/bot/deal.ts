import type { Decision } from '../../../engine/decision.ts';
import { isAttack, valueOf } from '../cards/cards.ts';
import { SILENT } from '../deal/offer.ts';
import { homeIn, otherSide, type Side } from '../facts.ts';
import type { CosmicView, OfferView } from '../view.ts';

/** What deals are worth to a bot: a colony, cards, and that the other does not win by it. */

const LEAST = -2;
const sideOf = (board: CosmicView, seat: number): Side => (board.encounter!.offense === seat ? 'offense' : 'defense');

function worthOf(board: CosmicView, seat: number, offer: OfferView): number {
  const side = sideOf(board, seat);
  const other = otherSide(side);
  const opponent = other === 'offense' ? board.encounter!.offense : board.encounter!.defense!;
  const isForeign = (planet: string | null, receiver: number) => planet !== null && homeIn(board.homes, planet) !== receiver;
  const mine = isForeign(offer.colony[side], seat);
  const theirs = isForeign(offer.colony[other], opponent);
  const iWin = mine && board.seats[seat]!.foreign >= board.goal - 1;
  const theyWin = theirs && board.seats[opponent]!.foreign >= board.goal - 1;
  if (iWin) return 100;
  if (theyWin) return -100;
  const cards = (of: Side) =>
    (offer.gives?.[of] ?? []).reduce((sum, { kind, count }) => sum + (kind === 'hand' ? 8 : kind === 'highest' ? count * 3 : count), 0);
  // ships that must settle are missing elsewhere
  const bound = (of: Side) => ((offer.settlers?.[of]?.least ?? 1) - 1) * 0.5;
  const settled = bound(other) - bound(side) + (mine ? 10 : offer.colony[side] ? 3 : 0) - (theirs ? 7 : offer.colony[other] ? 3 : 0);
  const freed = offer.releases.reduce((sum, { owner, ships }) => sum + ships * (owner === seat ? 1 : -0.3), 0);
  return settled + cards(other) * 1.2 - cards(side) * 1.4 + freed;
}

/** Accepts what is worth more than a failure costs. */
export function answerPicks(board: CosmicView, { seat, options }: Decision): string[] {
  const side = sideOf(board, seat);
  const offer = board.encounter!.bargain!.offers[otherSide(side)];
  const accept = offer && options.find(({ id }) => id === `accept:${offer.number}`);
  return [accept && worthOf(board, seat, offer) > LEAST ? accept.id : 'word:refuse'];
}

/** One offer: a colony each, if nobody wins by it alone; else two cards for a colony; else card for card. Then it has said all it has to say. */
export function bargainPicks(board: CosmicView, { seat, options }: Decision): string[] {
  const side = sideOf(board, seat);
  const { offers } = board.encounter!.bargain!;
  const theirs = offers[otherSide(side)];
  if (offers[side] || (theirs && worthOf(board, seat, theirs) > LEAST)) return [SILENT];
  const opponent = side === 'offense' ? board.encounter!.defense! : board.encounter!.offense;
  const find = (verb: string, receiver: number) =>
    options.find(({ id }) => id.startsWith(`${verb}:`) && homeIn(board.homes, id.slice(verb.length + 1)) !== receiver)?.id;
  const get = find('get', seat);
  const grant =
    board.seats[opponent]!.foreign < board.goal - 1 || board.seats[seat]!.foreign >= board.goal - 1 ? find('grant', opponent) : undefined;
  if (get && grant) return [get, grant];
  const spare = board.hand!.filter(({ face }) => isAttack(face) && valueOf(face) < 10).slice(0, 2);
  if (get && spare.length) return [get, ...spare.map(({ id }) => `give:shown:${id}`)];
  const random = ['give:random', 'take:random'].filter((id) => options.some((option) => option.id === id));
  return random.length === 2 ? random : [SILENT];
}
