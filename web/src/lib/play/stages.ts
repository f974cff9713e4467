import type { Component } from 'svelte';
import type { RoomPage } from '$shared/protocol.ts';
import { readyFoyer } from './foyer.ts';
import { hasNotices } from './notices.ts';
import { ready } from './parts.ts';
import type { SeatRoom } from './seat-room.svelte.ts';

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
const stages: Record<string, () => Promise<Staging>> = {
  centauri: () => import('$lib/centauri/Stage.svelte'),
  comet: () => import('$lib/comet/Stage.svelte'),
  cosmic: () => import('$lib/cosmic/Stage.svelte'),
};

export async function stageOf(page: RoomPage): Promise<Component<StageProps> | null> {
  const stage = await stages[page.view.game]?.();
  if (!stage) return null;
  const shown = hasNotices(page.view) ? (['Notices'] as const) : [];
  await Promise.all([page.view.play ? null : readyFoyer('Foyer'), ready(...shown), stage.ready(page)]);
  return stage.default;
}
