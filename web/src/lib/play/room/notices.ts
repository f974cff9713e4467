import { missedRows } from '$shared/missed-rows.ts';
import type { Plate, RoomPage, RoomView } from '$shared/protocol.ts';

/** Others whose person is away. */
export const othersAway = ({ plates, you, stage }: RoomView): Plate[] =>
  stage === 'playing' ? plates.filter(({ seat, away }) => away !== null && seat !== you.seat) : [];

/** Stands in the address of whoever comes to a running game from an invitation. */
export const JUST_SAT = 'sat';

/** Is a seat to be offered mail and notices, which before the start it is offered while it waits? */
export const isReachOffered = ({ view, own }: RoomPage, path: string): boolean =>
  path.endsWith(`?${JUST_SAT}`) && view.stage === 'playing' && own != null && !own.mail && own.pushed === 0;

/** Is there anything to say above the board? */
export function hasNotices(view: RoomView): boolean {
  const { stage, paused, votes, heir, you, plates } = view;
  if (stage === 'cancelled') return true;
  if (heir !== null && heir === you.seat) return true;
  if (stage === 'lobby') return votes.length > 0;
  return stage === 'playing' && (you.mayObject === true || paused !== null || votes.length > 0 || plates.some(({ away }) => away !== null));
}

/** Is there anything to tell a seat of what happened while it was away? Once all is over, only those who ask are told. */
export const hasMissed = ({ view, log, own }: RoomPage): boolean =>
  view.stage === 'playing' && own != null && missedRows(log, own.seen).length > 0;

/** Does the table want something of this reader: a vote, the hosting, to come back? */
export function isAsked({ view, own }: RoomPage): boolean {
  const { you, votes, heir, plates, stage } = view;
  if (!own || you.seat === null) return false;
  const isOpen = stage === 'lobby' || stage === 'playing';
  return (
    you.mayObject === true || (isOpen && votes.length > 0) || (stage === 'playing' && plates[you.seat]?.away != null) || heir === you.seat
  );
}
