import type { RoomPage } from '$shared/protocol.ts';
import type { Language } from '$shared/text/language.ts';
import type { Catalogue } from '$shared/text/say.ts';

/** What the page of a table is drawn from: by the server, and again by the script that brings it to life. */
export interface Waking {
  /** The first part of the link's path: a seat at a table, or a place to watch from. */
  at: 'p' | 'w';
  link: string;
  /** The whole path of the page, with what is asked for behind it. */
  path: string;
  room: RoomPage;
  /** What this page is sure to say of what its game says now and then. */
  spoken: Catalogue;
  language: Language;
  /** Why the last form was refused. */
  reason?: string | undefined;
}

/** Where the board stands on the page, and where what it is drawn from. */
export const BOARD = 'board';
export const WAKING = 'waking';
