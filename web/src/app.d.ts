import type { OutboxDoor, ReadersDoor, RoomDoor } from '$shared/protocol.ts';
import type { Language } from '$shared/text/language.ts';
import type { Theme } from '$lib/theme.ts';

declare global {
  namespace App {
    interface Locals {
      language: Language;
      theme: Theme;
      /** The game of the table that is asked for. */
      game?: string;
      /** What stands in the head for messengers and sites that embed. */
      head?: string;
      /** What brings the page of a table to life. */
      script?: string;
    }
    interface Platform {
      env: {
        ROOMS: { getByName(room: string): RoomDoor };
        READERS: { getByName(room: string): ReadersDoor };
        /** The public API, asked as anyone would ask it. */
        API: { fetch(path: string): Promise<Response> };
        /** Only where mails are kept instead of being sent. */
        OUTBOX?: { getByName(name: string): OutboxDoor };
        ORIGIN?: string;
        ADDRESS_HEADER?: string;
        KEEP_UNFINISHED_DAYS?: string;
        KEEP_FINISHED_DAYS?: string;
      };
    }
    interface Error {
      message: string;
    }
  }
}
