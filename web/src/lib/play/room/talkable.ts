import type { RoomPage } from '$shared/protocol.ts';

/** Is there anything to hear, or anyone to talk to? Bots do not listen. */
export function isTalkable({ view, talk }: RoomPage): boolean {
  const { you, plates } = view;
  return talk.length > 0 || (you.seat !== null && plates.some(({ seat, occupant }) => seat !== you.seat && occupant === 'person'));
}
