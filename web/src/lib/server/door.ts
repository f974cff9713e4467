import { error } from '@sveltejs/kit';
import { askedLink, type Outcome, type Role, type RoomDoor, type RoomPage } from '$shared/protocol.ts';

/** The room behind a link. A link that opens nothing looks the same whatever is wrong with it. */
export function doorOf(platform: App.Platform | undefined, link: string): { door: RoomDoor; secret: string } {
  if (!platform) error(404);
  const { room, secret } = askedLink(link);
  return { door: platform.env.ROOMS.getByName(room), secret };
}

export async function pageOf(platform: App.Platform | undefined, link: string, role: Role): Promise<RoomPage> {
  const { door, secret } = doorOf(platform, link);
  const outcome = await door.page(secret, role);
  if (!outcome.ok) error(outcome.reason === 'corrupt_game' ? 500 : 404, outcome.reason);
  return outcome.value;
}

/** A door's answer, plain: what comes over the wire of a room carries more than its data. */
export function plain<T>(outcome: Outcome<T>): Outcome<T> {
  return outcome.ok ? { ok: true, value: outcome.value } : { ok: false, status: outcome.status, reason: outcome.reason };
}
