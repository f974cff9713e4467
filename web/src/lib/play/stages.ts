import type { Component } from 'svelte';
import type { RoomPage } from '$shared/protocol.ts';
import { readyFoyer } from './foyer/foyer.ts';
import { hasMissed, hasNotices } from './room/notices.ts';
import { ready } from './parts.ts';
import { readyReach } from './foyer/reach.ts';
import { mayUndo } from './room/undo.ts';
import type { SeatRoom } from './room/seat-room.svelte.ts';

export interface StageProps {
  room: SeatRoom;
  names: string[];
  /** Names what this device keeps of the table. */
  id: string;
  /** A past round asked for in the address. */
  asked: number | null;
}

interface Staging {
  default: Component<StageProps>;
  /** Waits for the parts of the board that this page shows from the start. */
  ready: (page: RoomPage) => Promise<void>;
}

/** The board of each game, fetched only by those who play it. */
const stages = import.meta.glob<Staging>('../*/Stage.svelte');

export const stageFor = async (game: string): Promise<Staging | undefined> => stages[`../${game}/Stage.svelte`]?.();

export async function stageOf(page: RoomPage): Promise<Component<StageProps>> {
  const stage = await stageFor(page.view.game);
  if (!stage) throw new Error(`no board of ${page.view.game}`);
  const shown = [
    ...(hasNotices(page.view) ? (['Notices'] as const) : []),
    ...(mayUndo(page) ? (['Undo'] as const) : []),
    ...(hasMissed(page) ? (['Since'] as const) : []),
  ];
  await Promise.all([
    ...(page.view.play ? [] : [readyFoyer('Foyer'), readyReach(...(page.own ? (['Reach'] as const) : []))]),
    ready(...shown),
    stage.ready(page),
  ]);
  return stage.default;
}
