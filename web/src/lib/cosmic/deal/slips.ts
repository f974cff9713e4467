import type { Card, Face } from '$shared/games/cosmic/cards/cards.ts';
import { homeIn, otherSide, type Side } from '$shared/games/cosmic/facts.ts';
import type { Settlers } from '$shared/games/cosmic/deal/terms.ts';
import type { ClauseView, CosmicView, OfferView } from '$shared/games/cosmic/view.ts';
import { faceSaying, planetSaying } from '$shared/games/cosmic/words/words.ts';
import type { Saying } from '$shared/text/say.ts';
import { mainOf } from '../encounter.ts';

/** Terms of a deal as slips of paper: what each side gives. */

export type Shown = Pick<OfferView, 'gives' | 'colony' | 'settlers' | 'releases' | 'shown'>;

export interface Slip {
  /** The option it stands for in an offer of one's own. */
  option: string;
  title: Saying;
  note?: Saying;
  planet?: string;
  /** In whose home system it is. */
  home?: number;
  face?: Face;
  icon?: 'warp' | 'cards';
}

const whatSaying = (what: string): Saying =>
  what === 'negotiate' || what === 'morph' || what.includes(':') ? faceSaying(what) : { key: `cosmic.type.${what}` };

function clauseSlip({ kind, count, what }: ClauseView, verb: 'give' | 'take', hand: readonly Card[]): Slip {
  const option = `${verb}:${kind}${what ? `:${what}` : ''}`;
  const held = what ? hand.find(({ id }) => id === what)?.face : undefined;
  if (held)
    return {
      option,
      title: faceSaying(held),
      face: held,
      ...(kind === 'shown' ? { note: { key: 'cosmic.deal.shown.cards', of: { count } } } : {}),
    };
  if (kind === 'shown') return { option, title: { key: 'cosmic.deal.shown.cards', of: { count } }, icon: 'cards' };
  if ((kind === 'face' || kind === 'type' || kind === 'random-of-type') && what) {
    const title: Saying = { key: `cosmic.deal.${kind}`, of: { count, what: { say: whatSaying(what) } } };
    const isFace = kind === 'face' || what === 'negotiate' || what === 'morph';
    return isFace ? { option, title, face: what } : { option, title, icon: 'cards' };
  }
  return { option, title: { key: kind === 'face' ? 'cosmic.deal.face.hidden' : `cosmic.deal.${kind}`, of: { count } }, icon: 'cards' };
}

/** With how many ships a colony is settled, where that is agreed on. */
function settlersSaying({ least, most }: Settlers): Saying {
  const said = (kind: string, of: Record<string, number>): Saying => ({ key: `cosmic.deal.settlers.${kind}`, of });
  if (most === undefined) return said('least', { count: least! });
  if (least === undefined) return said('most', { count: most });
  return least === most ? said('exact', { count: least }) : said('range', { least, most });
}

/** What one side gives, as the viewer may know it. */
export function slipsOf(shown: Shown, side: Side, board: CosmicView, you: number | null): Slip[] {
  const encounter = board.encounter!;
  const other = otherSide(side);
  const isYours = mainOf(encounter, side) === you;
  const slips: Slip[] = [];
  const planet = shown.colony[other];
  if (planet) {
    const settler = { seat: mainOf(encounter, other)! };
    const limits = shown.settlers?.[other];
    const host = { seat: mainOf(encounter, side)! };
    slips.push({
      option: `${isYours ? 'grant' : 'get'}:${planet}`,
      title: limits
        ? { key: 'cosmic.deal.colony.limited', of: { planet: { say: planetSaying(planet) }, ships: { say: settlersSaying(limits) } } }
        : { key: 'cosmic.deal.colony', of: { planet: { say: planetSaying(planet) } } },
      note:
        mainOf(encounter, other) === you
          ? { key: 'cosmic.deal.colony.yours', of: { seat: host } }
          : { key: 'cosmic.deal.colony.for', of: { seat: settler } },
      planet,
      home: homeIn(board.homes, planet),
    });
  }
  slips.push(...(shown.gives?.[side] ?? []).map((clause) => clauseSlip(clause, isYours ? 'give' : 'take', board.hand ?? [])));
  if (encounter.bargain?.frees === side) {
    slips.push(
      ...shown.releases.map(({ owner, ships }): Slip => ({
        option: `release:${owner}`,
        title: { key: 'cosmic.deal.release', of: { seat: { seat: owner }, count: ships } },
        icon: 'warp',
      })),
    );
  }
  return slips;
}

export interface Change {
  icon: string;
  key: string;
  from: number;
  to: number;
}

/** What would change for a side if both accepted. */
export function changesOf({ gives, colony, releases }: Shown, side: Side, board: CosmicView): Change[] {
  const encounter = board.encounter!;
  const seat = mainOf(encounter, side)!;
  const { hand, foreign, warp } = board.seats[seat]!;
  const cardsOf = (one: Side): number => {
    const held = board.seats[mainOf(encounter, one)!]!.hand;
    return (gives?.[one] ?? []).reduce((sum, { kind, count }) => sum + (kind === 'hand' ? held : count), 0);
  };
  const planet = colony[side];
  const freed = releases.reduce((sum, { owner, ships }) => sum + (owner === seat ? ships : 0), 0);
  const changes = [
    {
      icon: 'colony',
      key: 'cosmic.deal.after.colonies',
      from: foreign,
      to: foreign + (planet && homeIn(board.homes, planet) !== seat ? 1 : 0),
    },
    { icon: 'cards', key: 'cosmic.deal.after.cards', from: hand, to: Math.max(0, hand - cardsOf(side)) + cardsOf(otherSide(side)) },
    { icon: 'warp', key: 'cosmic.deal.after.warp', from: warp, to: warp - freed },
  ];
  return changes.filter(({ icon, from, to }) => icon !== 'warp' || from !== to);
}
