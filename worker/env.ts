import type { RoomDoor } from '../shared/protocol.ts';

export interface Env {
  /** One object per room, found by the room's name. */
  ROOMS: { getByName(room: string): RoomDoor & Pick<Fetcher, 'fetch'> };
  ASSETS: Fetcher;
  FLOOD: RateLimit;
  /** A fixed pause before a bot answers, in milliseconds; a natural one if not said. */
  BOT_PAUSE_MS?: string;
}
