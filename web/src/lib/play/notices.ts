import type { Plate, RoomView } from '$shared/protocol.ts';

/** Others whose person is away. */
export const othersAway = ({ plates, you, stage }: RoomView): Plate[] =>
  stage === 'playing' ? plates.filter(({ seat, away }) => away !== null && seat !== you.seat) : [];

/** Is there anything to say above the board? */
export function hasNotices(view: RoomView): boolean {
  const { stage, paused, votes, heir, you, plates } = view;
  if (stage === 'cancelled') return true;
  if (heir !== null && heir === you.seat) return true;
  if (stage !== 'playing') return false;
  return paused !== null || votes.length > 0 || plates.some(({ away }) => away !== null);
}
