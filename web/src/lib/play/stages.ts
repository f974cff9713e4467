import type { Component } from 'svelte';
import type { RoomPage, RoomView } from '$shared/protocol.ts';
import type { Part } from '$shared/text/catalogue.ts';
import { readyFoyer } from './foyer/foyer.ts';
import { readyReach } from './foyer/reach.ts';
import { late } from './late.svelte.ts';
import type { parts } from './parts.ts';
import { ready } from './parts.ts';
import { hasMissed, hasNotices } from './room/notices.ts';
import { mayUndo } from './room/undo.ts';
import type { SeatRoom } from './room/seat-room.svelte.ts';
import { NARROW } from './screen.svelte.ts';

export interface StageProps {
  room: SeatRoom;
  names: string[];
  /** Names what this device keeps of the table. */
  id: string;
  /** A past round asked for in the address. */
  asked: number | null;
}

export type Play = NonNullable<RoomView['play']>;

/** What a page shows from the start, by the names of its parts: of its board, of that on phones alone and on all other screens, and of what any table shows. */
export interface FirstParts<Name extends string = string> {
  board?: Name[];
  narrow?: Name[];
  wide?: Name[];
  table?: (keyof typeof parts)[];
}

interface Staging {
  default: Component<StageProps>;
  /** Of a board with parts that are fetched when they are wanted (`late`). */
  firstParts?: (page: RoomPage, play: Play) => FirstParts;
  ready?: (...names: string[]) => Promise<void>;
  textsOf?: (...names: string[]) => Part[];
}

const stages = import.meta.glob<Staging>('../*/Stage.svelte');
const gameOf = (path: string): string => path.split('/')[1]!;

export const stageFor = async (game: string): Promise<Staging | undefined> => stages[`../${game}/Stage.svelte`]?.();

/** The board of each game, fetched only by those who play it. */
export const { parts: boards, ready: readyBoard } = late(
  Object.fromEntries(Object.entries(stages).map(([path, fetch]) => [gameOf(path), fetch])),
);

/** What any table shows only now and then, and shows here from the start. */
export const newsOn = (page: RoomPage): (keyof typeof parts)[] => [
  ...(hasNotices(page.view) ? (['Notices'] as const) : []),
  ...(mayUndo(page) ? (['Undo'] as const) : []),
  ...(hasMissed(page) ? (['Since'] as const) : []),
];

/** Waits for all that a page shows from the start. */
export async function readyPage(page: RoomPage): Promise<void> {
  const { game, play } = page.view;
  if (!play) {
    await Promise.all([readyFoyer('Foyer'), readyReach(...(page.own ? (['Reach'] as const) : [])), ready(...newsOn(page))]);
    return;
  }
  const stage = await stageFor(game);
  if (!stage) throw new Error(`no board of ${game}`);
  const { board = [], narrow = [], wide = [], table = [] } = stage.firstParts?.(page, play) ?? {};
  // the server draws both, and waits for all
  const onScreen = import.meta.env.SSR ? [] : matchMedia(NARROW).matches ? narrow : wide;
  await Promise.all([readyBoard(game), ready(...table, ...newsOn(page)), stage.ready?.(...board, ...onScreen)]);
}
