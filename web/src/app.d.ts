import type { RoomDoor } from '$shared/protocol.ts';
import type { Language } from '$shared/text/language.ts';
import type { Theme } from '$lib/theme.ts';

declare global {
  namespace App {
    interface Locals {
      language: Language;
      theme: Theme;
    }
    interface Platform {
      env: {
        ROOMS: { getByName(room: string): RoomDoor };
      };
    }
    interface Error {
      message: string;
    }
  }
}
