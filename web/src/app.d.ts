import type { OutboxDoor, RoomDoor } from '$shared/protocol.ts';
import type { Language } from '$shared/text/language.ts';
import type { Theme } from '$lib/theme.ts';

declare global {
  namespace App {
    interface Locals {
      language: Language;
      theme: Theme;
      /** The game of the table that is asked for. */
      game?: string;
    }
    interface Platform {
      env: {
        ROOMS: { getByName(room: string): RoomDoor };
        /** Only where mails are kept instead of being sent. */
        OUTBOX?: { getByName(name: string): OutboxDoor };
      };
    }
    interface Error {
      message: string;
    }
  }
}
