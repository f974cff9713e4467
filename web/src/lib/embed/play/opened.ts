import { tableOf } from '$lib/play/page/load.ts';
import type { RoomPage } from '$shared/protocol.ts';
import { catalogueOf } from '$shared/text/catalogue.ts';
import type { Language } from '$shared/text/language.ts';
import type { Catalogue } from '$shared/text/say.ts';
import { FramedRoom } from './framed-room.svelte.ts';

/** A seat that is open in this frame. */
export interface Opened {
  link: string;
  room: FramedRoom;
  catalogue: Catalogue;
}

/** Fetches a seat and all that its board needs, or says why that can't be. */
export async function openSeat(
  link: string,
  language: Language,
  isFree: boolean,
): Promise<Opened | { fault: 'no_seat' | 'no_connection' }> {
  try {
    const response = await fetch(`/api/l/p/${link}`);
    if (response.status === 404) return { fault: 'no_seat' };
    if (!response.ok) return { fault: 'no_connection' };
    const page = (await response.json()) as RoomPage;
    // before the start it says how the game was set up; a page of its own is told by the server
    const spoken = page.view.play ? {} : await catalogueOf(language, ['options']);
    const { catalogue } = await tableOf({ room: page, spoken, language });
    return { link, room: new FramedRoom(`/api/l/p/${link}`, page, isFree), catalogue };
  } catch {
    return { fault: 'no_connection' };
  }
}
